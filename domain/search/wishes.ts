import { type Rupiah, rupiah } from '../money.ts';
import type { Audience } from './audiences.ts';
import type { Lexicon } from './lexicon.ts';
import { isNumber } from './words.ts';

/** A sort order that a term asks for. */
export type WishedOrder =
  | 'cheapest'
  | 'dearest'
  | 'best-selling'
  | 'newest'
  | 'best-rated'
  | 'most-discounted';

/** A property that a term asks for. */
export type WishedProperty = 'free-shipping' | 'cod' | 'discounted' | 'flash-sale';

/** What a term asks for besides naming a thing. */
export interface Wishes {
  readonly order: WishedOrder | null;
  readonly properties: readonly WishedProperty[];
  /** Goods for these come first. */
  readonly audiences: readonly Audience[];
  /** Goods of official stores come first. */
  readonly official: boolean;
  readonly minPrice: Rupiah | null;
  readonly maxPrice: Rupiah | null;
}

export const NO_WISHES: Wishes = {
  order: null,
  properties: [],
  audiences: [],
  official: false,
  minPrice: null,
  maxPrice: null,
};

/** Whether a price is among the wishes. */
export const isPriced = ({ minPrice, maxPrice }: Wishes) => minPrice !== null || maxPrice !== null;

/** The words of wishes; the longest match wins, so 'paling murah' before 'murah'. */
const ORDERS: Readonly<Record<WishedOrder, string>> = {
  cheapest:
    'murah, termurah, paling murah, harga murah, murah meriah, murah banget, murmer, murahan, terjangkau, harga terjangkau, harga termurah, hemat, ekonomis, ramah kantong, cheap, cheapest',
  dearest: 'termahal, paling mahal, mahal, harga termahal',
  'best-selling':
    'terlaris, laris, paling laris, best seller, bestseller, terpopuler, populer, paling laku, viral, trending, trend, tren, hits, hype, favorit, paling banyak dibeli, lagi viral, yang lagi viral, lagi hits, banyak dicari, paling dicari, paling banyak dicari, populer saat ini',
  newest:
    'terbaru, paling baru, keluaran terbaru, rilis terbaru, model terbaru, new arrival, terkini, barang baru, produk baru, paling update',
  'best-rated':
    'terbaik, bagus, paling bagus, terbagus, rating tinggi, rating tertinggi, rekomendasi, rekomended, recommended, berkualitas, paling top, paling recommended, kualitas terbaik, kualitas bagus, mantap',
  'most-discounted':
    'diskon terbesar, diskon terbanyak, diskon besar, diskon gede, diskon besar besaran, promo besar, promo terbesar',
};
const PROPERTIES: Readonly<Record<WishedProperty, string>> = {
  'free-shipping':
    'gratis ongkir, bebas ongkir, free ongkir, gratis ongkos kirim, free shipping, free ongkos kirim, ongkir gratis, gratis kirim, gratis pengiriman, gratis ongkirnya, tanpa ongkir, gratisongkir',
  cod: 'cod, bayar di tempat, bayar ditempat, bisa cod, bisa bayar di tempat',
  'flash-sale': 'flash sale, flashsale, lagi flash sale, promo flash sale, diskon flash sale',
  discounted:
    'diskon, promo, sale, obral, diskonan, discount, disc, lagi diskon, lagi promo, sedang diskon, promo hari ini, cuci gudang, potongan harga, harga promo, promosi',
};
const OFFICIAL =
  'original, ori, official, official store, toko resmi, resmi, garansi resmi, orisinal, orisinil, 100 original, 100 ori, authentic, autentik, bergaransi, garansi';

type Read = (wishes: Wishes) => Wishes;

const byPhrase = new Map<string, Read>();
const listen = (phrases: string, read: Read) => {
  for (const phrase of phrases.split(', ')) byPhrase.set(phrase, read);
};
for (const [order, phrases] of Object.entries(ORDERS)) {
  listen(phrases, (wishes) => ({ ...wishes, order: wishes.order ?? (order as WishedOrder) }));
}
for (const [property, phrases] of Object.entries(PROPERTIES)) {
  listen(phrases, (wishes) => ({
    ...wishes,
    properties: [...new Set([...wishes.properties, property as WishedProperty])],
  }));
}
listen(OFFICIAL, (wishes) => ({ ...wishes, official: true }));

