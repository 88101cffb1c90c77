import { useEffect, useRef } from 'react';
import { Link } from '../../ui/link.tsx';
import type { PostListData } from './blog-lists.ts';
import { PostRow } from './post-card.tsx';

/**
 * Posts with 'load more' below; what it brings gets the focus. Give it a key of what is listed.
 *
 * @param level the level of the headings of the posts
 */
export function PostList({
  list: { posts, status, more, loadMore },
  level = 3,
}: {
  list: PostListData;
  level?: 2 | 3;
}) {
  const items = useRef<HTMLUListElement>(null);
  const shown = useRef(posts.length);
  useEffect(() => {
    const first = posts.length > shown.current ? items.current?.children[shown.current] : null;
    first?.querySelector('a')?.focus();
    shown.current = posts.length;
  }, [posts.length]);
  return (
    <div className="space-y-4">
      <ul ref={items} className="space-y-4">
        {posts.map((post, index) => (
          <li key={post.id} id={`artikel-${index + 1}`}>
            <PostRow post={post} level={level} />
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        {more && (
          <Link to={more} replace preventScrollReset className="button button-quiet">
            {loadMore}
          </Link>
        )}
        <p role="status" className="text-ink-soft">
          {status}
        </p>
      </div>
    </div>
  );
}
