import { parseReturnTab } from '#domain/returns/seller-tabs.ts';
import { pageTitle } from '../copy/layout.id.ts';
import { sellingReturnsCopy as copy } from '../copy/selling-returns.id.ts';
import { ReturnList } from '../features/selling/return-list.tsx';
import { useFresh } from '../features/selling/use-fresh.ts';
import { pageMeta } from '../features/seo/page-meta.ts';
import { servicesContext } from '../services.ts';
import { shopScopeOf } from '../visit.ts';
import type { Route } from './+types/selling-returns';

export { RouteErrorBoundary as ErrorBoundary } from '../features/layout/error-page.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: pageTitle(copy.title), description: copy.description, noindex: true });

export async function loader({ url, context }: Route.LoaderArgs) {
  const scope = shopScopeOf({ context });
  const asked = { tab: parseReturnTab(url.searchParams.get('tab')), after: url.searchParams.get('after') };
  const list = await context.get(servicesContext).selling.returns(scope, asked);
  return { shop: scope.sellerId, asked, list };
}

/** The returns of a shop. */
export default function SellingReturns({ loaderData }: Route.ComponentProps) {
  useFresh();
  return (
    <div className="page space-y-5">
      <h1 className="text-2xl font-bold sm:text-3xl">{copy.title}</h1>
      <ReturnList {...loaderData} />
    </div>
  );
}
