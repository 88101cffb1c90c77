import { data, redirect, useSearchParams } from 'react-router';
import { isUuid } from '#domain/is-uuid.ts';
import { OPERATOR_CHATS_PATH } from '#domain/paths.ts';
import { keepPost } from '../browser/kept-post.ts';
import { pageTitle } from '../copy/layout.id.ts';
import { operatingChatsCopy } from '../copy/operating-chats.id.ts';
import { BansScreen, ChatsScreen } from '../features/operating/chat-screen.tsx';
import { Notice } from '../features/operating/notice.tsx';
import { takeUnban } from '../features/operating/take-chat-form.ts';
import { pageMeta } from '../features/seo/page-meta.ts';
import { servicesContext } from '../services.ts';
import { requireUser } from '../visit.ts';
import type { Route } from './+types/operator-chats';

export { FormErrorBoundary as ErrorBoundary } from '../features/layout/form-error-page.tsx';
export { shouldRevalidate } from '../features/operating/after-a-form.ts';

const copy = operatingChatsCopy.list;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: pageTitle(copy.title), description: copy.description, noindex: true });

export async function loader(args: Route.LoaderArgs) {
  const { operating, desks, clock } = args.context.get(servicesContext);
  const asked = args.url.searchParams.get('after') ?? '';
  const after = isUuid(asked) ? asked : null;
  return {
    chats: await operating.chats(),
    after,
    banned: await operating.chatBans(after),
    isStale: !(await desks.hasFreshCode(await requireUser(args))),
    now: clock(),
  };
}

/** Opens chat again for an account or a shop. */
export async function action(args: Route.ActionArgs) {
  const answer = await takeUnban(args, await args.request.formData());
  if ('refused' in answer) return data(answer, { status: 422 });
  throw redirect(`${OPERATOR_CHATS_PATH}?done=${answer.done}`, 303);
}

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  keepPost(request, () => serverAction());

/** Chats that somebody reported, and who may write in none. */
export default function OperatorChats({
  loaderData: { chats, after, banned, isStale, now },
  actionData,
}: Route.ComponentProps) {
  const [search] = useSearchParams();
  const refused = actionData ?? null;
  const isDone = refused === null && search.get('done') === 'unban';
  const action = after === null ? OPERATOR_CHATS_PATH : `${OPERATOR_CHATS_PATH}?after=${after}`;
  return (
    <div className="page space-y-5">
      <Notice refused={refused?.refused ?? null} done={isDone ? operatingChatsCopy.done.unban : null} />
      <h1 className="text-2xl font-bold sm:text-3xl">{copy.title}</h1>
      <ChatsScreen chats={chats} now={now} />
      <BansScreen {...banned} after={after} ground={{ action, refused, isStale }} />
    </div>
  );
}
