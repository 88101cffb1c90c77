import { isBeyondList } from '#domain/listing/pagination.ts';
import { type ProductFilter, productQuery } from '#domain/listing/product-filter.ts';
import type { ListScreen } from '#domain/listing/screens.ts';
import { type PromotionTab, promotionTab, tabFilter } from '#domain/promotions/tabs.ts';
import type { Services } from '#server/services.ts';
import { askedList } from '../catalogue/asked-list.ts';

/**
 * The list of a promotion page as its address asks for it. A tab of one category leaves no other to choose: its panel
 * then offers none, and chosen ones count as absent.
 * @param holds which products stand on the page at all.
 */
export async function loadPromotionList(
  { catalogue, page }: Pick<Services, 'catalogue' | 'page'>,
  {
    screen,
    tabs,
    holds,
    request,
  }: { screen: ListScreen; tabs: readonly PromotionTab[]; holds: ProductFilter; request: Request },
) {
  const asked = askedList(screen, request);
  const all = await catalogue.categories();
  const tab = promotionTab(tabs, asked.tab);
  const categories = tab.category === undefined ? all : [];
  const chosen = categories.filter(({ slug }) => asked.categories.includes(slug));
  if (chosen.length < asked.categories.length) page.keepOut();
  const state = { ...asked, categories: chosen.map(({ slug }) => slug) };
  const list = await catalogue.listProducts(
    productQuery(
      screen,
      state,
      { categoryIds: chosen.map(({ id }) => id) },
      { ...holds, ...tabFilter(tab, all) },
    ),
  );
  return {
    state,
    ...list,
    isBeyond: isBeyondList(state, list, screen.pageSize),
    categories: categories.map(({ slug, name }) => ({ slug, name })),
  };
}

/** What {@link loadPromotionList} finds. */
export type PromotionListData = Awaited<ReturnType<typeof loadPromotionList>>;
