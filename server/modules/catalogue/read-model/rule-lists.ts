import { featuredList, recommendedList } from '#domain/catalogue/list-rules.ts';
import { eidList } from '#domain/promotions/eid-list.ts';
import { type PromotionFigures, promotionFigures } from '#domain/promotions/figures.ts';
import {
  type Current,
  eidCandidates,
  everyProduct,
  featuredCandidates,
  recommendedCandidates,
} from './candidates.ts';
import type { Place } from './orders.ts';

/** The lists that the domain's rules make of the catalogue, cached until a product changes. */
export class RuleLists {
  readonly #current: readonly Current[];
  #eidIds: ReadonlySet<number> | null = null;
  #figures: { figures: PromotionFigures; since: Date } | null = null;

  constructor(current: readonly Current[]) {
    this.#current = current;
  }

  featured(limit: number): Place[] {
    const candidates = this.#current.flatMap((current) => featuredCandidates(current, limit));
    return featuredList(candidates, limit);
  }

  recommended(limit: number, now: Date): Place[] {
    const candidates = this.#current.flatMap((current) => recommendedCandidates(current, limit, now));
    return recommendedList(candidates, limit, now);
  }

  /** The ids of 'Promo Lebaran'. */
  eidIds(): ReadonlySet<number> {
    this.#eidIds ??= new Set(eidList(this.#current.flatMap(eidCandidates)).map(({ id }) => id));
    return this.#eidIds;
  }

  /** The figures of the promotion pages. They need all products, so they are cached while they hold. */
  promotionFigures(now: Date): PromotionFigures {
    const { figures: known, since } = this.#figures ?? {};
    if (known && since && since <= now && now <= (known.newUntil ?? now)) return known;
    const figures = promotionFigures(everyProduct(this.#current), now);
    this.#figures = { figures, since: now };
    return figures;
  }
}
