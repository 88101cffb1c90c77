import { type Rupiah, rupiah } from '../money.ts';
import type { Audience } from './audiences.ts';
import { audienceOf } from './audiences.ts';
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
export type WishedProperty = 'free-shipping' | 'cod' | 'discounted';

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

/** The words of wishes; the longest match wins, so 'paling murah' before 'murah'. */
const ORDERS: Readonly<Record<WishedOrder, string>> = {
  cheapest:
    'murah, termurah, paling murah, harga murah, murah meriah, murmer, murahan, terjangkau, harga terjangkau, harga termurah',
  dearest: 'termahal, paling mahal, mahal, harga termahal',
  'best-selling':
    'terlaris, laris, paling laris, best seller, bestseller, terpopuler, populer, paling laku, viral, trending, hits, paling banyak dibeli',
  newest: 'terbaru, paling baru, keluaran terbaru, rilis terbaru, model terbaru, new arrival, terkini',
  'best-rated':
    'terbaik, bagus, paling bagus, terbagus, rating tinggi, rating tertinggi, rekomendasi, recommended, berkualitas',
  'most-discounted': 'diskon terbesar, diskon terbanyak, diskon besar',
};
const PROPERTIES: Readonly<Record<WishedProperty, string>> = {
  'free-shipping':
    'gratis ongkir, bebas ongkir, free ongkir, gratis ongkos kirim, free shipping, ongkir gratis, gratis kirim',
  cod: 'cod, bayar di tempat, bisa cod',
  discounted: 'diskon, promo, sale, obral, diskonan, lagi diskon, cuci gudang, potongan harga',
};
const OFFICIAL =
  'original, ori, official, official store, toko resmi, resmi, garansi resmi, orisinal, orisinil, 100 original, 100 ori';

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
const MAX_WORDS = ['di bawah', 'dibawah', 'kurang dari', 'maksimal', 'maks', 'max', 'under', 'budget'];
const MIN_WORDS = ['di atas', 'diatas', 'lebih dari', 'minimal'];
const THOUSANDS: Readonly<Record<string, number>> = {
  rb: 1000,
  ribu: 1000,
  rban: 1000,
  ribuan: 1000,
  k: 1000,
  jt: 1_000_000,
  juta: 1_000_000,
  jutaan: 1_000_000,
};
/** Highest price bound that is understood. */
const HIGHEST = 1_000_000_000;

/** Extracts the wishes from the words of a term: the wishes, and the remaining words. */
export function readWishes(words: readonly string[]): { wishes: Wishes; rest: string[] } {
  let wishes = NO_WISHES;
  const rest: string[] = [];
  for (let at = 0; at < words.length; ) {
    const found = wishAt(words, at);
    if (found) wishes = found.read(wishes);
    else rest.push(words[at] ?? '');
    at += found?.length ?? 1;
  }
  return { wishes, rest };
}

/** Extracts the audiences from the words of a term: the remaining words, and the audiences. */
export function readAudiences(words: readonly string[]): { audiences: Audience[]; rest: string[] } {
  const named = words.flatMap((word) => audienceOf(word) ?? []);
  return { audiences: [...new Set(named)], rest: words.filter((word) => !audienceOf(word)) };
}

/** The wish that begins at a word, and how many words name it; null for none. */
export function wishAt(
  words: readonly string[],
  at: number,
): { length: number; read: (wishes: Wishes) => Wishes } | null {
  const bound = boundAt(words, at);
  if (bound) return bound;
  for (let length = Math.min(LONGEST_PHRASE, words.length - at); length > 0; length -= 1) {
    const read = byPhrase.get(words.slice(at, at + length).join(' '));
    if (read) return { length, read };
  }
  return null;
}

/** 'di bawah 100rb', 'max 2 juta', 'di atas 50.000'. */
function boundAt(words: readonly string[], at: number): { length: number; read: Read } | null {
  for (const length of [2, 1]) {
    const phrase = words.slice(at, at + length).join(' ');
    const isMax = MAX_WORDS.includes(phrase);
    if (!isMax && !MIN_WORDS.includes(phrase)) continue;
    const price = priceAt(words, at + length);
    if (!price) continue;
    const name = isMax ? 'maxPrice' : 'minPrice';
    return { length: length + price.length, read: (wishes) => ({ ...wishes, [name]: price.value }) };
  }
  return null;
}

function priceAt(words: readonly string[], from: number): { length: number; value: Rupiah } | null {
  let at = from;
  if (words[at] === 'rp') at += 1;
  const [, digits = '', unit = ''] = /^(?:rp)?(\d+(?:,\d+)?)(\p{L}*)$/u.exec(words[at] ?? '') ?? [];
  if (!isNumber(digits)) return null;
  const next = THOUSANDS[words[at + 1] ?? ''];
  const times = unit === '' ? (next ?? 1) : THOUSANDS[unit];
  if (times === undefined) return null;
  const length = at - from + (unit === '' && next !== undefined ? 2 : 1);
  const value = Math.round(Number(digits.replace(',', '.')) * times);
  // A small number without a unit is a size or a count.
  return value < 1000 ? null : { length, value: rupiah(Math.min(value, HIGHEST)) };
}
