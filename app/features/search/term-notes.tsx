import type { TermMeaning } from '#domain/search/term-meaning.ts';
import type { Wishes } from '#domain/search/wishes.ts';
import { searchCopy as copy } from '../../copy/search.id.ts';
import { Link } from '../../ui/link.tsx';
import { type ListAddress, listHref } from '../catalogue/list-address.ts';

/** What a term wishes, in the words of the page. */
export function wishTexts({ order, properties, audiences, official, minPrice, maxPrice }: Wishes): string[] {
  return [
    ...(order === null ? [] : [copy.orders[order]]),
    ...properties.map((property) => copy.properties[property]),
    ...audiences.map((audience) => copy.audiences[audience]),
    ...(official ? [copy.official] : []),
    ...(minPrice === null ? [] : [copy.minPrice(minPrice)]),
    ...(maxPrice === null ? [] : [copy.maxPrice(maxPrice)]),
  ];
}

/** How a term was understood where that is not what was typed, and the way to have it by the letter, or back. */
export function TermNotes({ address, meaning }: { address: ListAddress; meaning: TermMeaning }) {
  const { term, isLiteral } = address.state;
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
  if (meaning.shown === null && wishTexts(meaning.wishes).length === 0) return null;
  return (
    <Link to={listHref(address, { isLiteral: true })} className="link flex min-h-11 items-center">
      {copy.literally(term)}
    </Link>
  );
}
