import { shopChatPath, shopChatSettingsPath, shopChatsPath } from '#domain/paths.ts';
import { chatCopy, shopChatCopy as copy } from '../copy/chat.id.ts';
import { pageTitle } from '../copy/layout.id.ts';
import { ThreadList } from '../features/chat/thread-list.tsx';
import { useLiveChat } from '../features/chat/use-live-chat.ts';
import { pageMeta } from '../features/seo/page-meta.ts';
import { servicesContext } from '../services.ts';
import { EmptyList } from '../ui/empty-list.tsx';
import { Link } from '../ui/link.tsx';
import { LinkTabs } from '../ui/link-tabs.tsx';
import { shopScopeOf } from '../visit.ts';
import type { Route } from './+types/selling-chats';

export { RouteErrorBoundary as ErrorBoundary } from '../features/layout/error-page.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: pageTitle(chatCopy.title), description: copy.description, noindex: true });

export async function loader({ url, context }: Route.LoaderArgs) {
  const scope = shopScopeOf({ context });
  const isUnanswered = url.searchParams.get('tampil') !== 'semua';
  const after = url.searchParams.get('after');
  const list = await context.get(servicesContext).shopChats.threads(scope, { isUnanswered, after });
  return { shop: scope.sellerId, isUnanswered, list };
}

/** The threads of a shop: those that wait for an answer, or all. */
export default function SellingChats({ loaderData: { shop, isUnanswered, list } }: Route.ComponentProps) {
  useLiveChat(list.threads[0]?.at.getTime() ?? 0);
  return (
    <div className="page space-y-5">
      <div>
        <h1 className="text-2xl font-bold sm:text-3xl">{chatCopy.title}</h1>
        <Link to={shopChatSettingsPath(shop)} className="link inline-flex min-h-11 items-center">
          {copy.settings}
        </Link>
      </div>
      <LinkTabs
        label={copy.tabsLabel}
        current={isUnanswered ? 'unanswered' : 'all'}
        tabs={[
          { id: 'unanswered', label: copy.unanswered(list.unanswered), to: shopChatsPath(shop) },
          { id: 'all', label: copy.all, to: shopChatsPath(shop, { isUnanswered: false }) },
        ]}
      />
      {list.response && (
        <p className="text-ink-soft">{copy.response(list.response.rate, list.response.minutes)}</p>
      )}
      {list.threads.length === 0 ? (
        <EmptyList
          title={isUnanswered ? copy.empty : copy.emptyAll}
          text={isUnanswered ? copy.emptyText : copy.emptyAllText}
        />
      ) : (
        <ThreadList threads={list.threads} side="shop" pathOf={({ id }) => shopChatPath(shop, id)} />
      )}
      {list.next !== null && (
        <Link to={shopChatsPath(shop, { isUnanswered, after: list.next })} className="button button-quiet">
          {chatCopy.olderThreads}
        </Link>
      )}
    </div>
  );
}
