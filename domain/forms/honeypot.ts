/**
 * A field that no person sees. Whoever fills it is a program, and is answered as if the form were accepted
 * (P-FORM-6).
 */
export const HONEYPOT = 'website';
