import type { BlogPost } from '../../content/blog/post.ts';

/** Other posts to read next: first those of the same category, then the rest, each in the given order. */
export function relatedPosts(posts: readonly BlogPost[], current: BlogPost, count: number): BlogPost[] {
  const others = posts.filter(({ id }) => id !== current.id);
  const same = others.filter(({ category }) => category === current.category);
  return [...same, ...others.filter((post) => !same.includes(post))].slice(0, count);
}
