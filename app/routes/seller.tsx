import { data, useSearchParams } from 'react-router';
import { SELLER_LIST_SIZE } from '#domain/catalogue/list-rules.ts';
import { parseListState } from '#domain/listing/list-state.ts';
import { isBeyondList } from '#domain/listing/pagination.ts';
import { productQuery } from '#domain/listing/product-filter.ts';
import { SELLER_SCREEN } from '#domain/listing/screens.ts';
import { parseId } from '#domain/parse-id.ts';
import { openingOf } from '#domain/shops/holiday.ts';
import { catalogueCopy } from '../copy/catalogue.id.ts';
import { pageTitle } from '../copy/layout.id.ts';
import { sellersCopy as copy } from '../copy/sellers.id.ts';
import type { ListAddress } from '../features/catalogue/list-address.ts';
import { BeyondLastPage, Pagination } from '../features/catalogue/pagination.tsx';
import { ProductGrid } from '../features/catalogue/product-grid.tsx';
import type { RouteHandle } from '../features/layout/breadcrumb.tsx';
import { MissingSeller } from '../features/sellers/missing-seller.tsx';
import { SellerAbout } from '../features/sellers/seller-about.tsx';
import { SellerHeader } from '../features/sellers/seller-header.tsx';
import { parseSellerTab, SellerTabs } from '../features/sellers/seller-tabs.tsx';
import { pagedPath, pageMeta } from '../features/seo/page-meta.ts';
import { servicesContext } from '../services.ts';
import { EmptyList } from '../ui/empty-list.tsx';
import { Link } from '../ui/link.tsx';
import type { Route } from './+types/seller';

export { RouteErrorBoundary as ErrorBoundary } from '../features/layout/error-page.tsx';

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData?.seller) {
    const { title, text } = copy.notFound;
    return pageMeta(matches, { title: pageTitle(title), description: text, noindex: true });
  }
  const { seller, state } = loaderData;
  return pageMeta(matches, {
    title: pageTitle(seller.name),
    description: seller.description,
    path: pagedPath(`/seller/${seller.id}`, state.page),
    noindex: state.beside !== null || seller.isSuspended,
  });
};

export const handle: RouteHandle<{ seller: { name: string } | null }> = {
  crumbs: ({ seller }) => [
    { label: copy.crumb, to: '/seller' },
    { label: seller?.name ?? copy.notFound.title },
  ],
};

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { catalogue, page } = context.get(servicesContext);
  const id = parseId(params.id);
  const seller = id === null ? null : await catalogue.seller(id);
  if (!seller) return data({ seller: null }, { status: 404 });
  if (seller.reopensOn !== null) page.validUntil(openingOf(seller.reopensOn));
  const state = parseListState(SELLER_SCREEN, new URL(request.url).searchParams);
  const query = productQuery(SELLER_SCREEN, state);
  const filter = { sellerId: seller.id };
  const top = { filter, limit: SELLER_LIST_SIZE, offset: 0 };
  const [all, best, newest] = await Promise.all([
    catalogue.listProducts({ ...query, filter }),
    catalogue.listProducts({ ...top, order: 'sold' }),
    catalogue.listProducts({ ...top, order: 'created' }),
  ]);
  const isBeyond = isBeyondList(state, all, SELLER_SCREEN.pageSize);
  return data(
    {
      seller,
      state,
      isBeyond,
      all,
      best: best.items,
      newest: newest.items,
    },
    { status: isBeyond ? 404 : 200 },
  );
}

export default function SellerPage({ loaderData }: Route.ComponentProps) {
  const [params] = useSearchParams();
  if (!loaderData.seller) return <MissingSeller />;
  const { seller, state, all, best, newest, isBeyond } = loaderData;
  const tab = parseSellerTab(params.get('tab'));
  const address: ListAddress = { screen: SELLER_SCREEN, state, path: `/seller/${seller.id}` };
  const shown = tab === 'terlaris' ? best : tab === 'terbaru' ? newest : all.items;
  return (
    <div className="page space-y-6 pt-2">
      <SellerHeader key={seller.id} seller={seller} />
      <SellerTabs sellerId={seller.id} current={tab} />
      {tab === 'tentang' ? (
        <SellerAbout seller={seller} />
      ) : (
        <>
          {isBeyond && tab === 'semua' && <BeyondLastPage address={address} extent={all} />}
          {all.total === 0 && !seller.isSuspended && <EmptyList title={copy.noProducts} />}
          <ProductGrid title={catalogueCopy.productList} products={shown} wide inView={5} />
          {tab === 'semua' && <Pagination address={address} extent={all} />}
        </>
      )}
      <p>
        <Link
          to={`/seller/${seller.id}/laporkan`}
          className="inline-flex min-h-11 items-center text-sm text-ink-soft underline hover:text-brand"
        >
          {copy.report}
        </Link>
      </p>
    </div>
  );
}
