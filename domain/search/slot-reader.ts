import { slotsOfClauses } from './either.ts';
import type { Knowledge } from './knowledge.ts';
import type { Concept, Lexicon } from './lexicon.ts';
import { namingWords, type TermPart } from './read-words.ts';
import type { Recipient } from './recipients.ts';
import { kinOf, stemsOf } from './stems.ts';
import type { Meaning, Slot } from './understood.ts';
import { isNumber } from './words.ts';

/** Shortest word that may be the start of another. */
const SHORTEST_BEGINNING = 2;
/** Shares of the points in percent. */
const SHARE = {
  same: 97,
  narrower: 85,
  near: 40,
  broader: 50,
  corrected: 90,
  completed: 80,
} as const;
/** By how much each word of `near` has fewer points than the one before it, in percent. */
const NEAR_STEP = 4;
/** Words of the lexicon to try for a half-typed word. */
const MOST_COMPLETED = 3;
/** A word names a thing if so large a share of its names starts with it. */
const HEAD_SHARE = 0.5;

const MEASURE: Pick<Slot, 'part' | 'isInside' | 'isMeasure' | 'kinds' | 'named' | 'sold' | 'seller'> = {
  part: null,
  isInside: false,
  isMeasure: true,
  kinds: [],
  named: [],
  sold: [],
  seller: null,
};

/** The position of a part in its term. */
interface Standing {
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly isAlone: boolean;
}

const WITHIN: Standing = { isFirst: false, isLast: false, isAlone: false };

/** Reads the parts of one term, and records what it had to change. */
export class SlotReader {
  readonly #knowledge: Knowledge;
  readonly #lexicon: Lexicon;
  readonly #recipients: readonly Recipient[];
  readonly #isPriced: boolean;
  /** Subcategories of things that the catalogue lacks. */
  readonly places: number[] = [];
  /** The words that describe a thing within its phrase. */
  readonly details: Slot[] = [];
  /** What stands for the brands that the catalogue lacks, in the order of the term. */
  readonly #ofMakers: Slot[][] = [];
  /** The term where the shop lacks its brand, or a word of it that nothing here has; null otherwise. */
  lacked: string | null = null;
  /** Whether a part was corrected or dropped. */
  isChanged = false;
  /** Whether a part was dropped that may name a thing. */
  hasUnknown = false;
  /** Whether names have a word of the term that the words of the demo do not know: it is of goods that came later. */
  isBesideOthers = false;

  /** @param given whom and what presents of the term are for, and whether it names a price */
  constructor(
    knowledge: Knowledge,
    given: { recipients: readonly Recipient[]; isPriced: boolean } = { recipients: [], isPriced: false },
  ) {
    this.#knowledge = knowledge;
    this.#lexicon = knowledge.lexicon;
    this.#recipients = given.recipients;
    this.#isPriced = given.isPriced;
  }

