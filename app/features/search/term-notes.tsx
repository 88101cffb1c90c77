import { rupiah } from '#domain/money.ts';
import type { TermMeaning } from '#domain/search/term-meaning.ts';
import type { Wishes } from '#domain/search/wishes.ts';
import { catalogueCopy } from '../../copy/catalogue.id.ts';
import { searchCopy as copy } from '../../copy/search.id.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { type ListAddress, listHref } from '../catalogue/list-address.ts';

/** What a term wishes, in the words of the page; without its price, which has a chip of its own. */
export function wishTexts({ order, properties, audiences, official }: Wishes): string[] {
  return [
    ...(order === null ? [] : [copy.orders[order]]),
    ...properties.map((property) => copy.properties[property]),
    ...audiences.map((audience) => copy.audiences[audience]),
    ...(official ? [copy.official] : []),
  ];
}

/** How a term was understood where that is not what was typed, and the way to have it by the letter, or back. */
export function TermNotes({
  address,
  meaning,
  isSorted,
  isFound,
}: {
  address: ListAddress;
  meaning: TermMeaning;
  /** Whether the shopper chose a sort, so that a wished order is not in effect. */
  isSorted: boolean;
  /** Whether the list has any product. */
  isFound: boolean;
}) {
  const { term, isLiteral } = address.state;
  const { shown, shops, isLacking, isPriceMet } = meaning;
  if (isLiteral) {
    return (
      <p className="text-ink-soft">
        {copy.isLiteral(term)}{' '}
        <Link to={listHref(address, { isLiteral: false })} className="link inline-flex min-h-11 items-center">
          {copy.understood}
        </Link>
      </p>
    );
  }
  const wishes = wishTexts(isSorted ? { ...meaning.wishes, order: null } : meaning.wishes);
  const price = priceText(meaning.wishes);
  const isNear = isLacking && isFound && shops.length === 0;
  const isChanged = shown !== null || wishes.length > 0 || price !== null;
  if (!isChanged && !isNear) return null;
  return (
    <div className="space-y-1">
      {isNear && <p className="text-ink-soft">{copy.lacking(shown ?? term)}</p>}
      {price !== null && !isPriceMet && <p className="text-ink-soft">{copy.priceUnmet}</p>}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {(wishes.length > 0 || (price !== null && isPriceMet)) && (
          <ul aria-label={copy.wishes} className="flex flex-wrap items-center gap-2">
            {wishes.map((wish) => (
              <li key={wish} className="badge bg-brand-soft px-3 py-1 text-sm font-semibold text-brand">
                {wish}
              </li>
            ))}
            {price !== null && isPriceMet && (
              <li>
                <Link
                  to={listHref(address, { term: meaning.unpriced ?? '', isByRelevance: false })}
                  preventScrollReset
                  aria-label={catalogueCopy.filter.remove(price)}
                  className="chip bg-brand-soft px-3 text-sm"
                >
                  {price}
                  <Icon name="x" className="size-4" />
                </Link>
              </li>
            )}
          </ul>
        )}
        {isChanged && (
          <Link
            to={listHref(address, { isLiteral: true })}
            className="link inline-flex min-h-11 items-center"
          >
            {copy.literally(term)}
          </Link>
        )}
      </div>
    </div>
  );
}

function priceText({ minPrice, maxPrice }: Wishes): string | null {
  if (minPrice === null && maxPrice === null) return null;
  return catalogueCopy.filter.prices(minPrice ?? rupiah(0), maxPrice);
}
