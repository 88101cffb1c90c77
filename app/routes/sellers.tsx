import { Form, Link } from 'react-router';
import { formatRating } from '#domain/format.ts';
import { cleanTerm } from '#domain/search/clean-term.ts';
import { pageTitle } from '../copy/layout.id.ts';
import { sellersCopy as copy } from '../copy/sellers.id.ts';
import { EmptyList } from '../features/catalog/empty-list.tsx';
import { SellerAvatar } from '../features/catalog/seller-avatar.tsx';
import type { RouteHandle } from '../features/layout/breadcrumb.tsx';
import { pageMeta } from '../features/seo/page-meta.ts';
import { servicesContext } from '../services.ts';
import { Icon } from '../ui/icon.tsx';
import { RatingStars } from '../ui/rating-stars.tsx';
import { SearchField } from '../ui/search-field.tsx';
import type { Route } from './+types/sellers';

export { RouteErrorBoundary as ErrorBoundary } from '../features/layout/error-page.tsx';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, {
    title: pageTitle(copy.title),
    description: copy.description,
    ...(loaderData?.term ? { noindex: true } : { path: '/seller' }),
  });

/** 'Toko' on /seller, 'Semua Toko' on /toko and /seller/toko (ruling 6). */
export const handle: RouteHandle = {
  crumbs: (_, pathname) => [{ label: pathname.endsWith('toko') ? copy.allCrumb : copy.crumb }],
};

export async function loader({ request, context }: Route.LoaderArgs) {
  const url = new URL(request.url);
  const term = cleanTerm(url.searchParams.get('q') ?? '');
  return { term, path: url.pathname, sellers: await context.get(servicesContext).catalogue.sellers(term) };
}

export default function Sellers({ loaderData: { term, path, sellers } }: Route.ComponentProps) {
  return (
    <div className="page space-y-5 pt-2">
      <h1 className="text-2xl font-bold sm:text-3xl">{copy.title}</h1>
      <Form action={path} method="get" role="search" aria-label={copy.search.label} className="flex gap-2">
        <SearchField
          key={term}
          name="q"
          defaultValue={term}
          label={copy.search.label}
          placeholder={copy.search.placeholder}
          clearLabel={copy.search.clear}
        />
        <button type="submit" className="button button-primary">
          {copy.search.submit}
        </button>
      </Form>
      <div role="status">{sellers.length === 0 && <EmptyList title={copy.none} text={copy.noneText} />}</div>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {sellers.map((seller) => (
          <li key={seller.id} className="card group relative flex items-center gap-4 p-4 hover:shadow-card">
            <SellerAvatar name={seller.name} />
            <div className="min-w-0 space-y-1">
              <h2 className="font-bold group-hover:text-brand">
                <Link to={`/seller/${seller.id}`} className="after:absolute after:inset-0 after:rounded-card">
                  {seller.name}
                </Link>
              </h2>
              {seller.isOfficial && (
                <p className="badge inline-flex items-center gap-1 bg-brand-soft text-brand">
                  <Icon name="badge-check" className="size-3.5" />
                  {copy.official}
                </p>
              )}
              <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
                <span className="nums flex items-center gap-1">
                  <RatingStars rating={seller.rating} className="size-3.5" />
                  <span className="sr-only">{copy.rating}</span> {formatRating(seller.rating)}
                </span>
                <span className="flex items-center gap-1">
                  <Icon name="map-pin" className="size-3.5" />
                  {seller.location}
                </span>
              </p>
              <p className="nums flex flex-wrap gap-x-3 text-sm text-ink-soft">
                <span>{copy.products(seller.productCount)}</span>
                <span>{copy.sold(seller.totalSold)}</span>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
