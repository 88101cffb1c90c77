import { askReturnPath, COMPLAINTS_PATH, returnPath } from '#domain/paths.ts';
import type { OwnReturnCard, ReturnableView } from '#server/services.ts';
import { orderReturnsCopy as copy, returnStateWords } from '../../copy/return-pages.id.ts';
import { Link } from '../../ui/link.tsx';
import { WibTime } from '../order-parts/wib-time.tsx';

/** The returns of an order, and the way to another one while something can be returned. */
export function OrderReturns({
  number,
  returns,
  until,
}: {
  number: string;
  returns: readonly OwnReturnCard[];
  /** Until when another return can be asked for; null when none can. */
  until: Date | null;
}) {
  if (returns.length === 0 && until === null) return null;
  return (
    <section className="card space-y-3 p-4 sm:p-5 print:hidden">
      <h2 className="text-lg font-bold">{copy.title}</h2>
      {returns.length > 0 && (
        <ul>
          {returns.map(({ n, number: name, state, payBy }) => (
            <li key={n}>
              <Link to={returnPath(number, n)} className="link inline-flex min-h-11 flex-col justify-center">
                <span className="nums wrap-anywhere">{name}</span>
                <span>{returnStateWords({ state, payBy })}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {until !== null && (
        <>
          <p>
            {copy.until} <WibTime at={until} className="font-semibold" />
          </p>
          <Link to={askReturnPath(number)} className="button button-quiet w-full">
            {copy.ask}
          </Link>
        </>
      )}
      {returns.length > 0 && (
        <Link to={COMPLAINTS_PATH} className="link inline-flex min-h-11 items-center">
          {copy.all}
        </Link>
      )}
    </section>
  );
}

/** Until when something of an order can be returned: while its last window is open, pieces are left and no return is open. */
export function returnableUntil(
  { arrivedAt, open, lines }: ReturnableView,
  { windowEnd, now }: { windowEnd: Date; now: Date },
): Date | null {
  const isOpen = arrivedAt !== null && open === null && windowEnd > now;
  return isOpen && lines.some(({ left }) => left > 0) ? windowEnd : null;
}
