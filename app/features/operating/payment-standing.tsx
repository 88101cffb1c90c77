import { formatRupiah } from '#domain/format.ts';
import { formatDateTime } from '#domain/format-date.ts';
import { rupiah } from '#domain/money.ts';
import { paymentStanding } from '#domain/payments/payment-standing.ts';
import type { OperatorOrderView } from '#server/services.ts';
import { operatingOrdersCopy } from '../../copy/operating-orders.id.ts';

const copy = operatingOrdersCopy.order.standing;

/** Why an unpaid order is not paid, and what its buyer can do (P-CONSOLE-22); nothing for others. */
export function PaymentStandingPart({
  view: { order, orders, attempts, received },
}: {
  view: OperatorOrderView;
}) {
  if (order.state !== 'unpaid') return null;
  const total = orders.reduce((sum, one) => sum + one.total, 0);
  const standing = paymentStanding({ total, received, attempts });
  const isShort = standing.kind === 'short';
  const words = isShort
    ? copy.short(formatRupiah(rupiah(standing.received)), formatRupiah(standing.missing))
    : copy[standing.kind];
  const until = order.payBy && `${formatDateTime(order.payBy)} WIB`;
  return (
    <section className="card space-y-2 border-brand p-4 sm:p-5">
      <h2 className="text-lg font-bold">{copy.title}</h2>
      <p>{words}</p>
      {until && <p>{(isShort ? copy.untilShort : copy.until)(until)}</p>}
    </section>
  );
}
