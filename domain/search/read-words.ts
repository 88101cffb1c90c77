import { conceptOf, phraseLength, phraseOf } from './lexicon.ts';
import { measure, writtenMeasure } from './words.ts';

/** Words without meaning for a search. */
const EMPTY_WORDS = new Set(
  'untuk buat utk yang yg dan di ke dari dengan dgn cari mencari beli jual harga mau ada ingin pengen dong ya nih aja saja toko online produk barang the for of'.split(
    ' ',
  ),
);

/** A part of a term that is one thing: a word, a phrase of the lexicon or a measure. */
export interface TermPart {
  readonly phrase: string;
  readonly isMeasure: boolean;
}

/** The words without meaningless ones, unless there are no others. */
export function tellingWords(words: readonly string[]): readonly string[] {
  const telling = words.filter((word) => !EMPTY_WORDS.has(word));
  return telling.length > 0 ? telling : words;
}

/** Joins words that belong together. */
export function partsOf(words: readonly string[], knows: (phrase: string) => boolean): TermPart[] {
  const parts: TermPart[] = [];
  for (let at = 0; at < words.length; ) {
    const [word = '', next = ''] = [words[at], words[at + 1]];
    const counted = measure(word, next);
    const length = phraseLength(words, at);
    const phrase = phraseOf(words.slice(at, at + length));
    if (counted !== null) parts.push({ phrase: counted, isMeasure: true });
    else if (length > 1 && (conceptOf(phrase) || knows(phrase))) parts.push({ phrase, isMeasure: false });
    else if (next !== '' && isOneWord(word, next, knows))
      parts.push({ phrase: word + next, isMeasure: false });
    else {
      const written = writtenMeasure(word);
      parts.push({ phrase: written ?? word, isMeasure: written !== null });
      at += 1;
      continue;
    }
    at += length > 1 && counted === null ? length : 2;
  }
  return parts;
}

/** Whether two words are one with a space too many: 'skin care', 'sweat er'. */
function isOneWord(word: string, next: string, knows: (phrase: string) => boolean): boolean {
  const isKnown = (text: string) => knows(text) || conceptOf(text) !== undefined;
  return word.length > 1 && next.length > 1 && isKnown(word + next) && !(isKnown(word) && isKnown(next));
}

/** The possible stems of a word: 'sepatunya', 'berhijab', 'anak2'. */
export function stemsOf(word: string): string[] {
  const stems = [
    /^(\p{L}{3,})(?:nya|ku|mu|lah)$/u.exec(word)?.[1],
    /^ber(\p{L}{3,})$/u.exec(word)?.[1],
    /^(\p{L}{3,})2$/u.exec(word)?.[1],
    /^(\p{L}{3,})2(?:an|nya)$/u.exec(word)?.[1],
  ];
  return stems.flatMap((stem) => stem ?? []);
}
