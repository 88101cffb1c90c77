import { type FacetGroup, facetsOf } from '#domain/listing/facet-counts.ts';
import { textAt } from './growing.ts';
import { eachMarked, type Marks } from './marks.ts';
import { FLAG, type Segment } from './segment.ts';
import type { Sellers } from './sellers.ts';

/** The facets of each product, so that counting takes one addition per product. */
interface FacetColumn {
  /** The index of each product's combination. */
  readonly codes: Uint32Array;
  /** The distinct combinations. */
  readonly combinations: readonly Omit<FacetGroup, 'count'>[];
}

const MOST_STARS = 5;

/** The facet columns of segments, computed lazily and cached until the sellers change. */
export class FacetColumns {
  readonly #sellers: Sellers;
  readonly #columns = new WeakMap<Segment, FacetColumn>();

  constructor(sellers: Sellers) {
    this.#sellers = sellers;
  }

  /** How many of the marked products have each combination. */
  groups(segment: Segment, marks: Marks): FacetGroup[] {
    const { codes, combinations } = this.#columnOf(segment);
    const counts = new Uint32Array(combinations.length);
    eachMarked(marks, (ordinal) => {
      const code = codes[ordinal] ?? 0;
      counts[code] = (counts[code] ?? 0) + 1;
    });
    return combinations.flatMap((combination, place) => {
      const count = counts[place] ?? 0;
      return count > 0 ? { ...combination, count } : [];
    });
  }

  #columnOf(segment: Segment): FacetColumn {
    const known = this.#columns.get(segment);
    if (known) return known;
    const made = makeColumn(segment, this.#sellers);
    this.#columns.set(segment, made);
    return made;
  }
}

/** A shop may have stored a rating above 5. */
const wholeStars = (rating: number) => Math.max(0, Math.min(MOST_STARS, Math.floor(rating)));

function makeColumn(segment: Segment, sellers: Sellers): FacetColumn {
  const codes = new Uint32Array(segment.size);
  const combinations: Omit<FacetGroup, 'count'>[] = [];
  const places = new Map<string, number>();
  for (let ordinal = 0; ordinal < segment.size; ordinal += 1) {
    const stored = {
      categoryId: segment.categoryId[ordinal] ?? 0,
      stars: wholeStars(segment.rating[ordinal] ?? 0),
      sellerTypes: sellers.typesOf(segment.sellerId[ordinal] ?? 0),
      services: (segment.flags[ordinal] ?? 0) & (FLAG.cod | FLAG.freeShipping),
      options: segment.optionWords.codes[ordinal] ?? 0,
      location: segment.location.codes[ordinal] ?? 0,
    };
    const key = Object.values(stored).join();
    let place = places.get(key);
    if (place === undefined) {
      place = combinations.push(combinationOf(segment, stored)) - 1;
      places.set(key, place);
    }
    codes[ordinal] = place;
  }
  return { codes, combinations };
}

/** The stored facts of a product that the panel distinguishes; texts as their codes. */
type Stored = Record<'categoryId' | 'stars' | 'sellerTypes' | 'services' | 'options' | 'location', number>;

function combinationOf(segment: Segment, { services, options, location, ...facts }: Stored) {
  return facetsOf({
    ...facts,
    optionWords: textAt(segment.optionWords.texts, options).split('\n'),
    location: textAt(segment.location.texts, location),
    isCod: (services & FLAG.cod) > 0,
    isFreeShipping: (services & FLAG.freeShipping) > 0,
  });
}
