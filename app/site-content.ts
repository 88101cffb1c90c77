import type { SiteContent } from '#server/services.ts';
import { blogCopy } from './content/blog/blog.id.ts';
import { blogPosts } from './content/blog/posts.id.ts';
import { layoutCopy } from './copy/layout.id.ts';
import { categoryLinks, summaryOf } from './features/blog/post-summary.ts';
import { listedPathsOf } from './page-table.ts';
import { PAGES } from './pages.ts';

const posts = blogPosts.map((post) => {
  const { id, title, excerpt, author, date, category } = summaryOf(post);
  return { path: `/blog/${id}`, title, excerpt, author, date, category: category.name };
});

/** What the server's files for search engines tell of our texts. Part of the server's bundle only. */
export const siteContent: SiteContent = {
  shopName: layoutCopy.shopName,
  tagline: layoutCopy.tagline,
  blog: { title: blogCopy.title, description: blogCopy.intro },
  pages: [
    ...listedPathsOf(PAGES).map((path) => ({ path })),
    ...categoryLinks.map(({ to: path }) => ({ path })),
    ...posts.map(({ path, date }) => ({ path, changed: date })),
  ],
  posts,
};
