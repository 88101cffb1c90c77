import { formatRupiah } from '#domain/format.ts';
import { formatDayRange } from '#domain/format-date.ts';
import { rupiah } from '#domain/money.ts';
import { orderPath } from '#domain/paths.ts';
import type { PayPage } from '#server/services.ts';
import { arrivalText, guess } from '../../copy/estimates.id.ts';
import { paymentCopy } from '../../copy/payment.id.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';

const copy = paymentCopy.after;

type Ordered = PayPage['orders'][number];

/** States in which the parcel and, on delivery, its cash are still to come. */
const ON_THE_WAY = ['new', 'accepted', 'packed', 'shipped'];

/** The orders that a purchase became: what comes when, and what cash to have ready for each (P-PAY-33). */
export function OrderedList({ orders, isCod }: { orders: readonly Ordered[]; isCod: boolean }) {
  const coming = orders.filter(({ state }) => ON_THE_WAY.includes(state));
  const cash = coming.reduce((sum, { total }) => sum + total, 0);
  return (
    <>
      <ul className="space-y-3">
        {orders.map((order) => (
          <li key={order.number} className="card space-y-2 p-4">
            <OrderedCard order={order} isCod={isCod} />
          </li>
        ))}
      </ul>
      {isCod && coming.length > 1 && (
        <p className="nums text-ink-soft">{copy.cashApart(formatRupiah(rupiah(cash)))}</p>
      )}
    </>
  );
}

function OrderedCard({ order, isCod }: { order: Ordered; isCod: boolean }) {
  const { number, state, seller, total, arrivesFrom, arrivesTo, isGuess, lines } = order;
  const isComing = ON_THE_WAY.includes(state);
  return (
    <>
      <p className="flex items-center gap-1.5 font-semibold">
        <Icon name="store" className="size-4 shrink-0 text-brand" />
        {seller}
      </p>
      <ul className="text-sm">
        {lines.map(({ position, name, options, quantity }) => (
          <li key={position}>
            <span className="nums">{quantity} x</span> {name}
            {options !== '' && <span className="text-ink-soft"> ({options})</span>}
          </li>
        ))}
      </ul>
      {isComing && isCod && (
        <p className="flex flex-wrap justify-between gap-x-4 font-bold">
          {copy.cash} <span className="nums">{formatRupiah(rupiah(total))}</span>
        </p>
      )}
      {isComing && (
        <p>
          {isCod
            ? copy.comes(formatDayRange(arrivesFrom, arrivesTo) + guess(isGuess))
            : arrivalText({ first: arrivesFrom, last: arrivesTo, isGuess })}
        </p>
      )}
      <Link to={orderPath(number)} className="link inline-flex min-h-11 items-center">
        {copy.order(number)}
      </Link>
    </>
  );
}
