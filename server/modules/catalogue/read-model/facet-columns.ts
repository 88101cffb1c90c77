import type { FacetGroup } from '#domain/listing/facet-counts.ts';
import { SELLER_TYPES } from '#domain/listing/screens.ts';
import { eachMarked, type Marks } from './marks.ts';
import type { Segment } from './segment.ts';
import type { Sellers } from './sellers.ts';

/** The facets of each product, so that counting takes one addition per product. */
interface FacetColumn {
  /** The index of each product's combination. */
  readonly codes: Uint32Array;
  /** The distinct combinations. */
  readonly combinations: readonly Omit<FacetGroup, 'count'>[];
}

const MOST_STARS = 5;
const SELLER_TYPE_BITS = 1 << SELLER_TYPES.length;

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

function makeColumn({ size, categoryId, rating, sellerId }: Segment, sellers: Sellers): FacetColumn {
  const codes = new Uint32Array(size);
  const combinations: Omit<FacetGroup, 'count'>[] = [];
  const places = new Map<number, number>();
  for (let ordinal = 0; ordinal < size; ordinal += 1) {
    const combination = {
      categoryId: categoryId[ordinal] ?? 0,
      stars: wholeStars(rating[ordinal] ?? 0),
      sellerTypes: sellers.typesOf(sellerId[ordinal] ?? 0),
    };
    const key =
      (combination.categoryId * (MOST_STARS + 1) + combination.stars) * SELLER_TYPE_BITS +
      combination.sellerTypes;
    let place = places.get(key);
    if (place === undefined) {
      place = combinations.push(combination) - 1;
      places.set(key, place);
    }
    codes[ordinal] = place;
  }
  return { codes, combinations };
}
