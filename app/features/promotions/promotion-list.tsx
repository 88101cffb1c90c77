import { isFiltered } from '#domain/listing/list-state.ts';
import type { ListScreen } from '#domain/listing/screens.ts';
import { catalogueCopy } from '../../copy/catalogue.id.ts';
import { LinkTabs } from '../../ui/link-tabs.tsx';
import ActiveFilters from '../catalogue/active-filters.tsx';
import { FilterButton } from '../catalogue/filter-sheet.tsx';
import { type ListAddress, listHref } from '../catalogue/list-address.ts';
import { NoMatches } from '../catalogue/no-matches.tsx';
import { BeyondLastPage, Pagination } from '../catalogue/pagination.tsx';
import { ProductGrid } from '../catalogue/product-grid.tsx';
import { SearchFilters } from '../catalogue/search-filters.tsx';
import { SortSelect } from '../catalogue/sort-select.tsx';
import type { PromotionListData } from './load-list.ts';

/** Category tabs, filter, sort and grid of a promotion page (P-LIST-14); the grid has 2 to 6 columns. */
export function PromotionList({
  screen,
  path,
  list,
  texts,
}: {
  screen: ListScreen;
  path: string;
  list: PromotionListData;
  texts: { tabsLabel: string; tabs: readonly { id: string; label: string }[]; empty: string };
}) {
  const { state, items, total, isBeyond, categories, counts, goods } = list;
  const address: ListAddress = { screen, state, path };
  const filtered = isFiltered(screen, state);
  const tab = texts.tabs.find(({ id }) => id === state.tab);
  return (
    <div className="space-y-4">
      <LinkTabs
        label={texts.tabsLabel}
        tabs={texts.tabs.map(({ id, label }) => ({
          id,
          label,
          to: listHref(address, { tab: id, categories: [] }),
        }))}
        current={state.tab}
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="nums text-ink-soft">
          {catalogueCopy.category.count(list)}
        </p>
        <div className="flex min-w-0 flex-wrap items-center gap-2">
          <FilterButton isActive={filtered} place="sheet" />
          <SortSelect address={address} />
        </div>
      </div>
      <ActiveFilters address={address} categories={categories} />
      <SearchFilters
        address={address}
        categories={categories}
        counts={counts}
        goods={goods}
        extent={list}
        place="sheet"
      />
      <section aria-labelledby="daftar-produk">
        <h2 id="daftar-produk" className="sr-only">
          {tab?.label}
        </h2>
        {isBeyond && <BeyondLastPage address={address} extent={list} />}
        {total === 0 && (
          <NoMatches address={address} text={filtered ? catalogueCopy.filter.none : texts.empty} />
        )}
        <ProductGrid products={items} six inView={4} />
        <Pagination address={address} extent={list} />
      </section>
    </div>
  );
}
