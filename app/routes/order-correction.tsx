import { data } from 'react-router';
import { invoicePath, ORDERS_PATH, orderPath } from '#domain/paths.ts';
import { pageTitle } from '../copy/layout.id.ts';
import { orderCopy } from '../copy/order.id.ts';
import { orderPagesCopy } from '../copy/order-pages.id.ts';
import { textCopy } from '../copy/text-pages.id.ts';
import type { RouteHandle } from '../features/layout/breadcrumb.tsx';
import { InvoiceCorrection } from '../features/order-parts/invoice-correction.tsx';
import { InvoiceBuyer } from '../features/orders/invoice-buyer.tsx';
import { MissingOrder } from '../features/orders/missing-order.tsx';
import { pageMeta } from '../features/seo/page-meta.ts';
import { servicesContext } from '../services.ts';
import { Link } from '../ui/link.tsx';
import { PrintButton } from '../ui/print-button.tsx';
import { orderOwnerOf } from '../visit.ts';
import type { Route } from './+types/order-correction';

export { RouteErrorBoundary as ErrorBoundary } from '../features/layout/error-page.tsx';

const copy = orderPagesCopy.correction;

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches, {
    title: pageTitle(copy.of(params.number)),
    description: copy.description,
    noindex: true,
  });

export const handle: RouteHandle<Route.ComponentProps['loaderData']> = {
  crumbs: ({ found }) => [
    { label: textCopy.crumbs.orders, to: ORDERS_PATH },
    ...(found
      ? [
          { label: found.order.number, to: orderPath(found.order.number) },
          { label: orderPagesCopy.invoice.title, to: invoicePath(found.order.number) },
        ]
      : []),
    { label: found ? copy.title : orderCopy.missing.title },
  ],
};

export async function loader({ params, context }: Route.LoaderArgs) {
  const owner = await orderOwnerOf({ context });
  const order = owner && (await context.get(servicesContext).orders.page(owner, params.number));
  const correction = order?.corrections.find(({ n }) => String(n) === params.n);
  if (!order || !correction) return data({ found: null }, { status: 404 });
  return { found: { order, correction } };
}

export default function OrderCorrection({ loaderData: { found } }: Route.ComponentProps) {
  if (!found) return <MissingOrder />;
  const { order, correction } = found;
  return (
    <div className="page max-w-4xl space-y-5 pt-2">
      <div className="flex flex-wrap gap-3 print:hidden">
        <PrintButton label={orderPagesCopy.invoice.print} />
        <Link to={orderPath(order.number)} className="button button-quiet">
          {orderPagesCopy.invoice.back}
        </Link>
      </div>
      <InvoiceCorrection
        order={order}
        correction={correction}
        buyer={<InvoiceBuyer contact={order.contact} />}
      />
    </div>
  );
}
