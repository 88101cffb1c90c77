import { data } from 'react-router';
import { isBeyondList } from '#domain/listing/pagination.ts';
import { productQuery } from '#domain/listing/product-filter.ts';
import { ALL_PRODUCTS_SCREEN } from '#domain/listing/screens.ts';
import { allProductsCopy as copy } from '../copy/all-products.id.ts';
import { catalogueCopy } from '../copy/catalogue.id.ts';
import { pageTitle } from '../copy/layout.id.ts';
import { searchCopy } from '../copy/search.id.ts';
import { askedList } from '../features/catalogue/asked-list.ts';
import type { ListAddress } from '../features/catalogue/list-address.ts';
import { BeyondLastPage, Pagination } from '../features/catalogue/pagination.tsx';
import { ProductGrid } from '../features/catalogue/product-grid.tsx';
import { SearchForm } from '../features/catalogue/search-form.tsx';
import { SortSelect } from '../features/catalogue/sort-select.tsx';
import type { RouteHandle } from '../features/layout/breadcrumb.tsx';
import { pagedPath, pageMeta } from '../features/seo/page-meta.ts';
import { servicesContext } from '../services.ts';
import { EmptyList } from '../ui/empty-list.tsx';
import { Link } from '../ui/link.tsx';
import type { Route } from './+types/all-products';

export { RouteErrorBoundary as ErrorBoundary } from '../features/layout/error-page.tsx';

const PATH = '/product';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, {
    title: pageTitle(copy.title),
    description: copy.description,
    ...(loaderData?.state.term || loaderData?.state.beside
      ? { noindex: true }
      : { path: pagedPath(PATH, loaderData?.state.page ?? 1) }),
  });

export const handle: RouteHandle = { crumbs: () => [{ label: catalogueCopy.product }] };

export async function loader({ url, context }: Route.LoaderArgs) {
  const { catalogue } = context.get(servicesContext);
  const state = askedList(ALL_PRODUCTS_SCREEN, url);
  const found = await catalogue.search(productQuery(ALL_PRODUCTS_SCREEN, state));
  const isBeyond = isBeyondList(state, found, ALL_PRODUCTS_SCREEN.pageSize);
  return data(
    {
      state,
      isBeyond,
      ...found,
    },
    { status: isBeyond ? 404 : 200 },
  );
}

export default function AllProducts({ loaderData }: Route.ComponentProps) {
  const { state, items, total, instead, isBeyond } = loaderData;
  const address: ListAddress = { screen: ALL_PRODUCTS_SCREEN, state, path: PATH };
  return (
    <div className="page space-y-5 pt-2">
      <h1 className="text-2xl font-bold sm:text-3xl">{copy.title}</h1>
      <SearchForm
        address={address}
        label={searchCopy.label}
        placeholder={searchCopy.placeholder}
        className="max-md:hidden"
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="nums text-ink-soft">
          {copy.shown(loaderData)}
        </p>
        <SortSelect address={address} />
      </div>
      {isBeyond && <BeyondLastPage address={address} extent={loaderData} />}
      {total === 0 && (
        <EmptyList title={copy.none}>
          <Link to={PATH} className="button button-primary">
            {copy.clear}
          </Link>
        </EmptyList>
      )}
      <ProductGrid
        title={catalogueCopy.productList}
        products={items.length > 0 ? items : instead}
        wide
        inView={5}
      />
      <Pagination address={address} extent={loaderData} />
      <nav aria-labelledby="kategori-terkait" className="space-y-3 pt-6">
        <h2 id="kategori-terkait" className="text-lg font-bold">
          {copy.related}
        </h2>
        <ul className="flex flex-wrap gap-2">
          {copy.relatedLinks.map(({ to, label }) => (
            <li key={to}>
              <Link to={to} className="chip">
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
