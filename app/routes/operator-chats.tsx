import { pageTitle } from '../copy/layout.id.ts';
import { operatingChatsCopy } from '../copy/operating-chats.id.ts';
import { ChatsScreen } from '../features/operating/chat-screen.tsx';
import { pageMeta } from '../features/seo/page-meta.ts';
import { servicesContext } from '../services.ts';
import type { Route } from './+types/operator-chats';

export { RouteErrorBoundary as ErrorBoundary } from '../features/layout/error-page.tsx';

const copy = operatingChatsCopy.list;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: pageTitle(copy.title), description: copy.description, noindex: true });

export async function loader({ context }: Route.LoaderArgs) {
  const { operating, clock } = context.get(servicesContext);
  return { chats: await operating.chats(), now: clock() };
}

/** Chats that somebody reported. */
export default function OperatorChats({ loaderData }: Route.ComponentProps) {
  return (
    <div className="page space-y-5">
      <h1 className="text-2xl font-bold sm:text-3xl">{copy.title}</h1>
      <ChatsScreen {...loaderData} />
    </div>
  );
}
