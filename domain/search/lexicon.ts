import { AUDIENCES } from './audiences.ts';
import { placeOf } from './place-of.ts';
import { Recipients } from './recipients.ts';
import { searchWords, withoutEchoes } from './words.ts';
import { byLength, type WordsByLength } from './words-by-length.ts';
import { WORD_SETS, type WordsEntry } from './words-row.ts';

/** A kind of thing, by whatever word shoppers use for it. */
export interface Concept {
  /** Words and phrases that mean the same, as {@link phraseOf} writes them. */
  readonly words: readonly string[];
  readonly narrower: readonly string[];
  /** Nearest things, for a shop that lacks the thing. */
  readonly near: readonly string[];
  /** Slugs of subcategories that contain nothing else. */
  readonly is: readonly string[];
  /** Slugs of subcategories that sell it beside other things. */
  readonly in: readonly string[];
  /** Whether it names a brand and not a thing. */
  readonly isMaker: boolean;
  /** What a brand stands for, if the shop lacks it; null for the goods of its places. */
  readonly goods: string | null;
  /** Whether the words of the demo name it: such a thing may be lacking though names have its words. */
  readonly isOfDemo: boolean;
  /** Whether it is given away, so that what suits depends on whom it is for. */
  readonly isGift: boolean;
}

/** What does something: 'penghancur', 'pembolong', 'pelubang'. */
const TOOL = /^(?:pem[aeioub]|pen[aeioucdjz]|peng[aeioughk]|peny[aeiou])[a-z]{3,}$/;

/** Words as one phrase of the lexicon; a repeated word counts once. */
export const phraseOf = (words: readonly string[]) => withoutEchoes(words).join(' ');

/** A text as {@link phraseOf} writes it. */
export const writtenPhrase = (text: string) => phraseOf(searchWords(text));

/** The words of shoppers: what they mean, and which belong together. */
export class Lexicon {
  /** Single words of things: candidates for correcting a misspelt word. */
  readonly words: readonly string[];
  /** Words of the phrases. */
  readonly phraseWords: ReadonlySet<string>;
  /** Whom presents are for, and when they are given. */
  readonly recipients = new Recipients();
  readonly #byWord = new Map<string, Concept>();
  readonly #nouns = new Set<string>();
  readonly #plain = new Map<string, readonly string[]>();
  /** The phrases of several words by first word, the longest first. */
  readonly #phrases = new Map<string, string[][]>();
  readonly #sorted: readonly string[];
  #candidates: WordsByLength | null = null;

