import { AUDIENCES } from './audiences.ts';
import { writtenPhrase } from './lexicon.ts';
import { WORD_SETS, WORDS_KINDS, type WordsEntry } from './words-row.ts';

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
export type WordsColumn = (typeof WORDS_COLUMNS)[number];

/** A row of a file as it is written, without its empty cells. */
export interface WrittenWords {
  /** As a spreadsheet counts: the heading is row 1. */
  readonly number: number;
  readonly cells: Readonly<Partial<Record<WordsColumn, string>>>;
}

/** What is wrong with a cell; `typed` is what stands in it. */
export type WordsFault = { readonly row: number; readonly column: WordsColumn } & WordsCellFault;

export type WordsCellFault =
  /** Nothing stands where something must. */
  | { readonly code: 'empty' }
  | { readonly code: 'not_one_of'; readonly typed: string; readonly known: readonly string[] }
  /** It is neither yes nor no. */
  | { readonly code: 'not_yes'; readonly typed: string }
  /** It has no letter and no digit. */
  | { readonly code: 'no_letter'; readonly typed: string }
  /** Another row of the same set has the word. */
  | { readonly code: 'in_other_row'; readonly typed: string; readonly other: number }
  /** It says that the row comes with the program, but no such row does. */
  | { readonly code: 'not_of_program'; readonly typed: string }
  /** The shop has no category of that slug. */
  | { readonly code: 'no_category'; readonly typed: string };

/** An entry and the row that it stands in. */
export interface PlacedWords {
  readonly row: number;
  readonly entry: WordsEntry;
}

const listOf = (cell = '') => cell.split(',').flatMap((part) => part.trim() || []);
const YES = new Set(['yes', 'ya', 'true', '1']);
const NO = new Set(['', 'no', 'tidak', 'false', '0']);

/** Reads the rows of a file. A row without a set is the shop's own, one without a kind is about a thing. */
export function readWords(rows: readonly WrittenWords[]): { placed: PlacedWords[]; faults: WordsFault[] } {
  const faults: WordsFault[] = [];
  const placed = rows.flatMap(({ number: row, cells }) => {
    const set = WORD_SETS.find((known) => known === (cells.set ?? 'own'));
    const kind = WORDS_KINDS.find((known) => known === (cells.kind ?? 'thing'));
    const each = cells.each?.toLowerCase() ?? '';
    const words = listOf(cells.words);
    const report = (column: WordsColumn, fault: WordsCellFault) => faults.push({ row, column, ...fault });
    const mustBeOneOf = (column: WordsColumn, known: readonly string[]) =>
      report(column, { code: 'not_one_of', typed: cells[column] ?? '', known });
    if (!set) mustBeOneOf('set', WORD_SETS);
    if (!kind) mustBeOneOf('kind', WORDS_KINDS);
    if (!YES.has(each) && !NO.has(each)) report('each', { code: 'not_yes', typed: each });
    if (kind === 'person' && cells.goods !== undefined && !AUDIENCES.some((known) => known === cells.goods))
      mustBeOneOf('goods', AUDIENCES);
    if (words.length === 0) report('words', { code: 'empty' });
    for (const column of ['words', 'narrower', 'near'] as const) {
      for (const typed of listOf(cells[column])) {
        if (writtenPhrase(typed) === '') report(column, { code: 'no_letter', typed });
      }
    }
    if (!set || !kind) return [];
    const entry: WordsEntry = {
      set,
      kind,
      words,
      isEach: YES.has(each),
      narrower: listOf(cells.narrower),
      near: listOf(cells.near),
      places: listOf(cells.place),
      ownPlaces: listOf(cells.only),
      goods: cells.goods ?? null,
    };
    return [{ row, entry }];
  });
  return { placed, faults: [...faults, ...repeatedWords(placed)] };
}

const isFor = ({ kind }: WordsEntry) => kind === 'person' || kind === 'occasion';
const namesThing = (entry: WordsEntry) => entry.kind !== 'noun' && entry.kind !== 'plain' && !isFor(entry);

/** Words that two rows of one set have: only one of them would count. */
function repeatedWords(placed: readonly PlacedWords[]): WordsFault[] {
  const seen = new Map<string, number>();
  return placed
    .filter(({ entry }) => namesThing(entry) || isFor(entry))
    .flatMap(({ row, entry }) =>
      [...new Set(entry.words.map(writtenPhrase))].flatMap((word): WordsFault[] => {
        const key = `${isFor(entry)} ${entry.set} ${word}`;
        const before = seen.get(key);
        seen.set(key, row);
        return before === undefined
          ? []
          : [{ row, column: 'words', code: 'in_other_row', typed: word, other: before }];
      }),
    );
}

/** Ways from a word over narrower ones back to itself: 'bor > mata bor > bor'. One for each circle. */
export function circlesOf(entries: readonly WordsEntry[]): string[] {
  const narrower = new Map<string, readonly string[]>();
  for (const set of WORD_SETS) {
    for (const entry of entries.filter((own) => own.set === set && namesThing(own))) {
      const below = entry.narrower.map(writtenPhrase);
      for (const word of entry.words) narrower.set(writtenPhrase(word), below);
    }
  }
  const done = new Set<string>();
  const found: string[] = [];
  const visit = (word: string, way: readonly string[]): void => {
    const from = way.indexOf(word);
    if (from >= 0) found.push([...way.slice(from), word].join(' > '));
    if (from >= 0 || done.has(word)) return;
    for (const below of narrower.get(word) ?? []) visit(below, [...way, word]);
    done.add(word);
  };
  for (const word of narrower.keys()) visit(word, []);
  return found;
}

/** An entry as a file has it. */
export const writtenWords = (entry: WordsEntry): Readonly<Record<WordsColumn, string>> => ({
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
