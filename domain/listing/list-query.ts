import { findCategory } from '../catalogue/find-category.ts';
import { DISCOUNTED_FROM_PERCENT } from '../catalogue/list-rules.ts';
import type { Category } from '../catalogue/product.ts';
import {
  EID_TABS,
  NEW_ARRIVALS_TABS,
  type PromotionTab,
  promotionTab,
  SPECIAL_OFFER_TABS,
  tabFilter,
} from '../promotions/tabs.ts';
import { type ListState, parseListState } from './list-state.ts';
import { type ProductFilter, type ProductQuery, productQuery } from './product-filter.ts';
import {
  CATEGORY_SCREEN,
  EID_SCREEN,
  type ListScreen,
  NEW_ARRIVALS_SCREEN,
  SEARCH_SCREEN,
  SPECIAL_OFFER_SCREEN,
} from './screens.ts';

/** The list of a promotion page. */
export interface PromotionListing {
  screen: ListScreen;
  tabs: readonly PromotionTab[];
  /** Which products stand on the page at all. */
  holds: ProductFilter;
}

export const NEW_ARRIVALS: PromotionListing = {
  screen: NEW_ARRIVALS_SCREEN,
  tabs: NEW_ARRIVALS_TABS,
  holds: {},
};

/** The discounted list of P-CAT-16, whose average the promotions page names (P-PROMO-3). */
export const SPECIAL_OFFER: PromotionListing = {
  screen: SPECIAL_OFFER_SCREEN,
  tabs: SPECIAL_OFFER_TABS,
  holds: { minStandingDiscount: DISCOUNTED_FROM_PERCENT },
};

export const EID: PromotionListing = { screen: EID_SCREEN, tabs: EID_TABS, holds: { onEidList: true } };

/** What was asked of a list, without choices that the catalogue does not know, and the query for it. */
interface KnownList {
  state: ListState;
  query: ProductQuery;
}

/** The list of `/search`. */
export function searchList(asked: ListState, categories: readonly Category[]): KnownList {
  const chosen = categories.filter(({ slug }) => asked.categories.includes(slug));
  const state = { ...asked, categories: chosen.map(({ slug }) => slug) };
  return { state, query: productQuery(SEARCH_SCREEN, state, { categoryIds: chosen.map(({ id }) => id) }) };
}

/**
 * The list of `/category/{slug}`.
 * @param aliased the slug of the subcategory that the address means when it names none (P-CAT-2)
 */
export function categoryList(asked: ListState, category: Category, aliased: string | null): KnownList {
  const named = asked.subcategory || aliased;
  const subcategory = category.subcategories.find(({ slug }) => slug === named);
  const state = { ...asked, subcategory: subcategory?.slug ?? '' };
  const ids = { categoryIds: [category.id], ...(subcategory && { subcategoryId: subcategory.id }) };
  return { state, query: productQuery(CATEGORY_SCREEN, state, ids) };
}

/**
 * The list of a promotion page. A tab of one category leaves no other to choose: chosen ones then count as unknown.
 * @returns also the categories that can be chosen
 */
export function promotionList(
  { screen, tabs, holds }: PromotionListing,
  asked: ListState,
  all: readonly Category[],
): KnownList & { categories: readonly Category[] } {
  const tab = promotionTab(tabs, asked.tab);
  const categories = tab.category === undefined ? all : [];
  const chosen = categories.filter(({ slug }) => asked.categories.includes(slug));
  const state = { ...asked, categories: chosen.map(({ slug }) => slug) };
  const ids = { categoryIds: chosen.map(({ id }) => id) };
  return { state, categories, query: productQuery(screen, state, ids, { ...holds, ...tabFilter(tab, all) }) };
}

const PROMOTIONS: Readonly<Record<string, PromotionListing>> = {
  '/new-arrivals': NEW_ARRIVALS,
  '/special-offer': SPECIAL_OFFER,
  '/promotions/eid': EID,
};

/**
 * The query of the list that an address of the shop shows, as its page asks it.
 * @param address path and query
 * @returns null when no list with a filter panel is there
 */
export function listQueryAt(address: string, categories: readonly Category[]): ProductQuery | null {
  const [path = '', search = ''] = address.split('?', 2);
  const params = new URLSearchParams(search);
  if (path === '/search') return searchList(parseListState(SEARCH_SCREEN, params), categories).query;
  const promotion = Object.hasOwn(PROMOTIONS, path) ? PROMOTIONS[path] : undefined;
  if (promotion) {
    return promotionList(promotion, parseListState(promotion.screen, params), categories).query;
  }
  const slug = /^\/category\/([^/]+)$/.exec(path)?.[1];
  const found = slug === undefined ? null : findCategory(categories, slug);
  if (!found) return null;
  return categoryList(parseListState(CATEGORY_SCREEN, params), found.category, found.subcategory).query;
}
