import { writtenPhrase } from './lexicon.ts';
import { WORD_SETS, WORDS_KINDS, type WordsEntry, type WordsKind } from './words-row.ts';

/** The columns of a file of words. */
export const WORDS_COLUMNS = [
  'set',
  'kind',
  'words',
  'each',
  'narrower',
  'near',
  'place',
  'only',
  'goods',
] as const;

/** A row of a file as it is written: a text for each column that it has. */
export type WrittenRow = Readonly<Partial<Record<(typeof WORDS_COLUMNS)[number], string>>>;

const listOf = (cell = '') => cell.split(',').flatMap((part) => part.trim() || []);
const YES = new Set(['yes', 'ya', 'true', '1']);
const NO = new Set(['', 'no', 'tidak', 'false', '0']);

/** Reads the rows of a file. A fault is a sentence with the number of its row, the heading being row 1. */
export function readWords(rows: readonly WrittenRow[]): { entries: WordsEntry[]; faults: string[] } {
  const faults: string[] = [];
  const entries = rows.flatMap((row, at) => {
    const read = readRow(row);
    if ('entry' in read) return [read.entry];
    faults.push(...read.faults.map((fault) => `Row ${at + 2}: ${fault}`));
    return [];
  });
  return { entries, faults: [...faults, ...repeatedWords(entries), ...circles(entries)] };
}

function readRow(row: WrittenRow): { entry: WordsEntry } | { faults: string[] } {
  const set = WORD_SETS.find((known) => known === (row.set?.trim() || 'own'));
  const kind = WORDS_KINDS.find((known): known is WordsKind => known === (row.kind?.trim() || 'thing'));
  const each = row.each?.trim().toLowerCase() ?? '';
  const words = listOf(row.words);
  const faults = [
    ...(set ? [] : [`set is '${row.set}', but must be one of ${WORD_SETS.join(', ')}`]),
    ...(kind ? [] : [`kind is '${row.kind}', but must be one of ${WORDS_KINDS.join(', ')}`]),
    ...(YES.has(each) || NO.has(each) ? [] : [`each is '${row.each}', but must be yes or empty`]),
    ...(words.length > 0 ? [] : ['words is empty']),
    ...[...words, ...listOf(row.narrower), ...listOf(row.near)]
      .filter((word) => writtenPhrase(word) === '')
      .map((word) => `'${word}' has no letter`),
  ];
  if (!set || !kind || faults.length > 0) return { faults };
  return {
    entry: {
      ...{ set, kind, words, isEach: YES.has(each) },
      ...{ narrower: listOf(row.narrower), near: listOf(row.near) },
      ...{ places: listOf(row.place), ownPlaces: listOf(row.only), goods: row.goods?.trim() || null },
    },
  };
}

const meansSomething = ({ kind }: WordsEntry) => kind !== 'noun' && kind !== 'plain';

/** Words that two rows of one set have: only one of them would count. */
function repeatedWords(entries: readonly WordsEntry[]): string[] {
  const seen = new Set<string>();
  return entries.filter(meansSomething).flatMap(({ set, words }) =>
    [...new Set(words.map(writtenPhrase))].flatMap((word) => {
      const key = `${set} ${word}`;
      if (seen.has(key)) return [`'${word}' stands in two rows of the set ${set}`];
      seen.add(key);
      return [];
    }),
  );
}

/** Words that are narrower than themselves, by way of others: 'a > b > a'. */
function circles(entries: readonly WordsEntry[]): string[] {
  const narrower = new Map<string, readonly string[]>();
  for (const entry of entries.filter(meansSomething)) {
    const below = entry.narrower.map(writtenPhrase);
    for (const word of entry.words.map(writtenPhrase)) narrower.set(word, below);
  }
  const done = new Set<string>();
  const found: string[] = [];
  const visit = (word: string, way: readonly string[]): void => {
    const from = way.indexOf(word);
    if (from >= 0) {
      found.push(`A circle: ${[...way.slice(from), word].join(' > ')}`);
      return;
    }
    if (done.has(word)) return;
    for (const below of narrower.get(word) ?? []) visit(below, [...way, word]);
    done.add(word);
  };
  for (const word of narrower.keys()) visit(word, []);
  return found;
}

/** A row as a file has it. */
export const writtenRow = (entry: WordsEntry): Readonly<Record<(typeof WORDS_COLUMNS)[number], string>> => ({
  set: entry.set,
  kind: entry.kind,
  words: entry.words.join(', '),
  each: entry.isEach ? 'yes' : '',
  narrower: entry.narrower.join(', '),
  near: entry.near.join(', '),
  place: entry.places.join(', '),
  only: entry.ownPlaces.join(', '),
  goods: entry.goods ?? '',
});
