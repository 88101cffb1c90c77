import type { Knowledge } from './knowledge.ts';
import { type Lexicon, phraseOf } from './lexicon.ts';
import { measure, writtenMeasure } from './words.ts';

/** Words without meaning for a search. */
const EMPTY_WORDS = new Set(
  'untuk buat utk tuk bwt yang yg dan di ke dari dengan dgn dr pada cari mencari cariin nyari beli membeli jual jualan harga mau ada ingin pengen pingin butuh dong ya nih sih aja saja toko online produk barang item aneka macam jenis kisaran sekitar seharga sama atau bisa lagi sedang paling yang cocok tentang soal cara mengatasi apa apakah mana dimana gimana bagaimana berapa kak gan sis bang tolong kalo kalau ga gak nggak engga enggak tidak tdk biar supaya agar pakai pake aku saya gw gue punya banget bgt bngt deh tuh gitu kayak kyk seperti the for of a with in and my is best'.split(
    ' ',
  ),
);
/** Words that frame a thing without naming one; the words beside them do. */
const FRAME_WORDS = new Set(
  'alat peralatan perlengkapan kebutuhan set paket satu sepasang keperluan bahan'.split(' '),
);

/** A part of a term that is one thing: a word, a phrase of the lexicon or a measure. */
export interface TermPart {
  readonly phrase: string;
  readonly isMeasure: boolean;
}

/** The words without meaningless ones, unless there are no others. In a phrase, as 'barang unik', every word counts. */
export function tellingWords(words: readonly string[], lexicon: Lexicon): readonly string[] {
  const telling = words.filter((word, at) => !EMPTY_WORDS.has(word) || lexicon.isInPhrase(words, at));
  return telling.length > 0 ? telling : words;
}

/** Whether a word says nothing for a search. */
export const isEmptyWord = (word: string) => EMPTY_WORDS.has(word);

/** Joins words that belong together, and leaves out words that only frame others. */
export function partsOf(
  words: readonly string[],
  knowledge: Pick<Knowledge, 'knows' | 'lexicon'>,
): TermPart[] {
  const parts = joined(words, knowledge);
  const naming = parts.filter(({ phrase }) => !FRAME_WORDS.has(phrase));
  return naming.length > 0 ? naming : parts;
}

/** The words of a phrase that do not only frame others, unless all do. */
export function namingWords(words: readonly string[]): readonly string[] {
  const naming = words.filter((word) => !FRAME_WORDS.has(word));
  return naming.length > 0 ? naming : words;
}

function joined(words: readonly string[], knowledge: Pick<Knowledge, 'knows' | 'lexicon'>): TermPart[] {
  const { knows, lexicon } = knowledge;
  const parts: TermPart[] = [];
  for (let at = 0; at < words.length; ) {
    const [word = '', next = ''] = [words[at], words[at + 1]];
    const counted = measure(word, next);
    const length = lexicon.phraseLength(words, at);
    const phrase = phraseOf(words.slice(at, at + length));
    const meant = lexicon.phraseLength(words, at + 1) === 1 ? sameAs(word, next, lexicon) : null;
    if (counted !== null) parts.push({ phrase: counted, isMeasure: true });
    else if (length > 1 && (lexicon.conceptOf(phrase) || knows(phrase)))
      parts.push({ phrase, isMeasure: false });
    else if (length === 1 && meant !== null) parts.push({ phrase: meant, isMeasure: false });
    else if (next !== '' && isOneWord(word, next, knowledge))
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

/** The phrase of the lexicon that two words mean where one of them has a synonym in it: 'bag laptop' is 'tas laptop'. */
function sameAs(word: string, next: string, lexicon: Lexicon): string | null {
  const synonyms = (own: string) => lexicon.conceptOf(own)?.words ?? [];
  const phrases = [
    ...synonyms(next).map((other) => `${word} ${other}`),
    ...synonyms(word).map((other) => `${other} ${next}`),
  ];
  return phrases.find((phrase) => lexicon.conceptOf(phrase)) ?? null;
}

/** Whether two words are one with a space too many: 'skin care', 'sweat er'. */
function isOneWord(
  word: string,
  next: string,
  { knows, lexicon }: Pick<Knowledge, 'knows' | 'lexicon'>,
): boolean {
  const isKnown = (text: string) => knows(text) || lexicon.conceptOf(text) !== undefined;
  if (word.length < 2 || next.length < 2) return false;
  // Goods first: where names have 'chainsaw', 'chain saw' is no chain.
  if (knows(word + next)) return !(knows(word) && knows(next));
  return isKnown(word + next) && !(isKnown(word) && isKnown(next));
}
