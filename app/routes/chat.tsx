import { useEffect } from 'react';
import { data, redirect } from 'react-router';
import { loginPath } from '#domain/accounts/next-path.ts';
import { carriedText, carryText } from '#domain/chat/carried-text.ts';
import { parseId } from '#domain/parse-id.ts';
import { CHAT_PATH, chatPath, shopChatsPath } from '#domain/paths.ts';
import type { ChatService } from '#server/services.ts';
import { keepPost } from '../browser/kept-post.ts';
import { useNotificationsStore } from '../browser/notifications.tsx';
import { chatReportCopy, chatCopy as copy } from '../copy/chat.id.ts';
import { pageTitle } from '../copy/layout.id.ts';
import { useSessionInStep } from '../features/account/use-session-in-step.ts';
import { addSearch } from '../features/chat/add-search.ts';
import { BlockForm } from '../features/chat/block-form.tsx';
import { type ChatAnswer, MessageForm } from '../features/chat/message-form.tsx';
import { MessageList, Subject } from '../features/chat/message-list.tsx';
import { REPORT_ANCHOR, ReportForm } from '../features/chat/report-form.tsx';
import { refuseReport, takeChatReport } from '../features/chat/take-chat-report.ts';
import { takeMessage } from '../features/chat/take-message.ts';
import { useLiveChat } from '../features/chat/use-live-chat.ts';
import type { RouteHandle } from '../features/layout/breadcrumb.tsx';
import { pageMeta } from '../features/seo/page-meta.ts';
import { usePublicUrl } from '../features/seo/use-public-url.ts';
import { servicesContext } from '../services.ts';
import { EmptyList } from '../ui/empty-list.tsx';
import { InlineText } from '../ui/inline-text.tsx';
import { Link } from '../ui/link.tsx';
import { useToldOnce } from '../ui/use-told-once.ts';
import { visitOf } from '../visit.ts';
import type { Route } from './+types/chat';

export { FormErrorBoundary as ErrorBoundary } from '../features/layout/form-error-page.tsx';

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const shop = loaderData?.thread?.shop.name;
  const title = shop === undefined ? copy.missing.title : copy.threadTitle(shop);
  return pageMeta(matches, { title: pageTitle(title), description: copy.description, noindex: true });
};

export const handle: RouteHandle<{ thread: { shop: { name: string } } | null }> = {
  crumbs: ({ thread }) => [
    { label: copy.title, to: CHAT_PATH },
    { label: thread ? thread.shop.name : copy.missing.title },
  ],
};

/** What the address asks for besides the shop. */
const askedOf = (search: URLSearchParams) => ({
  before: parseId(search.get('before') ?? ''),
  productId: parseId(search.get('produk') ?? ''),
  order: search.get('pesanan'),
});

/** What the page says of the last form, and the message that somebody is about to report. */
const reportOf = (search: URLSearchParams) => ({
  seq: parseId(search.get('laporkan') ?? ''),
  isSent: search.get('done') === 'laporan',
});

async function userIdOf({ context }: Pick<Route.LoaderArgs, 'context'>): Promise<string | null> {
  const principal = await visitOf({ context }).principal();
  return principal?.kind === 'user' ? principal.userId : null;
}

/** A visitor sees the page, too, and may write; sending asks for the login. */
export async function loader({ url, params: { seller }, context }: Route.LoaderArgs) {
  const userId = await userIdOf({ context });
  const sellerId = parseId(seller);
  const asked = askedOf(url.searchParams);
  const { chats } = context.get(servicesContext);
  const thread = sellerId === null ? null : await chats.thread(userId, sellerId, asked);
  const reported = reportOf(url.searchParams);
  if (!thread) return data({ userId, thread: null, asked, reported, typed: '' }, { status: 404 });
  return { userId, thread, asked, reported, typed: carriedText(url.searchParams.get('tulis')) };
}

/** Sends a message; a visitor's waits for the login. */
export async function action({ request, url, params: { seller }, context }: Route.ActionArgs) {
  const userId = await userIdOf({ context });
  const sellerId = parseId(seller);
  if (sellerId === null) return data(null, { status: 404 });
  const form = await request.formData();
  const { chats } = context.get(servicesContext);
  const { before, ...about } = askedOf(url.searchParams);
  const path = chatPath(sellerId, { product: about.productId, order: about.order, before });
  if (userId !== null && form.has('intent')) return postedIntent(form, { chats, userId, sellerId, path });
  const taken = takeMessage(form);
  if (userId === null) {
    const text = taken.ok ? taken.text : '';
    const next = text === '' ? path : addSearch(path, 'tulis', carryText(text));
    throw redirect(loginPath(next), 303);
  }
  const refuse = async (fault: string, typed: string, id: string): Promise<ChatAnswer> => ({
    typed,
    fault,
    draft: await chats.draft(userId, sellerId, id),
  });
  if (!taken.ok) return data(await refuse(taken.fault, taken.typed, taken.id), { status: 422 });
  const { id, text, photos } = taken;
  const written = await chats.write(userId, sellerId, { id, text, photos, ...about });
  if (written.ok) throw redirect(chatPath(sellerId), 303);
  const newId = written.error === 'message_sent_before' ? '' : id;
  return data(await refuse(copy.refused[written.error], text, newId), { status: 422 });
}

