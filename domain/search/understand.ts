import { AUDIENCE, AUDIENCE_PLACES, AUDIENCES, audienceOf, audienceWords } from './audiences.ts';
import type { Knowledge } from './knowledge.ts';
import type { Places } from './places.ts';
import { partsOf, tellingWords } from './read-words.ts';
import { MOST_SLOTS } from './relevance.ts';
import { SlotReader } from './slot-reader.ts';
import type { Slot, Understood } from './understood.ts';
import { NO_WISHES, readAudiences, readWishes, type Wishes } from './wishes.ts';
import { searchWords, withoutEchoes } from './words.ts';

/** Most words of a term that are read. */
const MOST_WORDS = 12;
const WEIGHT = { thing: 4, other: 2, least: 1 } as const;

/** A term taken literally. */
export function takenLiterally(term: string): Understood {
  return {
    term,
    isLiteral: true,
    slots: [],
    meansAll: false,
    wishes: NO_WISHES,
    audienceOf: new Map(),
    shop: [],
    shown: null,
    isCorrected: false,
    places: [],
  };
}

/** Reads what a shopper means by a cleaned term (P-SEARCH-5). */
export function understand(term: string, knowledge: Knowledge): Understood {
  const words = withoutEchoes(searchWords(term)).slice(0, MOST_WORDS);
  const wished = readWishes(words);
  const named = readAudiences(wished.rest);
  // 'anak' alone is searched as a word; beside a thing it states the audience.
  const isForAudience = named.rest.length > 0;
  const reader = new SlotReader(knowledge);
  const read = isForAudience
    ? partsOf(tellingWords(named.rest), (word) => knowledge.knows(word)).flatMap((part, at, parts) =>
        reader.read(part, { isLast: at === parts.length - 1, isAlone: parts.length === 1 }),
      )
    : named.audiences.map((audience) => audienceSlot(audienceWords(audience)));
  const wishes: Wishes = { ...wished.wishes, audiences: isForAudience ? named.audiences : [] };
  // If the shop has none of the things, words that describe them find nothing of the kind.
  const isAnyThere = read.some(({ isThing, isAbsent }) => isThing && !isAbsent);
  const slots =
    isAnyThere || !read.some(({ isAbsent }) => isAbsent) ? weighed(read.slice(0, MOST_SLOTS)) : [];
  const shop = tellingWords(words);
  const places = [
    ...reader.places,
    ...slots.flatMap(({ kinds, named }) => [...kinds, ...named]),
    ...slots.flatMap(({ isThing, sold }) => (isThing ? sold : [])),
  ];
  return {
    term,
    isLiteral: false,
    slots,
    meansAll: words.length > 0 && wished.rest.length === 0,
    wishes,
    audienceOf: wishes.audiences.length > 0 ? audiencePlaces(knowledge.places) : new Map(),
    shop: shop.length > 1 ? shop : [],
    shown: shownText(slots, {
      isChanged: wished.rest.length < words.length || reader.isChanged,
      audience: isForAudience ? wished.rest.filter((word) => audienceOf(word)) : [],
    }),
    isCorrected: slots.some(({ isCorrected }) => isCorrected),
    places: [...new Set(places)],
  };
}

function audiencePlaces(places: Places): Map<number, number> {
  return new Map(
    AUDIENCES.flatMap((audience) =>
      places.idsOf(AUDIENCE_PLACES[audience]).map((id) => [id, AUDIENCE[audience]] as const),
    ),
  );
}

function shownText(
  slots: readonly Slot[],
  { isChanged, audience }: { isChanged: boolean; audience: readonly string[] },
): string | null {
  if (!isChanged || slots.length === 0) return null;
  return [...slots.map(({ text }) => text), ...audience].join(' ');
}

/**
 * The first thing weighs most: in Indonesian the words after it describe it. A misspelt word weighs least.
 */
function weighed(slots: readonly Slot[]): Slot[] {
  const first = slots.find(({ isThing, isCorrected }) => isThing && !isCorrected);
  return slots.map((slot) => {
    if (slot === first) return { ...slot, weight: WEIGHT.thing };
    return { ...slot, weight: slot.isCorrected || slot.isMeasure ? WEIGHT.least : WEIGHT.other };
  });
}

function audienceSlot(words: readonly string[]): Slot {
  const [text = ''] = words;
  return {
    text,
    meanings: words.map((word) => ({ word, percent: 100, as: 'same' })),
    part: null,
    isInside: false,
    isMeasure: false,
    kinds: [],
    named: [],
    sold: [],
    seller: text,
    described: text,
    isThing: false,
    isAbsent: false,
    isCorrected: false,
    weight: WEIGHT.other,
  };
}
