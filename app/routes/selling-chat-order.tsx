import { data, redirect } from 'react-router';
import { shopChatPath, shopOrderChatPath, shopOrderPath, shopOrdersPath } from '#domain/paths.ts';
import { keepPost } from '../browser/kept-post.ts';
import { chatCopy, shopChatCopy as copy } from '../copy/chat.id.ts';
import { pageTitle } from '../copy/layout.id.ts';
import { MessageForm } from '../features/chat/message-form.tsx';
import { Subject } from '../features/chat/message-list.tsx';
import { sayChatRefusal } from '../features/chat/say-chat-refusal.ts';
import { takeMessage } from '../features/chat/take-message.ts';
import { pageMeta } from '../features/seo/page-meta.ts';
import { servicesContext } from '../services.ts';
import { EmptyList } from '../ui/empty-list.tsx';
import { Link } from '../ui/link.tsx';
import { shopScopeOf } from '../visit.ts';
import type { Route } from './+types/selling-chat-order';

export { FormErrorBoundary as ErrorBoundary } from '../features/layout/form-error-page.tsx';

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const title = loaderData?.buyer
    ? chatCopy.threadTitle(loaderData.buyer.name || copy.nobody)
    : copy.noBuyer.title;
  return pageMeta(matches, { title: pageTitle(title), description: copy.description, noindex: true });
};

/** Leads to the thread with the buyer where there is one. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const scope = shopScopeOf({ context });
  const buyer = await context.get(servicesContext).shopChats.ofOrder(scope, params.number);
  const shop = scope.sellerId;
  if (!buyer) return data({ shop, buyer: null }, { status: 404 });
  if (buyer.thread !== null) throw redirect(shopChatPath(shop, buyer.thread, { order: buyer.order }));
  return { shop, buyer };
}

/** Begins the thread with its first message. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const scope = shopScopeOf({ context });
  const { commands, shopChats } = context.get(servicesContext);
  const { number: order } = params;
  const { sellerId } = scope;
  const taken = takeMessage(await request.formData());
  const refuse = async (fault: string, typed: string) => {
    const buyer = await shopChats.ofOrder(scope, order);
    return data(buyer && { typed, fault, draft: buyer.draft }, { status: 422 });
  };
  if (!taken.ok) return refuse(taken.fault, taken.typed);
  const { id, text } = taken;
  const begun = await commands.run('chat.begin', { scope, input: { sellerId, order, id, text } });
  if (!begun.ok) return refuse(sayChatRefusal(begun.error), text);
  throw redirect(shopChatPath(sellerId, String(begun.value[0])), 303);
}

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  keepPost(request, () => serverAction());

/** The first message to the buyer of an order. */
export default function SellingChatOrder({ loaderData: { shop, buyer }, actionData }: Route.ComponentProps) {
  if (!buyer)
    return (
      <div className="page">
        <EmptyList title={copy.noBuyer.title} text={copy.noBuyer.text} level={1}>
          <Link to={shopOrdersPath(shop)} className="button button-primary">
            {copy.toOrders}
          </Link>
        </EmptyList>
      </div>
    );
  return (
    <div className="page max-w-3xl space-y-4">
      <div>
        <Link to={shopOrderPath(shop, buyer.order)} className="link inline-flex min-h-11 items-center">
          {copy.toOrder}
        </Link>
        <h1 className="text-2xl font-bold wrap-anywhere">
          {chatCopy.threadTitle(buyer.name || copy.nobody)}
        </h1>
      </div>
      <div className="card space-y-3 p-4">
        <Subject
          about={{ kind: 'order', number: buyer.order }}
          orderPathOf={(number) => shopOrderPath(shop, number)}
        />
        <p className="text-ink-soft">{copy.begin}</p>
        <MessageForm
          draft={buyer.draft}
          answer={actionData ?? null}
          messages={[]}
          action={shopOrderChatPath(shop, buyer.order)}
          canSendPhotos={false}
        />
      </div>
    </div>
  );
}
