import type { Category } from '#domain/catalogue/product.ts';
import { emptyListState, type ListState } from '#domain/listing/list-state.ts';
import { catalogueCopy } from '../../copy/catalogue.id.ts';
import { searchFiltersCopy } from '../../copy/search-filters.id.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { type ListAddress, listHref } from './list-address.ts';

const copy = catalogueCopy.filter;

/** A filter that is on: what it says, and the state without it. */
type Active = [label: string, without: Partial<ListState>];

/**
 * Chips of the filters that are on, each a link to the list without it (P-LIST-18); nothing when none is. On phones they
 * are one row that scrolls.
 */
export function ActiveFilters({
  address,
  categories = [],
  wished = [],
  plainTerm = address.state.term,
}: {
  address: ListAddress;
  /** Names of the categories that can be chosen. */
  categories?: readonly Pick<Category, 'slug' | 'name'>[];
  /** What was understood of the term as a wish, with the term without it. */
  wished?: readonly (readonly [label: string, without: string])[];
  /** The term without all of them. */
  plainTerm?: string;
}) {
  const active = [
    ...wished.map(([label, term]): Active => [label, { term }]),
    ...activeFilters(address, categories),
  ];
  if (active.length === 0) return null;
  const all = Object.assign({}, ...active.map(([, without]) => without), {
    term: plainTerm,
    categories: [],
    ratings: [],
    sellerTypes: [],
  });
  return (
    <ul
      aria-label={copy.active}
      className="no-scrollbar -mx-4 flex gap-2 overflow-x-auto px-4 py-1 sm:mx-0 sm:flex-wrap sm:px-0"
    >
      {active.map(([label, without]) => (
        <li key={label}>
          <Link
            to={listHref(address, without)}
            preventScrollReset
            aria-label={copy.remove(label)}
            className="chip bg-brand-soft px-3 text-sm"
          >
            {label}
            <Icon name="x" className="size-4" />
          </Link>
        </li>
      ))}
      {active.length > 1 && (
        <li>
          <Link
            to={listHref(address, all)}
            preventScrollReset
            className="link inline-flex min-h-11 items-center px-2 whitespace-nowrap"
          >
            {copy.removeAll}
          </Link>
        </li>
      )}
    </ul>
  );
}

function activeFilters(
  { screen, state }: ListAddress,
  options: readonly Pick<Category, 'slug' | 'name'>[],
): Active[] {
  const { categories, minPrice, maxPrice, ratings, sellerTypes } = state;
  const fresh = emptyListState(screen);
  const without = <T,>(all: readonly T[], one: T) => all.filter((other) => other !== one);
  const isPriced = minPrice !== fresh.minPrice || maxPrice !== fresh.maxPrice;
  const max = maxPrice === fresh.maxPrice ? null : maxPrice;
  return [
    ...categories.map(
      (slug): Active => [
        options.find((option) => option.slug === slug)?.name ?? slug,
        { categories: without(categories, slug) },
      ],
    ),
    ...(isPriced
      ? [
          [
            copy.prices(minPrice, max),
            { minPrice: fresh.minPrice, maxPrice: fresh.maxPrice },
          ] satisfies Active,
        ]
      : []),
    ...ratings.map((stars): Active => [copy.starsLabel(stars), { ratings: without(ratings, stars) }]),
    ...sellerTypes.map(
      (type): Active => [searchFiltersCopy.sellers[type], { sellerTypes: without(sellerTypes, type) }],
    ),
  ];
}
