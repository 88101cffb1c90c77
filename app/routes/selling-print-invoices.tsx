import { Fragment } from 'react';
import { data, redirect } from 'react-router';
import { MOST_TICKED } from '#domain/forms/most-ticked.ts';
import { printInvoicesPath, shopInvoicesPath } from '#domain/paths.ts';
import { parseMonth } from '#domain/payouts/statement-month.ts';
import type { ShopInvoice } from '#server/services.ts';
import { pageTitle } from '../copy/layout.id.ts';
import { sellingCopy } from '../copy/selling.id.ts';
import { sellingInvoicesCopy } from '../copy/selling-invoices.id.ts';
import { takeTicks } from '../features/desk/take-ticks.ts';
import { Invoice } from '../features/order-parts/invoice.tsx';
import { InvoiceCorrection } from '../features/order-parts/invoice-correction.tsx';
import { pageMeta } from '../features/seo/page-meta.ts';
import { servicesContext } from '../services.ts';
import { EmptyList } from '../ui/empty-list.tsx';
import { Link } from '../ui/link.tsx';
import { PrintButton } from '../ui/print-button.tsx';
import { shopScopeOf } from '../visit.ts';
import type { Route } from './+types/selling-print-invoices';

export { RouteErrorBoundary as ErrorBoundary } from '../features/layout/error-page.tsx';

const copy = sellingInvoicesCopy.print;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: pageTitle(copy.title), description: copy.description, noindex: true });

/** An order of another shop looks like one that has no invoice. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const scope = shopScopeOf({ context });
  const shop = scope.sellerId;
  const { selling, clock } = context.get(servicesContext);
  const { ids, isAll } = await takeTicks(url.searchParams, 'order', (most) =>
    selling.invoiceOrders(scope, parseMonth(url.searchParams.get('bulan'), clock()), most),
  );
  const orders = ids.slice(0, MOST_TICKED);
  // The page can be printed again when the month has more.
  if (isAll) throw redirect(printInvoicesPath(shop, orders));
  if (orders.length === 0) return { shop, invoices: [] };
  const invoices = await selling.invoicesOf(scope, orders);
  return invoices ? { shop, invoices } : data({ shop, invoices: null }, { status: 404 });
}

/** Invoices of a shop's orders with their corrections, to print. */
export default function SellingPrintInvoices({ loaderData: { shop, invoices } }: Route.ComponentProps) {
  const back = (
    <Link to={shopInvoicesPath(shop)} className="button button-quiet">
      {copy.back}
    </Link>
  );
  if (invoices === null)
    return (
      <EmptyList title={copy.missing} text={copy.missingText} level={1}>
        {back}
      </EmptyList>
    );
  return (
    <div className="page max-w-4xl space-y-5">
      <div className="space-y-3 print:hidden">
        <h1 className="text-2xl font-bold sm:text-3xl">{copy.title}</h1>
        {invoices.length > 0 && <p className="text-ink-soft">{copy.buyerHint}</p>}
        <div className="flex flex-wrap gap-3">
          {invoices.length > 0 && <PrintButton label={sellingCopy.labels.print} />}
          {back}
        </div>
      </div>
      {invoices.length === 0 && <EmptyList title={copy.none} text={copy.noneText} />}
      {invoices.map((invoice) => (
        <Printed key={invoice.number} invoice={invoice} />
      ))}
    </div>
  );
}

/** An invoice and its corrections, each on a sheet of its own. */
function Printed({ invoice }: { invoice: ShopInvoice }) {
  const buyer = invoice.buyer ? `${invoice.buyer.name}, ${invoice.buyer.regionName}` : sellingCopy.buyerGone;
  return (
    <Fragment>
      <div className="break-after-page">
        <Invoice order={invoice} buyer={buyer} level={2} />
      </div>
      {invoice.corrections.map((correction) => (
        <div key={correction.n} className="break-after-page">
          <InvoiceCorrection order={invoice} correction={correction} buyer={buyer} level={2} />
        </div>
      ))}
    </Fragment>
  );
}
