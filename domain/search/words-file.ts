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
type WordsColumn = (typeof WORDS_COLUMNS)[number];

/** A row of a file as it is written, without its empty cells. */
export interface WrittenWords {
  /** As a spreadsheet counts: the heading is row 1. */
  readonly number: number;
  readonly cells: Readonly<Partial<Record<WordsColumn, string>>>;
}

/** What is wrong with a row; `text` continues 'Row 3, column words ...'. */
export interface WordsFault {
  readonly row: number;
  readonly column: WordsColumn;
  readonly text: string;
}

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
    const report = (column: WordsColumn, text: string) => faults.push({ row, column, text });
    if (!set) report('set', `is '${cells.set}', but must be one of ${WORD_SETS.join(', ')}`);
    if (!kind) report('kind', `is '${cells.kind}', but must be one of ${WORDS_KINDS.join(', ')}`);
    if (!YES.has(each) && !NO.has(each)) report('each', `is '${cells.each}', but must be yes or empty`);
    if (kind === 'person' && cells.goods !== undefined && !AUDIENCES.some((known) => known === cells.goods))
      report('goods', `is '${cells.goods}', but must be one of ${AUDIENCES.join(', ')} or empty`);
    if (words.length === 0) report('words', 'is empty');
    for (const column of ['words', 'narrower', 'near'] as const) {
      for (const word of listOf(cells[column])) {
        if (writtenPhrase(word) === '') report(column, `has '${word}', which has no letter`);
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
          : [{ row, column: 'words', text: `has '${word}', as row ${before} has` }];
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
