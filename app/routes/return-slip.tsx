import { data } from 'react-router';
import { parseId } from '#domain/parse-id.ts';
import { ORDERS_PATH, orderPath, returnPath } from '#domain/paths.ts';
import { pageTitle } from '../copy/layout.id.ts';
import { returnSlipCopy as copy, returnCopy } from '../copy/return-pages.id.ts';
import { textCopy } from '../copy/text-pages.id.ts';
import type { RouteHandle } from '../features/layout/breadcrumb.tsx';
import { MissingReturn } from '../features/orders/returns/missing-return.tsx';
import { ReturnSlip } from '../features/orders/returns/return-slip.tsx';
import { pageMeta } from '../features/seo/page-meta.ts';
import { servicesContext } from '../services.ts';
import { drawBars } from '../ui/bars.server.ts';
import { Link } from '../ui/link.tsx';
import { PrintButton } from '../ui/print-button.tsx';
import { orderOwnerOf } from '../visit.ts';
import type { Route } from './+types/return-slip';

export { RouteErrorBoundary as ErrorBoundary } from '../features/layout/error-page.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: pageTitle(copy.title), description: copy.description, noindex: true });

export const handle: RouteHandle<Route.ComponentProps['loaderData']> = {
  crumbs: ({ number, view }) => [
    { label: textCopy.crumbs.orders, to: ORDERS_PATH },
    { label: number, to: orderPath(number) },
    ...(view ? [{ label: returnCopy.crumb, to: returnPath(number, view.n) }] : []),
    { label: view ? copy.title : returnCopy.missing.title },
  ],
};

export async function loader({ params: { number, n }, context }: Route.LoaderArgs) {
  const { returns, orders } = context.get(servicesContext);
  const owner = await orderOwnerOf({ context });
  const view = owner && (await returns.page(owner, number, parseId(n) ?? 0));
  const order = view && (await orders.page(owner, number));
  const waybill = view?.label?.state === 'booked' ? view.label.waybill : null;
  const bars = waybill === null ? null : drawBars(waybill);
  const loaded = { number, view, bars, contact: order?.contact ?? null };
  return view ? loaded : data(loaded, { status: 404 });
}

/** The form that lies in the parcel; it names where the parcel goes once the return is approved. */
export default function ReturnSlipPage({ loaderData: { view, bars, contact } }: Route.ComponentProps) {
  if (!view) return <MissingReturn />;
  return (
    <div className="page max-w-4xl space-y-5 pt-2">
      <div className="flex flex-wrap gap-3 print:hidden">
        <PrintButton label={copy.print} />
        <Link to={returnPath(view.order, view.n)} className="button button-quiet">
          {copy.back}
        </Link>
      </div>
      <ReturnSlip view={view} bars={bars} contact={contact} />
    </div>
  );
}
