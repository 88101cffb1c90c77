import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import type { PostSummary } from './post-summary.ts';

/** What stands above the text of a post: category, title, excerpt, author, date, reading time, picture. */
export function PostHeader({ post, by }: { post: PostSummary; by: string }) {
  return (
    <header className="space-y-5">
      <Link
        to={post.category.to}
        className="badge relative inline-flex min-h-8 items-center bg-brand-soft px-3 text-brand after:absolute after:inset-x-0 after:-inset-y-1.5 hover:underline"
      >
        {post.category.name}
      </Link>
      <h1 className="text-2xl font-bold sm:text-4xl">{post.title}</h1>
      <p className="max-w-prose text-ink-soft sm:text-lg">{post.excerpt}</p>
      <p className="flex flex-wrap gap-x-4 text-sm text-ink-soft">
        <span>{by}</span>
        <time dateTime={post.date}>{post.published}</time>
        <span>{post.readTime}</span>
      </p>
      <Picture
        src={post.imageUrl}
        sizes="(min-width: 64rem) 48rem, 100vw"
        largest={960}
        alt=""
        width={640}
        height={400}
        className="aspect-[2/1] w-full rounded-card object-cover"
      />
    </header>
  );
}
