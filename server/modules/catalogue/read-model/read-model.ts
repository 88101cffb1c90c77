import type { ProductCard } from '#domain/catalogue/product.ts';
import { countFacets, type FacetCounts, withoutFacets } from '#domain/listing/facet-counts.ts';
import type { ProductFilter, ProductQuery } from '#domain/listing/product-filter.ts';
import type { PromotionFigures } from '#domain/promotions/figures.ts';
import type { Lexicon } from '#domain/search/lexicon.ts';
import { nameWords } from '#domain/search/name-words.ts';
import type { FoundShop } from '#domain/search/term-meaning.ts';
import type { Understood } from '#domain/search/understood.ts';
import type { Vocabulary } from '#domain/search/vocabulary.ts';
import type { Answer, StandingWords } from '../finding/product-finder.ts';
import { cardAt } from './card-at.ts';
import { FacetColumns } from './facet-columns.ts';
import { findIn, ordinalsOf, pageOf, type Wanted } from './find-places.ts';
import { textAt } from './growing.ts';
import { type Marks, noMarks } from './marks.ts';
import { type Narrow, narrowings } from './matching.ts';
import { ordinalOf, type Place } from './orders.ts';
import type { ProductRow } from './product-rows.ts';
import { type Ranking, rank } from './ranking.ts';
import { RuleLists } from './rule-lists.ts';
import type { Segment } from './segment.ts';
import { SegmentBuilder } from './segment-builder.ts';
import type { Sellers } from './sellers.ts';
import { placeOfWord } from './word-index.ts';

/**
 * The catalogue in the memory of this process: a large segment that was built once, and a small one with
 * later changes, which replaces the same products in the large one.
 */
export class ReadModel {
  readonly #base: Segment;
  /** The words that the names were read with. */
  readonly lexicon: Lexicon;
  /** The words of all names, as they are now. */
  readonly vocabulary: Vocabulary;
  /** 1 for products of the large segment that were changed or deleted later. */
  readonly #isStale: Marks;
  readonly #changed = new Map<number, ProductRow>();
  #staleCount = 0;
  #segments: readonly Segment[];
  #sellers: Sellers;
  #lists: RuleLists;
  #facets: FacetColumns;
  #rankings = new WeakMap<Understood, Ranking>();

  constructor(base: Segment, sellers: Sellers, words: { lexicon: Lexicon; vocabulary: Vocabulary }) {
    this.#base = base;
    this.lexicon = words.lexicon;
    this.vocabulary = words.vocabulary;
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

  /** Applies the present state of products; requested ids without a row are deleted. */
  update(ids: readonly number[], rows: readonly ProductRow[]): void {
    for (const id of ids) {
      this.#count(this.#changed.get(id)?.name, -1);
      this.#changed.delete(id);
      const ordinal = ordinalOf(this.#base, id);
      if (ordinal === undefined || this.#isStale[ordinal] === 1) continue;
      this.#isStale[ordinal] = 1;
      this.#staleCount += 1;
      this.#count(textAt(this.#base.name, ordinal), -1);
    }
    for (const row of rows) {
      this.#changed.set(row.id, row);
      this.#count(row.name, 1);
    }
    const builder = new SegmentBuilder(this.lexicon);
    const bySales = [...this.#changed.values()].sort((a, b) => b.soldCount - a.soldCount || b.id - a.id);
    for (const row of bySales) builder.add(row);
    this.#segments = bySales.length > 0 ? [this.#base, builder.done()] : [this.#base];
    this.#lists = this.#ruleLists();
    this.#rankings = new WeakMap();
  }

  #count(name: string | undefined, by: 1 | -1): void {
    if (name !== undefined) this.vocabulary.count(nameWords(name, this.lexicon), by);
  }

  updateSellers(sellers: Sellers): void {
    this.#sellers = sellers;
    this.#facets = new FacetColumns(sellers);
    this.#rankings = new WeakMap();
  }

  /** One page of a list, and how many products the list has. */
  list(
    { filter, order, limit, offset }: ProductQuery,
    understood: Understood | null,
  ): { items: ProductCard[]; total: number } {
    const { places, total } = this.#find({ ...this.#matching(filter, understood), order, limit, offset });
    return { items: this.#cards(places), total };
  }

  answer(understood: Understood): Answer {
    return this.#rankingOf(understood).answer;
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

  /** The counts for the filter panel. */
  facetCounts(filter: ProductFilter, understood: Understood | null): FacetCounts {
    const wanted = this.#matching(withoutFacets(filter), understood);
    const groups = this.#segments.flatMap((segment) =>
      this.#facets.groups(segment, ordinalsOf(segment, wanted, this.#staleIn(segment)), filter),
    );
    return countFacets(groups, filter);
  }

  /** Which of some words occur in names of products and shops, and which in descriptions. */
  standing(words: readonly string[]): StandingWords {
    const isNamed = (word: string) =>
      this.#sellers.withWord(word).size > 0 ||
      this.#segments.some(({ nameIndex }) => placeOfWord(nameIndex, word) >= 0);
    const isDescribed = (word: string) =>
      this.#segments.some(({ described }) => placeOfWord(described, word) >= 0);
    return { named: new Set(words.filter(isNamed)), described: new Set(words.filter(isDescribed)) };
  }

  /** Shops with all of some words in their names. */
  shops(words: readonly string[], limit: number): FoundShop[] {
    return this.#sellers.named(words).slice(0, limit);
  }

  /** The matches of a filter. */
  #matching(filter: ProductFilter, understood: Understood | null): Pick<Wanted, 'narrow' | 'ranking'> {
    const narrow = this.#narrowings(filter);
    return understood ? { narrow, ranking: this.#rankingOf(understood) } : { narrow };
  }

  /** Memoized until the term or the products change: a list and its counts ask for the same. */
  #rankingOf(understood: Understood): Ranking {
    let ranking = this.#rankings.get(understood);
    if (!ranking) {
      const parts = this.#segments.map((segment) => ({ segment, isStale: this.#staleIn(segment) }));
      ranking = rank(parts, understood, this.#sellers);
      this.#rankings.set(understood, ranking);
    }
    return ranking;
  }

  #narrowings(filter: ProductFilter): Narrow[] {
    return narrowings(filter, this.#sellers, () => this.#lists.eidIds());
  }

  #ruleLists(): RuleLists {
    return new RuleLists(this.#segments.map((segment) => ({ segment, isStale: this.#staleIn(segment) })));
  }

  /** The requested page from all segments, and the number of products in all of them. */
  #find(wanted: Wanted): { places: Place[]; total: number } {
    const found = this.#segments.map((segment) => findIn(segment, wanted, this.#staleIn(segment)));
    return { places: pageOf(found, wanted), total: found.reduce((sum, part) => sum + part.total, 0) };
  }

  /** The outdated products of a segment; null without any. */
  #staleIn(segment: Segment): Marks | null {
    return segment === this.#base && this.#staleCount > 0 ? this.#isStale : null;
  }

  #cards(places: readonly Place[]): ProductCard[] {
    return places.map(({ segment, ordinal }) => cardAt(segment, ordinal, this.#sellers));
  }
}
