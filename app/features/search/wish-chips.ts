import { rupiah } from '#domain/money.ts';
import type { TermMeaning } from '#domain/search/term-meaning.ts';
import type { Wishes } from '#domain/search/wishes.ts';
import { catalogueCopy } from '../../copy/catalogue.id.ts';
import { searchCopy as copy } from '../../copy/search.id.ts';

/**
 * The wishes of a term that its list follows, each with the term without it (P-LIST-18).
 *
 * @param isSorted whether the shopper chose a sort, which replaces a wished order
 */
export function wishChips(
  { wished, isAsWished, isAudienceMet }: TermMeaning,
  isSorted: boolean,
): [label: string, without: string][] {
  const inEffect = wished.filter(
    ({ wish }) =>
      !(isSorted && wish.order !== null) &&
      (isAsWished || !(isPriced(wish) || wish.properties.length > 0)) &&
      (isAudienceMet || wish.audiences.length === 0),
  );
  return inEffect.map(({ wish, without }) => [wishText(wish), without]);
}

const isPriced = ({ minPrice, maxPrice }: Wishes) => minPrice !== null || maxPrice !== null;

function wishText({ order, properties, audiences, official, minPrice, maxPrice }: Wishes): string {
  if (minPrice !== null || maxPrice !== null)
    return catalogueCopy.filter.prices(minPrice ?? rupiah(0), maxPrice);
  return [
    ...(order === null ? [] : [copy.orders[order]]),
    ...properties.map((property) => copy.properties[property]),
    ...audiences.map((audience) => copy.audiences[audience]),
    ...(official ? [copy.official] : []),
  ].join(', ');
}
