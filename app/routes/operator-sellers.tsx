import { parseOperatorSellerTab } from '#domain/operating/seller-tabs.ts';
import { parseId } from '#domain/parse-id.ts';
import { cleanTerm } from '#domain/search/clean-term.ts';
import { pageTitle } from '../copy/layout.id.ts';
import { operatingSellersCopy } from '../copy/operating-sellers.id.ts';
import { SellersScreen } from '../features/operating/sellers-screen.tsx';
import { pageMeta } from '../features/seo/page-meta.ts';
import { servicesContext } from '../services.ts';
import type { Route } from './+types/operator-sellers';

export { RouteErrorBoundary as ErrorBoundary } from '../features/layout/error-page.tsx';

const copy = operatingSellersCopy.list;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: pageTitle(copy.title), description: copy.description, noindex: true });

/** A search looks through the open shops, whatever the tab. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { operating, clock } = context.get(servicesContext);
  const q = cleanTerm(url.searchParams.get('q') ?? '');
  const asked = {
    tab: parseOperatorSellerTab(url.searchParams.get('tab')),
    q,
    after: parseId(url.searchParams.get('after') ?? ''),
  };
  const isWaiting = asked.tab === 'waiting' && q === '';
  return {
    asked,
    waiting: isWaiting ? await operating.registrations() : null,
    list: isWaiting ? null : await operating.sellers(asked),
    now: clock(),
  };
}

/** Shops, and who asks to open one. */
export default function OperatorSellers({ loaderData }: Route.ComponentProps) {
  return (
    <div className="page space-y-5">
      <h1 className="text-2xl font-bold sm:text-3xl">{copy.title}</h1>
      <SellersScreen {...loaderData} />
    </div>
  );
}
