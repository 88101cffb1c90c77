import { foldText } from './fold-text.ts';

/** Units that form a measure with the number before them, and their normal form. */
const UNITS: ReadonlyMap<string, string> = new Map(
  [
    'inci inch',
    'cm',
    'mm',
    'm meter',
    'kg kilo kilogram',
    'g gr gram',
    'mg',
    'ml',
    'liter l lt ltr',
    'w watt',
    'mah',
    'wh',
    'gb',
    'tb',
    'mb',
    'mp',
    'hz',
    'ghz',
    'fps',
    'kpa',
    'lbs',
    'jam',
    'hari',
    'menit',
    'tahun',
    'pcs pc buah',
    'lembar',
    'slot',
    'sachet saset',
    'keping',
    'warna',
    'pemain',
    'orang',
    'derajat',
    'lumen',
    'port',
    'tuts',
    'lapis',
    'tingkat',
    'level',
    'kata',
    'film',
    'aktivitas',
  ].flatMap((line) => {
    const [unit = '', ...others] = line.split(' ');
    return [unit, ...others].map((word) => [word, unit] as const);
  }),
);

/** '10rb mAh' and '20K mAh': so many thousand. */
const THOUSANDS = /(\d+) ?(?:rb|ribu|k) ?(?=(?:mah|lumen)\b)/g;

const DIGIT = /\d/;
const NUMBER = /^\d+(,\d+)?$/;
const MEASURE = /^(\d+(?:,\d+)?)(\p{L}+)$/u;

/**
 * The words of a name or term, normalised for search: lower case, '10.000' and '10rb mAh' as 10000, '15.6' as 15,6. A
 * sign between letters separates words: 'USB-C' is two.
 */
export function searchWords(text: string): string[] {
  const folded = foldText(text);
  // Most texts have no number: to look for forms of one took half of the time.
  if (!DIGIT.test(folded)) return folded.match(/[\p{L}\p{N}]+/gu) ?? [];
  const numbers = folded
    .replace(/(?<![\d.])\d{1,3}(?:\.\d{3})+(?![\d.])/g, (number) => number.replaceAll('.', ''))
    .replace(/(\d)\.(?=\d)/g, '$1,')
    .replace(THOUSANDS, (_, number: string) => `${number}000 `);
  return numbers.match(/\d+,\d+|[\p{L}\p{N}]+/gu) ?? [];
}

/** Whether a word begins with a digit, as each number and measure does. */
const beginsWithDigit = (word: string) => word >= '0' && word < ':';

export const isNumber = (word: string) => beginsWithDigit(word) && NUMBER.test(word);

/** A number and its unit as one word in normal form: '20000 mAh' is '20000mah', '15 inch' is '15inci'. */
export function measure(number: string, unit: string): string | null {
  if (!isNumber(number)) return null;
  const known = UNITS.get(unit);
  return known === undefined ? null : number + known;
}

/** A word such as '20000mah' or '8gr' in the form of {@link measure}; null for any other. */
export function writtenMeasure(word: string): string | null {
  if (!beginsWithDigit(word)) return null;
  const [, number = '', unit = ''] = MEASURE.exec(word) ?? [];
  return measure(number, unit);
}

/** The words without immediate repetitions: 'oleh-oleh' is 'oleh', 'anak anak' is 'anak'. */
export function withoutEchoes(words: readonly string[]): string[] {
  return words.filter((word, at) => word !== words[at - 1] || isNumber(word));
}