const LONGEST_PHRASE = 3;
/** Words before a bound. */
const MAX_WORDS = new Set(
  'di bawah,dibawah,bawah,kurang dari,maksimal,maks,max,under,below,budget,bajet,sampai,hingga,sampe'.split(
    ',',
  ),
);
const MIN_WORDS = new Set(
  'di atas,diatas,atas,lebih dari,minimal,min,mulai,mulai dari,above,over'.split(','),
);
/** Words after a bound. */
const DOWN_WORDS = new Set('ke bawah,kebawah,kurang'.split(','));
const UP_WORDS = new Set('ke atas,keatas,lebih,up'.split(','));
/** Words between two bounds. */
const TO_WORDS = new Set('sampai,hingga,sampe,to,dan,sd'.split(','));
/** Words before a price that say nothing more. */
const PRICE_WORDS = new Set('harga,seharga,kisaran,sekitar,range,antara'.split(','));
const THOUSAND = 1000;
const MILLION = 1_000_000;
const UNITS: ReadonlyMap<string, number> = new Map([
  ['rb', THOUSAND],
  ['ribu', THOUSAND],
  ['rebu', THOUSAND],
  ['k', THOUSAND],
  ['jt', MILLION],
  ['juta', MILLION],
]);
/** Least price that is understood without a word for a bound, in Rupiah. */
const LEAST_ALONE = 5000;
/** Least lower bound of '100 200 ribu', which has nothing between its numbers: '42 300 ribu' begins with a size. */
const LEAST_JOINED = 50_000;
/** Highest price bound that is understood. */
const HIGHEST = 1_000_000_000;

/** Separates the wishes of a term from its other words. */
export function readWishes(words: readonly string[], lexicon: Lexicon): { wishes: Wishes; rest: string[] } {
  let wishes = NO_WISHES;
  const rest: string[] = [];
  for (let at = 0; at < words.length; ) {
    const found = wishAt(words, at, lexicon);
    if (found) wishes = found.read(wishes);
    else rest.push(words[at] ?? '');
    at += found?.length ?? 1;
  }
  return { wishes, rest };
}

/**
 * Separates the audiences of a term from its other words. A word within a phrase of the lexicon, such as 'ibu
 * hamil', is no audience.
 */
export function readAudiences(
  words: readonly string[],
  lexicon: Lexicon,
): {
  audiences: Audience[];
  named: string[];
  rest: string[];
} {
  const audiences = new Set<Audience>();
  const named: string[] = [];
  const rest: string[] = [];
  for (let at = 0; at < words.length; ) {
    const length = lexicon.phraseLength(words, at);
    const own = words.slice(at, at + length);
    const audience = length === 1 ? lexicon.recipients.audienceIn(own[0] ?? '') : undefined;
    if (audience) audiences.add(audience);
    (audience ? named : rest).push(...own);
    at += length;
  }
  return { audiences: [...audiences], named, rest };
}

interface FoundWish {
  /** In words. */
  readonly length: number;
  readonly read: Read;
}

/** The wish that begins at a word, a price included; null for none. */
export const wishAt = (words: readonly string[], at: number, lexicon: Lexicon): FoundWish | null =>
  priceWishAt(words, at) ?? phraseWishAt(words, at, lexicon);

function phraseWishAt(words: readonly string[], at: number, lexicon: Lexicon): FoundWish | null {
  // 'diskon' within the name of a thing is no wish.
  if (lexicon.phraseLength(words, at) > 1) return null;
  for (let length = Math.min(LONGEST_PHRASE, words.length - at); length > 0; length -= 1) {
    const read = byPhrase.get(words.slice(at, at + length).join(' '));
    if (read) return { length, read };
  }
  return null;
}

/** 'di bawah 100rb', '100 ribu ke bawah', '100rb sampai 200rb', '300 ribuan', '5 juta' (P-SEARCH-12). */
function priceWishAt(words: readonly string[], from: number): FoundWish | null {
  let at = from;
  while (PRICE_WORDS.has(words[at] ?? '')) at += 1;
  const before = lengthIn(words, at, [MAX_WORDS, MIN_WORDS]);
  const isMin = before > 0 && lengthIn(words, at, [MIN_WORDS]) > 0;
  const first = priceAt(words, at + before);
  if (!first) return null;
  at += before + first.length;
  const between = lengthIn(words, at, [TO_WORDS]);
  const second = before === 0 ? priceAt(words, at + between) : null;
  // In '100 sampai 200 ribu' the unit stands once.
  const low = first.hasUnit ? first.value : first.number * (second?.unit ?? 1);
  if (second?.hasUnit && low < second.value && (between > 0 || first.hasUnit || low >= LEAST_JOINED)) {
    return bounded(at + between + second.length - from, low, second.value);
  }
  const down = lengthIn(words, at, [DOWN_WORDS]);
  const up = lengthIn(words, at, [UP_WORDS]);
  const isBound = before + down + up > 0;
  // A small number without a unit is a size or a count, and '4k' the sharpness of a picture.
  if (first.value < (isBound ? THOUSAND : LEAST_ALONE) || !(isBound || first.hasUnit)) return null;
  if (isMin || up > 0) return bounded(at + up - from, first.value, null);
  if (before === 0 && first.isBand) return bounded(at - from, first.value, bandEnd(first));
  return bounded(at + down - from, null, first.value);
}

