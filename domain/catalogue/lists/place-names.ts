import { cleanLine } from '../../forms/clean-text.ts';

/**
 * The names that a category of another shop may have here: as it is written, else those at the ends of its paths, as in
 * 'Fashion > Pakaian Pria, Promo', '101311 - Fashion/Pakaian Pria' and 'Fashion/Pakaian Pria (601226)'.
 * @returns groups of names in lower case; one that fits in the first group counts before all of the next
 */
export function placeNames(text: string): string[][] {
  const written = cleanLine(text).toLowerCase();
  const ends = written.split(',').map((path) => {
    const end = path.split(/[>/]/).at(-1) ?? '';
    return cleanLine(end.replace(/^\s*\d+ - /, '').replace(/\(\d+\)\s*$/, ''));
  });
  return [[written], [...new Set(ends)].filter((name) => name !== '')];
}
