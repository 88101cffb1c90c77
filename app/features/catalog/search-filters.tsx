import { type FormEvent, useState } from 'react';
import { Form, Link } from 'react-router';
import type { Category } from '#domain/catalogue/product.ts';
import { emptyListState } from '#domain/listing/list-state.ts';
import { SELLER_TYPES } from '#domain/listing/screens.ts';
import { useHydrated } from '../../browser/use-hydrated.ts';
import { catalogCopy } from '../../copy/catalog.id.ts';
import { CarriedFields } from './carried-fields.tsx';
import { closeFilterSheet, type FilterPlace, FilterSection, FilterSheet } from './filter-sheet.tsx';
import { carriedParams, type ListAddress, listHref } from './list-address.ts';
import { PriceRange } from './price-range.tsx';

const copy = catalogCopy.filter;

type CategoryOption = Pick<Category, 'slug' | 'name'>;

/**
 * The filter panel of the search screen (spec 2 and 5, rulings 17-19): 'Terapkan Filter' applies, 'Reset Semua
 * Filter' empties the panel without applying, and a mark says when the panel differs from the list.
 */
export function SearchFilters({
  address,
  categories,
  place = 'column',
}: {
  address: ListAddress;
  /** What can be chosen; none on a list of one category. */
  categories: readonly CategoryOption[];
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
        isChangedAtStart={isReset && listHref(address, { ...shown, ...kept(address) }) !== applied}
        onReset={() => setReset({ from: applied, count: reset.count + 1 })}
      />
    </FilterSheet>
  );
}

/** What filters do not touch. */
function kept({ state }: ListAddress) {
  return { tab: state.tab, term: state.term, sort: state.sort, view: state.view };
}

/** The panel's own fields as text, to compare what is chosen with what is applied. */
function chosenIn(form: HTMLFormElement): string {
  return new URLSearchParams(
    [...new FormData(form)].map(([name, value]) => [name, String(value)]),
  ).toString();
}

function Panel({
  address,
  shown,
  categories,
  isChangedAtStart,
  onReset,
}: {
  address: ListAddress;
  shown: ListAddress['state'];
  categories: readonly CategoryOption[];
  isChangedAtStart: boolean;
  onReset: () => void;
}) {
  const { screen, state, path } = address;
  const [first, setFirst] = useState<string | null>(null);
  const [isChanged, setIsChanged] = useState(isChangedAtStart);
  const isHydrated = useHydrated();

  function compare(event: FormEvent<HTMLFormElement>) {
    const chosen = chosenIn(event.currentTarget);
    setIsChanged(isChangedAtStart || chosen !== first);
  }

  return (
    <Form
      action={path}
      method="get"
      preventScrollReset
      ref={(form) => {
        if (form && first === null) setFirst(chosenIn(form));
      }}
      onChange={compare}
      onSubmit={closeFilterSheet}
    >
      <CarriedFields
        params={carriedParams({ ...address, state: { ...emptyListState(screen), ...kept(address) } }, {})}
      />
      {categories.length > 0 && (
        <FilterSection title={copy.category} open>
          {categories.map(({ slug, name }) => (
            <Choice
              key={slug}
              name="category"
              value={slug}
              label={name}
              checked={shown.categories.includes(slug)}
            />
          ))}
        </FilterSection>
      )}
      <FilterSection title={copy.price} open>
        <PriceRange screen={screen} min={shown.minPrice} max={shown.maxPrice} />
      </FilterSection>
      <FilterSection title={copy.rating} open={shown.ratings.length > 0}>
        {[5, 4, 3, 2, 1].map((stars) => (
          <Choice
            key={stars}
            name="rating"
            value={String(stars)}
            label={copy.starsLabel(stars)}
            checked={shown.ratings.includes(stars)}
          />
        ))}
      </FilterSection>
      <FilterSection title={copy.sellerType} open={shown.sellerTypes.length > 0}>
        {SELLER_TYPES.map((type) => (
          <Choice
            key={type}
            name="seller"
            value={type}
            label={copy.sellers[type]}
            checked={shown.sellerTypes.includes(type)}
          />
        ))}
      </FilterSection>
      <div className="filter-actions space-y-2">
        <p role="status" className="text-sm font-medium text-accent-ink empty:hidden">
          {isChanged ? copy.unapplied : ''}
        </p>
        <button type="submit" className={`button w-full ${isChanged ? 'button-accent' : 'button-primary'}`}>
          {copy.apply}
        </button>
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

function Choice(props: { name: string; value: string; label: string; checked: boolean }) {
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input
        type="checkbox"
        name={props.name}
        value={props.value}
        defaultChecked={props.checked}
        className="size-5 shrink-0 accent-brand"
      />
      {props.label}
    </label>
  );
}
