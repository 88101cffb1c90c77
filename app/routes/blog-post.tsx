import { data } from 'react-router';
import { blogCopy } from '../content/blog/blog.id.ts';
import { blogPosts } from '../content/blog/posts.id.ts';
import { pageTitle } from '../copy/layout.id.ts';
import { textCopy } from '../copy/text-pages.id.ts';
import { blogSidebar } from '../features/blog/blog-lists.ts';
import { BlogSidebar } from '../features/blog/blog-sidebar.tsx';
import { PostCard } from '../features/blog/post-card.tsx';
import { PostHeader } from '../features/blog/post-header.tsx';
import { summaryOf } from '../features/blog/post-summary.ts';
import { relatedPosts } from '../features/blog/related-posts.ts';
import { NewsletterBox } from '../features/forms/newsletter-form.tsx';
import type { RouteHandle } from '../features/layout/breadcrumb.tsx';
import { JsonLd } from '../features/seo/json-ld.tsx';
import { pageMeta } from '../features/seo/page-meta.ts';
import { blogPostThing } from '../features/seo/things.ts';
import { Blocks } from '../features/text/blocks.tsx';
import { servicesContext } from '../services.ts';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import type { Route } from './+types/blog-post';

export { RouteErrorBoundary as ErrorBoundary } from '../features/layout/error-page.tsx';

/** How many other posts stand below a post. */
const RELATED_SIZE = 3;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? pageMeta(matches, {
        title: pageTitle(loaderData.post.title),
        description: loaderData.post.excerpt,
        path: `/blog/${loaderData.post.id}`,
        image: loaderData.post.imageUrl,
        type: 'article',
      })
    : [];

export const handle: RouteHandle<{ post: { title: string } } | undefined> = {
  crumbs: (found) => [
    { label: textCopy.crumbs.blog, to: '/blog' },
    ...(found ? [{ label: found.post.title }] : []),
  ],
};

export function loader({ params, context }: Route.LoaderArgs) {
  const found = blogPosts.find(({ id }) => id === params.id);
  if (!found) throw data(null, { status: 404 });
  const { back, related, share } = blogCopy;
  return {
    post: summaryOf(found),
    blocks: found.blocks,
    by: blogCopy.by(found.author),
    publicUrl: context.get(servicesContext).publicUrl,
    texts: { back, related, share },
    related: relatedPosts(blogPosts, found, RELATED_SIZE).map(summaryOf),
    sidebar: blogSidebar(),
  };
}

export default function BlogPostPage({ loaderData }: Route.ComponentProps) {
  const { post, blocks, by, publicUrl, texts, related, sidebar } = loaderData;
  const url = `${publicUrl}/blog/${post.id}`;
  return (
    <div className="page space-y-10 pt-2">
      <JsonLd thing={import.meta.env.SSR && blogPostThing(publicUrl, post)} />
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-12">
        <article className="min-w-0 max-w-3xl space-y-5">
          <PostHeader post={post} by={by} />
          <Blocks blocks={blocks} level={2} />
          <div className="flex flex-wrap gap-3 pt-3">
            <a
              href={`https://wa.me/?${new URLSearchParams({ text: `${post.title} ${url}` })}`}
              target="_blank"
              rel="noreferrer"
              aria-label={textCopy.blog.shareOn}
              className="button button-quiet"
            >
              <Icon name="message-circle" className="size-5" />
              {texts.share}
            </a>
            <Link to="/blog" className="button button-quiet">
              {texts.back}
            </Link>
          </div>
        </article>
        <BlogSidebar sidebar={sidebar}>
          <NewsletterBox texts={sidebar.newsletter} />
        </BlogSidebar>
      </div>
      <section aria-labelledby="artikel-terkait" className="space-y-4 print:hidden">
        <h2 id="artikel-terkait" className="text-xl font-bold">
          {texts.related}
        </h2>
        <ul className="grid gap-4 md:grid-cols-3">
          {related.map((other) => (
            <li key={other.id}>
              <PostCard post={other} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
