/** Why payouts are held while a shop is suspended, as its people read it. */
export const suspendedWords = (reason: string): string => `toko sedang tidak aktif: ${reason}`;
