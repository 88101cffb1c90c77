/** A JSON object of which nothing is known yet. */
export type StoredFields = Readonly<Record<string, unknown>>;

/** Whether a stored value is a JSON object, and no list. */
export function isStoredFields(value: unknown): value is StoredFields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a stored value is a whole number of at least `least` that JavaScript holds exactly. */
export function isWhole(value: unknown, least = 0): value is number {
  return Number.isSafeInteger(value) && Number(value) >= least;
}

/**
 * A stored list, each item read by `readItem`; null when it is no list, when one item cannot be read, or when two
 * items share a key: then the whole data is corrupt (P-SHOP-19).
 */
export function readStoredList<T>(
  stored: unknown,
  readItem: (fields: StoredFields) => T | null,
  keyOf: (item: T) => number | string,
): T[] | null {
  if (!Array.isArray(stored)) return null;
  const items: T[] = [];
  for (const fields of stored) {
    const item = isStoredFields(fields) ? readItem(fields) : null;
    if (item === null) return null;
    items.push(item);
  }
  return new Set(items.map(keyOf)).size === items.length ? items : null;
}
