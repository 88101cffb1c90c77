import { expect, it } from 'vitest';
import { blogPosts } from '../../content/blog/posts.id.ts';
import { findCategoryLink } from './post-summary.ts';
import { relatedPosts } from './related-posts.ts';

it.each(blogPosts.map((post) => [post.id, post] as const))(
  '%s is followed by three others, those of its category first',
  (id, post) => {
    const related = relatedPosts(blogPosts, post, 3);
    expect(related).toHaveLength(3);
    expect(related.map((other) => other.id)).not.toContain(id);
    const isSame = related.map(({ category }) => category === post.category);
    expect(isSame).toEqual(isSame.toSorted((a, b) => Number(b) - Number(a)));
  },
);

it('a category is found by its id and by its Indonesian name in lower case (P-PAGE-1)', () => {
  expect(findCategoryLink('technology')?.id).toBe('technology');
  expect(findCategoryLink('teknologi')?.id).toBe('technology');
  expect(findCategoryLink('Teknologi')).toBeUndefined();
  expect(findCategoryLink('all')).toBeUndefined();
});
