import type { SizeGuide } from './product.ts';

/** Longest text before the measures that can head their column. */
const LONGEST_HEAD = 60;

/** A measure behind its size: 'M 104 cm', '38 = 24,5 cm', 'S 46 x 66 cm', '7 untuk 18-19 cm'. */
const measureOf = (size: string) =>
  new RegExp(
    `(?<![\\p{L}\\d/])${size.replace(/[^\p{L}\d ]/gu, '\\$&')}(?: =|:| untuk)? (\\d[\\d,]*(?: ?[-x] ?\\d[\\d,]*)* cm)`,
    'u',
  );

/**
 * The table of sizes that a description holds, from its first sentence with measures of two sizes or more; null where it
 * has none.
 * @param sizes the options of the product's size
 */
export function sizeGuideIn(description: string, sizes: readonly string[]): SizeGuide | null {
  for (const clause of description.split(/(?<=\.)\s+|;\s*|\n+/)) {
    const found = sizes.flatMap((size) => {
      const match = measureOf(size).exec(clause);
      return match ? [{ size, text: match[1] ?? '', at: match.index }] : [];
    });
    if (found.length < 2) continue;
    const start = Math.min(...found.map(({ at }) => at));
    const head = clause.slice(0, start).replace(/[:\s]+$/, '');
    const inBrackets = /\(([^()]+)\)\.?$/.exec(clause)?.[1];
    const measure = inBrackets ?? (head.length <= LONGEST_HEAD ? head : '');
    return {
      measure: measure.charAt(0).toUpperCase() + measure.slice(1),
      rows: found.map(({ size, text }) => ({ size, text })),
    };
  }
  return null;
}
