/** Before a number that is no house's: 'Jl. Melati RT 02/RW 03' is a street of many houses. */
const AREAS = new Set(['rt', 'rw']);

/** Before a number of something that many live in or at. */
const PARTS = new Set([
  'blok',
  'block',
  'gang',
  'gedung',
  'gg',
  'km',
  'lantai',
  'lorong',
  'lrg',
  'lt',
  'tower',
]);

const FILLERS = new Set(['jalan', 'jl', 'jln', 'no', 'nomer', 'nomor']);

/** Alone they name no street: 'Rumah No. 5'. */
const KINDS = new Set(
  'desa dusun kampung kios komplek kompleks perum perumahan ruko rumah toko warung'.split(' '),
);

const isNumber = (word = ''): boolean => /^\d/.test(word);

/**
 * The house that an address names, spelled in one way: its words up to the number of the house. 'Jl. Melati No. 5, Tebet' and
 * 'jalan melati 05' are one house, 'Jl. Melati 57' and 'Jl. Melati 5 A' are others.
 * @param postalCode of the address, which may stand in it
 * @returns null for an address that could be several houses': no number, or that of an alley, a block or a floor alone
 */
export function houseOf(address: string, postalCode: string): string | null {
  const words = wordsOf(address).filter((word) => word !== postalCode);
  const numbers = words.flatMap((word, at) => (isNumber(word) && !isOfArea(words, at) ? [at] : []));
  const last = numbers.at(-1);
  if (last === undefined || PARTS.has(words[last - 1] ?? '')) return null;
  const named = words.slice(0, last + 1).filter((word) => !FILLERS.has(word));
  const hasName = named.some(
    (word) => /^\p{L}{3}/u.test(word) && !PARTS.has(word) && !KINDS.has(word) && !AREAS.has(word),
  );
  return hasName ? named.map((word) => word.replace(/^0+(?=\d)/, '')).join(' ') : null;
}

/** Letters and digits alone, small; 'No.5' are two words, '5A' and '5 A' are one. */
const wordsOf = (address: string): string[] =>
  address
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\p{Cf}/gu, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .replace(/\b(no|nomor|rt|rw|gg|gang|km|blok|lt)(?=\d)/g, '$1 ')
    .replace(/(\d) ([a-z])(?= |$)/g, '$1$2')
    .trim()
    .split(' ');

/** 'RT 02/03' has two of them. */
const isOfArea = (words: readonly string[], at: number): boolean => {
  const before = words[at - 1] ?? '';
  return AREAS.has(before) || (isNumber(before) && isOfArea(words, at - 1));
};
