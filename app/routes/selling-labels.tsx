import { data } from 'react-router';
import { shopOrdersPath } from '#domain/paths.ts';
import type { OrderLabel } from '#server/services.ts';
import { pageTitle } from '../copy/layout.id.ts';
import { sellingCopy } from '../copy/selling.id.ts';
import { LabelSheet } from '../features/selling/label-sheet.tsx';
import { Notice } from '../features/selling/notice.tsx';
import { sayRefusal } from '../features/selling/say-refusal.ts';
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

/** Showing whom orders go to is a command, which notes who looked. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const scope = shopScopeOf({ context });
  const shop = scope.sellerId;
  const orders = url.searchParams.getAll('order');
  if (orders.length === 0) return { shop, refused: null, labels: [] };
  const answer = await context
    .get(servicesContext)
    .commands.run('orders.labels', { scope, input: { orders } });
  if (!answer.ok) return data({ shop, refused: sayRefusal(answer.error), labels: [] }, { status: 422 });
  const labels = (answer.value as OrderLabel[]).map((label) => ({
    ...label,
    bars: drawBars(label.parcel?.waybill ?? label.order.number),
  }));
  return { shop, refused: null, labels };
}

/** Labels of parcels, to print. */
export default function SellingLabels({ loaderData: { shop, refused, labels } }: Route.ComponentProps) {
  return (
    <div className="page space-y-5">
      <div className="space-y-3 print:hidden">
        <h1 className="text-2xl font-bold sm:text-3xl">{copy.title}</h1>
        <Notice search={new URLSearchParams()} refused={refused} />
        {labels.length > 0 && (
          <>
            <p className="text-ink-soft">{copy.again}</p>
            <div className="flex flex-wrap gap-3">
              <PrintButton label={copy.print} />
              <Link to={shopOrdersPath(shop, { tab: 'ready' })} className="button button-quiet">
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
