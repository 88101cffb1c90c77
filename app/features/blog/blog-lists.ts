import { type ShownPart, shownPart } from '#domain/listing/load-more.ts';
import { blogCopy } from '../../content/blog/blog.id.ts';
import type { BlogPost } from '../../content/blog/post.ts';
import { blogPosts } from '../../content/blog/posts.id.ts';
import { categoryLinks, type PostSummary, summaryOf } from './post-summary.ts';

/** A list that grows by 'load more', with its texts. */
export interface PostListData {
  posts: PostSummary[];
  /** '6 dari 10 artikel ditampilkan' */
  status: string;
  /** Where 'load more' leads, null when all is shown. */
  more: string | null;
  loadMore: string;
}

/** A list of posts as far as the address asks for it; `more` keeps the other parameters of the address. */
export function postList(posts: readonly BlogPost[], url: URL, kept: URLSearchParams): PostListData {
  const { shown, next }: ShownPart = shownPart(url.searchParams.get('tampil'), posts.length);
  const params = new URLSearchParams(kept);
  params.set('tampil', String(next));
  return {
    posts: posts.slice(0, shown).map(summaryOf),
    status: blogCopy.shown(shown, posts.length),
    more: next === null ? null : `${url.pathname}?${params}#artikel-${shown + 1}`,
    loadMore: blogCopy.loadMore,
  };
}

/** What stands beside every list and post: the shelves with their counts, popular posts, the newsletter box. */
export function blogSidebar() {
  return {
    categoriesTitle: blogCopy.categories,
    categories: categoryLinks.map((category) => ({
      ...category,
      count: blogCopy.categoryCount(blogPosts.filter((post) => post.category === category.id).length),
    })),
    popularTitle: blogCopy.popular,
    popular: blogPosts
      .filter(({ popular }) => popular)
      .map(summaryOf)
      .map(({ id, title, readTime }) => ({ id, title, readTime })),
    rss: blogCopy.rss,
    newsletter: blogCopy.newsletter,
  };
}
