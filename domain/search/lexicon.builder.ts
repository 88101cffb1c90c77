import { Lexicon } from './lexicon.ts';
import type { WordsEntry } from './words-row.ts';

/** A row of words; its lists as in a file, separated by commas. */
export function wordsEntry(words: string, given: Partial<WordsEntry> = {}): WordsEntry {
  return {
    set: 'general',
    kind: 'thing',
    isEach: false,
    narrower: [],
    near: [],
    places: [],
    ownPlaces: [],
    goods: null,
    ...given,
    words: words.split(', '),
  };
}

const PERSONS = [
  wordsEntry('pria, cowok', { kind: 'person', goods: 'men' }),
  wordsEntry('wanita, ibu', { kind: 'person', goods: 'women' }),
  wordsEntry('anak', { kind: 'person', goods: 'children' }),
];

/** A lexicon of some things, each with its synonyms, and of a few persons. */
export const lexiconOf = (...things: readonly string[]) =>
  new Lexicon([...things.map((words) => wordsEntry(words)), ...PERSONS]);
