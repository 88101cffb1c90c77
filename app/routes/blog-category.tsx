import { data } from 'react-router';
import { blogCopy } from '../content/blog/blog.id.ts';
import { blogPosts } from '../content/blog/posts.id.ts';
import { pageTitle } from '../copy/layout.id.ts';
import { textCopy } from '../copy/text-pages.id.ts';
import { blogSidebar, postList } from '../features/blog/blog-lists.ts';
import { BlogSidebar } from '../features/blog/blog-sidebar.tsx';
import { PostList } from '../features/blog/post-list.tsx';
import { findCategoryLink } from '../features/blog/post-summary.ts';
import { NewsletterBox } from '../features/forms/newsletter-form.tsx';
import type { RouteHandle } from '../features/layout/breadcrumb.tsx';
import { pageMeta } from '../features/seo/page-meta.ts';
import { PageHeading } from '../features/text/page-heading.tsx';
import { Link } from '../ui/link.tsx';
import type { Route } from './+types/blog-category';

export { RouteErrorBoundary as ErrorBoundary } from '../features/layout/error-page.tsx';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? pageMeta(matches, {
        title: pageTitle(loaderData.title),
        description: loaderData.description,
        path: loaderData.category.to,
      })
    : [];

export const handle: RouteHandle<{ category: { name: string } } | undefined> = {
  crumbs: (found) => [
    { label: textCopy.crumbs.blog, to: '/blog' },
    ...(found ? [{ label: found.category.name }] : []),
  ],
};

export function loader({ request, params }: Route.LoaderArgs) {
  const category = findCategoryLink(params.name);
  if (!category) throw data(null, { status: 404 });
  const posts = blogPosts.filter((post) => post.category === category.id);
  return {
    category,
    title: blogCopy.categoryTitle(category.name),
    description: blogCopy.intro,
    count: blogCopy.categoryCount(posts.length),
    back: blogCopy.back,
    list: postList(posts, new URL(request.url), new URLSearchParams()),
    sidebar: blogSidebar(),
  };
}

export default function BlogCategory({ loaderData }: Route.ComponentProps) {
  const { category, title, count, back, list, sidebar } = loaderData;
  return (
    <div className="page space-y-6 pt-2">
      <PageHeading title={title} intro={count} />
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <section aria-label={title} className="min-w-0 space-y-4">
          <PostList key={category.id} list={list} level={2} />
          <Link to="/blog" className="link inline-flex min-h-11 items-center">
            {back}
          </Link>
        </section>
        <BlogSidebar sidebar={sidebar}>
          <NewsletterBox texts={sidebar.newsletter} />
        </BlogSidebar>
      </div>
    </div>
  );
}
