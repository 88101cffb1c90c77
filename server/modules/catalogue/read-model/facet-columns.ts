import { choicesIn } from '#domain/catalogue/colors.ts';
import {
  FAILS,
  type FacetGroup,
  type Facets,
  failedParts,
  hasChoices,
  servicesOf,
} from '#domain/listing/facet-counts.ts';
import type { ProductFilter } from '#domain/listing/product-filter.ts';
import { type DictionaryColumn, textAt } from './growing.ts';
import { FLAG, type Segment } from './segment.ts';
import type { Sellers } from './sellers.ts';

/** Some facets of each product, so that counting them takes one addition per product. */
interface FacetColumn {
  /** The index of each product's facets. */
  readonly codes: Uint32Array;
  readonly facets: readonly Partial<Facets>[];
}

/**
 * All facets as three columns: together they have so many combinations that to go through these took longer than to
 * find the products.
 */
type FacetColumnsOf = readonly [figures: FacetColumn, options: FacetColumn, locations: FacetColumn];

const MOST_STARS = 5;

/** The facet columns of segments, computed lazily and cached until the sellers change. */
export class FacetColumns {
  readonly #sellers: Sellers;
  readonly #columns = new WeakMap<Segment, FacetColumnsOf>();

  constructor(sellers: Sellers) {
    this.#sellers = sellers;
  }

  /** How many of some products have the facets of each column. */
  groups(segment: Segment, ordinals: Uint32Array, filter: ProductFilter): FacetGroup[] {
    const columns = this.#columnsOf(segment);
    const chosen = columns.map((column) => chosenIn(column, filter));
    return columns.flatMap((column, at) =>
      countIn(
        column,
        ordinals,
        chosen.flatMap((other, place) => (place === at ? [] : (other ?? []))),
      ),
    );
  }

  #columnsOf(segment: Segment): FacetColumnsOf {
    const known = this.#columns.get(segment);
    if (known) return known;
    const made: FacetColumnsOf = [
      figuresOf(segment, this.#sellers),
      columnOf(segment.optionWords, (text) => choicesIn(text.split('\n'))),
      columnOf(segment.location, (location) => ({ location })),
    ];
    this.#columns.set(segment, made);
    return made;
  }
}

/** A column in which the panel has a choice, and the choices that each of its facets fails. */
interface ChosenColumn {
  readonly codes: Uint32Array;
  readonly fails: Uint8Array;
}

function chosenIn({ codes, facets }: FacetColumn, filter: ProductFilter): ChosenColumn | null {
  if (!hasChoices(filter)) return null;
  const fails = Uint8Array.from(facets, (own) => failedParts(own, filter));
  return fails.some((bits) => bits > 0) ? { codes, fails } : null;
}

/** Counts in one column the products that fail no choice in the others. */
function countIn(column: FacetColumn, ordinals: Uint32Array, others: readonly ChosenColumn[]): FacetGroup[] {
  const counts = others.length === 0 ? countAll(column, ordinals) : countUnder(column, ordinals, others);
  const groups: FacetGroup[] = [];
  counts.forEach((count, code) => {
    if (count > 0) groups.push({ ...column.facets[code], count: count - 1 });
  });
  return groups;
}

/** As {@link countUnder} without choices, in a third of the time: nearly all lists are counted so. */
function countAll({ codes, facets }: FacetColumn, ordinals: Uint32Array): Uint32Array {
  const counts = new Uint32Array(facets.length);
  for (let at = 0; at < ordinals.length; at += 1) {
    const code = codes[ordinals[at] ?? 0] ?? 0;
    counts[code] = (counts[code] ?? 0) + 1;
  }
  return counts.map((count) => (count > 0 ? count + 1 : 0));
}

/** One more than are counted, so that facets of products of chosen categories are not zero. */
function countUnder(
  { codes, facets }: FacetColumn,
  ordinals: Uint32Array,
  others: readonly ChosenColumn[],
): Uint32Array {
  const counts = new Uint32Array(facets.length);
  for (let at = 0; at < ordinals.length; at += 1) {
    const ordinal = ordinals[at] ?? 0;
    let failed = 0;
    for (let place = 0; place < others.length; place += 1) {
      const { codes, fails } = others[place] ?? NO_CHOICE;
      failed |= fails[codes[ordinal] ?? 0] ?? 0;
    }
    if ((failed & FAILS.category) > 0) continue;
    const code = codes[ordinal] ?? 0;
    counts[code] = (counts[code] || 1) + (failed === 0 ? 1 : 0);
  }
  return counts;
}

const NO_CHOICE: ChosenColumn = { codes: new Uint32Array(0), fails: new Uint8Array(0) };

/** A column by its texts, most of which many products have. */
const columnOf = ({ codes, texts }: DictionaryColumn, facetsOf: (text: string) => Partial<Facets>) => ({
  codes,
  facets: Array.from({ length: texts.starts.length - 1 }, (_, code) => facetsOf(textAt(texts, code))),
});

/** A shop may have stored a rating above 5. */
const wholeStars = (rating: number) => Math.max(0, Math.min(MOST_STARS, Math.floor(rating)));

function figuresOf(segment: Segment, sellers: Sellers): FacetColumn {
  const codes = new Uint32Array(segment.size);
  const facets: Partial<Facets>[] = [];
  const places = new Map<string, number>();
  for (let ordinal = 0; ordinal < segment.size; ordinal += 1) {
    const figures = {
      categoryId: segment.categoryId[ordinal] ?? 0,
      stars: wholeStars(segment.rating[ordinal] ?? 0),
      sellerTypes: sellers.typesOf(segment.sellerId[ordinal] ?? 0),
    };
    const flags = segment.flags[ordinal] ?? 0;
    const services = flags & (FLAG.cod | FLAG.freeShipping);
    const key = `${Object.values(figures).join()},${services}`;
    let place = places.get(key);
    if (place === undefined) {
      const [isCod, isFreeShipping] = [(flags & FLAG.cod) > 0, (flags & FLAG.freeShipping) > 0];
      place = facets.push({ ...figures, services: servicesOf({ isCod, isFreeShipping }) }) - 1;
      places.set(key, place);
    }
    codes[ordinal] = place;
  }
  return { codes, facets };
}
