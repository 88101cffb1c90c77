/**
 * A text in lower case, letter by letter, as PostgreSQL's `ilike` compares: 'Σ' is 'σ' at the end of a word too, and
 * 'İ' is 'i', so that folding never changes how many letters there are.
 */
export function foldCase(text: string): string {
  const lower = text.toLowerCase();
  // Only these letters change by their context, or to more than one letter (Unicode, SpecialCasing.txt).
  if (!/[\u0130\u03a3]/.test(text)) return lower;
  return Array.from(text, (letter) => (letter === '\u0130' ? 'i' : letter.toLowerCase())).join('');
}
