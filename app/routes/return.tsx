import { data, redirect } from 'react-router';
import { parseId } from '#domain/parse-id.ts';
import { ORDERS_PATH, orderPath, returnPath } from '#domain/paths.ts';
import type { CodeDemand } from '#server/services.ts';
import { keepPost } from '../browser/kept-post.ts';
import { pageTitle } from '../copy/layout.id.ts';
import { returnCopy as copy } from '../copy/return-pages.id.ts';
import { textCopy } from '../copy/text-pages.id.ts';
import { useSessionInStep } from '../features/account/use-session-in-step.ts';
import type { RouteHandle } from '../features/layout/breadcrumb.tsx';
import { takeRefundAccount } from '../features/orders/refund-account-action.ts';
import { REFUND_ACCOUNT_INTENT, RefundAccountForm } from '../features/orders/refund-account-form.tsx';
import { answerReturnForm } from '../features/orders/returns/answer-return-form.ts';
import { MissingReturn } from '../features/orders/returns/missing-return.tsx';
import { ReturnScreen } from '../features/orders/returns/return-screen.tsx';
import { pageMeta } from '../features/seo/page-meta.ts';
import { servicesContext } from '../services.ts';
import { orderOwnerOf, signInFirst } from '../visit.ts';
import type { Route } from './+types/return';

export { FormErrorBoundary as ErrorBoundary } from '../features/layout/form-error-page.tsx';

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: pageTitle(loaderData?.view ? copy.title(loaderData.view.number) : copy.missing.title),
    description: copy.description,
    noindex: true,
  });

export const handle: RouteHandle<Route.ComponentProps['loaderData']> = {
  crumbs: ({ number, view }) => [
    { label: textCopy.crumbs.orders, to: ORDERS_PATH },
    { label: number, to: orderPath(number) },
    { label: view ? copy.crumb : copy.missing.title },
  ],
};

/** A return of somebody else's order looks like one that is not there. */
export async function loader({ params: { number, n }, context }: Route.LoaderArgs) {
  const { returns, orders } = context.get(servicesContext);
  const owner = await orderOwnerOf({ context });
  const view = owner && (await returns.page(owner, number, parseId(n) ?? 0));
  const order = view && (await orders.page(owner, number));
  const own = order?.refunds.filter(({ returnId }) => returnId === view?.id) ?? [];
  // What the goods had paid for comes back by the order that replaced them.
  const replaced = view?.exchange?.order;
  const calledOff = owner && replaced?.state === 'cancelled' && (await orders.page(owner, replaced.number));
  const refunds = [...own, ...(calledOff ? calledOff.refunds : [])];
  const loaded = { number, view, refunds, userId: owner?.userId ?? null };
  return view ? loaded : data(loaded, { status: 404 });
}

/** The forms of the page; each leads back to it with a notice, or stands there again with what was typed. */
export async function action({ request, url, params: { number, n }, context }: Route.ActionArgs) {
  const { returns, orders, payments } = context.get(servicesContext);
  const owner = await orderOwnerOf({ context });
  const form = await request.formData();
  const place = parseId(n) ?? 0;
  const path = returnPath(number, place);
  if (!owner) throw signInFirst({ url });
  if (!(await returns.page(owner, number, place))) return data(null, { status: 404 });
  if (form.get('intent') === REFUND_ACCOUNT_INTENT) {
    const refund = await takeRefundAccount(form, owner, payments);
    const answer = { refund, form: null, join: null };
    if (refund) return data(answer, { status: refund.demand ? statusOf(refund.demand) : 422 });
    throw redirect(`${path}?done=refund_account`, 303);
  }
  const outcome = await answerReturnForm(form, { returns, orders }, { owner, number, n: place });
  if ('code' in outcome)
    return data({ refund: null, form: null, join: outcome }, { status: statusOf(outcome) });
  if ('faults' in outcome) return data({ refund: null, form: outcome, join: null }, { status: 422 });
  throw redirect(`${path}?${new URLSearchParams(outcome)}`, 303);
}

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  keepPost(request, () => serverAction());

function statusOf({ fault }: CodeDemand): number {
  if (fault === null) return 200;
  return fault === 'too_many_codes' ? 429 : 422;
}

export default function ReturnPage({ loaderData, actionData }: Route.ComponentProps) {
  const { view, refunds, userId } = loaderData;
  useSessionInStep(userId);
  if (!view) return <MissingReturn />;
  return (
    <ReturnScreen
      // Another state has other forms.
      key={`${view.id}-${view.state}`}
      view={view}
      refunds={refunds}
      isSignedIn={userId !== null}
      answer={actionData?.form ?? null}
      demand={actionData?.join ?? null}
      account={({ id, amount }) => (
        <RefundAccountForm refundId={id} amount={amount} answer={actionData?.refund ?? null} />
      )}
    />
  );
}
