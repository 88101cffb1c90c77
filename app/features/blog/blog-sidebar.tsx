import type { ReactNode } from 'react';
import { layoutCopy } from '../../copy/layout.id.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import type { blogSidebar } from './blog-lists.ts';

type Sidebar = ReturnType<typeof blogSidebar>;

/** Categories with counts, popular posts and what else the page puts there (P-HELP-11). */
export function BlogSidebar({ sidebar, children }: { sidebar: Sidebar; children: ReactNode }) {
  return (
    <aside className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-1 print:hidden">
      <nav aria-labelledby="kategori-blog" className="card p-4">
        <h2 id="kategori-blog" className="px-3 pb-1 text-lg font-bold">
          {sidebar.categoriesTitle}
        </h2>
        <ul>
          {sidebar.categories.map(({ id, name, to, count }) => (
            <li key={id}>
              <Link
                to={to}
                className="flex min-h-11 items-center justify-between gap-3 rounded-xl px-3 hover:bg-sunken"
              >
                {name}
                <span className="text-sm text-ink-soft">{count}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-labelledby="artikel-populer" className="card p-4">
        <h2 id="artikel-populer" className="px-3 pb-1 text-lg font-bold">
          {sidebar.popularTitle}
        </h2>
        <ol>
          {sidebar.popular.map(({ id, title, readTime }, index) => (
            <li key={id}>
              <Link to={`/blog/${id}`} className="flex gap-3 rounded-xl px-3 py-2 hover:bg-sunken">
                <span aria-hidden className="text-xl font-extrabold text-brand">
                  {index + 1}
                </span>
                <span className="min-w-0">
                  <span className="block font-semibold">{title}</span>
                  <span className="text-sm text-ink-soft">{readTime}</span>
                </span>
              </Link>
            </li>
          ))}
        </ol>
      </nav>
      {children}
      <link rel="alternate" href="/blog/rss.xml" type="application/rss+xml" title={layoutCopy.blogFeed} />
      {/* Not a page of the shop: the browser itself must ask for it. */}
      <a href="/blog/rss.xml" className="link inline-flex min-h-11 items-center gap-2 px-1">
        <Icon name="rss" className="size-5" />
        {sidebar.rss}
      </a>
    </aside>
  );
}
