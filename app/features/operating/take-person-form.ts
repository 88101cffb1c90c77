/** Shows how an account is reached on the page itself. */
export const SHOW_PERSON_INTENT = 'show';
