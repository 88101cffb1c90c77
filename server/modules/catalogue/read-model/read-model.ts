import type { ProductCard } from '#domain/catalogue/product.ts';
import { countFacets, type FacetCounts, withoutFacets } from '#domain/listing/facet-counts.ts';
import type { ProductFilter, ProductQuery } from '#domain/listing/product-filter.ts';
import type { PromotionFigures } from '#domain/promotions/figures.ts';
import { foldCase } from '#domain/search/fold-case.ts';
import type { DescribedWanted, RelatedWanted, TermFilter } from '../finding/product-finder.ts';
import { cardAt } from './card-at.ts';
import { splitText } from './described-words.ts';
import { firstDescribedAs, keepDescribed } from './description.ts';
import { FacetColumns } from './facet-columns.ts';
import { findIn, marksOf, pageOf, type Wanted } from './find-places.ts';
import { type Marks, noMarks, putMarks } from './marks.ts';
import { type Narrow, narrowings, without } from './matching.ts';
import { firstNamesHolding, namesHolding } from './names-with.ts';
import { ordinalOf, type Place } from './orders.ts';
import type { ProductRow } from './product-rows.ts';
import { RuleLists } from './rule-lists.ts';
import type { Segment } from './segment.ts';
import { SegmentBuilder } from './segment-builder.ts';
import type { Sellers } from './sellers.ts';

/**
 * The catalogue in the memory of this process: a large segment that was built once, and a small one with what has
 * changed since, which stands in the place of the same products in the large one.
 */
export class ReadModel {
  readonly #base: Segment;
  /** 1 for products of the large segment that were changed or deleted since. */
  readonly #isStale: Marks;
  readonly #changed = new Map<number, ProductRow>();
  #staleCount = 0;
  #segments: readonly Segment[];
  #sellers: Sellers;
  #lists: RuleLists;
  #facets: FacetColumns;

  constructor(base: Segment, sellers: Sellers) {
    this.#base = base;
    this.#isStale = noMarks(base.size);
    this.#segments = [base];
    this.#lists = this.#ruleLists();
    this.#sellers = sellers;
    this.#facets = new FacetColumns(sellers);
  }

  /** How many products have changed since the large segment was built. */
  get changes(): number {
    return this.#staleCount + this.#changed.size;
  }

  /** Takes in products as they are now; those that are asked for and not among the rows are deleted. */
  update(ids: readonly number[], rows: readonly ProductRow[]): void {
    for (const id of ids) {
      this.#changed.delete(id);
      const ordinal = ordinalOf(this.#base, id);
      if (ordinal === undefined || this.#isStale[ordinal] === 1) continue;
      this.#isStale[ordinal] = 1;
      this.#staleCount += 1;
    }
    for (const row of rows) this.#changed.set(row.id, row);
    const builder = new SegmentBuilder();
    const bySales = [...this.#changed.values()].sort((a, b) => b.soldCount - a.soldCount || b.id - a.id);
    for (const row of bySales) builder.add(row);
    this.#segments = bySales.length > 0 ? [this.#base, builder.done()] : [this.#base];
    this.#lists = this.#ruleLists();
  }

  updateSellers(sellers: Sellers): void {
    this.#sellers = sellers;
    this.#facets = new FacetColumns(sellers);
  }

  /** One page of a list, and how many products the list has. */
  list({ filter, order, limit, offset }: ProductQuery): { items: ProductCard[]; total: number } {
    const { places, total } = this.#find({ ...this.#matching(filter), order, limit, offset });
    return { items: this.#cards(places), total };
  }

  featured(limit: number): ProductCard[] {
    return this.#cards(this.#lists.featured(limit));
  }

  recommended(limit: number, now: Date): ProductCard[] {
    return this.#cards(this.#lists.recommended(limit, now));
  }

  promotionFigures(now: Date): PromotionFigures {
    return this.#lists.promotionFigures(now);
  }

  /** What the options of the filter panel would show. */
  facetCounts(filter: ProductFilter): FacetCounts {
    const wanted = this.#matching(withoutFacets(filter));
    const groups = this.#segments.flatMap((segment) =>
      this.#facets.groups(segment, marksOf(segment, wanted, this.#staleIn(segment))),
    );
    return countFacets(groups, filter);
  }

  /** The best sold products whose names hold one of the patterns and not the filter's own term. */
  related({ term, ...filter }: TermFilter, { patterns, limit, except }: RelatedWanted): ProductCard[] {
    if (patterns.length === 0) return [];
    const narrow = [withoutNamed(term), ...this.#narrowings(filter), without(except)];
    return this.#cards(this.#find({ narrow, patterns, order: 'sold', limit }).places);
  }

  /** The best sold products whose descriptions hold the filter's term and whose names do not. */
  described({ term, ...filter }: TermFilter, { limit, except }: DescribedWanted): ProductCard[] {
    const text = foldCase(term);
    const others = [withoutNamed(term), ...this.#narrowings(filter), without(except)];
    const isWord = splitText(text).gaps.every((gap) => gap === '');
    const narrow = isWord ? [keepDescribed(text), ...others] : others;
    const wanted: Wanted = { narrow, order: 'sold', limit };
    if (isWord) return this.#cards(this.#find(wanted).places);
    const found = this.#segments.map((segment) => {
      const marks = marksOf(segment, wanted, this.#staleIn(segment));
      return { segment, ordinals: firstDescribedAs(segment, text, { limit, marks }) };
    });
    return this.#cards(pageOf(found, wanted));
  }

  /** The best sold products whose names hold the term. */
  suggest(term: string, limit: number): ProductCard[] {
    const text = foldCase(term);
    const wanted: Wanted = { narrow: [], patterns: [[text]], order: 'sold', limit };
    const found = this.#segments.map((segment) => {
      const isStale = this.#staleIn(segment);
      // Ordinals are in the order of sales: nobody need know how many more there are.
      const ordinals = firstNamesHolding(segment, text, { limit, isStale });
      return ordinals ? { segment, ordinals } : findIn(segment, wanted, isStale);
    });
    return this.#cards(pageOf(found, wanted));
  }

  /** What a filter looks for, its term included. */
  #matching(filter: ProductFilter): Pick<Wanted, 'narrow' | 'patterns'> {
    const narrow = this.#narrowings(filter);
    return filter.term === undefined ? { narrow } : { narrow, patterns: [[foldCase(filter.term)]] };
  }

  #narrowings(filter: ProductFilter): Narrow[] {
    return narrowings(filter, this.#sellers, () => this.#lists.eidIds());
  }

  #ruleLists(): RuleLists {
    return new RuleLists(this.#segments.map((segment) => ({ segment, isStale: this.#staleIn(segment) })));
  }

  /** The page that is wanted out of all segments, and how many products there are in all of them. */
  #find(wanted: Wanted): { places: Place[]; total: number } {
    const found = this.#segments.map((segment) => findIn(segment, wanted, this.#staleIn(segment)));
    return { places: pageOf(found, wanted), total: found.reduce((sum, part) => sum + part.total, 0) };
  }

  /** Which products of a segment were changed since; null when none. */
  #staleIn(segment: Segment): Marks | null {
    return segment === this.#base && this.#staleCount > 0 ? this.#isStale : null;
  }

  #cards(places: readonly Place[]): ProductCard[] {
    return places.map(({ segment, ordinal }) => cardAt(segment, ordinal, this.#sellers));
  }
}

/** Takes the mark from products whose names hold a term. */
function withoutNamed(term: string): Narrow {
  return (segment, marks) => {
    putMarks(marks, namesHolding(segment, foldCase(term)), 0);
  };
}
