/** A postal code as shoppers typed it for one district or village. */
export interface TypedCode {
  postalCode: string;
  /** How many shoppers typed it. */
  owners: number;
}

/** The least number of shoppers: fewer would tell one where another lives, and could be one who erred. */
const LEAST_OWNERS = 3;
/** The part of all shoppers of the place who typed it, at least. */
const LEAST_SHARE = 0.8;

/** The postal code of a place by what shoppers typed for it; null where they disagree or are too few (P-BUY-81). */
export function clearPostalCode(typed: readonly TypedCode[]): string | null {
  const all = typed.reduce((sum, { owners }) => sum + owners, 0);
  const clear = typed.find(({ owners }) => owners >= LEAST_OWNERS && owners / all >= LEAST_SHARE);
  return clear?.postalCode ?? null;
}
