import { useRef } from 'react';
import { data, redirect } from 'react-router';
import { parseId } from '#domain/parse-id.ts';
import { shopChatPath, shopChatsPath, shopOrderPath } from '#domain/paths.ts';
import { keepPost } from '../browser/kept-post.ts';
import { chatCopy, chatReportCopy, shopChatCopy as copy } from '../copy/chat.id.ts';
import { pageTitle } from '../copy/layout.id.ts';
import { addSearch } from '../features/chat/add-search.ts';
import { BlockForm } from '../features/chat/block-form.tsx';
import { type ChatAnswer, MessageForm } from '../features/chat/message-form.tsx';
import { MessageList, Subject } from '../features/chat/message-list.tsx';
import { QuickReplies } from '../features/chat/quick-replies.tsx';
import { REPORT_ANCHOR, ReportForm } from '../features/chat/report-form.tsx';
import { sayChatRefusal } from '../features/chat/say-chat-refusal.ts';
import { refuseReport, takeChatReport } from '../features/chat/take-chat-report.ts';
import { takeMessage } from '../features/chat/take-message.ts';
import { useLiveChat } from '../features/chat/use-live-chat.ts';
import { pageMeta } from '../features/seo/page-meta.ts';
import { usePublicUrl } from '../features/seo/use-public-url.ts';
import { servicesContext } from '../services.ts';
import { EmptyList } from '../ui/empty-list.tsx';
import { InlineText } from '../ui/inline-text.tsx';
import { Link } from '../ui/link.tsx';
import { useToldOnce } from '../ui/use-told-once.ts';
import { shopScopeOf } from '../visit.ts';
import type { Route } from './+types/selling-chat';

export { FormErrorBoundary as ErrorBoundary } from '../features/layout/form-error-page.tsx';

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const name = loaderData?.thread?.name || copy.nobody;
  const title = loaderData?.thread ? chatCopy.threadTitle(name) : copy.missing.title;
  return pageMeta(matches, { title: pageTitle(title), description: copy.description, noindex: true });
};

/** What the address asks for besides the thread. */
const askedOf = (search: URLSearchParams) => ({
  before: parseId(search.get('before') ?? ''),
  order: search.get('pesanan'),
});

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const scope = shopScopeOf({ context });
  const asked = askedOf(url.searchParams);
  const { before } = asked;
  const thread = await context.get(servicesContext).shopChats.thread(scope, params.thread, asked);
  const shop = scope.sellerId;
  const reported = {
    seq: parseId(url.searchParams.get('laporkan') ?? ''),
    isSent: url.searchParams.get('done') === 'laporan',
  };
  if (!thread) return data({ shop, before, thread: null, reported, start: '' }, { status: 404 });
  const start = thread.templates[(parseId(url.searchParams.get('balasan') ?? '') ?? 0) - 1] ?? '';
  return { shop, before, thread, reported, start };
}

/** Sends a message, or reports or blocks the thread. */
export async function action({ request, url, params, context }: Route.ActionArgs) {
  const scope = shopScopeOf({ context });
  const { commands, shopChats } = context.get(servicesContext);
  const { thread } = params;
  const asked = askedOf(url.searchParams);
  const path = shopChatPath(scope.sellerId, thread, asked);
  const form = await request.formData();
  const again = async (fault: string, typed: string, id: string): Promise<ChatAnswer> => ({
    typed,
    fault,
    draft: await shopChats.draft(scope, thread, id),
  });
  const intent = form.get('intent');
  if (intent === 'block' || intent === 'unblock') {
    const done = await commands.run(`chat.${intent}`, { scope, input: { thread } });
    if (!done.ok) return data(await again(sayChatRefusal(done.error), '', ''), { status: 422 });
    throw redirect(path, 303);
  }
  if (intent === 'report') {
    const report = takeChatReport(form);
    if (!('ok' in report)) return data(report, { status: 422 });
    const kept = await commands.run('chat.report', { scope, input: { thread, ...report.report } });
    if (kept.ok) throw redirect(addSearch(path, 'done', 'laporan'), 303);
    return data(refuseReport(report.report, kept.error.code), { status: 422 });
  }
  const taken = takeMessage(form);
  if (!taken.ok) return data(await again(taken.fault, taken.typed, taken.id), { status: 422 });
  const { id, text, photos } = taken;
  const sent = await commands.run('chat.send', {
    scope,
    input: { thread, id, text, photos, order: asked.order ?? '' },
  });
  if (sent.ok) throw redirect(shopChatPath(scope.sellerId, thread), 303);
  const newId = sent.error.code === 'message_sent_before' ? '' : id;
  return data(await again(sayChatRefusal(sent.error), text, newId), { status: 422 });
}

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  keepPost(request, () => serverAction());