/** Reports, blocks or opens a thread. @param path where it was posted, to come back to */
async function postedIntent(
  form: FormData,
  { chats, userId, sellerId, path }: { chats: ChatService; userId: string; sellerId: number; path: string },
) {
  const intent = form.get('intent');
  if (intent === 'block' || intent === 'unblock') {
    await chats.block(userId, sellerId, intent === 'block');
    throw redirect(path, 303);
  }
  const taken = takeChatReport(form);
  if (!('ok' in taken)) return data(taken, { status: 422 });
  const kept = await chats.report(userId, sellerId, taken.report);
  if (kept.ok) throw redirect(addSearch(path, 'done', 'laporan'), 303);
  return data(refuseReport(taken.report, kept.error), { status: 422 });
}

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  keepPost(request, () => serverAction());

/** A shopper's thread with a shop. */
export default function Chat({ loaderData, actionData }: Route.ComponentProps) {
  useToldOnce();
  const { userId, thread, asked, reported, typed } = loaderData;
  const answer = actionData ?? null;
  useSessionInStep(userId);
  const origin = usePublicUrl();
  const newest = thread?.page.messages.at(-1)?.seq ?? 0;
  useLiveChat(thread === null ? null : newest);
  const { look } = useNotificationsStore();
  // What stands here is seen now: the header counts anew.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another message is the reason to count
  useEffect(look, [newest]);
  if (!thread) {
    return (
      <div className="page pt-6">
        <EmptyList title={copy.missing.title} text={copy.missing.text} level={1}>
          <Link to="/seller" className="button button-primary">
            {copy.toShops}
          </Link>
        </EmptyList>
      </div>
    );
  }
  const { shop, page, about, draft, isOwnShop } = thread;
  // What the next message is about stands in every address of the page.
  const subject = about?.kind === 'product' ? { product: about.id } : { order: about?.number ?? null };
  const path = chatPath(shop.id, subject);
  const whole = chatPath(shop.id, { ...subject, before: asked.before });
  const mayWrite = page.blockedBy === null && page.banned === null && !isOwnShop;
  return (
    <div className="page max-w-3xl space-y-4 pt-2">
      <div>
        <h1 className="text-2xl font-bold wrap-anywhere">{copy.threadTitle(shop.name)}</h1>
        <Link to={`/seller/${shop.id}`} className="link inline-flex min-h-11 items-center">
          {copy.toShop}
        </Link>
      </div>
      {page.messages.length === 0 ? (
        <div className="card space-y-2 p-4">
          {thread.greeting === '' ? (
            <p>{copy.start(shop.name)}</p>
          ) : (
            <>
              <p className="text-sm text-ink-soft">{`${shop.name} · ${copy.greeting}`}</p>
              <p className="wrap-anywhere whitespace-pre-wrap">{thread.greeting}</p>
            </>
          )}
        </div>
      ) : (
        <MessageList
          page={page}
          side="shopper"
          name={shop.name}
          origin={origin}
          pathBefore={(before) => chatPath(shop.id, { ...subject, before })}
          reportPathOf={(seq) =>
            `${chatPath(shop.id, { ...subject, before: asked.before, report: seq })}#${REPORT_ANCHOR}`
          }
        />
      )}
      {asked.before !== null && (
        <Link to={path} className="link inline-flex min-h-11 items-center">
          {copy.newest}
        </Link>
      )}
      {reported.isSent && answer === null && (
        <p role="status" className="card p-4 font-semibold text-success">
          {chatReportCopy.sent}
        </p>
      )}
      {page.banned !== null && (
        <p className="card p-4">
          <InlineText text={page.banned === 'shop' ? copy.banned.shop : copy.banned.you} />
        </p>
      )}
      {page.banned === null && page.blockedBy !== null && (
        <p className="card p-4">{page.blockedBy === 'shop' ? copy.blockedByShop : copy.blockedByYou}</p>
      )}
      {isOwnShop && (
        <p className="card space-y-2 p-4">
          <span className="block">{copy.ownShop}</span>
          <Link to={shopChatsPath(shop.id)} className="button button-quiet">
            {copy.toDesk}
          </Link>
        </p>
      )}
      {mayWrite && (
        <div className="card space-y-3 p-4">
          {about && <Subject about={about} />}
          {userId === null && <p className="text-ink-soft">{copy.visitor}</p>}
          <MessageForm
            draft={draft}
            answer={answer && 'draft' in answer ? answer : null}
            messages={page.messages}
            start={typed}
            action={path}
            canSendPhotos={page.mayHavePhotos}
          />
        </div>
      )}
      {page.messages.length > 0 && (
        <>
          <ReportForm
            action={chatPath(shop.id, { ...subject, before: asked.before, report: reported.seq })}
            whole={whole}
            asked={reported.seq}
            messages={page.messages}
            answer={answer && 'report' in answer ? answer : null}
          />
          <BlockForm action={path} blockedBy={page.blockedBy} side="shopper" words={copy} />
        </>
      )}
    </div>
  );
}
