const LETTERS = /^(\d*)(x*)([sml])\b/;
const LETTER_ONLY = /^\d*x*[sml](\/\d*x*[sml])?$/;

/** A size or colour as the filter panel writes it, which compares them in lower case: letters of sizes in capitals. */
export const sizeLabel = (size: string): string =>
  LETTER_ONLY.test(size) ? size.toUpperCase() : size.charAt(0).toUpperCase() + size.slice(1);

/** Sizes in their order: S before M before XL, then by number, then by name. */
export function compareSizes(a: string, b: string): number {
  const [rankA, rankB] = [rank(a), rank(b)];
  return rankA.kind - rankB.kind || rankA.place - rankB.place || (a < b ? -1 : Number(a > b));
}

function rank(size: string): { kind: number; place: number } {
  const [, times = '', exes = '', letter] = LETTERS.exec(size) ?? [];
  if (letter !== undefined) {
    const many = times === '' ? exes.length : Number(times);
    return { kind: 0, place: letter === 's' ? -1 - many : letter === 'm' ? 0 : 1 + many };
  }
  const number = Number.parseFloat(size.replace(',', '.'));
  return Number.isNaN(number) ? { kind: 2, place: 0 } : { kind: 1, place: number };
}