/** A thread with a shopper. */
export default function SellingChat({ loaderData, actionData }: Route.ComponentProps) {
  useToldOnce();
  const { shop, before, thread, reported, start } = loaderData;
  const answer = actionData ?? null;
  const form = useRef<HTMLDivElement>(null);
  const origin = usePublicUrl();
  useLiveChat(thread === null ? null : (thread.page.messages.at(-1)?.seq ?? 0));
  if (!thread) {
    return (
      <div className="page">
        <EmptyList title={copy.missing.title} text={copy.missing.text} level={1}>
          <Link to={shopChatsPath(shop)} className="button button-primary">
            {copy.back}
          </Link>
        </EmptyList>
      </div>
    );
  }
  const { id, page, draft, isGone, isWriterBanned } = thread;
  const name = thread.name || copy.nobody;
  // The order that the next message is about stands in every address of the page.
  const { about: order } = thread;
  const path = shopChatPath(shop, id, { order });
  return (
    <div className="page max-w-3xl space-y-4">
      <div>
        <Link to={shopChatsPath(shop)} className="link inline-flex min-h-11 items-center">
          {copy.back}
        </Link>
        <h1 className="text-2xl font-bold wrap-anywhere">{chatCopy.threadTitle(name)}</h1>
      </div>
      <MessageList
        page={page}
        side="shop"
        name={name}
        origin={origin}
        pathBefore={(seq) => shopChatPath(shop, id, { order, before: seq })}
        reportPathOf={(seq) => `${shopChatPath(shop, id, { order, before, report: seq })}#${REPORT_ANCHOR}`}
        orderPathOf={(number) => shopOrderPath(shop, number)}
      />
      {before !== null && (
        <Link to={path} className="link inline-flex min-h-11 items-center">
          {chatCopy.newest}
        </Link>
      )}
      {isGone && <p className="card p-4">{copy.gone}</p>}
      {reported.isSent && answer === null && (
        <p role="status" className="card p-4 font-semibold text-success">
          {chatReportCopy.sent}
        </p>
      )}
      {page.banned !== null && (
        <p className="card p-4">
          <InlineText text={page.banned === 'shop' ? copy.banned.you : copy.banned.shopper} />
        </p>
      )}
      {page.banned === null && isWriterBanned && <p className="card p-4">{copy.banned.writer}</p>}
      {page.banned === null && page.blockedBy !== null && (
        <p className="card p-4">{page.blockedBy === 'shop' ? copy.blocked : copy.blockedByShopper}</p>
      )}
      {!isGone && page.blockedBy === null && page.banned === null && !isWriterBanned && (
        <div ref={form} className="card p-4">
          {order !== null && (
            <Subject
              about={{ kind: 'order', number: order }}
              orderPathOf={(number) => shopOrderPath(shop, number)}
            />
          )}
          <QuickReplies
            shop={shop}
            templates={thread.templates}
            form={form}
            pathOf={(index) => addSearch(path, 'balasan', index + 1)}
          />
          <MessageForm
            key={start}
            draft={draft}
            answer={answer && 'draft' in answer ? answer : null}
            messages={page.messages}
            start={start}
            canSendPhotos={page.mayHavePhotos}
            action={path}
          />
        </div>
      )}
      <ReportForm
        action={shopChatPath(shop, id, { order, before, report: reported.seq })}
        whole={shopChatPath(shop, id, { order, before })}
        asked={reported.seq}
        messages={page.messages}
        answer={answer && 'report' in answer ? answer : null}
      />
      {!isGone && <BlockForm action={path} blockedBy={page.blockedBy} side="shop" words={copy} />}
    </div>
  );
}
