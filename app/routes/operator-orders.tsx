import { parseOperatorTab } from '#domain/operating/order-tabs.ts';
import { parseOrderNumber } from '#domain/orders/number.ts';
import { cleanTerm } from '#domain/search/clean-term.ts';
import { pageTitle } from '../copy/layout.id.ts';
import { operatingOrdersCopy } from '../copy/operating-orders.id.ts';
import { OrdersScreen } from '../features/operating/orders-screen.tsx';
import { pageMeta } from '../features/seo/page-meta.ts';
import { servicesContext } from '../services.ts';
import type { Route } from './+types/operator-orders';

export { RouteErrorBoundary as ErrorBoundary } from '../features/layout/error-page.tsx';

const copy = operatingOrdersCopy.list;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: pageTitle(copy.title), description: copy.description, noindex: true });

export async function loader({ url, context }: Route.LoaderArgs) {
  const asked = {
    tab: parseOperatorTab(url.searchParams.get('tab')),
    q: cleanTerm(url.searchParams.get('q') ?? ''),
    after: parseOrderNumber(url.searchParams.get('after') ?? ''),
  };
  return { asked, list: await context.get(servicesContext).operating.orders(asked) };
}

/** The orders of all shops. */
export default function OperatorOrders({ loaderData }: Route.ComponentProps) {
  return (
    <div className="page space-y-5">
      <h1 className="text-2xl font-bold sm:text-3xl">{copy.title}</h1>
      <OrdersScreen {...loaderData} />
    </div>
  );
}
