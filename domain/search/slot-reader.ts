import { type Concept, conceptOf, lexiconWords } from './lexicon.ts';
import { stemsOf, type TermPart } from './read-words.ts';
import type { Knowledge } from './understand.ts';
import type { Meaning, Slot } from './understood.ts';
import { isNumber } from './words.ts';

/** A shorter word is no beginning of another. */
const SHORTEST_BEGINNING = 2;
/** Shares of the points in percent. */
const SHARE = { stem: 80, same: 97, narrower: 85, broader: 50, corrected: 90, completed: 80 } as const;
/** So many words of the lexicon that a half typed word begins are tried. */
const MOST_COMPLETED = 3;
/** A word that begins so large a part of the names with it names a thing. */
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

/** Where a part stands in its term. */
interface Standing {
  readonly isLast: boolean;
  readonly isAlone: boolean;
}

const WITHIN: Standing = { isLast: false, isAlone: false };

/** Reads the parts of one term, and notes what it could not take as typed. */
export class SlotReader {
  readonly #knowledge: Knowledge;
  /** Subcategories of things that the catalogue lacks. */
  readonly places: number[] = [];
  /** Whether a part was corrected or left out. */
  isChanged = false;

  constructor(knowledge: Knowledge) {
    this.#knowledge = knowledge;
  }