  /**
   * The slots of a term by the parts of its clauses. A brand that the shop lacks stands for its goods, unless the term
   * names a thing.
   */
  readAll(clauses: readonly (readonly TermPart[])[]): Slot[] {
    const parts = clauses.flat();
    const last = parts.at(-1);
    this.isBesideOthers = parts.some((part) => this.#isOfOthers(part));
    const read = clauses.map((clause) =>
      clause.flatMap((part) =>
        // What follows a brand is its model: 'iphone 15 pro'.
        this.#ofMakers.length > 0 && !this.#lexicon.conceptOf(part.phrase)
          ? []
          : this.read(part, {
              isFirst: part === parts[0],
              isLast: part === last,
              isAlone: parts.length === 1,
            }),
      ),
    );
    const slots = slotsOfClauses(read, this.#lexicon);
    const isLacking = (slot: Slot) => slot.isAbsent;
    if (read.flat().some(isLacking) && !slots.some(isLacking)) this.isChanged = true;
    const [ofMaker = []] = this.#ofMakers;
    if (ofMaker.length > 0 || this.hasUnknown) this.lacked = parts.map(({ phrase }) => phrase).join(' ');
    if (ofMaker.length === 0 || slots.some(({ isThing }) => isThing)) return slots;
    return ofMaker;
  }

  /** The slots of a part: usually one, none for a part without meaning here. */
  read({ phrase, isMeasure }: TermPart, standing: Standing): Slot[] {
    if (isMeasure) {
      const same: Meaning = { word: phrase, percent: 100, as: 'same' };
      return [{ ...MEASURE, text: phrase, meanings: [same], described: phrase, ...plain }];
    }
    const concept = this.#lexicon.conceptOf(phrase);
    if (concept) return this.#thing(phrase, concept, standing);
    const isKnown = [phrase, ...this.#lexicon.sameWords(phrase)].some((word) => this.#isKnown(word));
    // A number alone is part of a name: in descriptions it is a date or a size.
    if (isNumber(phrase) && standing.isAlone) return [{ ...this.#word(phrase, standing), described: null }];
    if (isKnown || isNumber(phrase)) return [this.#word(phrase, standing)];
    const stem =
      stemsOf(phrase).find((word) => this.#lexicon.conceptOf(word) || this.#isKnown(word)) ??
      this.#alike(phrase);
    if (stem !== undefined) return this.read({ phrase: stem, isMeasure: false }, standing);
    return this.#unknown(phrase, standing);
  }

  /** A word for itself, whatever is known of the things that it names. */
  readAlone(word: string): Slot {
    const concept = this.#lexicon.conceptOf(word);
    const slot = this.#word(word, WITHIN);
    return {
      ...slot,
      meanings: concept ? meaningsOf(word, { ...concept, narrower: [], near: [] }) : slot.meanings,
      described: word,
      kinds: [],
      isThing: false,
      weight: 1,
    };
  }

  /** Whether something here has a word, or means it by another, and the word does more than describe. */
  isTelling(word: string, isFirst: boolean): boolean {
    const { meanings, named } = this.readAlone(word);
    const isHere = named.length > 0 || meanings.some((same) => this.#knowledge.knows(same.word));
    const isPlain = isNumber(word) || this.#lexicon.isPlain(word);
    // A description only mentions the thing.
    const isDescribed = this.#knowledge.describes(word) && !(isFirst && this.#lexicon.conceptOf(word));
    return (isHere || isDescribed) && !isPlain;
  }

  #isOfOthers({ phrase, isMeasure }: TermPart): boolean {
    const isPlain = isMeasure || isNumber(phrase) || this.#lexicon.isPlain(phrase);
    return !isPlain && !this.#lexicon.conceptOf(phrase)?.isOfDemo && this.#knowledge.knows(phrase);
  }

  /** A word of names that sounds the same, or is of the same root. */
  #alike(word: string): string | undefined {
    const { vocabulary, knows } = this.#knowledge;
    return [...(vocabulary?.soundingLike(word) ?? []), ...kinOf(word)].find(knows);
  }

  #isKnown(word: string): boolean {
    const { vocabulary, places } = this.#knowledge;
    return !vocabulary || this.#knowledge.knows(word) || places.mentioning(word).length > 0;
  }

  /** A word of the lexicon. */
  #thing(phrase: string, concept: Concept, standing: Standing): Slot[] {
    const { places } = this.#knowledge;
    this.#describe(phrase, concept);
    const sold = places.idsOf(concept.in);
    const slot = this.#slot(phrase, standing, {
      meanings: [...this.#gifts(meaningsOf(phrase, concept), concept), ...broaderOf(phrase, this.#lexicon)],
      kinds: [
        ...places.idsOf(concept.is),
        ...this.#placesCalled([phrase, ...concept.words]).filter((id) => !sold.includes(id)),
        ...this.#giftPlaces(concept),
      ],
      sold,
      described: null,
      isThing: true,
    });
    if (!this.#isThere(slot)) {
      // 'serokan' is there where names have 'serok'.
      const alike = this.#alike(phrase);
      if (alike !== undefined) return this.read({ phrase: alike, isMeasure: false }, standing);
      const parts =
        standing.isFirst && concept.isOfDemo && !this.isBesideOthers ? [] : this.#partsInNames(phrase);
      return parts.length > 0
        ? parts.map((word, at) => ({ ...this.readAlone(word), isThing: standing.isFirst && at === 0 }))
        : this.#absent(slot, concept);
    }
    const near = new Set(concept.near);
    const own = slot.meanings.filter(({ word }) => !near.has(word));
    if (near.size === 0 || this.#isThere({ ...slot, meanings: own })) return [slot];
    // What comes nearest may be sold elsewhere.
    this.places.push(...slot.sold);
    const nearest = concept.near.flatMap((word) => this.#lexicon.conceptOf(word) ?? []);
    return [{ ...slot, sold: places.idsOf(nearest.flatMap((own) => [...own.is, ...own.in])), isNear: true }];
  }

  #placesCalled(words: readonly string[]): number[] {
    const isForWhom = (word: string) => this.#lexicon.recipients.audienceIn(word) !== undefined;
    return words.flatMap((word) => this.#knowledge.places.called(word, isForWhom));
  }

  /** The words of a phrase, if names have them all: 'jarum mesin jahit' may be about 'Jarum Jahit Mesin'. */
  #partsInNames(phrase: string): readonly string[] {
    const words = namingWords(phrase.split(' '));
    return phrase.includes(' ') && words.every(this.#knowledge.knows) ? words : [];
  }

  /**
   * Keeps the words of a phrase that follow its first, with their synonyms, if the first alone means the same: 'kopi
   * bubuk' is a 'kopi'. 'jam pintar' is no 'jam', so nothing that is one needs to be called 'pintar'.
   */
  #describe(phrase: string, { words }: Concept): void {
    const [first = '', ...others] = phrase.split(' ');
    if (!words.includes(first)) return;
    for (const word of others) {
      const concept = this.#lexicon.conceptOf(word);
      const meanings: Meaning[] = concept ? meaningsOf(word, concept) : [{ word, percent: 100, as: 'same' }];
      this.details.push(this.#slot(word, WITHIN, { meanings, named: [], seller: null }));
    }
  }

  /** For a person or an occasion, what suits comes before what is only called a present. */
  #gifts(meanings: Meaning[], concept: Concept): Meaning[] {
    if (!concept.isGift || this.#placesOf(this.#recipients).length === 0) return meanings;
    return meanings.map((meaning) => ({ ...meaning, percent: Math.min(meaning.percent, SHARE.near) }));
  }

  /** Where presents are for those that the term names; for a price alone, where any are. */
  #giftPlaces({ isGift, in: places }: Concept): number[] {
    if (!isGift) return [];
    if (this.#recipients.length === 0) return this.#isPriced ? this.#knowledge.places.idsOf(places) : [];
    this.details.push(...this.#recipients.map((recipient) => this.#suits(recipient)));
    return this.#placesOf(this.#recipients);
  }

  /** What several of them suit comes first, and what says so. */
  #suits(recipient: Recipient): Slot {
    const { words, isOccasion } = recipient;
    const [text = ''] = words;
    const same = words.map((word): Meaning => ({ word, percent: 100, as: 'same' }));
    return this.#slot(text, WITHIN, {
      meanings: isOccasion ? same : [],
      kinds: this.#recipients.length > 1 ? this.#placesOf([recipient]) : [],
      named: [],
      seller: null,
      described: isOccasion ? text : null,
    });
  }

  #placesOf(recipients: readonly Recipient[]): number[] {
    return this.#knowledge.places.idsOf(recipients.flatMap(({ places }) => places));
  }

  /** Whether the shop has the thing: goods first, so a word or phrase anywhere in a name is there. */
  #isThere({ kinds, named, meanings }: Slot): boolean {
    const { vocabulary, knows } = this.#knowledge;
    const same = meanings.filter(({ as }) => as === 'same');
    return kinds.length > 0 || named.length > 0 || !vocabulary || same.some(({ word }) => knows(word));
  }

  /**
   * A thing that the shop lacks. It stands for what is sold in its place, but only beside a thing that the
   * shop has.
   */
  #absent(slot: Slot, { isMaker, goods }: Concept): Slot[] {
    this.places.push(...slot.sold);
    const isMentioned = slot.meanings.some(({ word, as }) => as === 'same' && this.#knowledge.knows(word));
    if (isMaker && !isMentioned) {
      this.isChanged = true;
      const [place = 0] = slot.sold;
      const text = goods ?? this.#knowledge.places.nameOf(place) ?? slot.text;
      const meant =
        this.#lexicon.conceptOf(text)?.isMaker === false
          ? this.read({ phrase: text, isMeasure: false }, WITHIN)
          : [{ ...slot, text, kinds: slot.sold }];
      this.#ofMakers.push(meant.map((own) => ({ ...own, isNear: true })));
      return [];
    }
    return [{ ...slot, kinds: slot.sold, isAbsent: true }];
  }

  /** A word outside the lexicon that occurs in a name. */
  #word(word: string, standing: Standing): Slot {
    const { vocabulary } = this.#knowledge;
    const same = this.#lexicon.sameWords(word).filter((other) => this.#isKnown(other));
    const [plainest = word] = same;
    return this.#slot(word, standing, {
      meanings: [
        { word, percent: 100, as: 'same' },
        ...same.map((other): Meaning => ({ word: other, percent: SHARE.same, as: 'same' })),
        ...(vocabulary?.soundingLike(word) ?? []).map(
          (other): Meaning => ({ word: other, percent: SHARE.corrected, as: 'same' }),
        ),
      ],
      described: this.#isKnown(word) || this.#knowledge.describes(word) ? word : plainest,
      kinds: this.#placesCalled([word]),
      isThing:
        this.#lexicon.isThing(word) ||
        (standing.isFirst && this.#lexicon.isPlain(word) && vocabulary?.isHead(word) === true) ||
        (vocabulary?.headShare(word) ?? 0) >= HEAD_SHARE,
    });
  }

  #unknown(word: string, standing: Standing): Slot[] {
    const { vocabulary } = this.#knowledge;
    const { isLast } = standing;
    const isPart = vocabulary?.isPart(word) ?? false;
    const isLong = word.length > SHORTEST_BEGINNING || (!isPart && word.length === SHORTEST_BEGINNING);
    const completions = isLast && isLong ? this.#lexicon.completionsOf(word) : [];
    const completed = this.#completed(word, completions);
    if (completed.length > 0 || isPart || this.#knowledge.describes(word)) {
      const slot = this.#slot(
        word,
        standing,
        this.#ofConcepts(completed, { percent: SHARE.completed, as: 'same' }),
      );
      return [{ ...slot, part: word }];
    }
    this.isChanged = true;
    if (this.#lexicon.isPlain(word)) return [];
    // What the shop lacks is a brand more often than a correction: 'fluke' is no 'flute'.
    const neighbours = vocabulary?.neighbours(word, this.#lexicon.candidates) ?? [];
    const meant = neighbours.filter(
      (known) => this.#isSold(known) || this.#lexicon.conceptOf(known)?.isMaker,
    );
    // The beginning of a brand, or of a thing that the shop lacks, is no half-typed name.
    const [lacking] = completions;
    const isMeant = meant.some((known) => this.#isSold(known));
    if (lacking !== undefined && !isMeant) return this.read({ phrase: lacking, isMeasure: false }, standing);
    const [likeliest] = meant;
    // A misspelt brand is read as the brand, which has its own way of being lacking.
    if (likeliest !== undefined && this.#lexicon.conceptOf(likeliest)?.isMaker)
      return this.read({ phrase: likeliest, isMeasure: false }, standing);
    if (meant.length > 0) return [this.#corrected(meant)];
    const split = vocabulary?.split(word, (half) => this.#lexicon.conceptOf(half) !== undefined);
    if (split) {
      const halves = split.split(' ').map((phrase) => ({ phrase, isMeasure: false }));
      const joined = this.#lexicon.conceptOf(split) ? [{ phrase: split, isMeasure: false }] : halves;
      return joined.flatMap((part) => this.read(part, WITHIN));
    }
    if (!this.#lexicon.isWord(word)) {
      const [halfTyped] = isLast ? (vocabulary?.beginnings(word) ?? []) : [];
      if (halfTyped !== undefined) return [{ ...this.#slot(halfTyped, standing, {}), isCorrected: true }];
      const beginning = vocabulary?.beginningOf(word) ?? null;
      if (beginning !== null) return [{ ...this.#word(beginning, WITHIN), isCorrected: true }];
    }
    this.hasUnknown = true;
    return [];
  }

  /** The words of the lexicon that a half-typed word may become, or phrases; those in names before others. */
  #completed(word: string, completions: readonly string[]): string[] {
    const { vocabulary } = this.#knowledge;
    const words = completions.filter((known) => !known.includes(' '));
    if (vocabulary?.beginsHead(word)) {
      return words.filter((known) => vocabulary.isHead(known)).slice(0, MOST_COMPLETED);
    }
    const sold = words.filter((known) => this.#isSold(known));
    const best = sold.length > 0 ? sold : completions.filter((known) => this.#isSold(known));
    return best.slice(0, MOST_COMPLETED);
  }

  /** Whether the shop has what a word means. */
  #isSold(word: string): boolean {
    const { vocabulary, places, knows } = this.#knowledge;
    const concept = this.#lexicon.conceptOf(word);
    if (!concept) return knows(word);
    return (
      [...concept.words, ...concept.near].some((same) => vocabulary?.isHead(same)) ||
      places.idsOf(concept.is).length > 0
    );
  }

  /** The likeliest corrections of a misspelt word first. */
  #corrected(meant: readonly string[]): Slot {
    const [text = ''] = meant;
    return {
      ...this.#slot(text, WITHIN, this.#ofConcepts(meant, { percent: SHARE.corrected, as: 'corrected' })),
      part: null,
      // As where it is spelt right, a thing of the lexicon is not looked for in descriptions.
      ...(this.#lexicon.conceptOf(text) && { described: null, isAbsent: !this.#isSold(text) }),
      isCorrected: true,
    };
  }

  /** Adds the synonyms of each word that is in the lexicon. */
  #ofConcepts(words: readonly string[], { percent, as }: Pick<Meaning, 'percent' | 'as'>) {
    const { places } = this.#knowledge;
    const concepts = words.flatMap((word) => this.#lexicon.conceptOf(word) ?? []);
    const share = (of: number) => Math.round((of * percent) / 100);
    return {
      meanings: [
        ...words.map((word): Meaning => ({ word, percent, as })),
        ...words.flatMap((word) => {
          const concept = this.#lexicon.conceptOf(word);
          return concept
            ? meaningsOf(word, concept).map((same) => ({ ...same, percent: share(same.percent), as }))
            : [];
        }),
      ],
      kinds: [...places.idsOf(concepts.flatMap((concept) => concept.is)), ...this.#placesCalled(words)],
      sold: places.idsOf(concepts.flatMap((concept) => concept.in)),
      isThing: concepts.length > 0,
    };
  }

  #slot(text: string, { isLast, isAlone }: Standing, parts: Partial<Slot>): Slot {
    const isWhole = !isLast || isNumber(text) || text.includes(' ') || text.length < SHORTEST_BEGINNING;
    return {
      meanings: [],
      isMeasure: false,
      kinds: [],
      sold: [],
      // A word with more words after it is not half typed.
      part: isWhole ? null : text,
      isInside: isAlone,
      named: this.#knowledge.places.mentioning(text),
      seller: text,
      described: text,
      ...plain,
      ...parts,
      text,
    };
  }
}

const plain = {
  isAbsent: false,
  isNear: false,
  isThing: false,
  isPlain: false,
  isCorrected: false,
  weight: 0,
} as const;

function meaningsOf(phrase: string, { words, narrower, near }: Concept): Meaning[] {
  return [
    { word: phrase, percent: 100, as: 'same' },
    ...words
      .filter((word) => word !== phrase)
      .map((word): Meaning => ({ word, percent: SHARE.same, as: 'same' })),
    ...narrower.map((word): Meaning => ({ word, percent: SHARE.narrower, as: 'same' })),
    // The nearest come first in the list.
    ...near.map(
      (word, at): Meaning => ({ word, percent: Math.max(1, SHARE.near - at * NEAR_STEP), as: 'same' }),
    ),
  ];
}

/** The broader kind of a phrase: its first word, where that is a thing. */
function broaderOf(phrase: string, lexicon: Lexicon): Meaning[] {
  const [first = '', ...others] = phrase.split(' ');
  return others.length > 0 && lexicon.conceptOf(first)
    ? [{ word: first, percent: SHARE.broader, as: 'broader' }]
    : [];
}
