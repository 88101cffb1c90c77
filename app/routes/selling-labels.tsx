import { data, redirect } from 'react-router';
import { parseSellerTab, tabOf } from '#domain/orders/seller-tabs.ts';
import { labelsPath, shopOrderPath, shopOrdersPath } from '#domain/paths.ts';
import { cleanTerm } from '#domain/search/clean-term.ts';
import type { OrderLabel } from '#server/services.ts';
import { pageTitle } from '../copy/layout.id.ts';
import { sellingCopy } from '../copy/selling.id.ts';
import { takeTicks } from '../features/desk/take-ticks.ts';
import { LabelSheet } from '../features/selling/label-sheet.tsx';
import { Notice } from '../features/selling/notice.tsx';
import { sayRefusal } from '../features/selling/say-refusal.ts';
import { refuseBy } from '../features/selling/take-order-form.ts';
import { pageMeta } from '../features/seo/page-meta.ts';
import { servicesContext } from '../services.ts';
import { drawBars } from '../ui/bars.server.ts';
import { EmptyList } from '../ui/empty-list.tsx';
import { Link } from '../ui/link.tsx';
import { PrintButton } from '../ui/print-button.tsx';
import { shopScopeOf } from '../visit.ts';
import type { Route } from './+types/selling-labels';

export { RouteErrorBoundary as ErrorBoundary } from '../features/layout/error-page.tsx';

const copy = sellingCopy.labels;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: pageTitle(copy.title), description: copy.description, noindex: true });

/**
 * Showing whom orders go to is a command, which notes who looked. A whole tab or search becomes the numbers of its orders, so that the
 * page can be printed again when they have left the tab.
 */
export async function loader({ url, context }: Route.LoaderArgs) {
  const scope = shopScopeOf({ context });
  const shop = scope.sellerId;
  const { commands, selling } = context.get(servicesContext);
  const asked = {
    tab: parseSellerTab(url.searchParams.get('tab')),
    q: cleanTerm(url.searchParams.get('q') ?? ''),
  };
  const { ids: orders, isAll } = await takeTicks(url.searchParams, 'order', (most) =>
    selling.orderNumbers(scope, asked, most),
  );
  if (isAll) throw redirect(labelsPath(shop, orders));
  if (orders.length === 0) return { shop, refused: null, labels: [], left: [] };
  const answer = await commands.run('orders.labels', { scope, input: { orders } });
  if (!answer.ok) {
    const { refused, status } = refuseBy(answer.error, sayRefusal);
    return data({ shop, refused, labels: [], left: [] }, { status });
  }
  const labels = (answer.value as OrderLabel[]).map((label) => ({
    ...label,
    bars: drawBars(label.parcel?.waybill ?? label.order.number),
  }));
  const shown = new Set(labels.map(({ order }) => order.number));
  return { shop, refused: null, labels, left: orders.filter((number) => !shown.has(number)) };
}

/** Labels of parcels, to print. */
export default function SellingLabels({ loaderData: { shop, refused, labels, left } }: Route.ComponentProps) {
  const [first] = labels;
  const backTo = first ? tabOf(first.order.state) : 'pack';
  return (
    <div className="page space-y-5">
      <div className="space-y-3 print:hidden">
        <h1 className="text-2xl font-bold sm:text-3xl">{copy.title}</h1>
        <Notice search={new URLSearchParams()} refused={refused} />
        {left.length > 0 && (
          <div role="alert" className="card p-4">
            <p className="font-semibold">{copy.left(left.length)}</p>
            <ul className="flex flex-wrap gap-x-4">
              {left.map((number) => (
                <li key={number}>
                  <Link to={shopOrderPath(shop, number)} className="link inline-flex min-h-11 items-center">
                    {number}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        )}
        {labels.length > 0 && (
          <>
            <p className="text-ink-soft">{copy.again}</p>
            <div className="flex flex-wrap gap-3">
              <PrintButton label={copy.print} />
              <Link to={shopOrdersPath(shop, { tab: backTo })} className="button button-quiet">
                {sellingCopy.order.back}
              </Link>
            </div>
          </>
        )}
      </div>
      {labels.length === 0 ? (
        <EmptyList title={copy.none} text={copy.noneText}>
          <Link to={shopOrdersPath(shop, { tab: 'pack' })} className="button button-primary">
            {sellingCopy.order.back}
          </Link>
        </EmptyList>
      ) : (
        <LabelSheet labels={labels} />
      )}
    </div>
  );
}
