/** Spellings that sound alike to Indonesian ears, the longer first: 'handpon' is 'handphone', 'parpum' is 'parfum'. */
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/ph|f|v/g, 'p'],
  [/sh|z/g, 's'],
  [/th/g, 't'],
  [/ck|q|c(?=[aou]|[^aeiouyh]|$)/g, 'k'],
  [/ea/g, 'e'],
  [/ee|y|ie$/g, 'i'],
  [/oo/g, 'u'],
  [/x/g, 'ks'],
  [/(.)\1/g, '$1'],
  [/(?<=[^aeiou])e$/, ''],
];
/** Shorter words sound like too many others. */
const SHORTEST = 4;

/** How a word sounds; words that sound alike have the same. */
export const soundOf = (word: string) =>
  ALIKE.reduce((sound, [spelling, plain]) => sound.replace(spelling, plain), word);

/** Returns a function that finds which of some words sound like a misspelt one. */
export function soundingLike(words: Iterable<string>): (word: string) => readonly string[] {
  const bySound = new Map<string, string[]>();
  for (const word of words) {
    if (word.length < SHORTEST) continue;
    const sound = soundOf(word);
    const same = bySound.get(sound);
    if (same) same.push(word);
    else bySound.set(sound, [word]);
  }
  return (word) => (word.length < SHORTEST ? [] : (bySound.get(soundOf(word)) ?? []));
}
