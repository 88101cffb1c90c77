import { formatRupiah } from '#domain/format.ts';
import { formatDateTime } from '#domain/format-date.ts';
import { rupiah } from '#domain/money.ts';
import { METHOD_NAMES } from '#domain/payments/method-names.ts';
import { stillDue } from '#domain/payments/still-due.ts';
import type { PayPage } from '#server/services.ts';
import { paymentCopy as copy } from '../../copy/payment.id.ts';
import { Mark } from '../../ui/mark.tsx';
import { METHOD_MARKS } from '../catalogue/method-marks.ts';
import { TimeLeft } from './time-left.tsx';

/** What must be paid to whom for what, and how long one has: above the code, so that both are on a phone's first screen (P-PAY-32). */
export function Due({ page, now, onEnd }: { page: PayPage; now: Date; onEnd: () => void }) {
  const { total, received, attempt, payBy, method } = page;
  const code = attempt?.uniqueCode ?? 0;
  const codeEnds = payBy && attempt?.state === 'pending' && attempt.endsAt < payBy ? attempt.endsAt : null;
  const due = stillDue({ total, uniqueCode: code, received });
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 text-lg font-bold">
        <div className="flex flex-wrap items-center gap-x-2">
          {METHOD_MARKS[method].map((name) => (
            <Mark key={name} name={name} />
          ))}
          <h2>{METHOD_NAMES[method]}</h2>
        </div>
        <p className="nums">{formatRupiah(due)}</p>
      </div>
      <div className="flex flex-wrap justify-between gap-x-4 text-sm">
        <p className="text-ink-soft">{copy.merchant}</p>
        {payBy && <TimeLeft until={codeEnds ?? payBy} now={now} label={copy.timeLeft} onEnd={onEnd} />}
      </div>
      <p className="line-clamp-1 text-sm text-ink-soft">{goodsOf(page)}</p>
    </div>
  );
}

/** The first product, and how many pieces of others come with it. */
function goodsOf({ orders }: PayPage): string {
  const lines = orders.flatMap((order) => order.lines);
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return copy.goods(lines[0]?.name ?? '', pieces - (lines[0]?.quantity ?? 0));
}

/** How the amount comes about, until when, and the number of the purchase. */
export function Amounts({ page: { number, total, received, attempt, payBy } }: { page: PayPage }) {
  const code = attempt?.uniqueCode ?? 0;
  const due = stillDue({ total, uniqueCode: code, received });
  const row = (label: string, amount: string, isSum = false) => (
    <div className={`flex flex-wrap justify-between gap-x-4 ${isSum ? 'text-xl font-bold' : ''}`}>
      <dt>{label}</dt>
      <dd className="nums">{amount}</dd>
    </div>
  );
  return (
    <section className="card space-y-2 p-4">
      <dl className="space-y-1">
        {row(copy.total, formatRupiah(rupiah(total)), code === 0 && received === 0)}
        {code > 0 && row(copy.uniqueCode, formatRupiah(rupiah(-code)))}
        {received > 0 && row(copy.received, formatRupiah(rupiah(-received)))}
        {code > 0 && received === 0 && row(copy.toTransfer, formatRupiah(due), true)}
        {received > 0 && row(copy.stillDue, formatRupiah(due), true)}
      </dl>
      {payBy && <p className="text-ink-soft">{copy.payBefore(formatDateTime(payBy))}</p>}
      <p className="text-sm text-ink-soft">{copy.number(number)}</p>
    </section>
  );
}
