import { data, Form } from 'react-router';
import { isBeyondList } from '#domain/listing/pagination.ts';
import { SELLERS_SCREEN } from '#domain/listing/screens.ts';
import { pageTitle } from '../copy/layout.id.ts';
import { sellersCopy as copy, ratingWords } from '../copy/sellers.id.ts';
import { askedList } from '../features/catalogue/asked-list.ts';
import type { ListAddress } from '../features/catalogue/list-address.ts';
import { BeyondLastPage, Pagination } from '../features/catalogue/pagination.tsx';
import type { RouteHandle } from '../features/layout/breadcrumb.tsx';
import { pagedPath, pageMeta } from '../features/seo/page-meta.ts';
import { servicesContext } from '../services.ts';
import { EmptyList } from '../ui/empty-list.tsx';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import { RatingStars } from '../ui/rating-stars.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { SellerAvatar } from '../ui/seller-avatar.tsx';
import { tidyFields } from '../ui/tidy-fields.ts';
import type { Route } from './+types/sellers';

export { RouteErrorBoundary as ErrorBoundary } from '../features/layout/error-page.tsx';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, {
    title: pageTitle(copy.title),
    description: copy.description,
    ...(loaderData?.state.term
      ? { noindex: true }
      : { path: pagedPath('/seller', loaderData?.state.page ?? 1) }),
  });

/** 'Toko' on /seller, 'Semua Toko' on /toko and /seller/toko (P-PAGE-10). */
export const handle: RouteHandle = {
  crumbs: (_, pathname) => [{ label: pathname.endsWith('toko') ? copy.allCrumb : copy.crumb }],
};

export async function loader({ url, context }: Route.LoaderArgs) {
  const path = url.pathname;
  const state = askedList(SELLERS_SCREEN, url);
  const limit = SELLERS_SCREEN.pageSize;
  const offset = (state.page - 1) * limit;
  const { catalogue } = context.get(servicesContext);
  const found = await catalogue.sellers({ term: state.term, limit, offset });
  const extent = { ...found, isMore: false, nextAfter: null, previousBefore: null };
  const isBeyond = isBeyondList(state, extent, limit);
  return data({ ...extent, state, path, isBeyond }, { status: isBeyond ? 404 : 200 });
}

export default function Sellers({ loaderData }: Route.ComponentProps) {
  const { state, path, items: sellers, total, isBeyond } = loaderData;
  const { term } = state;
  const address: ListAddress = { screen: SELLERS_SCREEN, state, path };
  return (
    <div className="page space-y-5 pt-2">
      <h1 className="text-2xl font-bold sm:text-3xl">{copy.title}</h1>
      <Form
        action={path}
        method="get"
        ref={tidyFields}
        role="search"
        aria-label={copy.search.label}
        className="flex gap-2"
      >
        <SearchField
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
      <div role="status">{total === 0 && <EmptyList title={copy.none} text={copy.noneText} />}</div>
      {isBeyond && <BeyondLastPage address={address} extent={loaderData} />}
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {sellers.map((seller) => (
          <li key={seller.id} className="card group relative flex items-center gap-4 p-4 hover:shadow-card">
            <SellerAvatar name={seller.name} />
            <div className="min-w-0 space-y-1">
              <h2 className="font-bold group-hover:text-brand">
                <Link to={`/seller/${seller.id}`} className="cover-link">
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
                <span className="nums flex flex-wrap items-center gap-1">
                  <RatingStars rating={seller.rating} className="text-sm" />
                  <span className="sr-only">{copy.rating}</span> {ratingWords(seller.rating)}
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
      <Pagination address={address} extent={loaderData} />
    </div>
  );
}
