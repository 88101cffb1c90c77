import { data } from 'react-router';
import { searchList } from '#domain/listing/list-query.ts';
import { defaultSort, isFiltered } from '#domain/listing/list-state.ts';
import { isBeyondList } from '#domain/listing/pagination.ts';
import { SEARCH_SCREEN } from '#domain/listing/screens.ts';
import { SORT_OF } from '#domain/search/sort-of.ts';
import { catalogueCopy } from '../copy/catalogue.id.ts';
import { pageTitle } from '../copy/layout.id.ts';
import { searchCopy as copy } from '../copy/search.id.ts';
import ActiveFilters from '../features/catalogue/active-filters.tsx';
import { askedList } from '../features/catalogue/asked-list.ts';
import { FilterButton } from '../features/catalogue/filter-sheet.tsx';
import { goodsOptions } from '../features/catalogue/goods-options.ts';
import type { ListAddress } from '../features/catalogue/list-address.ts';
import { NoMatches } from '../features/catalogue/no-matches.tsx';
import { optionCounts } from '../features/catalogue/option-counts.ts';
import { BeyondLastPage, Pagination } from '../features/catalogue/pagination.tsx';
import { ProductGrid } from '../features/catalogue/product-grid.tsx';
import { SearchFilters } from '../features/catalogue/search-filters.tsx';
import { SearchForm } from '../features/catalogue/search-form.tsx';
import { SortSelect } from '../features/catalogue/sort-select.tsx';
import { ViewToggle } from '../features/catalogue/view-toggle.tsx';
import type { RouteHandle } from '../features/layout/breadcrumb.tsx';
import { FoundPlaces } from '../features/search/found-places.tsx';
import { NothingFound } from '../features/search/nothing-found.tsx';
import { TermNotes } from '../features/search/term-notes.tsx';
import { useRememberedTerm } from '../features/search/use-remembered-term.ts';
import { wishChips } from '../features/search/wish-chips.ts';
import { pagedPath, pageMeta } from '../features/seo/page-meta.ts';
import { servicesContext } from '../services.ts';
import { HydrateLater } from '../ui/hydrate-later.tsx';
import type { Route } from './+types/search';

export { RouteErrorBoundary as ErrorBoundary } from '../features/layout/error-page.tsx';

/** The heading says what was understood, where that is not what was typed (P-SEARCH-5). */
const headingFor = (term: string, shown: string | null = null) =>
  shown === null ? copy.resultsFor(term) : copy.shownFor(shown);

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const { term = '', page = 1, beside } = loaderData?.state ?? {};
  return pageMeta(matches, {
    title: pageTitle(term ? headingFor(term, loaderData?.meaning?.shown) : copy.title),
    description: copy.description(term ? copy.resultsFor(term) : copy.all),
    ...(term || beside ? { noindex: true } : { path: pagedPath('/search', page) }),
  });
};

export const handle: RouteHandle = { crumbs: () => [{ label: copy.title }] };

export async function loader({ url, context }: Route.LoaderArgs) {
  const { catalogue, page, ways } = context.get(servicesContext);
  const asked = askedList(SEARCH_SCREEN, url);
  const categories = await catalogue.categories();
  const { state, query } = searchList(asked, categories);
  if (state.categories.length < asked.categories.length) page.keepOut();
  // Asked together, so that the read model answers both in the same state.
  const [found, facets] = await Promise.all([catalogue.search(query), catalogue.facetCounts(query.filter)]);
  const isBeyond = isBeyondList(state, found, SEARCH_SCREEN.pageSize);
  return data(
    {
      state,
      isBeyond,
      ...found,
      categories: categories.map(({ slug, name }) => ({ slug, name })),
      counts: facets.ok ? optionCounts(facets.value, categories) : null,
      goods: goodsOptions(facets.ok ? facets.value : null, state, ways()),
    },
    { status: isBeyond ? 404 : 200 },
  );
}

export default function Search({ loaderData }: Route.ComponentProps) {
  const { state, categories, counts, goods, items, total, meaning, instead, isBeyond } = loaderData;
  const filtered = isFiltered(SEARCH_SCREEN, state);
  const address: ListAddress = { screen: SEARCH_SCREEN, state, path: '/search' };
  const isSorted = state.sort !== defaultSort(SEARCH_SCREEN);
  const wishedOrder = isSorted ? null : (meaning?.wishes.order ?? null);
  useRememberedTerm(state.term);
  return (
    <div className="page space-y-5 pt-4">
      <SearchForm
        address={address}
        label={copy.label}
        placeholder={copy.placeholder}
        className="max-md:hidden"
      />
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="min-w-0">
          <h1 className="text-lg font-bold break-words sm:text-2xl">
            {state.term ? headingFor(state.term, meaning?.shown) : copy.all}
          </h1>
          <p role="status" className="nums text-ink-soft">
            {copy.found(loaderData)}
          </p>
        </div>
        <div className="flex min-w-0 flex-wrap items-center gap-2">
          <FilterButton isActive={filtered} />
          <SortSelect address={address} {...(wishedOrder && { inEffect: SORT_OF[wishedOrder] })} />
          <ViewToggle address={address} />
        </div>
      </div>
      <ActiveFilters
        address={address}
        categories={categories}
        {...(meaning && { wished: wishChips(meaning, isSorted), plainTerm: meaning.plain })}
      />
      {meaning && (
        <div className="flex flex-col gap-x-4 gap-y-1 empty:hidden sm:flex-row sm:flex-wrap sm:items-center">
          <TermNotes address={address} meaning={meaning} isFound={total > 0} />
          <FoundPlaces meaning={meaning} />
        </div>
      )}
      <div className="grid items-start gap-6 lg:grid-cols-[17rem_minmax(0,1fr)]">
        <HydrateLater>
          <SearchFilters
            address={address}
            categories={categories}
            counts={counts}
            goods={goods}
            extent={loaderData}
          />
        </HydrateLater>
        <section aria-label={copy.title} className="space-y-8 lg:col-start-2">
          {isBeyond && <BeyondLastPage address={address} extent={loaderData} />}
          {total === 0 &&
            (state.term && !filtered ? (
              <NothingFound term={state.term} categories={categories} instead={instead} view={state.view} />
            ) : (
              <NoMatches address={address} text={catalogueCopy.filter.none} />
            ))}
          {items.length > 0 && (
            <div>
              <ProductGrid title={catalogueCopy.productList} products={items} view={state.view} inView={4} />
              <Pagination address={address} extent={loaderData} />
            </div>
          )}
        </section>
      </div>
    </div>
  );
}
