import { CHAT_PATH, chatPath } from '#domain/paths.ts';
import { chatCopy as copy } from '../copy/chat.id.ts';
import { pageTitle } from '../copy/layout.id.ts';
import { useSessionInStep } from '../features/account/use-session-in-step.ts';
import { ThreadList } from '../features/chat/thread-list.tsx';
import { useLiveChat } from '../features/chat/use-live-chat.ts';
import type { RouteHandle } from '../features/layout/breadcrumb.tsx';
import { pageMeta } from '../features/seo/page-meta.ts';
import { servicesContext } from '../services.ts';
import { EmptyList } from '../ui/empty-list.tsx';
import { Link } from '../ui/link.tsx';
import { requireUser } from '../visit.ts';
import type { Route } from './+types/chats';

export { RouteErrorBoundary as ErrorBoundary } from '../features/layout/error-page.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: pageTitle(copy.title),
    description: copy.description,
    path: CHAT_PATH,
    noindex: true,
  });

export const handle: RouteHandle = { crumbs: () => [{ label: copy.title }] };

export async function loader(args: Route.LoaderArgs) {
  const { userId } = await requireUser(args);
  const after = args.url.searchParams.get('after');
  return { userId, list: await args.context.get(servicesContext).chats.threads(userId, after) };
}

/** The threads of a shopper, the last written first. */
export default function Chats({
  loaderData: {
    userId,
    list: { threads, next },
  },
}: Route.ComponentProps) {
  useSessionInStep(userId);
  useLiveChat(threads[0]?.at.getTime() ?? 0);
  return (
    <div className="page max-w-3xl space-y-5 pt-2">
      <h1 className="text-2xl font-bold sm:text-3xl">{copy.title}</h1>
      {threads.length === 0 ? (
        <EmptyList title={copy.empty} text={copy.emptyText}>
          <Link to="/seller" className="button button-primary">
            {copy.toShops}
          </Link>
        </EmptyList>
      ) : (
        <ThreadList threads={threads} side="shopper" pathOf={({ sellerId }) => chatPath(sellerId)} />
      )}
      {next !== null && (
        <Link to={`${CHAT_PATH}?after=${next}`} className="button button-quiet">
          {copy.olderThreads}
        </Link>
      )}
    </div>
  );
}
