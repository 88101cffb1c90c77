import { orderPath, returnPath } from '#domain/paths.ts';
import { RETURN_REASONS, windowOf } from '#domain/returns/reasons.ts';
import type { ReturnableView } from '#server/services.ts';
import { askReturnCopy as copy } from '../../../copy/return-pages.id.ts';
import { EmptyList } from '../../../ui/empty-list.tsx';
import { Link } from '../../../ui/link.tsx';

/** Why nothing of an order can be returned now; null when something can. @param isRevising its draft is written anew */
export function closedBy(
  { arrivedAt, open, lines }: ReturnableView,
  now: Date,
  isRevising: boolean,
): keyof typeof copy.closed | null {
  if (arrivedAt === null) return 'notArrived';
  if (isRevising) return null;
  if (open !== null) return 'open';
  if (lines.every(({ left }) => left === 0)) return 'nothing';
  return RETURN_REASONS.every((reason) => windowOf(reason, arrivedAt) < now) ? 'over' : null;
}

/** What stands in the place of the form. */
export function ClosedReturns({
  order: { number, open },
  why,
}: {
  order: ReturnableView;
  why: keyof typeof copy.closed;
}) {
  const { title, text } = copy.closed[why];
  return (
    <div className="page pt-6">
      <EmptyList title={title} text={text} level={1}>
        {open !== null && (
          <Link to={returnPath(number, open)} className="button button-primary">
            {copy.closed.open.link}
          </Link>
        )}
        {why === 'over' && (
          <Link to="/help-center?tab=kontak" className="button button-primary">
            {copy.closed.over.link}
          </Link>
        )}
        <Link to={orderPath(number)} className="button button-quiet">
          {copy.toOrder}
        </Link>
      </EmptyList>
    </div>
  );
}
