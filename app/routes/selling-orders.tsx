import { data, redirect, type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router';
import { parseOrderNumber } from '#domain/orders/number.ts';
import { parseSellerTab } from '#domain/orders/seller-tabs.ts';
import { shopOrderPath, shopOrdersPath } from '#domain/paths.ts';
import { cleanTerm } from '#domain/search/clean-term.ts';
import { keepPost } from '../browser/kept-post.ts';
import { pageTitle } from '../copy/layout.id.ts';
import { sellingCopy } from '../copy/selling.id.ts';
import { Outcome } from '../features/desk/outcome.tsx';
import { takeTicks } from '../features/desk/take-ticks.ts';
import { DoneOrders } from '../features/selling/done-orders.tsx';
import { doneOf, LeftNotice, type LeftRow, RefusedNotice } from '../features/selling/notice.tsx';
import type { ShopOrderNotice } from '../features/selling/order-intents.ts';
import { OrderList } from '../features/selling/order-list.tsx';
import { sayLeft } from '../features/selling/say-refusal.ts';
import { takeOrdersForm } from '../features/selling/take-order-form.ts';
import { useFresh } from '../features/selling/use-fresh.ts';
import { pageMeta } from '../features/seo/page-meta.ts';
import { servicesContext } from '../services.ts';
import { shopScopeOf } from '../visit.ts';
import type { Route } from './+types/selling-orders';

export { FormErrorBoundary as ErrorBoundary } from '../features/layout/form-error-page.tsx';

const copy = sellingCopy.orders;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: pageTitle(copy.title), description: copy.description, noindex: true });

const askedOf = (search: URLSearchParams) => ({
  tab: parseSellerTab(search.get('tab')),
  q: cleanTerm(search.get('q') ?? ''),
  after: parseOrderNumber(search.get('after') ?? ''),
});

export async function loader({ url, context }: Route.LoaderArgs) {
  const { selling, clock } = context.get(servicesContext);
  const scope = shopScopeOf({ context });
  const asked = askedOf(url.searchParams);
  return {
    asked,
    shop: scope.sellerId,
    list: await selling.orders(scope, asked),
    mayHandle: scope.permissions.includes('orders.handle'),
    now: clock(),
  };
}

/** Does something with each ticked order that can do it, and names the others (P-CENTRE-3). */
export async function action({ request, url, context }: Route.ActionArgs) {
  const { commands, selling } = context.get(servicesContext);
  const scope = shopScopeOf({ context });
  const asked = askedOf(url.searchParams);
  const form = await request.formData();
  const { ids: orders, isAll } = await takeTicks(form, 'order', (most) =>
    selling.orderNumbers(scope, asked, most),
  );
  const answer = await takeOrdersForm(form, { commands, scope, orders });
  if ('refused' in answer) {
    const { refused, status } = answer;
    return data({ refused, some: null, ticked: orders, isAll }, { status });
  }
  if (answer.left.length > 0) {
    const left = answer.left.map(({ id, why }) => ({
      id,
      name: id,
      to: shopOrderPath(scope.sellerId, id),
      why: sayLeft(why),
    }));
    const ticked = left.map(({ id }) => id);
    const some = { done: answer.done, count: answer.count, left };
    return data({ refused: null, some, ticked, isAll: false }, { status: 422 });
  }
  const back = new URL(shopOrdersPath(scope.sellerId, { ...asked, after: isAll ? null : asked.after }), url);
  back.searchParams.set('done', answer.done);
  back.searchParams.set('n', String(answer.count));
  throw redirect(back.pathname + back.search, 303);
}

/** What a form left stands beside the orders as they are by now. */
export const shouldRevalidate = ({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  Boolean(actionResult) || defaultShouldRevalidate;

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  keepPost(request, () => serverAction());

/** The orders of a shop. */
export default function SellingOrders({ loaderData, actionData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const told = doneOf(search);
  useFresh();
  return (
    <div className="page space-y-5">
      <h1 className="text-2xl font-bold sm:text-3xl">{copy.title}</h1>
      <Outcome>
        {!actionData && told && <DoneOrders shop={loaderData.shop} {...told} />}
        {actionData?.refused && <RefusedNotice text={actionData.refused} />}
        {actionData?.some && <DoneInPart shop={loaderData.shop} {...actionData.some} />}
      </Outcome>
      <OrderList {...loaderData} ticked={actionData?.ticked ?? []} isAllTicked={actionData?.isAll ?? false} />
    </div>
  );
}

function DoneInPart({
  shop,
  done,
  count,
  left,
}: {
  shop: number;
  done: ShopOrderNotice;
  count: number;
  left: readonly LeftRow[];
}) {
  return (
    <>
      {count > 0 && <DoneOrders shop={shop} done={done} count={count} />}
      <LeftNotice title={sellingCopy.left.title(left.length, count + left.length)} rows={left} />
    </>
  );
}
