import { data, redirect } from 'react-router';
import { hasInvoice } from '#domain/orders/state-words.ts';
import { correctionPath, ORDERS_PATH, orderPath } from '#domain/paths.ts';
import { pageTitle } from '../copy/layout.id.ts';
import { orderCopy } from '../copy/order.id.ts';
import { orderPagesCopy } from '../copy/order-pages.id.ts';
import { textCopy } from '../copy/text-pages.id.ts';
import type { RouteHandle } from '../features/layout/breadcrumb.tsx';
import { Invoice } from '../features/order-parts/invoice.tsx';
import { InvoiceBuyer } from '../features/orders/invoice-buyer.tsx';
import { MissingOrder } from '../features/orders/missing-order.tsx';
import { pageMeta } from '../features/seo/page-meta.ts';
import { servicesContext } from '../services.ts';
import { Link } from '../ui/link.tsx';
import { PrintButton } from '../ui/print-button.tsx';
import { orderOwnerOf } from '../visit.ts';
import type { Route } from './+types/order-invoice';

export { RouteErrorBoundary as ErrorBoundary } from '../features/layout/error-page.tsx';

const copy = orderPagesCopy.invoice;

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches, {
    title: pageTitle(copy.of(params.number)),
    description: copy.description,
    noindex: true,
  });

export const handle: RouteHandle<Route.ComponentProps['loaderData']> = {
  crumbs: ({ order }) => [
    { label: textCopy.crumbs.orders, to: ORDERS_PATH },
    ...(order ? [{ label: order.number, to: orderPath(order.number) }] : []),
    { label: order ? copy.title : orderCopy.missing.title },
  ],
};

/** What nobody has paid has no invoice; its page says what is to be done. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const owner = await orderOwnerOf({ context });
  const order = owner && (await context.get(servicesContext).orders.page(owner, params.number));
  if (!order) return data({ order: null }, { status: 404 });
  if (!hasInvoice(order)) throw redirect(orderPath(order.number), 303);
  return { order };
}

export default function OrderInvoice({ loaderData: { order } }: Route.ComponentProps) {
  if (!order) return <MissingOrder />;
  return (
    <div className="page max-w-4xl space-y-5 pt-2">
      <div className="flex flex-wrap gap-3 print:hidden">
        <PrintButton label={copy.print} />
        <Link to={orderPath(order.number)} className="button button-quiet">
          {copy.back}
        </Link>
      </div>
      <Invoice
        order={order}
        buyer={<InvoiceBuyer contact={order.contact} />}
        correctionAt={(n) => correctionPath(order.number, n)}
      />
    </div>
  );
}
