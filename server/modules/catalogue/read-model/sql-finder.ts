import { sql } from 'drizzle-orm';
import { DESCRIBED_WORDS } from '#db/schema/catalogue.ts';
import { NUMBERED_PAGES } from '#domain/listing/pagination.ts';
import type { Lexicon } from '#domain/search/lexicon.ts';
import type { FoundShop } from '#domain/search/term-meaning.ts';
import type { Understood } from '#domain/search/understood.ts';
import type { Query } from '#server/platform/database/query.ts';
import { mostRanked } from '../finding/candidates.ts';
import { facetCounts } from '../finding/facet-counts.ts';
import { featuredProducts, recommendedProducts } from '../finding/home-lists.ts';
import type { ProductFinder, StandingWords } from '../finding/product-finder.ts';
import { listProducts } from '../finding/product-lists.ts';
import { promotionFigures } from '../finding/promotion-figures.ts';
import { termCandidates } from './term-candidates.ts';

/**
 * {@link ProductFinder} of PostgreSQL, which for a term only finds candidates.
 * @param isLarge whether the catalogue is too large for full counts and scans
 */
export function createSqlFinder(query: Query, lexicon: Lexicon, isLarge: boolean): ProductFinder {
  const candidates = (understood: Understood) => termCandidates({ query, lexicon, isLarge }, understood);
  return {
    async list(wanted, understood) {
      if (!understood) return listProducts(query, wanted, isLarge);
      const { model, isCut } = await candidates(understood);
      const found = model.list(wanted, understood);
      // A short list, as under a filter, has no more to show.
      const isMore = isCut && found.total >= NUMBERED_PAGES * wanted.limit;
      const total = isMore ? Math.min(found.total, mostRanked(isLarge)) : found.total;
      return { ...found, total, isMore, nextAfter: null, previousBefore: null };
    },
    async facetCounts(filter, understood) {
      if (!understood) return facetCounts(query, filter, isLarge);
      const { model, isCut } = await candidates(understood);
      if (isCut) return { ok: false, error: isLarge ? 'too-many' : 'not-yet' };
      return { ok: true, value: model.facetCounts(filter, understood) };
    },
    answer: async (understood) => (await candidates(understood)).model.answer(understood),
    standing: (words) => standingWords(query, words),
    shops: (words, limit) =>
      query<FoundShop>(sql`
        select id, name, is_official as "isOfficial" from sellers
        where ${sql.join(
          words.map((word) => sql`fold_text(name) ~ ${`\\m${word}\\M`}`),
          sql` and `,
        )}
        order by is_official desc, rating desc, id limit ${limit}`),
    featured: (limit) => featuredProducts(query, limit),
    recommended: (limit, now) => recommendedProducts(query, limit, now),
    promotionFigures: (now) => promotionFigures(query, now),
  };
}

interface StandingRow {
  word: string;
  isNamed: boolean;
  isDescribed: boolean;
}

/**
 * Each word by an index: trigrams of names and words of descriptions. The index knows words of one or two letters only
 * between spaces.
 */
async function standingWords(query: Query, words: readonly string[]): Promise<StandingWords> {
  const rows = await query<StandingRow>(sql`
    select w as word,
      case when length(w) < 3 then exists (select 1 from listed_products
          where folded_name like w || ' %' or folded_name like '% ' || w or folded_name like '% ' || w || ' %')
        else exists (select 1 from listed_products where folded_name ~ ('\\m' || w || '\\M')) end
        or exists (select 1 from sellers where fold_text(name) ~ ('\\m' || w || '\\M')) as "isNamed",
      case when w like '% %' then false
        else exists (select 1 from listed_products where ${DESCRIBED_WORDS} @@ w::tsquery) end as "isDescribed"
    from unnest(${sql.param([...words])}::text[]) w`);
  const those = (holds: (row: StandingRow) => boolean) => new Set(rows.filter(holds).map(({ word }) => word));
  return { named: those(({ isNamed }) => isNamed), described: those(({ isDescribed }) => isDescribed) };
}
