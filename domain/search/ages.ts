import type { Lexicon } from './lexicon.ts';

const MONTHS_IN_A_YEAR = 12;
/** '2 tahun', '6bln', 'usia 2 sampai 4 tahun', 'di bawah 5 tahun', '3 thn ke atas'. */
const AGE =
  /(?<=^| )(?<said>(?:usia|umur|umuran|berusia|berumur) )?(?<under>di ?bawah |kurang dari )?(?:di ?atas |mulai )?(?<number>\d+(?:,\d+)?)(?: (?:sampai |hingga |sd )?\d+)? ?(?:(?<years>tahun|thn|th)|bulan|bln)(?: ke ?atas| ke ?bawah)?(?= |$)/u;
/** What people are called, by the age in months from which they are too old. Descriptions are searched for the first word. */
const NAMES: readonly (readonly [tooOld: number, names: string])[] = [
  [2 * MONTHS_IN_A_YEAR, 'bayi balita batita baby'],
  [5 * MONTHS_IN_A_YEAR, 'balita batita bayi toddler'],
  [13 * MONTHS_IN_A_YEAR, 'anak'],
  [18 * MONTHS_IN_A_YEAR, 'remaja'],
  [60 * MONTHS_IN_A_YEAR, 'dewasa'],
  [Number.POSITIVE_INFINITY, 'lansia'],
];

/**
 * Takes an age out of a term, such as '2 tahun' in 'mainan anak 2 tahun', and returns what people of that age are
 * called. A number of years is an age after 'usia', or where a term names children or toys: '2 tahun' may also be how
 * long a thing lasts (P-SEARCH-21).
 */
export function readAge(
  words: readonly string[],
  lexicon: Lexicon,
): { rest: readonly string[]; names: readonly string[] } {
  if (!words.some(beginsWithDigit)) return { rest: words, names: [] };
  const term = words.join(' ');
  const found = AGE.exec(term);
  const { said, under, number = '', years } = found?.groups ?? {};
  const before = wordsIn(term.slice(0, found?.index ?? 0));
  if (!found || !(said || before.some((word) => isYoung(word, lexicon)))) return { rest: words, names: [] };
  const months =
    Number(number.replace(',', '.')) * (years ? MONTHS_IN_A_YEAR : 1) - Number(under !== undefined);
  const [, names = ''] = NAMES.find(([tooOld]) => months < tooOld) ?? [];
  return {
    rest: [...before, ...wordsIn(term.slice(found.index + found[0].length))],
    names: wordsIn(names),
  };
}

const beginsWithDigit = (word: string) => /^\d/.test(word);
const wordsIn = (text: string) => text.split(' ').filter((word) => word !== '');

/** Whether a word names children, babies or toys. */
function isYoung(word: string, lexicon: Lexicon): boolean {
  const concept = lexicon.conceptOf(word);
  const isOf = (known: string) =>
    word === known || (concept !== undefined && concept === lexicon.conceptOf(known));
  return lexicon.recipients.audienceIn(word) === 'children' || isOf('bayi') || isOf('mainan');
}
