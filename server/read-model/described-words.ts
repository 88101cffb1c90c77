import { wordsOf } from '#domain/search/vocabulary.ts';

/**
 * Every word that stands in a description: what is not made of their parts is in none, and the database need not look.
 * Words are never forgotten, which does no harm.
 */
export class DescribedWords {
  readonly #words: Set<string>;
  #joined: string;

  constructor(words: Iterable<string>) {
    this.#words = new Set(words);
    this.#joined = [...this.#words].join(' ');
  }

  add(description: string): void {
    for (const word of wordsOf(description)) {
      if (this.#words.has(word)) continue;
      this.#words.add(word);
      this.#joined += ` ${word}`;
    }
  }

  /** Whether a description may hold the term; false is certain. */
  mayHold(term: string): boolean {
    return wordsOf(term).every((word) => this.#joined.includes(word));
  }
}
