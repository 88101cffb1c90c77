import { listSearch, parseListState } from '#domain/listing/list-state.ts';
import { LOAD_MORE_STEP, shownPart } from '#domain/listing/load-more.ts';
import {
  ALL_PRODUCTS_SCREEN,
  CATEGORY_SCREEN,
  EID_SCREEN,
  NEW_ARRIVALS_SCREEN,
  SEARCH_SCREEN,
  SELLER_SCREEN,
  SELLERS_SCREEN,
  SPECIAL_OFFER_SCREEN,
} from '#domain/listing/screens.ts';
import { NOTIFICATION_TABS } from '#domain/notifications/tabs.ts';
import type { AddressRule } from '#server/services.ts';
import { choice, fixed, idsOf, list, numbered, query, tabbed, unlessSearched } from './address-rules.ts';
import { blogCopy } from './content/blog/blog.id.ts';
import { blogPosts } from './content/blog/posts.id.ts';
import { careers } from './content/careers.id.ts';
import { generalFaq } from './content/faq.id.ts';
import { helpCenter } from './content/help-center.id.ts';
import { policies } from './content/policies.id.ts';
import { privacy } from './content/privacy.id.ts';
import { returns } from './content/returns.id.ts';
import { shipping } from './content/shipping.id.ts';
import { findCategoryLink } from './features/blog/post-summary.ts';
import { PRODUCT_TABS } from './features/product/product-tabs.tsx';
import { SELLER_TABS } from './features/sellers/seller-tabs.tsx';

/**
 * Which addresses show which page, route by route, for the server's page cache. A parameter that is not read here does
 * not change the page; a route that is not here, or a rule that answers null, is rendered for each request.
 */

/** How much of a list of articles is shown, as its address says it. */
function shownSize(search: URLSearchParams, total: number): [string, string][] {
  const { shown } = shownPart(search.get('tampil'), total);
  return shown > LOAD_MORE_STEP
    ? [['tampil', String(Math.ceil(shown / LOAD_MORE_STEP) * LOAD_MORE_STEP)]]
    : [];
}

const blog: AddressRule = ({ search }) => {
  const tab = choice(search, 'tab', idsOf(blogCopy.tabs));
  const posts = blogPosts.filter(({ category }) => tab.length === 0 || category === tab[0]?.[1]);
  return { search: query(tab, shownSize(search, posts.length)) };
};

const blogCategory: AddressRule = ({ params, search }) => {
  const category = findCategoryLink(params['name'] ?? '');
  if (!category) return null;
  const posts = blogPosts.filter((post) => post.category === category.id);
  return { path: category.to, search: query(shownSize(search, posts.length)) };
};

const blogPost: AddressRule = ({ params }) => {
  const post = blogPosts.find(({ id }) => id === params['id']);
  return post ? { path: `/blog/${post.id}`, search: '' } : null;
};

const careersPage: AddressRule = ({ search }) => ({
  search: query(
    choice(search, 'tab', idsOf(careers.tabs)),
    choice(search, 'posisi', ['', ...idsOf(careers.jobs)]),
  ),
});

const flashSale: AddressRule = ({ search }) => {
  const session = search.get('sesi') ?? '';
  // Whether there is such a session is known to the loader alone: it keeps out what it does not know.
  return { search: /^[a-z0-9-]{1,20}$/.test(session) ? `?sesi=${session}` : '' };
};

const sellerPage = numbered(
  (id) => `/seller/${id}`,
  (asked) => {
    const state = listSearch(SELLER_SCREEN, parseListState(SELLER_SCREEN, asked));
    return query(choice(asked, 'tab', SELLER_TABS), [...new URLSearchParams(state)]);
  },
);

const categorySlug = ({ slug = '' }: { slug?: string | undefined }) =>
  `/category/${encodeURIComponent(slug)}`;

/** The rules by the id of their route. */
export const pageAddresses: Readonly<Record<string, AddressRule>> = {
  'routes/home': fixed,
  'routes/all-products': list(ALL_PRODUCTS_SCREEN),
  'routes/product': numbered(
    (id) => `/product/${id}`,
    (asked) => query(choice(asked, 'tab', PRODUCT_TABS)),
  ),
  'routes/product-reviews': numbered(
    (id) => `/product/${id}/ulasan`,
    () => '',
  ),
  'routes/cart': fixed,
  'routes/search': list(SEARCH_SCREEN),
  'routes/help-center': unlessSearched(tabbed(Object.keys(helpCenter.tabs))),
  'routes/wishlist': fixed,
  'routes/notifications': tabbed(NOTIFICATION_TABS),
  'routes/faq': tabbed(idsOf(generalFaq.groups)),
  'routes/how-to-buy': fixed,
  'routes/shipping': tabbed(Object.keys(shipping.tabs)),
  'routes/returns': tabbed(Object.keys(returns.tabs)),
  'routes/about': fixed,
  'routes/careers': careersPage,
  'routes/policies': tabbed(idsOf(policies.tabs)),
  'routes/privacy': tabbed(idsOf(privacy.tabs)),
  'routes/blog': unlessSearched(blog),
  categories: fixed,
  'category-index': fixed,
  'routes/category': list(CATEGORY_SCREEN, categorySlug),
  'routes/flash-sale': flashSale,
  'routes/new-arrivals': list(NEW_ARRIVALS_SCREEN),
  'routes/special-offer': list(SPECIAL_OFFER_SCREEN),
  'seller-index': list(SELLERS_SCREEN),
  toko: list(SELLERS_SCREEN),
  'seller-toko': list(SELLERS_SCREEN),
  'routes/seller': sellerPage,
  'routes/promotions': fixed,
  'routes/eid': list(EID_SCREEN),
  'routes/new-year': fixed,
  'routes/cashback': fixed,
  'routes/blog-post': blogPost,
  'routes/blog-category': blogCategory,
  'routes/terms': fixed,
  'routes/cookies': fixed,
};
