/** A field that no person sees: whoever fills it is a program, answered as if all were well (P-FORM-6). */
export const HONEYPOT = 'website';
