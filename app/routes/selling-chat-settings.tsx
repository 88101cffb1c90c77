import { data, redirect, useSearchParams } from 'react-router';
import { shopChatSettingsPath, shopChatsPath } from '#domain/paths.ts';
import { keepPost } from '../browser/kept-post.ts';
import { chatSettingsCopy as copy, shopChatCopy } from '../copy/chat.id.ts';
import { pageTitle } from '../copy/layout.id.ts';
import { ChatSettingsScreen } from '../features/chat/chat-settings-screen.tsx';
import { parseChatSettingsIntent, takeChatSettings } from '../features/chat/take-chat-settings.ts';
import { pageMeta } from '../features/seo/page-meta.ts';
import { servicesContext } from '../services.ts';
import { Link } from '../ui/link.tsx';
import { useToldOnce } from '../ui/use-told-once.ts';
import { shopScopeOf } from '../visit.ts';
import type { Route } from './+types/selling-chat-settings';

export { FormErrorBoundary as ErrorBoundary } from '../features/layout/form-error-page.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: pageTitle(copy.title), description: copy.description, noindex: true });

export async function loader({ context }: Route.LoaderArgs) {
  const scope = shopScopeOf({ context });
  const settings = await context.get(servicesContext).shopChats.settings(scope);
  return { shop: scope.sellerId, settings };
}

export async function action({ request, context }: Route.ActionArgs) {
  const scope = shopScopeOf({ context });
  const { commands } = context.get(servicesContext);
  const answer = await takeChatSettings(await request.formData(), { commands, scope });
  if ('done' in answer) throw redirect(`${shopChatSettingsPath(scope.sellerId)}?done=${answer.done}`, 303);
  return data(answer, { status: 422 });
}

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  keepPost(request, () => serverAction());

/** What a shop answers by itself in its chat, and what it often says. */
export default function SellingChatSettings({
  loaderData: { shop, settings },
  actionData,
}: Route.ComponentProps) {
  useToldOnce();
  const [search] = useSearchParams();
  const done = actionData ? null : parseChatSettingsIntent(search.get('done'));
  return (
    <div className="page space-y-5">
      <div>
        <Link to={shopChatsPath(shop)} className="link inline-flex min-h-11 items-center">
          {shopChatCopy.back}
        </Link>
        <h1 className="text-2xl font-bold sm:text-3xl">{copy.title}</h1>
      </div>
      {done && (
        <p role="status" className="card p-4 font-semibold text-success">
          {copy.done[done]}
        </p>
      )}
      {/* Saved settings stand in the fields anew. */}
      <ChatSettingsScreen
        key={settings.version}
        shop={shop}
        settings={settings}
        answer={actionData ?? null}
      />
    </div>
  );
}
