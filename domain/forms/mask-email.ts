/** An e-mail address of which only its owner can tell which it is: 's***@contoh.id'. */
export const maskEmail = (email: string): string => email.replace(/^(.).*(?=@)/u, '$1***');
