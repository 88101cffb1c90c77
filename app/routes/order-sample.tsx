import { data } from 'react-router';
import { ORDERS_PATH, SAMPLE_ORDER_PATH } from '#domain/paths.ts';
import { pageTitle } from '../copy/layout.id.ts';
import { orderCopy } from '../copy/order.id.ts';
import { textCopy } from '../copy/text-pages.id.ts';
import type { RouteHandle } from '../features/layout/breadcrumb.tsx';
import { OrderScreen } from '../features/orders/order-screen.tsx';
import { sampleOrder } from '../features/orders/sample-order.ts';
import { pageMeta } from '../features/seo/page-meta.ts';
import { servicesContext } from '../services.ts';
import type { Route } from './+types/order-sample';

export { RouteErrorBoundary as ErrorBoundary } from '../features/layout/error-page.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: pageTitle(orderCopy.title(orderCopy.sample)),
    description: orderCopy.description,
    path: SAMPLE_ORDER_PATH,
    noindex: true,
  });

export const handle: RouteHandle = {
  crumbs: () => [{ label: textCopy.crumbs.orders, to: ORDERS_PATH }, { label: orderCopy.sample }],
};

/** A shop that is no demo has no samples. */
export function loader({ context }: Route.LoaderArgs) {
  const { clock, demoLine, publicUrl } = context.get(servicesContext);
  if (demoLine() === null) throw data(null, { status: 404 });
  const now = clock();
  return { order: sampleOrder(now), now, publicUrl };
}

/** The order of the sample notification, for anybody to see. */
export default function OrderSample({ loaderData }: Route.ComponentProps) {
  return <OrderScreen {...loaderData} loginPath={null} isSample />;
}