  /** The slots of a part: mostly one, none for what means nothing here. */
  read({ phrase, isMeasure }: TermPart, standing: Standing): Slot[] {
    if (isMeasure) {
      const same: Meaning = { word: phrase, percent: 100, as: 'same' };
      return [{ ...MEASURE, text: phrase, meanings: [same], described: phrase, ...plain }];
    }
    const concept = conceptOf(phrase);
    if (concept) return this.#thing(phrase, concept, standing);
    if (this.#isKnown(phrase) || isNumber(phrase)) return [this.#word(phrase, standing)];
    const stem = stemsOf(phrase).find((word) => conceptOf(word) || this.#isKnown(word));
    if (stem !== undefined) return this.read({ phrase: stem, isMeasure: false }, standing);
    return this.#unknown(phrase, standing);
  }

  #isKnown(word: string): boolean {
    const { vocabulary, places } = this.#knowledge;
    return !vocabulary || this.#knowledge.knows(word) || places.mentioning(word).length > 0;
  }

  /** A word of the lexicon. */
  #thing(phrase: string, concept: Concept, standing: Standing): Slot[] {
    const { places } = this.#knowledge;
    const slot = this.#slot(phrase, standing, {
      meanings: [...meaningsOf(phrase, concept), ...broaderOf(phrase)],
      kinds: [...places.idsOf(concept.is), ...places.called(phrase)],
      sold: places.idsOf(concept.in),
      described: null,
      isThing: true,
    });
    return this.#isThere(slot) ? [slot] : this.#absent(slot, concept, standing);
  }

  /** Whether the shop has such a thing, and not only something that mentions it. */
  #isThere({ kinds, named, meanings }: Slot): boolean {
    const { vocabulary } = this.#knowledge;
    const same = meanings.filter(({ as }) => as === 'same');
    return (
      kinds.length > 0 || named.length > 0 || !vocabulary || same.some(({ word }) => vocabulary.isHead(word))
    );
  }

  /** A thing that the shop lacks: it stands for what is sold where it would be, but only beside a thing that is there. */
  #absent(slot: Slot, { isMaker }: Concept, standing: Standing): Slot[] {
    this.places.push(...slot.sold);
    const isMentioned = slot.meanings.some(({ word, as }) => as === 'same' && this.#knowledge.knows(word));
    if (isMaker && !isMentioned) {
      this.isChanged = true;
      // A maker alone stands for what is sold where its things would be.
      const [place = 0] = slot.sold;
      const text = this.#knowledge.places.nameOf(place);
      return standing.isAlone && text !== undefined ? [{ ...slot, text, kinds: slot.sold }] : [];
    }
    const [first = '', ...others] = slot.text.split(' ');
    if (others.some((word) => this.#names(word))) {
      return [first, ...others].flatMap((phrase, at) =>
        this.read(
          { phrase, isMeasure: false },
          { isLast: standing.isLast && at === others.length, isAlone: false },
        ),
      );
    }
    if (standing.isAlone && isMentioned) return [slot];
    return [{ ...slot, kinds: slot.sold, isAbsent: true }];
  }

  /** Whether a word is that of a thing in the shop. */
  #names(word: string): boolean {
    const concept = conceptOf(word);
    const isThere = (known: string) => this.#knowledge.vocabulary?.isHead(known) ?? false;
    return (
      concept !== undefined &&
      (concept.words.some(isThere) || this.#knowledge.places.idsOf(concept.is).length > 0)
    );
  }

  /** A word that is no thing of the lexicon, but stands in a name. */
  #word(word: string, standing: Standing): Slot {
    const { places, vocabulary } = this.#knowledge;
    const stems = stemsOf(word).filter((stem) => this.#isKnown(stem));
    return this.#slot(word, standing, {
      meanings: [
        { word, percent: 100, as: 'same' },
        ...stems.map((stem): Meaning => ({ word: stem, percent: SHARE.stem, as: 'same' })),
      ],
      kinds: places.called(word),
      isThing: (vocabulary?.headShare(word) ?? 0) >= HEAD_SHARE,
    });
  }

  #unknown(word: string, standing: Standing): Slot[] {
    const { vocabulary } = this.#knowledge;
    const { isLast } = standing;
    const completed = isLast ? this.#completed(word) : [];
    const isPart = vocabulary?.isPart(word) ?? false;
    if (completed.length > 0 || isPart || this.#knowledge.describes(word)) {
      const slot = this.#slot(
        word,
        standing,
        this.#ofConcepts(completed, { percent: SHARE.completed, as: 'same' }),
      );
      return [{ ...slot, part: word }];
    }
    this.isChanged = true;
    const meant = vocabulary?.neighbours(word, lexiconWords) ?? [];
    if (meant.length > 0) return [this.#corrected(meant)];
    const split = vocabulary?.split(word, (half) => conceptOf(half) !== undefined);
    if (split) {
      const halves = split.split(' ').map((phrase) => ({ phrase, isMeasure: false }));
      const joined = conceptOf(split) ? [{ phrase: split, isMeasure: false }] : halves;
      return joined.flatMap((part) => this.read(part, { isLast: false, isAlone: false }));
    }
    const [beginning] = isLast ? (vocabulary?.beginnings(word) ?? []) : [];
    return beginning === undefined ? [] : [{ ...this.#slot(beginning, standing, {}), isCorrected: true }];
  }

  /** Words of the lexicon that a word begins and that no name has. */
  #completed(word: string): string[] {
    if (word.length <= SHORTEST_BEGINNING) return [];
    return lexiconWords.filter((known) => known.startsWith(word)).slice(0, MOST_COMPLETED);
  }

  /** What a misspelt word may have been, the likeliest first. */
  #corrected(meant: readonly string[]): Slot {
    const [text = ''] = meant;
    return {
      ...this.#slot(text, WITHIN, this.#ofConcepts(meant, { percent: SHARE.corrected, as: 'corrected' })),
      part: null,
      isCorrected: true,
    };
  }

  /** Words of which each may be one of the lexicon, with all that means it. */
  #ofConcepts(words: readonly string[], { percent, as }: Pick<Meaning, 'percent' | 'as'>) {
    const { places } = this.#knowledge;
    const concepts = words.flatMap((word) => conceptOf(word) ?? []);
    const share = (of: number) => Math.round((of * percent) / 100);
    return {
      meanings: [
        ...words.map((word): Meaning => ({ word, percent, as })),
        ...words.flatMap((word) => {
          const concept = conceptOf(word);
          return concept
            ? meaningsOf(word, concept).map((same) => ({ ...same, percent: share(same.percent), as }))
            : [];
        }),
      ],
      kinds: [
        ...places.idsOf(concepts.flatMap((concept) => concept.is)),
        ...words.flatMap((word) => places.called(word)),
      ],
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
      // A word that more words follow is not half typed.
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

const plain = { isAbsent: false, isThing: false, isCorrected: false, weight: 0 } as const;

function meaningsOf(phrase: string, { words, narrower }: Concept): Meaning[] {
  return [
    { word: phrase, percent: 100, as: 'same' },
    ...words
      .filter((word) => word !== phrase)
      .map((word): Meaning => ({ word, percent: SHARE.same, as: 'same' })),
    ...narrower.map((word): Meaning => ({ word, percent: SHARE.narrower, as: 'same' })),
  ];
}

/** What a phrase is a kind of: the first of its words, where that is a thing. */
function broaderOf(phrase: string): Meaning[] {
  const [first = '', ...others] = phrase.split(' ');
  return others.length > 0 && conceptOf(first)
    ? [{ word: first, percent: SHARE.broader, as: 'broader' }]
    : [];
}
