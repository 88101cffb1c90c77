/** Spellings that sound alike to Indonesian ears, the longer first: 'handpon' is 'handphone', 'parpum' is 'parfum'. */
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/ph|f|v/g, 'p'],
  [/sh|z/g, 's'],
  [/th/g, 't'],
  [/ck|q|c(?=[aou]|[^aeiouyh]|$)/g, 'k'],
  [/ea|[ae]i$/g, 'e'],
  [/ee|y|ie$/g, 'i'],
  [/oo/g, 'u'],
  [/au$/, 'o'],
  [/x/g, 'ks'],
  [/(.)\1/g, '$1'],
  [/(?<=[^aeiou])e$/, ''],
];

/** How a word sounds; words that sound alike have the same. */
export const soundOf = (word: string) =>
  ALIKE.reduce((sound, [spelling, plain]) => sound.replace(spelling, plain), word);

/** Shorter sounds are those of too many words. */
const SHORTEST = 4;

/** Words by their sounds. */
export class WordsBySound {
  readonly #words = new Map<string, string[]>();

  constructor(words: Iterable<string>) {
    for (const word of words) this.add(word);
  }

  add(word: string): void {
    const sound = soundOf(word);
    if (sound.length < SHORTEST) return;
    const same = this.#words.get(sound);
    if (same) same.push(word);
    else this.#words.set(sound, [word]);
  }

  /** Other words that sound like a word. */
  like(word: string): string[] {
    return (this.#words.get(soundOf(word)) ?? []).filter((other) => other !== word);
  }
}
