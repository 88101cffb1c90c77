import { AUDIENCE, type Audience } from './audiences.ts';
import { stemsOf } from './stems.ts';

/** Whom a present is for, or when it is given. */
export interface Recipient {
  /** Words and phrases that mean the same, the plainest first. */
  readonly words: readonly string[];
  readonly isOccasion: boolean;
  /** Whether they are men, women or children; null for a teacher and for an occasion. */
  readonly audience: Audience | null;
  /** Slugs of where such presents are found. */
  readonly places: readonly string[];
  /** Slugs of what is for them alone, unless names say otherwise. */
  readonly ownPlaces: readonly string[];
}

/** In words, the longest first. */
const PHRASE_LENGTHS = [3, 2, 1];

/** The persons and occasions of the words of a shop (P-SEARCH-16). */
export class Recipients {
  readonly #byWord = new Map<string, Recipient>();

  /** Adds a row, of less weight than those before it: with a first word that is known it joins its row. */
  add(given: Recipient): void {
    const [first = ''] = given.words;
    const free = given.words.filter((word) => !this.#byWord.has(word));
    const known = this.#byWord.get(first);
    const recipient = known
      ? {
          ...known,
          words: [...known.words, ...free],
          audience: known.audience ?? given.audience,
          places: known.places.length > 0 ? known.places : given.places,
          ownPlaces: known.ownPlaces.length > 0 ? known.ownPlaces : given.ownPlaces,
        }
      : { ...given, words: free };
    for (const word of recipient.words) this.#byWord.set(word, recipient);
  }

  /** The person that a word names, also with an ending: 'cowoknya', 'anak2'. */
  of(word: string): Recipient | undefined {
    return [word, ...stemsOf(word)].map((own) => this.#byWord.get(own)).find((known) => known !== undefined);
  }

  /** The audience that a word names; undefined for other words. */
  audienceIn(word: string): Audience | undefined {
    return this.of(word)?.audience ?? undefined;
  }

  /** All persons of an audience. */
  ofAudience(audience: Audience): readonly Recipient[] {
    return [...new Set(this.#byWord.values())].filter((known) => known.audience === audience);
  }

  /** All words for men, women and children. */
  audienceWords(): string[] {
    return [...this.#byWord].flatMap(([word, { audience }]) => (audience === null ? [] : word));
  }

  /** The audience that a product's name states: men and women for 'unisex', 0 when it states none. */
  audienceBits(words: Iterable<{ readonly word: string }>): number {
    let bits = 0;
    for (const { word } of words) {
      const audience = this.#byWord.get(word)?.audience;
      if (audience) bits |= AUDIENCE[audience];
      if (word === 'unisex') bits |= AUDIENCE.men | AUDIENCE.women;
    }
    return bits;
  }

  /** Separates the persons and occasions of a term from its other words. */
  readAll(words: readonly string[]): { recipients: Recipient[]; rest: string[] } {
    const recipients: Recipient[] = [];
    const rest: string[] = [];
    for (let at = 0; at < words.length; ) {
      const length = PHRASE_LENGTHS.find((many) => this.#at(words, at, many)) ?? 0;
      const found = this.#at(words, at, length);
      if (found) recipients.push(found);
      else rest.push(words[at] ?? '');
      at += Math.max(1, length);
    }
    return { recipients, rest };
  }

  #at(words: readonly string[], at: number, length: number): Recipient | undefined {
    const phrase = words.slice(at, at + length);
    return phrase.length < length ? undefined : this.#byWord.get(phrase.join(' '));
  }
}
