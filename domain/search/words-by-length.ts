/** A bit for each kind of letter in a word: one typing error changes at most two of them. */
export function lettersIn(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

/** Known words of one length. */
interface SameLength {
  readonly words: string[];
  /** For each word, which letters it has. */
  readonly letters: number[];
}

/** Words by their length, so that only those of about the same length are compared with a misspelt one. */
export type WordsByLength = SameLength[];

/** Sorts words by their length. */
export function byLength(words: Iterable<string>): WordsByLength {
  const lengths: WordsByLength = [];
  for (const word of words) addWord(lengths, word);
  return lengths;
}

export function addWord(lengths: WordsByLength, word: string): void {
  while (lengths.length <= word.length) lengths.push({ words: [], letters: [] });
  const same = lengths[word.length];
  same?.words.push(word);
  same?.letters.push(lettersIn(word));
}
