import { data, redirect, useSearchParams } from 'react-router';
import { ORDERS_PATH, orderPath } from '#domain/paths.ts';
import { isOpenReturn } from '#domain/returns/transitions.ts';
import type { CodeDemand } from '#server/services.ts';
import { keepPost } from '../browser/kept-post.ts';
import { pageTitle } from '../copy/layout.id.ts';
import { orderCopy } from '../copy/order.id.ts';
import { textCopy } from '../copy/text-pages.id.ts';
import { useSessionInStep } from '../features/account/use-session-in-step.ts';
import { BoughtLeavesCart } from '../features/checkout/bought-leaves-cart.tsx';
import type { RouteHandle } from '../features/layout/breadcrumb.tsx';
import { GuestOrdersSeen } from '../features/notifications/guest-orders-seen.tsx';
import { answerOrderForm } from '../features/orders/answer-order-form.ts';
import { MissingOrder } from '../features/orders/missing-order.tsx';
import { OrderReturns, returnableUntil } from '../features/orders/order-returns.tsx';
import { OrderScreen } from '../features/orders/order-screen.tsx';
import { takeRefundAccount } from '../features/orders/refund-account-action.ts';
import { REFUND_ACCOUNT_INTENT, RefundAccountForm } from '../features/orders/refund-account-form.tsx';
import { registerPath } from '../features/orders/register-path.ts';
import { pageMeta } from '../features/seo/page-meta.ts';
import { servicesContext } from '../services.ts';
import { orderOwnerOf, signInFirst, visitOf } from '../visit.ts';
import type { Route } from './+types/order';

export { FormErrorBoundary as ErrorBoundary } from '../features/layout/form-error-page.tsx';

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches, {
    title: pageTitle(orderCopy.title(params.number)),
    description: orderCopy.description,
    noindex: true,
  });

export const handle: RouteHandle<Route.ComponentProps['loaderData']> = {
  crumbs: ({ order }) => [
    { label: textCopy.crumbs.orders, to: ORDERS_PATH },
    { label: order?.number ?? orderCopy.missing.title },
  ],
};

/** An order that is somebody else's looks like one that is not there. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { orders, checkout, returns, reviews, clock, publicUrl } = context.get(servicesContext);
  const owner = await orderOwnerOf({ context });
  const order = owner && (await orders.page(owner, params.number));
  const principal = order && (await visitOf({ context }).principal());
  // An order that is paid at the door is the first page after the checkout.
  const bought = principal && (await checkout.boughtFromCart(principal, params.number));
  const arrived = order?.returnWindows ? owner : null;
  const returnable = arrived && (await returns.returnable(arrived, params.number));
  const reviewed = owner && order?.may.review ? await reviews.order(owner, params.number) : null;
  const own = arrived ? await returns.list(arrived, params.number) : [];
  const loaded = {
    order,
    bought,
    returnable,
    returns: own,
    isReviewed: reviewed?.lines.every(({ review }) => review !== null) ?? false,
    userId: owner?.userId ?? null,
    now: clock(),
    publicUrl,
  };
  return order ? loaded : data(loaded, { status: 404 });
}

/**
 * The forms of the page, which nobody else's order has; each leads back to it with a notice, or with why nothing was done. The account for a refund,
 * and what needs a code, are asked for again in place, with what was typed.
 */
export async function action({ request, url, params, context }: Route.ActionArgs) {
  const { orders, payments } = context.get(servicesContext);
  const owner = await orderOwnerOf({ context });
  const { number } = params;
  if (!owner) throw signInFirst({ url });
  const form = await request.formData();
  if (!(await orders.isOwn(owner, number))) return data(null, { status: 404 });
  if (form.get('intent') === REFUND_ACCOUNT_INTENT) {
    const answer = await takeRefundAccount(form, owner, payments);
    if (answer)
      return data({ refund: answer, join: null }, { status: answer.demand ? statusOf(answer.demand) : 422 });
    throw redirect(`${orderPath(number)}?done=refund_account`, 303);
  }
  const outcome = await answerOrderForm(form, orders, { owner, number });
  if ('code' in outcome) return data({ refund: null, join: outcome }, { status: statusOf(outcome) });
  throw redirect(`${orderPath(number)}?${new URLSearchParams(outcome)}`, 303);
}

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  keepPost(request, () => serverAction());

function statusOf({ fault }: CodeDemand): number {
  if (fault === null) return 200;
  return fault === 'too_many_codes' ? 429 : 422;
}

export default function OrderPage({ loaderData, actionData }: Route.ComponentProps) {
  const { order, bought, returnable, returns, isReviewed, userId, now, publicUrl } = loaderData;
  const [params] = useSearchParams();
  useSessionInStep(userId);
  if (!order) return <MissingOrder />;
  return (
    <>
      <BoughtLeavesCart bought={bought} />
      {order.isGuests && <GuestOrdersSeen />}
      <OrderScreen
        order={order}
        now={now}
        publicUrl={publicUrl}
        loginPath={userId === null ? registerPath(orderPath(order.number)) : null}
        isAskedReceived={params.get('tanya') === 'diterima'}
        isReviewed={isReviewed}
        isReturnOpen={returns.some(({ state }) => isOpenReturn(state))}
        returns={
          <OrderReturns
            number={order.number}
            returns={returns}
            until={
              returnable && order.returnWindows
                ? returnableUntil(returnable, { windowEnd: order.returnWindows.other, now })
                : null
            }
          />
        }
        joinDemand={actionData?.join ?? null}
        refundAccount={({ id, amount }) => (
          <RefundAccountForm refundId={id} amount={amount} answer={actionData?.refund ?? null} />
        )}
      />
    </>
  );
}
