import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { PREFETCH } from '../../ui/save-data.ts';
import type { PostSummary } from './post-summary.ts';

/** A post in a grid: picture, category, title, excerpt. */
export function PostCard({ post, isEager = false }: { post: PostSummary; isEager?: boolean }) {
  return (
    <article className="card group relative flex h-full flex-col overflow-hidden hover:shadow-card">
      <Picture
        src={post.imageUrl}
        sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 46vw, 92vw"
        largest={960}
        alt=""
        width={640}
        height={400}
        when={isEager ? 'now' : 'late'}
        className="aspect-video w-full object-cover"
      />
      <div className="flex flex-1 flex-col gap-2 p-4 sm:p-5">
        <p className="badge self-start bg-brand-soft text-brand">{post.category.name}</p>
        <h3 className="text-lg font-bold group-hover:text-brand">
          <TitleLink post={post} />
        </h3>
        <p className="line-clamp-3 flex-1 text-ink-soft">{post.excerpt}</p>
        <PostFacts post={post} />
      </div>
    </article>
  );
}

/** A post in a list: a small picture beside its title. */
export function PostRow({ post, level }: { post: PostSummary; level: 2 | 3 }) {
  const Heading = `h${level}` as const;
  return (
    <article className="card group relative flex gap-4 p-3 hover:shadow-card sm:p-4">
      <Picture
        src={post.imageUrl}
        sizes="10rem"
        largest={320}
        alt=""
        width={640}
        height={400}
        when="late"
        className="size-20 shrink-0 rounded-xl object-cover sm:h-28 sm:w-40"
      />
      <div className="min-w-0 space-y-1">
        <p className="text-sm font-semibold text-brand">{post.category.name}</p>
        <Heading className="font-bold group-hover:text-brand sm:text-lg">
          <TitleLink post={post} />
        </Heading>
        <p className="line-clamp-2 text-ink-soft max-sm:hidden">{post.excerpt}</p>
        <PostFacts post={post} />
      </div>
    </article>
  );
}

/** The title as the link of the whole card. */
function TitleLink({ post }: { post: PostSummary }) {
  return (
    <Link to={`/blog/${post.id}`} prefetch={PREFETCH} className="cover-link">
      {post.title}
    </Link>
  );
}

/** Author, date and reading time. */
export function PostFacts({ post }: { post: PostSummary }) {
  return (
    <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
      <span>{post.author}</span>
      <time dateTime={post.date}>{post.published}</time>
      <span>{post.readTime}</span>
    </p>
  );
}
