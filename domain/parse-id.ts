/** The highest id that a PostgreSQL `integer` holds. */
const HIGHEST_ID = 2_147_483_647;

/** An id from an address: a whole number from 1 without sign or leading zero; null otherwise (P-PAGE-3). */
export function parseId(text: string): number | null {
  if (!/^[1-9]\d{0,9}$/.test(text)) return null;
  const id = Number(text);
  return id <= HIGHEST_ID ? id : null;
}
