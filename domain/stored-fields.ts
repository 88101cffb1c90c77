/** A JSON object with unknown content. */
export type StoredFields = Readonly<Record<string, unknown>>;

/** Whether a stored value is a JSON object and not an array. */
export function isStoredFields(value: unknown): value is StoredFields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a stored value is a safe integer of at least `least`. */
export function isWhole(value: unknown, least = 0): value is number {
  return Number.isSafeInteger(value) && Number(value) >= least;
}

/**
 * A stored list, each item parsed by `readItem`. Null when it is not a list, when an item is invalid, or when
 * two items share a key: then the whole data is corrupt (P-SHOP-19).
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
