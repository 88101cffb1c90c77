import { formatRupiah } from '#domain/format.ts';
import { formatLongDate } from '#domain/format-date.ts';
import { rupiah } from '#domain/money.ts';
import { ORDERS_PATH, orderPath } from '#domain/paths.ts';
import { REFUND_PURPOSES } from '#domain/payments/refund-causes.ts';
import type { PayPage } from '#server/services.ts';
import { paymentCopy as copy } from '../../copy/payment.id.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { OrderedList } from './ordered.tsx';

/** A purchase that waits for nothing any more: paid, expired or cancelled, and what goes back. */
export function AfterPayment({ page }: { page: PayPage }) {
  const { method, orders } = page;
  const isCod = method === 'cod';
  // A purchase whose orders were all cancelled is prepared by nobody.
  const isAlive = page.state !== 'confirmed' || orders.some((order) => order.state !== 'cancelled');
  const state = isAlive ? page.state : 'cancelled';
  const isGood = state === 'confirmed';
  const { after } = copy;
  const titles = {
    confirmed: isCod ? after.confirmedCod : after.confirmed,
    expired: isCod ? after.expiredCod : after.expired,
    cancelled: after.cancelled,
    awaiting: '',
  };
  const leads = {
    confirmed: after.confirmedLead,
    expired: isCod ? after.expiredCodLead : after.expiredLead,
    cancelled: after.cancelledLead,
    awaiting: '',
  };
  return (
    <>
      <section className="card flex flex-col items-center gap-3 px-4 py-8 text-center">
        <Icon
          name={isGood ? 'circle-check' : 'circle-alert'}
          className={`size-14 ${isGood ? 'text-success' : 'text-ink-soft'}`}
        />
        <h2 className="text-xl font-bold">{titles[state]}</h2>
        <p className="max-w-prose">{leads[state]}</p>
        <Link to={isGood ? ORDERS_PATH : '/'} className="button button-primary">
          {isGood ? after.orders : after.shop}
        </Link>
      </section>
      <OrderedList orders={orders} isCod={isCod} />
      <Refunds page={page} />
    </>
  );
}

function Refunds({ page: { refunds, orders } }: { page: PayPage }) {
  if (refunds.length === 0) return null;
  const order = orders[0]?.number ?? '';
  return (
    <section className="card space-y-3 p-4">
      <h2 className="text-lg font-bold">{copy.refunds.title}</h2>
      <ul className="space-y-3">
        {refunds.map((refund) => (
          <li key={refund.id} className="space-y-1">
            <p className="nums font-bold">{formatRupiah(rupiah(refund.amount))}</p>
            <p>{copy.refunds.purpose(REFUND_PURPOSES[refund.cause])}</p>
            <p>{whenOf(refund)}</p>
            {refund.needsAccount && (
              <p>
                {refund.state === 'bounced' ? copy.refunds.bounced : copy.refunds.needsAccount}{' '}
                <Link
                  to={orderPath(refund.number ?? order)}
                  className="link inline-flex min-h-11 items-center"
                >
                  {copy.refunds.name}
                </Link>
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function whenOf({ doneAt, needsAccount, promisedBy }: PayPage['refunds'][number]): string {
  if (doneAt) return copy.refunds.done;
  return (needsAccount ? copy.refunds.ifNamedToday : copy.refunds.by)(formatLongDate(promisedBy));
}
