import type { TermMeaning } from '#domain/search/term-meaning.ts';
import { searchCopy as copy } from '../../copy/search.id.ts';
import { Link } from '../../ui/link.tsx';
import { type ListAddress, listHref } from '../catalogue/list-address.ts';

/** Notes on a term that was corrected or read in another way, with links to search for it as typed and back. */
export function TermNotes({
  address,
  meaning,
  isFound,
}: {
  address: ListAddress;
  meaning: TermMeaning;
  /** Whether the list has any product. */
  isFound: boolean;
}) {
  const { term, isLiteral } = address.state;
  const { shown, shops, wished, isLacking, lacked, plain, wishes, isAsWished, isAudienceMet } = meaning;
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
  const isNear = (isLacking || lacked !== null) && isFound && shops.length === 0;
  const isChanged = shown !== null || wished.length > 0;
  if (!isChanged && !isNear) return null;
  return (
    <div className="space-y-1">
      {isNear && <p className="text-ink-soft">{copy.lacking(lacked ?? plain)}</p>}
      {!isAsWished && isFound && <p className="text-ink-soft">{copy.unmet(wishes)}</p>}
      {!isAudienceMet && <p className="text-ink-soft">{copy.audienceUnmet(wishes.audiences)}</p>}
      {isChanged && (
        <Link to={listHref(address, { isLiteral: true })} className="link flex min-h-11 items-center">
          {copy.literally(term)}
        </Link>
      )}
    </div>
  );
}
