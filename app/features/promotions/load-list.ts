import { type PromotionListing, promotionList } from '#domain/listing/list-query.ts';
import { isBeyondList } from '#domain/listing/pagination.ts';
import type { Services } from '#server/services.ts';
import { askedList } from '../catalogue/asked-list.ts';
import { goodsOptions } from '../catalogue/goods-options.ts';
import { optionCounts } from '../catalogue/option-counts.ts';

/** The list of a promotion page as the address of its page asks for it. */
export async function loadPromotionList(
  { catalogue, page, ways }: Pick<Services, 'catalogue' | 'page' | 'ways'>,
  listing: PromotionListing,
  url: URL,
) {
  const asked = askedList(listing.screen, url);
  const { state, query, categories } = promotionList(listing, asked, await catalogue.categories());
  if (state.categories.length < asked.categories.length) page.keepOut();
  // Asked together, so that the read model answers both in the same state.
  const [list, facets] = await Promise.all([
    catalogue.listProducts(query),
    catalogue.facetCounts(query.filter),
  ]);
  return {
    state,
    ...list,
    isBeyond: isBeyondList(state, list, listing.screen.pageSize),
    categories: categories.map(({ slug, name }) => ({ slug, name })),
    goods: goodsOptions(facets.ok ? facets.value : null, state, ways()),
    counts: facets.ok ? optionCounts(facets.value, categories) : null,
  };
}

/** What {@link loadPromotionList} finds. */
export type PromotionListData = Awaited<ReturnType<typeof loadPromotionList>>;
