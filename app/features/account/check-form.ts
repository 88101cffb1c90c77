/** The validation of the account forms, a file of its own so that zod comes only to those who fill one in. */
export { accountFaults } from '#domain/forms/account-forms.ts';
