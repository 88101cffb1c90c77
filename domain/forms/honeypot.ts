/** A field that no person sees: whoever fills it is a program, answered as if all were well (issue 3). */
export const HONEYPOT = 'website';
