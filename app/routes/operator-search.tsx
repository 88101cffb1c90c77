import { cleanTerm } from '#domain/search/clean-term.ts';
import { pageTitle } from '../copy/layout.id.ts';
import { operatingSearchCopy } from '../copy/operating-search.id.ts';
import { SearchScreen } from '../features/operating/search-screen.tsx';
import { pageMeta } from '../features/seo/page-meta.ts';
import { servicesContext } from '../services.ts';
import { scopeOf } from '../visit.ts';
import type { Route } from './+types/operator-search';

export { RouteErrorBoundary as ErrorBoundary } from '../features/layout/error-page.tsx';

const copy = operatingSearchCopy;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: pageTitle(copy.title), description: copy.description, noindex: true });

/** Each kind is looked for where its reader may see it. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { operating } = context.get(servicesContext);
  const { permissions } = scopeOf({ context });
  const q = cleanTerm(url.searchParams.get('q') ?? '');
  const isAsked = q !== '';
  const may = {
    orders: permissions.includes('operator.orders'),
    people: permissions.includes('operator.people'),
    sellers: permissions.includes('operator.sellers'),
    products: permissions.includes('operator.catalogue'),
  };
  const [orders, people, sellers, products] = await Promise.all([
    isAsked && may.orders ? operating.orders({ tab: 'all', q, after: null }) : null,
    isAsked && may.people ? operating.people({ q, after: null }) : null,
    isAsked && may.sellers ? operating.sellers({ q, after: null }) : null,
    isAsked && may.products ? operating.products({ tab: 'all', q, after: null }) : null,
  ]);
  return {
    q,
    may,
    orders: orders?.orders ?? [],
    people: people?.people ?? [],
    sellers: sellers?.sellers ?? [],
    products: products?.products ?? [],
  };
}

/** Orders, accounts, shops and products by one text. */
export default function OperatorSearch({ loaderData }: Route.ComponentProps) {
  return (
    <div className="page space-y-5">
      <h1 className="text-2xl font-bold sm:text-3xl">{copy.title}</h1>
      <SearchScreen {...loaderData} />
    </div>
  );
}
