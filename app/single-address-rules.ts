import { listSearch, parseListState } from '#domain/listing/list-state.ts';
import { LOAD_MORE_STEP, shownPart } from '#domain/listing/load-more.ts';
import { SELLER_SCREEN } from '#domain/listing/screens.ts';
import { parseId } from '#domain/parse-id.ts';
import { parseReviewQuery, reviewSearch } from '#domain/reviews/review-query.ts';
import type { AddressRule } from '#server/services.ts';
import { choice, idsOf, numbered, query } from './address-rules.ts';
import { blogCopy } from './content/blog/blog.id.ts';
import { blogPosts } from './content/blog/posts.id.ts';
import { careers } from './content/careers.id.ts';
import { findCategoryLink } from './features/blog/post-summary.ts';
import { SELLER_TABS } from './features/sellers/seller-tab-ids.ts';

/** The rules of single pages (`app/pages.ts`). Those that several share are in `app/address-rules.ts`. */

/** How much of a list of articles is shown, as its address says it. */
function shownSize(search: URLSearchParams, total: number): [string, string][] {
  const { shown } = shownPart(search.get('tampil'), total);
  return shown > LOAD_MORE_STEP
    ? [['tampil', String(Math.ceil(shown / LOAD_MORE_STEP) * LOAD_MORE_STEP)]]
    : [];
}

export const blogAddress: AddressRule = ({ search }) => {
  const tab = choice(search, 'tab', idsOf(blogCopy.tabs));
  const posts = blogPosts.filter(({ category }) => tab.length === 0 || category === tab[0]?.[1]);
  return { search: query(tab, shownSize(search, posts.length)) };
};

export const blogCategoryAddress: AddressRule = ({ params, search }) => {
  const category = findCategoryLink(params['name'] ?? '');
  if (!category) return null;
  const posts = blogPosts.filter((post) => post.category === category.id);
  return { path: category.to, search: query(shownSize(search, posts.length)) };
};

export const blogPostAddress: AddressRule = ({ params }) => {
  const post = blogPosts.find(({ id }) => id === params['id']);
  return post ? { path: `/blog/${post.id}`, search: '' } : null;
};

export const careersAddress: AddressRule = ({ search }) => ({
  search: query(
    choice(search, 'tab', idsOf(careers.tabs)),
    choice(search, 'posisi', ['', ...idsOf(careers.jobs)]),
  ),
});

export const flashSaleAddress: AddressRule = ({ search }) => {
  const session = search.get('sesi') ?? '';
  // Whether there is such a session is known to the loader alone: it keeps out what it does not know.
  return { search: /^[a-z0-9-]{1,20}$/.test(session) ? `?sesi=${session}` : '' };
};

export const sellerAddress = numbered(
  (id) => `/seller/${id}`,
  (asked) => {
    const state = listSearch(SELLER_SCREEN, parseListState(SELLER_SCREEN, asked));
    return query(choice(asked, 'tab', SELLER_TABS), [...new URLSearchParams(state)]);
  },
);

export const categoryPath = ({ slug = '' }: { slug?: string | undefined }) =>
  `/category/${encodeURIComponent(slug)}`;

/** All reviews of a product. Filters and further pages have many addresses, and must not evict other pages. */
export const reviewsAddress: AddressRule = ({ params, search: asked }) => {
  const id = parseId(params['id'] ?? '');
  const search = reviewSearch(parseReviewQuery(asked));
  return id === null ? null : { path: `/product/${id}/ulasan`, search, isFiltered: search !== '' };
};
