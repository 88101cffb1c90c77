/** A date revived from the text that JSON keeps of it; null when it is none. */
export function storedDate(stored: unknown): Date | null {
  if (typeof stored !== 'string') return null;
  const date = new Date(stored);
  return Number.isNaN(date.getTime()) ? null : date;
}
