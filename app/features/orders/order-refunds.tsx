import type { ReactNode } from 'react';
import { formatRupiah } from '#domain/format.ts';
import { formatLongDate } from '#domain/format-date.ts';
import { rupiah } from '#domain/money.ts';
import { REFUND_PURPOSES } from '#domain/payments/refund-causes.ts';
import type { RefundView } from '#server/services.ts';
import { orderCopy } from '../../copy/order.id.ts';

const copy = orderCopy.refunds;

/** The part of a page that says what becomes of the money. */
export const REFUNDS_PART = 'pengembalian-dana';

/**
 * Money that goes back, and when it arrives at the latest.
 * @param account asks where a refund is to be transferred to
 */
export function OrderRefunds({
  refunds,
  account,
}: {
  refunds: readonly RefundView[];
  account: ((refund: RefundView) => ReactNode) | null;
}) {
  if (refunds.length === 0) return null;
  return (
    <section id={REFUNDS_PART} className="card scroll-mt-32 space-y-4 p-4 sm:p-5">
      <h2 className="text-lg font-bold">{copy.title}</h2>
      <ul className="space-y-4">
        {refunds.map((refund) => (
          <li key={refund.id} className="space-y-1">
            <p className="nums text-lg font-bold">{formatRupiah(rupiah(refund.amount))}</p>
            <p>{copy.purpose(REFUND_PURPOSES[refund.cause])}</p>
            <p className="text-ink-soft">{copy.way[refund.way]}</p>
            {refund.state === 'bounced' && <p className="font-semibold text-danger">{copy.bounced}</p>}
            <p className="font-semibold">{whenOf(refund)}</p>
            <Account refunds={refunds} refund={refund} ask={account} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** One form names the account for all waiting refunds of a return: below the first of them. */
function Account({
  refunds,
  refund,
  ask,
}: {
  refunds: readonly RefundView[];
  refund: RefundView;
  ask: ((refund: RefundView) => ReactNode) | null;
}) {
  const together = refunds.filter(
    ({ needsAccount, returnId, id }) =>
      needsAccount && (refund.returnId === null ? id === refund.id : returnId === refund.returnId),
  );
  if (ask === null || together[0]?.id !== refund.id) return null;
  const amount = together.reduce((sum, one) => sum + one.amount, 0);
  return ask({ ...refund, amount });
}

function whenOf({ doneAt, needsAccount, promisedBy }: RefundView): string {
  if (doneAt) return copy.done(formatLongDate(doneAt));
  return (needsAccount ? copy.ifNamedToday : copy.promised)(formatLongDate(promisedBy));
}