/** How many words of any of some phrases stand at a position; 0 without any. */
function lengthIn(words: readonly string[], at: number, phrases: readonly ReadonlySet<string>[]): number {
  const isOne = (length: number) => {
    const phrase = words.slice(at, at + length);
    return phrase.length === length && phrases.some((known) => known.has(phrase.join(' ')));
  };
  return [2, 1].find(isOne) ?? 0;
}

function bounded(length: number, min: number | null, max: number | null): FoundWish {
  const price = (value: number) => rupiah(Math.min(Math.round(value), HIGHEST));
  return {
    length,
    read: (wishes) => ({
      ...wishes,
      minPrice: min === null ? wishes.minPrice : price(min),
      maxPrice: max === null ? wishes.maxPrice : price(max),
    }),
  };
}

interface ReadPrice {
  /** In words. */
  readonly length: number;
  /** As it is written, before its unit. */
  readonly number: number;
  /** What its unit multiplies by; 1 without one. */
  readonly unit: number;
  readonly hasUnit: boolean;
  /** Written with -an: 'jutaan', 'ribuan'. */
  readonly isBand: boolean;
  /** In Rupiah. */
  readonly value: number;
}

function priceAt(words: readonly string[], from: number): ReadPrice | null {
  let at = from;
  if (words[at] === 'rp') at += 1;
  const [, digits = '', joined = ''] = /^(?:rp)?(\d+(?:,\d+)?)(\p{L}*)$/u.exec(words[at] ?? '') ?? [];
  if (!isNumber(digits)) return null;
  at += 1;
  const written = joined === '' ? unitOf(words[at] ?? '') : unitOf(joined);
  if (joined !== '' && !written) return null;
  if (joined === '' && written) at += 1;
  const isEnding = written !== null && !written.isBand && words[at] === 'an';
  if (isEnding) at += 1;
  const number = Number(digits.replace(',', '.'));
  const unit = written?.unit ?? 1;
  const isBand = isEnding || (written?.isBand ?? false);
  return { length: at - from, number, unit, hasUnit: written !== null, isBand, value: number * unit };
}

/** 'ribu', and 'ribuan' with its ending. */
function unitOf(word: string): { unit: number; isBand: boolean } | null {
  const plain = UNITS.get(word);
  if (plain !== undefined) return { unit: plain, isBand: false };
  const stem = UNITS.get(/^(.+)an$/.exec(word)?.[1] ?? '');
  return stem === undefined ? null : { unit: stem, isBand: true };
}

/**
 * The last price of a band: '2 jutaan' ends before 3 million, '1,5 jutaan' before 2 million, '300 ribuan'
 * before 400 thousand, '150 ribuan' before 200 thousand.
 */
function bandEnd({ number, unit, value }: ReadPrice): number {
  const digits = String(Math.floor(number)).length;
  const step = unit === MILLION ? MILLION : THOUSAND * 10 ** (digits - 1);
  return (Math.floor(value / step) + 1) * step - 1;
}

/** Single words that wishes consist of: candidates for correcting a misspelt word. */
export const wishWords: readonly string[] = [
  ...new Set([...byPhrase.keys()].flatMap((phrase) => phrase.split(' '))),
];

/** Whether some words are a wish. */
export const isWish = (phrase: string) => byPhrase.has(phrase);

const priceWords = new Set(
  [MAX_WORDS, MIN_WORDS, DOWN_WORDS, UP_WORDS, TO_WORDS, PRICE_WORDS].flatMap((phrases) =>
    [...phrases].flatMap((phrase) => phrase.split(' ')),
  ),
);

/** Whether a word belongs to a price: a bound or a unit. */
export const isPriceWord = (word: string) => priceWords.has(word) || unitOf(word) !== null;