  /**
   * A word means what the shop's own rows say, else what the demo's do, else what is true in every shop. Where such a row
   * has the first word of a row of less weight, both mean the same.
   */
  constructor(entries: readonly WordsEntry[]) {
    for (const set of WORD_SETS.toReversed()) {
      for (const entry of entries) if (entry.set === set) this.#add(entry);
    }
    const concepts = new Set(this.#byWord.values());
    for (const { words, narrower, near } of concepts) {
      for (const phrase of [...words, ...narrower, ...near]) this.#addPhrase(phrase);
    }
    for (const known of this.#phrases.values()) known.sort((a, b) => b.length - a.length);
    this.phraseWords = new Set([...this.#phrases.values()].flat(2));
    this.#sorted = [...this.#byWord.keys()].sort();
    // The plainest of a thing before its other spellings.
    this.words = [...this.#byWord.keys()].filter((word) => !word.includes(' '));
  }

  /** The concept that a word or phrase names; undefined without one. */
  conceptOf(phrase: string): Concept | undefined {
    return this.#byWord.get(phrase);
  }

  /** Whether a word describes goods and names none. */
  isPlain(word: string): boolean {
    return this.#plain.has(word);
  }

  /** Other words that describe the same as a word, the plainest first; none for most. */
  sameWords(word: string): readonly string[] {
    return (this.#plain.get(word) ?? []).filter((other) => other !== word);
  }

  /** Whether a word names some thing, and no brand or model. */
  isThing(word: string): boolean {
    const concept = this.#byWord.get(word);
    return this.#nouns.has(word) || (concept ? !concept.isMaker : TOOL.test(word) && !this.isPlain(word));
  }

  /** Whether a word is one of the language, rightly spelt. */
  isWord(word: string): boolean {
    return this.isThing(word) || this.#plain.has(word);
  }

  /** Length in words of the longest phrase at a position; 1 without one. */
  phraseLength(words: readonly string[], at: number): number {
    const known = this.#phrases.get(words[at] ?? '')?.find((phrase) => holdsAt(words, at, phrase));
    return known?.length ?? 1;
  }

  /** All phrases that start at a position. */
  phrasesAt(words: readonly string[], at: number): string[] {
    const known = this.#phrases.get(words[at] ?? '') ?? [];
    return known.filter((phrase) => holdsAt(words, at, phrase)).map((phrase) => phrase.join(' '));
  }

  /** Whether a phrase covers a position. */
  isInPhrase(words: readonly string[], at: number): boolean {
    return words.slice(0, at + 1).some((_, from) => {
      const length = this.phraseLength(words, from);
      return length > 1 && from + length > at;
    });
  }

  /** All words and phrases that begin with what is half typed, in the order of their letters. */
  completionsOf(typed: string): readonly string[] {
    const from = placeOf(typed, this.#sorted);
    let to = from;
    while (this.#sorted[to]?.startsWith(typed)) to += 1;
    return this.#sorted.slice(from, to);
  }

  /** What a misspelt word may have been meant as, besides words of names. */
  get candidates(): WordsByLength {
    this.#candidates ??= byLength(this.words);
    return this.#candidates;
  }

  #add(entry: WordsEntry): void {
    const { kind, isEach } = entry;
    const words = [...new Set(entry.words.map(writtenPhrase))];
    for (const same of isEach ? words.map((word) => [word]) : [words]) {
      if (kind === 'plain') for (const word of same) this.#plain.set(word, same);
      else if (kind === 'noun') for (const word of same) this.#nouns.add(word);
      else if (kind === 'person' || kind === 'occasion') this.#addRecipient(same, entry);
      else this.#addConcept(same, entry);
    }
  }

  #addRecipient(words: readonly string[], { kind, goods, places, ownPlaces }: WordsEntry): void {
    const audience = AUDIENCES.find((known) => known === goods) ?? null;
    this.recipients.add({ words, isOccasion: kind === 'occasion', audience, places, ownPlaces });
    if (kind !== 'occasion') return;
    // Apart from presents an occasion describes: 'banner ulang tahun'.
    for (const word of words) {
      if (!this.#plain.has(word)) this.#plain.set(word, words);
      this.#addPhrase(word);
    }
  }

  #addConcept(words: readonly string[], entry: WordsEntry): void {
    const owners = words.map((word) => this.#byWord.get(word));
    // What the demo names one by one stays together with its other words.
    const known = owners[0] ?? owners.find((own) => own?.isOfDemo && own.words.length === 1);
    const free = words.filter((word) => {
      const own = this.#byWord.get(word);
      return own === undefined || (known !== undefined && own !== known && isLikewise(own, known));
    });
    const concept: Concept = known
      ? {
          ...known,
          words: [...known.words, ...free],
          narrower: known.narrower.length > 0 ? known.narrower : entry.narrower.map(writtenPhrase),
        }
      : {
          words: free,
          narrower: entry.narrower.map(writtenPhrase),
          near: entry.near.map(writtenPhrase),
          is: entry.ownPlaces,
          in: entry.places,
          isMaker: entry.kind === 'maker',
          isOfDemo: entry.set === 'demo',
          goods: entry.goods,
          isGift: entry.kind === 'gift',
        };
    for (const word of concept.words) this.#byWord.set(word, concept);
  }

  #addPhrase(phrase: string): void {
    const words = phrase.split(' ');
    const [first = ''] = words;
    if (words.length > 1) this.#phrases.set(first, [...(this.#phrases.get(first) ?? []), words]);
  }
}

/** Whether a word is one of a row that names each of its words, and says the same of two. */
function isLikewise(own: Concept, other: Concept): boolean {
  const said = ({ narrower, near, is, in: places, isMaker, goods }: Concept) =>
    JSON.stringify([narrower, near, is, places, isMaker, goods]);
  return own.words.length === 1 && said(own) === said(other);
}

function holdsAt(words: readonly string[], at: number, phrase: readonly string[]): boolean {
  return phrase.every((word, step) => words[at + step] === word);
}
