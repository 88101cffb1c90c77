import { data, redirect, useSearchParams } from 'react-router';
import { OPERATOR_CHATS_PATH, operatorChatPath } from '#domain/paths.ts';
import { keepPost } from '../browser/kept-post.ts';
import { pageTitle } from '../copy/layout.id.ts';
import { operatingChatsCopy } from '../copy/operating-chats.id.ts';
import { ChatScreen } from '../features/operating/chat-screen.tsx';
import { Notice } from '../features/operating/notice.tsx';
import { CHAT_INTENTS, takeChatForm } from '../features/operating/take-chat-form.ts';
import { pageMeta } from '../features/seo/page-meta.ts';
import { servicesContext } from '../services.ts';
import { EmptyList } from '../ui/empty-list.tsx';
import { Link } from '../ui/link.tsx';
import { requireUser } from '../visit.ts';
import type { Route } from './+types/operator-chat';

export { FormErrorBoundary as ErrorBoundary } from '../features/layout/form-error-page.tsx';
export { shouldRevalidate } from '../features/operating/after-a-form.ts';

const copy = operatingChatsCopy.one;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: pageTitle(loaderData?.chat ? copy.title(loaderData.chat.shop) : copy.missing),
    description: operatingChatsCopy.list.description,
    noindex: true,
  });

export async function loader(args: Route.LoaderArgs) {
  const { operating, desks } = args.context.get(servicesContext);
  const chat = await operating.chat(args.params.thread);
  const loaded = { chat, isStale: !(await desks.hasFreshCode(await requireUser(args))) };
  return chat ? loaded : data(loaded, { status: 404 });
}

/** Shows the words on the page itself, or decides about reports. */
export async function action(args: Route.ActionArgs) {
  const { thread } = args.params;
  const answer = await takeChatForm(args, await args.request.formData(), thread);
  if ('refused' in answer) return data({ words: null, refused: answer }, { status: 422 });
  if ('words' in answer) return data({ words: answer.words, refused: null });
  throw redirect(`${operatorChatPath(thread)}?done=${answer.done}`, 303);
}

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  keepPost(request, () => serverAction());

/** A reported chat, or one of a dispute. */
export default function OperatorChatPage({
  loaderData: { chat, isStale },
  actionData,
  params,
}: Route.ComponentProps) {
  const [search] = useSearchParams();
  const done = actionData ? undefined : CHAT_INTENTS.find((known) => known === search.get('done'));
  const refused = actionData?.refused ?? null;
  return (
    <div className="page space-y-5">
      <Notice refused={refused?.refused ?? null} done={done ? operatingChatsCopy.done[done] : null} />
      {chat ? (
        <ChatScreen
          chat={chat}
          words={actionData?.words ?? null}
          ground={{ action: operatorChatPath(params.thread), refused, isStale }}
        />
      ) : (
        <EmptyList title={copy.missing} text={copy.missingText} level={1}>
          <Link to={OPERATOR_CHATS_PATH} className="button button-primary">
            {copy.back}
          </Link>
        </EmptyList>
      )}
    </div>
  );
}
