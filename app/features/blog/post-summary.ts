import { formatCalendarDate } from '#domain/format-date.ts';
import { blogCopy } from '../../content/blog/blog.id.ts';
import type { BlogPost } from '../../content/blog/post.ts';
import { blogCategories } from '../../content/blog/posts.id.ts';
import made from '../../content/blog-photographs.json' with { type: 'json' };

/** The covers of posts, by the post: written by `npm run studio`. */
const photographs: Readonly<Record<string, string>> = made;

/** A shelf of the blog as a link. */
export interface CategoryLink {
  id: string;
  name: string;
  to: string;
}

/** What a list tells of a post. For loaders: it brings the texts of the blog along. */
export interface PostSummary {
  id: string;
  title: string;
  excerpt: string;
  category: CategoryLink;
  author: string;
  /** `yyyy-mm-dd`, for machines. */
  date: string;
  published: string;
  readTime: string;
  imageUrl: string;
}

/** The shelves with their addresses: the Indonesian name in lower case (P-PAGE-1). */
export const categoryLinks: readonly CategoryLink[] = blogCategories.map(({ id, name }) => ({
  id,
  name,
  to: `/blog/category/${name.toLowerCase()}`,
}));

/** The shelf that an address names by its id or its Indonesian name in lower case. */
export function findCategoryLink(name: string): CategoryLink | undefined {
  return categoryLinks.find((category) => category.id === name || category.name.toLowerCase() === name);
}

/** @throws Error when the post stands on a shelf that does not exist: a fault of the content. */
export function summaryOf({ blocks: _blocks, ...post }: BlogPost): PostSummary {
  const category = categoryLinks.find(({ id }) => id === post.category);
  if (!category) throw new Error(`The post ${post.id} has no category`);
  return {
    id: post.id,
    title: post.title,
    excerpt: post.excerpt,
    category,
    author: post.author,
    date: post.date,
    published: formatCalendarDate(post.date),
    readTime: blogCopy.readTime(post.readTime),
    imageUrl: photographs[post.id] ?? post.imageUrl,
  };
}
