import { Form } from 'react-router';
import type { Subcategory } from '#domain/catalogue/product.ts';
import { emptyListState } from '#domain/listing/list-state.ts';
import { catalogueCopy } from '../../copy/catalogue.id.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { RatingStars } from '../../ui/rating-stars.tsx';
import { CarriedFields } from './carried-fields.tsx';
import { closeFilterSheet, FilterSection, FilterSheet } from './filter-sheet.tsx';
import { carriedParams, type ListAddress, listHref } from './list-address.ts';
import { PriceRange } from './price-range.tsx';

const copy = catalogueCopy.filter;

/** Chips of the subcategories; choosing the chosen one again lets it go (P-LIST-10). */
export function SubcategoryChips({
  address,
  subcategories,
}: {
  address: ListAddress;
  subcategories: readonly Subcategory[];
}) {
  const chosen = address.state.subcategory;
  return (
    <nav
      aria-label={catalogueCopy.category.subcategories}
      className="-mx-4 overflow-x-auto px-4 no-scrollbar"
    >
      <ul className="flex gap-2 py-1">
        <li>
          <Link
            to={listHref(address, { subcategory: '' })}
            {...(chosen === '' && { 'aria-current': 'true' })}
            className="chip"
            preventScrollReset
          >
            {catalogueCopy.category.all}
          </Link>
        </li>
        {subcategories.map(({ id, slug, name }) => (
          <li key={id}>
            <Link
              to={listHref(address, { subcategory: chosen === slug ? '' : slug })}
              {...(chosen === slug && { 'aria-current': 'true' })}
              className="chip"
              preventScrollReset
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The filter panel of a category: rating as links that toggle, price as a form (P-LIST-3, P-LIST-10). */
export function CategoryFilters({ address }: { address: ListAddress }) {
  const { screen, state, path } = address;
  const open = { minPrice: emptyListState(screen).minPrice, maxPrice: screen.priceCeiling };
  return (
    <FilterSheet>
      <FilterSection title={copy.rating} open>
        <ul>
          {[5, 4, 3, 2, 1].map((stars) => {
            const isChosen = state.ratings[0] === stars;
            return (
              <li key={stars}>
                <Link
                  to={listHref(address, { ratings: isChosen ? [] : [stars] })}
                  preventScrollReset
                  onClick={closeFilterSheet}
                  {...(isChosen && { 'aria-current': 'true' })}
                  className="flex min-h-11 items-center gap-2 rounded-lg px-2 hover:bg-sunken aria-[current]:bg-brand-soft aria-[current]:font-semibold"
                >
                  <RatingStars rating={stars} />
                  <span className="sr-only">{copy.starsLabel(stars)}</span>
                  <span aria-hidden className="text-sm">
                    {copy.stars(stars)}
                  </span>
                  {isChosen && <Icon name="check" className="ml-auto size-4 text-brand" />}
                </Link>
              </li>
            );
          })}
        </ul>
      </FilterSection>
      <FilterSection title={copy.price} open>
        <Form action={path} method="get" onSubmit={closeFilterSheet} className="space-y-3">
          <CarriedFields params={carriedParams(address, open)} />
          <PriceRange
            key={`${state.minPrice}-${state.maxPrice}`}
            screen={screen}
            min={state.minPrice}
            max={state.maxPrice}
          />
          <button type="submit" className="button button-primary w-full">
            {copy.apply}
          </button>
        </Form>
      </FilterSection>
      <Link
        to={listHref(address, { ...open, ratings: [], subcategory: '' })}
        onClick={closeFilterSheet}
        className="button button-quiet mt-2 w-full"
      >
        {copy.reset}
      </Link>
    </FilterSheet>
  );
}
