import type { Category } from '#domain/catalogue/product.ts';
import { emptyListState, type ListState, noFilters } from '#domain/listing/list-state.ts';
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
export default function ActiveFilters({
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
  const all = { ...noFilters(address.screen), term: plainTerm };
  return (
    <ul
      aria-label={copy.active}
      className="no-scrollbar -mx-4 flex gap-2 overflow-x-auto px-4 whitespace-nowrap py-1 sm:mx-0 sm:flex-wrap sm:px-0"
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

/** A chip for each chosen option of a field. */
const chips = <Option,>(
  chosen: readonly Option[],
  label: (option: Option) => string,
  without: (others: Option[]) => Partial<ListState>,
) => chosen.map((one): Active => [label(one), without(chosen.filter((other) => other !== one))]);

function activeFilters(
  { screen, state }: ListAddress,
  options: readonly Pick<Category, 'slug' | 'name'>[],
): Active[] {
  const { minPrice, maxPrice } = state;
  const open = emptyListState(screen);
  const isPriced = minPrice !== open.minPrice || maxPrice !== open.maxPrice;
  const max = maxPrice === open.maxPrice ? null : maxPrice;
  const nameOf = (slug: string) => options.find((option) => option.slug === slug)?.name ?? slug;
  const prices: Active = [copy.prices(minPrice, max), { minPrice: open.minPrice, maxPrice: open.maxPrice }];
  return [
    ...chips(state.categories, nameOf, (categories) => ({ categories })),
    ...(isPriced ? [prices] : []),
    ...chips(state.ratings, copy.starsLabel, (ratings) => ({ ratings })),
    ...chips(
      state.sellerTypes,
      (type) => searchFiltersCopy.sellers[type],
      (sellerTypes) => ({ sellerTypes }),
    ),
    ...chips(state.services, copy.goodsLabel, (services) => ({ services })),
    ...chips(state.colors, copy.goodsLabel, (colors) => ({ colors })),
    ...chips(state.sizes, copy.sizeChip, (sizes) => ({ sizes })),
    ...chips(state.locations, copy.from, (locations) => ({ locations })),
  ];
}
