/** So many of the last products are kept. */
export const MOST_VIEWED = 12;

/** A product that was looked at. Without a price: the one of then may be untrue by now. */
export interface ViewedProduct {
  id: number;
  name: string;
  imageUrl: string;
}

/** The last products of a browser with one more at the front, where each stands once (P-PROD-15). */
export function addViewed(viewed: readonly ViewedProduct[], product: ViewedProduct): ViewedProduct[] {
  const { id, name, imageUrl } = product;
  return [{ id, name, imageUrl }, ...viewed.filter((other) => other.id !== id)].slice(0, MOST_VIEWED);
}

/** Stored products; null when the data is corrupt. */
export function parseStoredViewed(stored: unknown): ViewedProduct[] | null {
  if (!Array.isArray(stored) || !stored.every(isViewed)) return null;
  return stored.reduceRight<ViewedProduct[]>(addViewed, []);
}

/** Whether something stored is a product that was looked at. */
function isViewed(value: unknown): value is ViewedProduct {
  if (typeof value !== 'object' || value === null) return false;
  const { id, name, imageUrl } = value as Record<string, unknown>;
  return Number.isSafeInteger(id) && typeof name === 'string' && typeof imageUrl === 'string';
}
