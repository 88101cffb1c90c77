import { cleanTerm } from '#domain/search/clean-term.ts';
import { containsTerm } from '#domain/search/contains-term.ts';
import { blogCopy } from '../content/blog/blog.id.ts';
import { blogPosts } from '../content/blog/posts.id.ts';
import { pageTitle } from '../copy/layout.id.ts';
import { textCopy } from '../copy/text-pages.id.ts';
import { blogSidebar, postList } from '../features/blog/blog-lists.ts';
import { BlogSidebar } from '../features/blog/blog-sidebar.tsx';
import { PostCard } from '../features/blog/post-card.tsx';
import { PostList } from '../features/blog/post-list.tsx';
import { summaryOf } from '../features/blog/post-summary.ts';
import { NewsletterBox } from '../features/forms/newsletter-form.tsx';
import type { RouteHandle } from '../features/layout/breadcrumb.tsx';
import { pageMeta } from '../features/seo/page-meta.ts';
import { tabPath } from '../features/seo/tabbed-meta.ts';
import { PageHeading } from '../features/text/page-heading.tsx';
import { PageSearch } from '../features/text/page-search.tsx';
import { plainText } from '../features/text/plain-text.ts';
import { currentTab, tabbedTitle, tabLinks } from '../features/text/tabs.ts';
import { EmptyList } from '../ui/empty-list.tsx';
import { Link } from '../ui/link.tsx';
import { LinkTabs } from '../ui/link-tabs.tsx';
import type { Route } from './+types/blog';

export { RouteErrorBoundary as ErrorBoundary } from '../features/layout/error-page.tsx';

const PATH = '/blog';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? pageMeta(matches, {
        title: pageTitle(loaderData.pageTitle),
        description: loaderData.intro,
        ...(loaderData.term ? { noindex: true } : { path: tabPath(PATH, loaderData.tabs, loaderData.tab) }),
      })
    : [];

export const handle: RouteHandle = { crumbs: () => [{ label: textCopy.crumbs.blog }] };

/** Posts whose title, excerpt or text holds the term. */
function foundPosts(term: string) {
  const posts = blogPosts.filter(({ title, excerpt, blocks }) =>
    containsTerm([title, excerpt, ...plainText(blocks)], term),
  );
  const { resultsFor, found, none, noneFor, showAll } = blogCopy.search;
  return {
    posts,
    texts: { title: resultsFor(term), found: found(posts.length), none, noneText: noneFor(term), showAll },
  };
}

export function loader({ request }: Route.LoaderArgs) {
  const url = new URL(request.url);
  const term = cleanTerm(url.searchParams.get('q') ?? '');
  const tabs = blogCopy.tabs.map(({ id, name }) => ({ id, title: name }));
  const [all, ...others] = tabs;
  if (!all) throw new Error('The blog has no tabs');
  const tab = currentTab([all, ...others], url.searchParams).id;
  const search = term ? foundPosts(term) : null;
  const listed = search?.posts ?? blogPosts.filter(({ category }) => tab === 'all' || category === tab);
  const kept = new URLSearchParams(term ? { q: term } : tab === 'all' ? {} : { tab });
  const { title, intro, featured, latest, tabsLabel } = blogCopy;
  const { label, placeholder, submit, clear } = blogCopy.search;
  return {
    pageTitle: search?.texts.title ?? tabbedTitle(title, tabs, tab),
    title,
    intro,
    term,
    searchTexts: { label, placeholder, submit, clear },
    search: search?.texts ?? null,
    titles: { featured, latest, tabs: tabsLabel },
    featured: term ? [] : blogPosts.filter((post) => post.featured).map(summaryOf),
    tabs,
    tab,
    list: postList(listed, url, kept),
    sidebar: blogSidebar(),
  };
}

export default function Blog({ loaderData }: Route.ComponentProps) {
  const { title, intro, term, searchTexts, search, titles, featured, tabs, tab, list, sidebar } = loaderData;
  return (
    <div className="page space-y-8 pt-2">
      <div className="grid items-end gap-4 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-8">
        <PageHeading title={title} intro={intro} />
        <PageSearch action={PATH} term={term} texts={searchTexts} />
      </div>
      {featured.length > 0 && (
        <section aria-labelledby="pilihan" className="space-y-4">
          <h2 id="pilihan" className="text-xl font-bold">
            {titles.featured}
          </h2>
          <ul className="grid gap-4 md:grid-cols-3">
            {featured.map((post) => (
              <li key={post.id}>
                <PostCard post={post} isEager />
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <section aria-labelledby="terbaru" className="min-w-0 space-y-4">
          <h2 id="terbaru" className="text-xl font-bold">
            {search?.title ?? titles.latest}
          </h2>
          {!search && <LinkTabs label={titles.tabs} tabs={tabLinks(PATH, tabs)} current={tab} />}
          {search && (
            <div role="status" className="flex flex-wrap items-center gap-x-5">
              <p>{search.found}</p>
              <Link to={PATH} className="link inline-flex min-h-11 items-center">
                {search.showAll}
              </Link>
            </div>
          )}
          {search && list.posts.length === 0 && <EmptyList title={search.none} text={search.noneText} />}
          {list.posts.length > 0 && <PostList key={tab + term} list={list} />}
        </section>
        <BlogSidebar sidebar={sidebar}>
          <NewsletterBox texts={sidebar.newsletter} />
        </BlogSidebar>
      </div>
    </div>
  );
}
