import { data, redirect } from 'react-router';
import { askReturnPath, ORDERS_PATH, orderPath, returnPath } from '#domain/paths.ts';
import { keepPost } from '../browser/kept-post.ts';
import { pageTitle } from '../copy/layout.id.ts';
import { askReturnCopy as copy } from '../copy/return-pages.id.ts';
import { textCopy } from '../copy/text-pages.id.ts';
import { useSessionInStep } from '../features/account/use-session-in-step.ts';
import type { RouteHandle } from '../features/layout/breadcrumb.tsx';
import { MissingOrder } from '../features/orders/missing-order.tsx';
import { askReturn, DRAFT } from '../features/orders/returns/ask-return.ts';
import { AskReturnForm } from '../features/orders/returns/ask-return-form.tsx';
import { ClosedReturns, closedBy } from '../features/orders/returns/closed-returns.tsx';
import { pageMeta } from '../features/seo/page-meta.ts';
import { servicesContext } from '../services.ts';
import { Link } from '../ui/link.tsx';
import { orderOwnerOf, signInFirst } from '../visit.ts';
import type { Route } from './+types/order-return';

export { FormErrorBoundary as ErrorBoundary } from '../features/layout/form-error-page.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: pageTitle(copy.title), description: copy.description, noindex: true });

export const handle: RouteHandle<{ number: string }> = {
  crumbs: ({ number }) => [
    { label: textCopy.crumbs.orders, to: ORDERS_PATH },
    { label: number, to: orderPath(number) },
    { label: copy.title },
  ],
};

/** An order that is somebody else's looks like one that is not there. */
export async function loader({ params: { number }, url, context }: Route.LoaderArgs) {
  const { returns, clock } = context.get(servicesContext);
  const owner = await orderOwnerOf({ context });
  const order = owner && (await returns.returnable(owner, number));
  const draft = url.searchParams.has('ubah') ? (order?.draft ?? null) : null;
  const loaded = { number, order, draft, userId: owner?.userId ?? null, now: clock() };
  return order ? loaded : data(loaded, { status: 404 });
}

/** Opens the draft, or writes it anew, and leads to it; of a form that comes twice, the second leads to the same one. */
export async function action({ request, url, params: { number }, context }: Route.ActionArgs) {
  const { returns } = context.get(servicesContext);
  const owner = await orderOwnerOf({ context });
  if (!owner) throw signInFirst({ url });
  const form = await request.formData();
  if (!(await returns.returnable(owner, number))) return data(null, { status: 404 });
  const asked = await askReturn(form, returns, { owner, number });
  const done = form.has(DRAFT) ? 'revised' : 'opened';
  if ('opened' in asked) throw redirect(`${returnPath(number, asked.opened)}?done=${done}`, 303);
  if ('faults' in asked) return data(asked, { status: 422 });
  const open = 'isOpenAlready' in asked ? (await returns.returnable(owner, number))?.open : null;
  throw redirect(open ? `${returnPath(number, open)}?refused=open_already` : askReturnPath(number), 303);
}

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  keepPost(request, () => serverAction());

export default function OrderReturn({ loaderData, actionData }: Route.ComponentProps) {
  const { number, order, draft, userId, now } = loaderData;
  useSessionInStep(userId);
  if (!order) return <MissingOrder />;
  const closed = closedBy(order, now, draft !== null);
  if (closed !== null || !order.arrivedAt)
    return <ClosedReturns order={order} why={closed ?? 'notArrived'} />;
  return (
    <div className="page max-w-2xl space-y-5 pt-2">
      <h1 className="text-2xl font-bold">{draft ? copy.revise.title : copy.title}</h1>
      <p className="text-ink-soft">{draft ? copy.revise.intro(order.shop) : copy.intro(order.shop)}</p>
      {order.isGuests && !draft && <p className="rounded-2xl bg-accent-soft p-4">{copy.guest}</p>}
      <AskReturnForm
        order={order}
        arrivedAt={order.arrivedAt}
        now={now}
        draft={draft}
        answer={actionData ?? null}
      />
      <Link to={draft ? returnPath(number, draft.n) : orderPath(number)} className="button button-quiet">
        {draft ? copy.revise.back : copy.toOrder}
      </Link>
    </div>
  );
}
