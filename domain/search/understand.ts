import { readAge } from './ages.ts';
import { AUDIENCE, AUDIENCES, type Audience } from './audiences.ts';
import { clausesOf, withoutSigns } from './clauses.ts';
import type { Knowledge } from './knowledge.ts';
import type { Lexicon } from './lexicon.ts';
import { isEmptyWord, namingWords, partsOf, tellingWords } from './read-words.ts';
import { MOST_SLOTS } from './relevance.ts';
import { respelt } from './respelt.ts';
import { SlotReader } from './slot-reader.ts';
import type { Meaning, Slot, Understood } from './understood.ts';
import { isPriced, NO_WISHES, readAudiences, readWishes, type Wishes } from './wishes.ts';
import { isNumber, searchWords, withoutEchoes } from './words.ts';

/** Most words of a term that are read. */
const MOST_WORDS = 12;
/** A term of fewer words is no name of a single product. */
const SHORTEST_NAME = 4;
const WEIGHT = { thing: 3, other: 2 } as const;

/** A term taken literally. */
export function takenLiterally(term: string): Understood {
  return {
    term,
    isLiteral: true,
    slots: [],
    details: [],
    least: null,
    isHeadNeeded: false,
    sort: null,
    isName: false,
    meansAll: false,
    wishes: NO_WISHES,
    audienceOf: new Map(),
    shop: [],
    shown: null,
    words: [],
    isLacking: false,
    lacked: null,
    isCorrected: false,
    places: [],
  };
}

/** Reads what a shopper means by a cleaned term (P-SEARCH-5). */
export function understand(term: string, knowledge: Knowledge): Understood {
  const { lexicon } = knowledge;
  const typed = withoutEchoes(searchWords(withoutSigns(term))).slice(0, MOST_WORDS);
  const words = respelt(typed, knowledge);
  const age = readAge(words, lexicon);
  const wished = readWishes(age.rest, lexicon);
  const clauses = tellingClauses(wished.rest, lexicon).map((clause) => readAudiences(clause, lexicon));
  const named = [...new Set(clauses.flatMap(({ audiences }) => audiences))];
  const { recipients, telling } = readGifts(clauses, lexicon);
  // 'anak' alone is searched as a word; beside a thing it states the audience.
  const isForAudience = telling.length > 0;
  const reader = new SlotReader(knowledge, { recipients, isPriced: isPriced(wished.wishes) });
  const read = isForAudience
    ? reader.readAll(telling.map((rest) => partsOf(rest, knowledge)))
    : named.map((audience) =>
        audienceSlot(lexicon.recipients.ofAudience(audience).flatMap(({ words }) => words)),
      );
  const wishes: Wishes = { ...wished.wishes, audiences: isForAudience ? named : [] };
  // In Indonesian the first thing is the thing: 'lemari baju' is no 'baju'.
  const head = read.find(({ isThing }) => isThing);
  const isNothing = head?.isAbsent === true;
  const isLacking = isNothing || (head?.isNear ?? false);
  const meansAll = wished.rest.length < words.length && wished.rest.every(isEmptyWord);
  const found = isNothing ? halfTyped(read) : read;
  const slots = meansAll ? [] : weighed(found.slice(0, MOST_SLOTS), lexicon);
  const shop = tellingWords(words, lexicon);
  // Presents for adults are looked for where presents for them are, so the place says nothing more.
  const isGiftOfAdults =
    !wishes.audiences.includes('children') && lexicon.conceptOf(head?.text ?? '')?.isGift;
  const isByPlace = wishes.audiences.length > 0 && !isGiftOfAdults;
  const places = [
    ...reader.places,
    ...slots.flatMap(({ kinds, named }) => [...kinds, ...named]),
    ...slots.flatMap(({ isThing, sold }) => (isThing ? sold : [])),
  ];
  return {
    term,
    isLiteral: false,
    slots,
    details: slots.length > 0 ? [...reader.details, ...ageDetails(age.names)] : [],
    least: null,
    isHeadNeeded:
      isLacking && lexicon.conceptOf(head?.text ?? '')?.isOfDemo === true && !reader.isBesideOthers,
    sort: null,
    isName: words.length >= SHORTEST_NAME,
    meansAll,
    wishes,
    audienceOf: isByPlace ? audiencePlaces(knowledge) : new Map(),
    shop: shop.length > 1 ? shop : [],
    shown: shownText(slots, {
      isChanged:
        wished.rest.length < words.length || words.some((word, at) => word !== typed[at]) || reader.isChanged,
      typed: typed.join(' '),
      beside: isForAudience
        ? [
            ...clauses.flatMap((clause) => clause.named),
            ...recipients.flatMap(({ audience, words: [word = ''] }) => (audience ? [] : word)),
          ]
        : [],
    }),
    lacked: slots.length > 0 ? reader.lacked : null,
    isLacking,
    words,
    isCorrected: slots.some(({ isCorrected }) => isCorrected),
    places: [...new Set(places)],
  };
}

/**
 * Another reading of a term that finds nothing: by its words, wherever they stand in a name, a shop or a description. All
 * of them, else most (P-SEARCH-22).
 */
