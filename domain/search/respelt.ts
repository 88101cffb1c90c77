import type { Knowledge } from './knowledge.ts';
import type { Lexicon } from './lexicon.ts';
import { isEmptyWord } from './read-words.ts';
import { WordsBySound } from './sounds.ts';
import { stemsOf } from './stems.ts';
import { isPriceWord, isWish, wishWords } from './wishes.ts';
import { isNumber, writtenMeasure } from './words.ts';
import { byLength, type WordsByLength } from './words-by-length.ts';

/** What a misspelt word may have been meant as, besides words of names. */
interface Spellings {
  readonly candidates: WordsByLength;
  readonly sounds: WordsBySound;
}

const spellings = new WeakMap<Lexicon, Spellings>();

/** Computed once for each lexicon. */
function spellingsOf(lexicon: Lexicon): Spellings {
  const known = spellings.get(lexicon);
  if (known) return known;
  const words = [lexicon.words, lexicon.phraseWords, wishWords, lexicon.recipients.audienceWords()];
  const made: Spellings = {
    candidates: byLength(new Set(words.flatMap((all) => [...all]))),
    sounds: new WordsBySound(lexicon.words),
  };
  spellings.set(lexicon, made);
  return made;
}

/** A shorter word is not corrected. */
const SHORTEST = 4;
/** A shorter word is corrected only within a phrase. */
const SHORTEST_ALONE = 5;

/**
 * The words of a term, with misspelt ones corrected where the words beside them confirm the correction, so that
 * 'kamera mirorless' is read as the phrase 'kamera mirrorless', or where the correction is a wish or an
 * audience, or sounds the same. Any other misspelt word stays for the reader of slots (P-SEARCH-13).
 */
export function respelt(typed: readonly string[], knowledge: Knowledge): readonly string[] {
  const { vocabulary, lexicon } = knowledge;
  if (!vocabulary) return typed;
  const words = withSpacesMoved(typed, knowledge);
  const { candidates, sounds } = spellingsOf(lexicon);
  return words.map((word, at) => {
    if (isSpelt(word, knowledge)) return word;
    const alike = [...vocabulary.soundingLike(word), ...sounds.like(word)];
    const meant = [...alike, ...vocabulary.neighbours(word, candidates)];
    const inPlace = (other: string) => words.map((own, place) => (place === at ? other : own));
    const isMeant = (other: string) =>
      lexicon.isInPhrase(inPlace(other), at) ||
      (word.length >= SHORTEST_ALONE &&
        (isWish(other) || lexicon.recipients.audienceIn(other) !== undefined));
    return meant.find(isMeant) ?? alike[0] ?? word;
  });
}

/** Two words as names have them, if the space between them stands one letter too early or too late: 'topb ox'. */
function withSpacesMoved(typed: readonly string[], { knows, lexicon }: Knowledge): readonly string[] {
  const words = [...typed];
  // A letter alone is a word of many a name: it says nothing against 'tip ex' for 'tipe x'.
  const isKnown = (word: string) => word.length > 1 && (knows(word) || lexicon.isWord(word));
  for (let at = 1; at < words.length; at += 1) {
    const [before = '', after = ''] = words.slice(at - 1, at + 1);
    if (isNumber(before) || (isKnown(before) && isKnown(after))) continue;
    const ways = [
      [before.slice(0, -1), before.slice(-1) + after],
      [before + after.slice(0, 1), after.slice(1)],
    ];
    words.splice(at - 1, 2, ...(ways.find((way) => way.every(knows)) ?? [before, after]));
  }
  return words;
}

function isSpelt(word: string, { knows, describes, lexicon }: Knowledge): boolean {
  if (word.length < SHORTEST || isNumber(word) || writtenMeasure(word) !== null) return true;
  const isKnown = (text: string) =>
    lexicon.conceptOf(text) !== undefined ||
    lexicon.phraseWords.has(text) ||
    lexicon.isWord(text) ||
    knows(text);
  return (
    isKnown(word) ||
    isEmptyWord(word) ||
    isPriceWord(word) ||
    wishWords.includes(word) ||
    stemsOf(word).some(isKnown) ||
    lexicon.recipients.audienceIn(word) !== undefined ||
    describes(word)
  );
}
