import { audienceIn } from './audience-in.ts';
import { AUDIENCES, audienceWords } from './audiences.ts';
import type { Knowledge } from './knowledge.ts';
import { conceptOf, isInPhrase, lexiconWords, phraseWords } from './lexicon.ts';
import { isPlainWord } from './plain-words.ts';
import { isEmptyWord, stemsOf } from './read-words.ts';
import { soundingLike } from './sounds.ts';
import { byLength } from './vocabulary.ts';
import { isPriceWord, isWish, wishWords } from './wishes.ts';
import { isNumber, writtenMeasure } from './words.ts';

/** What a misspelt word may have been meant as, besides words of names. */
const CANDIDATES = byLength(
  new Set([...lexiconWords, ...phraseWords, ...wishWords, ...AUDIENCES.flatMap(audienceWords)]),
);
const soundAlike = soundingLike(lexiconWords);
/** A shorter word is not corrected. */
const SHORTEST = 4;
/** A shorter word is corrected only within a phrase. */
const SHORTEST_ALONE = 5;

/**
 * The words of a term, with misspelt ones corrected where the words beside them confirm the correction, so that
 * 'kamera mirorless' is read as the phrase 'kamera mirrorless', or where the correction is a wish or an
 * audience, or sounds the same. Any other misspelt word stays for the reader of slots (P-SEARCH-13).
 */
export function respelt(words: readonly string[], knowledge: Knowledge): readonly string[] {
  const { vocabulary } = knowledge;
  if (!vocabulary) return words;
  return words.map((word, at) => {
    if (isSpelt(word, knowledge)) return word;
    const alike = soundAlike(word);
    const meant = [...alike, ...vocabulary.neighbours(word, CANDIDATES)];
    const inPlace = (other: string) => words.map((own, place) => (place === at ? other : own));
    const isMeant = (other: string) =>
      isInPhrase(inPlace(other), at) ||
      (word.length >= SHORTEST_ALONE && (isWish(other) || audienceIn(other) !== undefined));
    return meant.find(isMeant) ?? alike[0] ?? word;
  });
}

function isSpelt(word: string, { knows, describes }: Knowledge): boolean {
  if (word.length < SHORTEST || isNumber(word) || writtenMeasure(word) !== null) return true;
  const isKnown = (text: string) =>
    conceptOf(text) !== undefined || phraseWords.has(text) || isPlainWord(text) || knows(text);
  return (
    isKnown(word) ||
    isEmptyWord(word) ||
    isPriceWord(word) ||
    wishWords.includes(word) ||
    stemsOf(word).some(isKnown) ||
    audienceIn(word) !== undefined ||
    describes(word)
  );
}
