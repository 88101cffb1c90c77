import { data } from 'react-router';
import { findCategory } from '#domain/catalogue/find-category.ts';
import { categoryList } from '#domain/listing/list-query.ts';
import { isFiltered } from '#domain/listing/list-state.ts';
import { isBeyondList } from '#domain/listing/pagination.ts';
import { CATEGORY_SCREEN } from '#domain/listing/screens.ts';
import { catalogueCopy } from '../copy/catalogue.id.ts';
import { pageTitle } from '../copy/layout.id.ts';
import { askedList } from '../features/catalogue/asked-list.ts';
import { categoryGround } from '../features/catalogue/category-ground.ts';
import { FilterButton } from '../features/catalogue/filter-sheet.tsx';
import { goodsOptions } from '../features/catalogue/goods-options.ts';
import type { ListAddress } from '../features/catalogue/list-address.ts';
import { NoMatches } from '../features/catalogue/no-matches.tsx';
import { optionCounts } from '../features/catalogue/option-counts.ts';
import { BeyondLastPage, Pagination } from '../features/catalogue/pagination.tsx';
import { ProductGrid } from '../features/catalogue/product-grid.tsx';
import { SortSelect } from '../features/catalogue/sort-select.tsx';
import { SubcategoryChips } from '../features/catalogue/subcategory-chips.tsx';
import { ViewToggle } from '../features/catalogue/view-toggle.tsx';
import type { RouteHandle } from '../features/layout/breadcrumb.tsx';
import { pagedPath, pageMeta } from '../features/seo/page-meta.ts';
import { servicesContext } from '../services.ts';
import { lateBelow } from '../ui/late.ts';
import type { Route } from './+types/category';

export { RouteErrorBoundary as ErrorBoundary } from '../features/layout/error-page.tsx';

const copy = catalogueCopy.category;

/** In a sheet, or beside a list that is looked at first. Until its code is there, its links and form do what they do without. */
const CategoryFilters = lateBelow(() => import('../features/catalogue/category-filters.tsx'));

/** Nothing on most first views. */
const ActiveFilters = lateBelow(() => import('../features/catalogue/active-filters.tsx'));

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { category, isFallback, state } = loaderData;
  return pageMeta(matches, {
    title: pageTitle(category.name),
    description: category.description,
    path: pagedPath(`/category/${category.slug}`, state.page),
    noindex: isFallback || state.beside !== null,
  });
};

export const handle: RouteHandle<{ category: { name: string } }> = {
  crumbs: ({ category }) => [{ label: copy.crumb, to: '/categories' }, { label: category.name }],
};

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { catalogue, page, ways } = context.get(servicesContext);
  const found = findCategory(await catalogue.categories(), params.slug);
  if (!found) throw data(null, { status: 404 });
  const { category, isFallback } = found;
  const asked = askedList(CATEGORY_SCREEN, url);
  const { state, query } = categoryList(asked, category, found.subcategory);
  if (isFallback || (asked.subcategory !== '' && state.subcategory === '')) page.keepOut();
  // Asked together, so that the read model answers both in the same state.
  const [list, facets] = await Promise.all([
    catalogue.listProducts(query),
    catalogue.facetCounts(query.filter, 'in-category'),
  ]);
  const isBeyond = isBeyondList(state, list, CATEGORY_SCREEN.pageSize);
  return data(
    {
      category,
      isFallback,
      state,
      ...list,
      isBeyond,
      goods: goodsOptions(facets.ok ? facets.value : null, state, ways()),
      ratings: facets.ok ? optionCounts(facets.value, []).rating : null,
    },
    { status: isBeyond ? 404 : 200 },
  );
}

export default function Category({ loaderData }: Route.ComponentProps) {
  const { category, state, items, total, isBeyond, ratings, goods } = loaderData;
  const address: ListAddress = { screen: CATEGORY_SCREEN, state, path: `/category/${category.slug}` };
  const filtered = isFiltered(CATEGORY_SCREEN, { ...state, subcategory: '' });
  return (
    <div className="page space-y-5 pt-2">
      <header className="batik-ground space-y-1" style={categoryGround(category.slug)}>
        <h1 className="text-2xl font-bold sm:text-3xl">{category.name}</h1>
        <p className="max-w-prose text-ink-soft">{category.description}</p>
      </header>
      <SubcategoryChips address={address} subcategories={category.subcategories} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="nums text-ink-soft">
          {copy.count(loaderData)}
        </p>
        <div className="flex min-w-0 flex-wrap items-center gap-2">
          <FilterButton isActive={filtered} />
          <SortSelect address={address} />
          <ViewToggle address={address} />
        </div>
      </div>
      {filtered && (
        <div>
          <ActiveFilters address={address} />
        </div>
      )}
      <div className="grid items-start gap-6 lg:grid-cols-[17rem_minmax(0,1fr)]">
        <CategoryFilters address={address} extent={loaderData} ratings={ratings} goods={goods} />
        <section aria-label={category.name} className="lg:col-start-2">
          {isBeyond && <BeyondLastPage address={address} extent={loaderData} />}
          {total === 0 && <NoMatches address={address} text={copy.hint} />}
          <ProductGrid title={catalogueCopy.productList} products={items} view={state.view} inView={4} />
          <Pagination address={address} extent={loaderData} />
        </section>
      </div>
    </div>
  );
}
