import { useEffect, useRef } from 'react';
import { Form } from 'react-router';
import { formatCount } from '#domain/format.ts';
import type { ListExtent } from '#domain/listing/list-extent.ts';
import { noFilters } from '#domain/listing/list-state.ts';
import { catalogueCopy, counted } from '../../copy/catalogue.id.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { RatingStars } from '../../ui/rating-stars.tsx';
import { tidyFields } from '../../ui/tidy-fields.ts';
import { CarriedFields } from './carried-fields.tsx';
import { ApplyButton, closeFilterSheet, FilterSection, FilterSheet } from './filter-sheet.tsx';
import type { GoodsOptions } from './goods-fields.ts';
import { GoodsFilters } from './goods-filters.tsx';
import { carriedParams, type ListAddress, listHref } from './list-address.ts';
import { PANEL_RATINGS } from './option-counts.ts';
import { changedFields, fieldsAsLoaded } from './panel-fields.ts';
import { PriceRange } from './price-range.tsx';
import { useMatchCount } from './use-match-count.ts';

const copy = catalogueCopy.filter;

/** The filter panel of a category: rating as links that toggle, all else as a form (P-LIST-3, P-LIST-10). */
export default function CategoryFilters({
  address,
  extent,
  ratings,
  goods,
}: {
  address: ListAddress;
  extent: Pick<ListExtent, 'total' | 'isMore'>;
  /** How many products each rating would show, in the order of the panel; null when it is not known. */
  ratings: readonly number[] | null;
  goods: GoodsOptions;
}) {
  const { state } = address;
  return (
    <FilterSheet from="below">
      <FilterSection title={copy.rating} open>
        <ul>
          {PANEL_RATINGS.map((stars, place) => {
            const isChosen = state.ratings[0] === stars;
            return (
              <li key={stars}>
                <RatingOption
                  stars={stars}
                  count={ratings?.[place]}
                  isChosen={isChosen}
                  to={listHref(address, { ratings: isChosen ? [] : [stars] })}
                />
              </li>
            );
          })}
        </ul>
      </FilterSection>
      <FilterForm key={listHref(address, {})} address={address} goods={goods} extent={extent} />
    </FilterSheet>
  );
}

/** A rating to choose or let go; one that would show nothing says 0 and is no link, unless it is chosen (P-LIST-17). */
function RatingOption({
  stars,
  count,
  isChosen,
  to,
}: {
  stars: number;
  count: number | undefined;
  isChosen: boolean;
  to: string;
}) {
  const inside = (
    <>
      <RatingStars rating={stars} />
      <span className="sr-only">{copy.starsLabel(stars)}</span>
      <span aria-hidden className="text-sm">
        {copy.stars(stars)}
      </span>
      <span className="ml-auto flex items-center gap-1 text-sm text-ink-soft">
        {isChosen && <Icon name="check" className="size-4 text-brand" />}
        {count !== undefined && (
          <span aria-hidden className="nums">
            {formatCount(count)}
          </span>
        )}
      </span>
    </>
  );
  const look = 'flex min-h-11 items-center gap-2 rounded-lg px-2';
  if (count === 0 && !isChosen) return <p className={`${look} cursor-not-allowed text-ink-soft`}>{inside}</p>;
  return (
    <Link
      to={to}
      preventScrollReset
      onClick={closeFilterSheet}
      {...(isChosen && { 'aria-current': 'true' })}
      {...(count !== undefined && { 'aria-description': copy.count(count) })}
      className={`${look} hover:bg-sunken aria-[current]:bg-brand-soft aria-[current]:font-semibold`}
    >
      {inside}
    </Link>
  );
}

/** All other parts as one form, whose button says how many products it would show. */
function FilterForm({
  address,
  goods,
  extent,
}: {
  address: ListAddress;
  goods: GoodsOptions;
  extent: Pick<ListExtent, 'total' | 'isMore'>;
}) {
  const { screen, state, path } = address;
  const { matches, ask } = useMatchCount(path, counted(extent));
  const form = useRef<HTMLFormElement>(null);

  // What was entered before React took the form over told nobody of it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it has
  useEffect(() => {
    if (!form.current) return;
    tidyFields(form.current);
    const early = changedFields(fieldsAsLoaded(form.current), new FormData(form.current));
    if (early.length > 0) ask(form.current);
  }, []);

  return (
    <Form
      action={path}
      method="get"
      ref={form}
      onChange={(event) => ask(event.currentTarget)}
      onSubmit={closeFilterSheet}
    >
      <CarriedFields params={carriedParams(address, { ...noFilters(screen), ratings: state.ratings })} />
      <FilterSection title={copy.price} open>
        <PriceRange screen={screen} min={state.minPrice} max={state.maxPrice} />
      </FilterSection>
      <GoodsFilters goods={goods} shown={state} open={['service', 'color', 'size']} />
      <div className="filter-actions space-y-2">
        <ApplyButton matches={matches} />
        <Link
          to={listHref(address, { ...noFilters(screen), subcategory: '' })}
          onClick={closeFilterSheet}
          className="button button-quiet w-full"
        >
          {copy.reset}
        </Link>
      </div>
    </Form>
  );
}
