import { useEffect, useRef } from 'react';
import { Form } from 'react-router';
import type { ListExtent } from '#domain/listing/list-extent.ts';
import { emptyListState, type ListState } from '#domain/listing/list-state.ts';
import { catalogueCopy, counted } from '../../copy/catalogue.id.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { RatingStars } from '../../ui/rating-stars.tsx';
import { tidyFields } from '../../ui/tidy-fields.ts';
import { CarriedFields } from './carried-fields.tsx';
import { closeFilterSheet, FilterSection, FilterSheet } from './filter-sheet.tsx';
import { carriedParams, type ListAddress, listHref } from './list-address.ts';
import { PriceRange } from './price-range.tsx';
import { useMatchCount } from './use-match-count.ts';

const copy = catalogueCopy.filter;

/** The filter panel of a category: rating as links that toggle, price as a form (P-LIST-3, P-LIST-10). */
export default function CategoryFilters({
  address,
  extent,
}: {
  address: ListAddress;
  extent: Pick<ListExtent, 'total' | 'isMore'>;
}) {
  const { screen, state } = address;
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
        <PriceForm
          key={`${state.minPrice}-${state.maxPrice}`}
          address={address}
          open={open}
          extent={extent}
        />
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

/** The price as a form of its own, whose button says how many products it would show. */
function PriceForm({
  address,
  open,
  extent,
}: {
  address: ListAddress;
  open: Partial<ListState>;
  extent: Pick<ListExtent, 'total' | 'isMore'>;
}) {
  const { screen, state, path } = address;
  const matches = useMatchCount(path, counted(extent));
  const form = useRef<HTMLFormElement>(null);

  // What was entered before React took the form over told nobody of it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it has
  useEffect(() => {
    if (!form.current) return;
    tidyFields(form.current);
    const fields = new FormData(form.current);
    const early = ['min', 'max'].map((name) => fields.get(name) ?? '').join();
    const known = [state.minPrice || '', state.maxPrice === screen.priceCeiling ? '' : state.maxPrice].join();
    if (early !== known) matches.ask(form.current);
  }, []);

  return (
    <Form
      action={path}
      method="get"
      ref={form}
      onChange={(event) => matches.ask(event.currentTarget)}
      onSubmit={closeFilterSheet}
      className="space-y-3"
    >
      <CarriedFields params={carriedParams(address, open)} />
      <PriceRange screen={screen} min={state.minPrice} max={state.maxPrice} />
      <button type="submit" className="button button-primary w-full">
        {copy.apply(matches.count)}
      </button>
    </Form>
  );
}
