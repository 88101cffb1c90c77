import { type FormEvent, useState } from 'react';
import { Form } from 'react-router';
import type { Category } from '#domain/catalogue/product.ts';
import type { ListExtent } from '#domain/listing/list-extent.ts';
import { emptyListState } from '#domain/listing/list-state.ts';
import { SELLER_TYPES } from '#domain/listing/screens.ts';
import { useHydrated } from '../../browser/use-hydrated.ts';
import { catalogueCopy, counted } from '../../copy/catalogue.id.ts';
import { searchFiltersCopy } from '../../copy/search-filters.id.ts';
import { Link } from '../../ui/link.tsx';
import { tidyFields } from '../../ui/tidy-fields.ts';
import { CarriedFields } from './carried-fields.tsx';
import { Choices } from './choices.tsx';
import {
  ApplyButton,
  closeFilterSheet,
  type FilterPlace,
  FilterSection,
  FilterSheet,
} from './filter-sheet.tsx';
import type { GoodsOptions } from './goods-fields.ts';
import { GoodsFilters } from './goods-filters.tsx';
import { carriedParams, type ListAddress, listHref } from './list-address.ts';
import { type OptionCounts, PANEL_RATINGS } from './option-counts.ts';
import { changedFields, fieldsAsLoaded, PANEL_FIELDS } from './panel-fields.ts';
import { PriceRange } from './price-range.tsx';
import { useMatchCount } from './use-match-count.ts';

const copy = { ...catalogueCopy.filter, ...searchFiltersCopy };

type Extent = Pick<ListExtent, 'total' | 'isMore'>;

type CategoryOption = Pick<Category, 'slug' | 'name'>;

/**
 * The filter panel of the search screen (P-LIST-5 to P-LIST-9): 'Terapkan Filter' applies, 'Reset Semua
 * Filter' empties the panel without applying, and a mark says when the panel differs from the list. Beside an option
 * stands how many products it would show under what is applied, and nothing while that would be untrue: where another
 * part of the panel was changed and not applied.
 */
export function SearchFilters({
  address,
  categories,
  counts,
  goods,
  extent,
  place = 'column',
}: {
  address: ListAddress;
  /** What can be chosen; none on a list of one category. */
  categories: readonly CategoryOption[];
  /** Null when they are not known. */
  counts: OptionCounts | null;
  goods: GoodsOptions;
  /** How many products the list has. */
  extent: Extent;
  place?: FilterPlace;
}) {
  const applied = listHref(address, {});
  const [reset, setReset] = useState<{ from: string; count: number }>({ from: applied, count: 0 });
  const isReset = reset.count > 0 && reset.from === applied;
  const shown = isReset ? emptyListState(address.screen) : address.state;
  return (
    <FilterSheet place={place}>
      <Panel
        key={`${applied}#${isReset ? reset.count : 0}`}
        address={address}
        shown={shown}
        categories={categories}
        counts={counts}
        goods={goods}
        extent={extent}
        isChangedAtStart={isReset && listHref(address, { ...shown, ...kept(address) }) !== applied}
        onReset={() => setReset({ from: applied, count: reset.count + 1 })}
      />
    </FilterSheet>
  );
}

/** What filters do not touch. */
function kept({ state }: ListAddress) {
  const { tab, term, isLiteral, sort, view } = state;
  return { tab, term, isLiteral, sort, view };
}

function Panel({
  address,
  shown,
  categories,
  counts,
  goods,
  extent,
  isChangedAtStart,
  onReset,
}: {
  address: ListAddress;
  shown: ListAddress['state'];
  categories: readonly CategoryOption[];
  counts: OptionCounts | null;
  goods: GoodsOptions;
  extent: Extent;
  isChangedAtStart: boolean;
  onReset: () => void;
}) {
  const { screen, state, path } = address;
  const [first, setFirst] = useState<FormData | null>(null);
  const [changed, setChanged] = useState(isChangedAtStart ? PANEL_FIELDS : []);
  const isChanged = changed.length > 0;
  const isHydrated = useHydrated();
  const { matches, ask } = useMatchCount(path, counted(extent));

  function compare(event: FormEvent<HTMLFormElement>) {
    ask(event.currentTarget);
    if (first && !isChangedAtStart) setChanged(changedFields(first, new FormData(event.currentTarget)));
  }

  /** Whether the counts of a field hold: no other was changed. */
  const isCounted = (name: string) => changed.every((field) => field === name);
  const options = (name: keyof OptionCounts) => ({
    name,
    counts: isCounted(name) ? counts?.[name] : undefined,
  });

  return (
    <Form
      action={path}
      method="get"
      ref={(form) => {
        tidyFields(form);
        if (!form || first !== null) return;
        const loaded = fieldsAsLoaded(form);
        setFirst(loaded);
        // What was entered before React took the panel over, or emptied by 'Reset'.
        const early = isChangedAtStart ? PANEL_FIELDS : changedFields(loaded, new FormData(form));
        setChanged(early);
        if (early.length > 0) ask(form);
      }}
      onChange={compare}
      onSubmit={closeFilterSheet}
    >
      <CarriedFields
        params={carriedParams({ ...address, state: { ...emptyListState(screen), ...kept(address) } }, {})}
      />
      {categories.length > 0 && (
        <FilterSection title={copy.category} open>
          <Choices
            {...options('category')}
            labels={categories.map(({ slug, name }) => [slug, name])}
            chosen={shown.categories}
          />
        </FilterSection>
      )}
      <FilterSection title={copy.price} open>
        <PriceRange screen={screen} min={shown.minPrice} max={shown.maxPrice} />
      </FilterSection>
      <FilterSection title={copy.rating} open={shown.ratings.length > 0}>
        <Choices
          {...options('rating')}
          labels={PANEL_RATINGS.map((stars) => [String(stars), copy.starsLabel(stars)])}
          chosen={shown.ratings.map(String)}
        />
      </FilterSection>
      <FilterSection title={copy.sellerType} open={shown.sellerTypes.length > 0}>
        <Choices
          {...options('seller')}
          labels={SELLER_TYPES.map((type) => [type, copy.sellers[type]])}
          chosen={shown.sellerTypes}
        />
      </FilterSection>
      <GoodsFilters goods={goods} shown={shown} isCounted={isCounted} />
      <div className="filter-actions space-y-2">
        <p role="status" className="text-sm font-medium text-accent-ink empty:hidden">
          {isChanged ? copy.unapplied : ''}
        </p>
        <ApplyButton matches={matches} isMarked={isChanged} />
        {isHydrated ? (
          <button type="button" onClick={onReset} className="button button-quiet w-full">
            {copy.reset}
          </button>
        ) : (
          <Link
            to={listHref(
              { screen, path, state: emptyListState(screen) },
              { ...kept({ screen, path, state }) },
            )}
            className="button button-quiet w-full"
          >
            {copy.reset}
          </Link>
        )}
      </div>
    </Form>
  );
}
