import { data, redirect, useSearchParams } from 'react-router';
import { parseOrderNumber } from '#domain/orders/number.ts';
import { parseSellerTab } from '#domain/orders/seller-tabs.ts';
import { shopOrdersPath } from '#domain/paths.ts';
import { cleanTerm } from '#domain/search/clean-term.ts';
import { keepPost } from '../browser/kept-post.ts';
import { pageTitle } from '../copy/layout.id.ts';
import { sellingCopy } from '../copy/selling.id.ts';
import { Notice } from '../features/selling/notice.tsx';
import { OrderList } from '../features/selling/order-list.tsx';
import { takeOrderForm } from '../features/selling/take-order-form.ts';
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

/** Does something with the ticked orders: with all of them, or none. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const { commands } = context.get(servicesContext);
  const scope = shopScopeOf({ context });
  const form = await request.formData();
  const orders = form.getAll('order').map(String);
  const answer = await takeOrderForm(form, { commands, scope, orders });
  if ('refused' in answer) return data({ refused: answer.refused, ticked: orders }, { status: 422 });
  const back = new URL(shopOrdersPath(scope.sellerId, askedOf(url.searchParams)), url);
  back.searchParams.set('done', answer.done);
  back.searchParams.set('n', String(answer.count));
  throw redirect(back.pathname + back.search, 303);
}

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  keepPost(request, () => serverAction());

/** The orders of a shop. */
export default function SellingOrders({ loaderData, actionData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  useFresh();
  return (
    <div className="page space-y-5">
      <h1 className="text-2xl font-bold sm:text-3xl">{copy.title}</h1>
      <Notice search={search} refused={actionData?.refused ?? null} />
      <OrderList {...loaderData} ticked={actionData?.ticked ?? []} />
    </div>
  );
}