export function understoodByWords(
  { term, words, isHeadNeeded }: Understood,
  knowledge: Knowledge,
  isMost: boolean,
): Understood | null {
  const { lexicon } = knowledge;
  const { rest } = readWishes(words, lexicon);
  const isForWhom = (word: string) => lexicon.recipients.audienceIn(word) !== undefined;
  const named = rest.every(isForWhom) ? rest : rest.filter((word) => !isForWhom(word));
  const telling = namingWords(tellingWords(named, lexicon)).slice(0, MOST_SLOTS);
  const reader = new SlotReader(knowledge);
  // Of most words those are left out that nothing here has, or that only describe.
  const counted = isMost ? telling.filter((word, at) => reader.isTelling(word, at === 0)) : telling;
  const least = isMost ? Math.floor(counted.length / 2) + 1 : counted.length;
  if (counted.length === 0 || (isMost && least === telling.length)) return null;
  if (isHeadNeeded && isMost && (counted.length < 2 || counted[0] !== telling[0])) return null;
  return {
    ...takenLiterally(term),
    isLiteral: false,
    slots: counted.map((word, at) => ({
      ...reader.readAlone(word),
      // What the shop is said to lack is not found in what merely mentions it.
      ...(isHeadNeeded && { described: null, seller: null }),
      ...(telling.length === 1 && isNumber(word) && { described: null }),
      weight: at === 0 ? WEIGHT.thing : WEIGHT.other,
    })),
    least,
    isHeadNeeded,
    shown: counted.length < telling.length ? counted.join(' ') : null,
    words,
    isLacking: isMost,
  };
}

/** People of an age are named at the end of a name, or in the description. */
const ageDetails = (names: readonly string[]): Slot[] =>
  names.length > 0 ? [{ ...audienceSlot(names), seller: null }] : [];

/** The clauses of a term that say something, unless none does. */
function tellingClauses(words: readonly string[], lexicon: Lexicon): (readonly string[])[] {
  const clauses = clausesOf(words, lexicon).filter((clause) => !clause.every(isEmptyWord));
  return clauses.length > 0 ? clauses.map((clause) => tellingWords(clause, lexicon)) : [words];
}

/** A lone thing that the shop lacks may be the beginning of another: 'lap' of 'laptop'. */
function halfTyped(read: readonly Slot[]): Slot[] {
  const [only, ...others] = read;
  if (only?.part == null || others.length > 0) return [];
  const same: Meaning = { word: only.text, percent: 100, as: 'same' };
  return [{ ...only, meanings: [same], kinds: [], sold: [], isInside: false }];
}

/** Whom subcategories are for: as the rows say, else as their names do. */
function audiencePlaces({ places, lexicon }: Knowledge): Map<number, number> {
  const bits = new Map<number, number>();
  const persons = AUDIENCES.map((audience) => ({ audience, all: lexicon.recipients.ofAudience(audience) }));
  const add = (ids: readonly number[], audience: Audience) => {
    for (const id of ids) bits.set(id, (bits.get(id) ?? 0) | AUDIENCE[audience]);
  };
  for (const { audience, all } of persons)
    add(places.idsOf(all.flatMap(({ ownPlaces }) => ownPlaces)), audience);
  const said = new Set(bits.keys());
  for (const { audience, all } of persons) {
    const named = places.endingIn(new Set(all.flatMap(({ words }) => words)));
    add(
      named.filter((id) => !said.has(id)),
      audience,
    );
  }
  return bits;
}

type ReadClause = ReturnType<typeof readAudiences>;

/** Takes persons and occasions out of a term that names a present (P-SEARCH-16). */
function readGifts(clauses: readonly ReadClause[], lexicon: Lexicon) {
  const rests = clauses.map(({ rest }) => rest).filter((rest) => rest.length > 0);
  const isGift = rests.some((rest) =>
    rest.some((word, at) =>
      [word, ...lexicon.phrasesAt(rest, at)].some((phrase) => lexicon.conceptOf(phrase)?.isGift),
    ),
  );
  if (!isGift) return { recipients: [], telling: rests };
  const persons = clauses.flatMap(({ named }) => named.flatMap((word) => lexicon.recipients.of(word) ?? []));
  // Presents for children are for boys and girls.
  const children = persons.filter(({ audience }) => audience === 'children');
  const read = rests.map((rest) => lexicon.recipients.readAll(rest));
  const recipients = [
    ...(children.length > 0 ? children : persons),
    ...read.flatMap((own) => own.recipients),
  ];
  return {
    recipients: [...new Set(recipients)],
    telling: read.map(({ rest }) => rest).filter(({ length }) => length > 0),
  };
}

function shownText(
  slots: readonly Slot[],
  { isChanged, beside, typed }: { isChanged: boolean; beside: readonly string[]; typed: string },
): string | null {
  if (!isChanged || slots.length === 0) return null;
  const shown = [...slots.map(({ text }) => text), ...beside].join(' ');
  return shown === typed ? null : shown;
}

/** Whether a slot only describes: a colour, a size, a number. */
const isDescription = ({ isMeasure, text }: Slot, lexicon: Lexicon) =>
  isMeasure || isNumber(text) || lexicon.isPlain(text);

/** The first thing weighs most: in Indonesian the words after it describe it. */
function weighed(slots: readonly Slot[], lexicon: Lexicon): Slot[] {
  const things = slots.filter(({ isThing }) => isThing);
  const first = things.find(({ isCorrected }) => !isCorrected) ?? things[0] ?? slots[0];
  return slots.map((slot) => {
    if (slot === first) return { ...slot, weight: WEIGHT.thing };
    // A thing that the shop lacks only describes the first.
    const isThing = slot.isThing && !slot.isAbsent;
    const isPlain = !isThing && (slot.isAbsent || isDescription(slot, lexicon));
    return {
      ...slot,
      isThing,
      isPlain,
      weight: WEIGHT.other,
    };
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
    isPlain: false,
    isAbsent: false,
    isNear: false,
    isCorrected: false,
    weight: WEIGHT.other,
  };
}
