import { parseOrderNumber } from '#domain/orders/number.ts';
import { monthsAround, parseMonth } from '#domain/payouts/statement-month.ts';
import { pageTitle } from '../copy/layout.id.ts';
import { sellingInvoicesCopy as copy } from '../copy/selling-invoices.id.ts';
import { InvoiceList } from '../features/selling/invoice-list.tsx';
import { pageMeta } from '../features/seo/page-meta.ts';
import { servicesContext } from '../services.ts';
import { shopScopeOf } from '../visit.ts';
import type { Route } from './+types/selling-invoices';

export { RouteErrorBoundary as ErrorBoundary } from '../features/layout/error-page.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: pageTitle(copy.title), description: copy.description, noindex: true });

export async function loader({ url, context }: Route.LoaderArgs) {
  const { selling, clock } = context.get(servicesContext);
  const scope = shopScopeOf({ context });
  const now = clock();
  const month = parseMonth(url.searchParams.get('bulan'), now);
  const after = parseOrderNumber(url.searchParams.get('after') ?? '');
  return {
    shop: scope.sellerId,
    month,
    months: monthsAround(month, now),
    after,
    list: await selling.invoices(scope, { month, after }),
  };
}

/** The invoices of a shop's orders. */
export default function SellingInvoices({ loaderData }: Route.ComponentProps) {
  return (
    <div className="page space-y-5">
      <h1 className="text-2xl font-bold sm:text-3xl">{copy.title}</h1>
      <p className="max-w-3xl text-ink-soft">{copy.text}</p>
      <InvoiceList {...loaderData} />
    </div>
  );
}
