/** Parses a date from the text that JSON stores; null when it is invalid. */
export function storedDate(stored: unknown): Date | null {
  if (typeof stored !== 'string') return null;
  const date = new Date(stored);
  return Number.isNaN(date.getTime()) ? null : date;
}
