import type { Lexicon } from './lexicon.ts';
import { isNumber, measure, searchWords, withoutEchoes, writtenMeasure } from './words.ts';

/**
 * The part of a product's name that contains a word. Indonesian names start with what the thing is, then
 * describe it, and end with what it goes with: 'Charger GaN 65 W 3 Port untuk Laptop dan HP'. A lower zone
 * says more about the thing.
 */
export const ZONE = { head: 0, body: 1, tail: 2, measure: 3 } as const;
export type Zone = (typeof ZONE)[keyof typeof ZONE];

export interface NameWord {
  /** A word, a phrase of the lexicon, or a number with its unit. */
  readonly word: string;
  readonly zone: Zone;
}

/** Words that come before the thing itself. */
const BEFORE_HEAD = new Set(
  'set paket hampers kado pack alat promo ready stock new best seller original diskon cod bundle'.split(' '),
);
/** What follows these belongs to something else, or is a comparison. */
const BEFORE_TAIL = new Set(
  'untuk buat utk for dengan dgn with plus muat dan dari tanpa anti bonus free gratis rasa aroma motif bentuk'.split(
    ' ',
  ),
);
/** So many words a brand and a model may have before the thing. */
const MOST_BEFORE_THING = 6;
/** The words of a product's name with their zones, each once, in its lowest zone. */
export function nameWords(name: string, lexicon: Lexicon): NameWord[] {
  const words = withoutEchoes(searchWords(name));
  const zones = zonesOf(words, lexicon);
  const best = new Map<string, Zone>();
  const add = (word: string, zone: Zone) => best.set(word, Math.min(zone, best.get(word) ?? zone) as Zone);
  words.forEach((word, at) => {
    const zone = zones[at] ?? ZONE.body;
    add(word, zone);
    const [next = '', afterNext = ''] = words.slice(at + 1, at + 3);
    const joined = writtenMeasure(word) ?? measure(word, next) ?? beforeMeasure(word, next, afterNext);
    if (joined !== null) add(joined, ZONE.measure);
    for (const phrase of lexicon.phrasesAt(words, at)) add(phrase, zone);
  });
  return [...best].map(([word, zone]) => ({ word, zone }));
}

function zonesOf(words: readonly string[], lexicon: Lexicon): Zone[] {
  const head = headOf(words, lexicon);
  let isTail = false;
  return words.map((word, at) => {
    if (at > head && BEFORE_TAIL.has(word)) isTail = true;
    if (isNumber(word) || (at > 0 && measure(words[at - 1] ?? '', word) !== null)) return ZONE.measure;
    if (isTail) return ZONE.tail;
    return at <= head ? ZONE.head : ZONE.body;
  });
}

/**
 * The position of the word that says what the thing is: the first, or in 'KYT R10 Helm Full Face' the first that is a
 * word of the language and no name of a brand or model.
 */
function headOf(words: readonly string[], lexicon: Lexicon): number {
  const isBefore = (word: string) => BEFORE_HEAD.has(word) || isNumber(word);
  const first = Math.max(
    0,
    words.findIndex((word) => !isBefore(word)),
  );
  const until = words.slice(0, first + MOST_BEFORE_THING).findIndex((word) => BEFORE_TAIL.has(word));
  const named = words.slice(first, until < 0 ? first + MOST_BEFORE_THING : until);
  const isThing = (word: string, at: number) => lexicon.isThing(word) || (at === 0 && lexicon.isPlain(word));
  const namesThing = (at: number) =>
    lexicon.phrasesAt(named, at).some((phrase) => lexicon.conceptOf(phrase)?.isMaker === false);
  const thing = named.findIndex((word, at) => !isBefore(word) && (isThing(word, at) || namesThing(at)));
  return first + Math.max(0, thing);
}

/** The first number of '8/256 GB' with the unit of the second. */
function beforeMeasure(number: string, second: string, unit: string): string | null {
  const written = /^\d+(gb|tb)$/.exec(second)?.[1];
  return measure(number, written ?? (isNumber(second) && ['gb', 'tb'].includes(unit) ? unit : ''));
}
