import { formatRupiah } from '#domain/format.ts';
import { formatDateTime } from '#domain/format-date.ts';
import { rupiah } from '#domain/money.ts';
import { stillDue } from '#domain/payments/still-due.ts';
import type { PayPage } from '#server/services.ts';
import { paymentCopy as copy } from '../../copy/payment.id.ts';
import { TimeLeft } from './time-left.tsx';

/** What is to be paid, and until when. */
export function Amounts({
  page: { total, received, attempt, payBy },
  now,
  onEnd,
}: {
  page: PayPage;
  now: Date;
  onEnd: () => void;
}) {
  const code = attempt?.uniqueCode ?? 0;
  const codeEnds = payBy && attempt?.state === 'pending' && attempt.endsAt < payBy ? attempt.endsAt : null;
  const due = stillDue({ total, uniqueCode: code, received });
  const row = (label: string, amount: string, isSum = false) => (
    <div className={`flex justify-between gap-4 ${isSum ? 'text-xl font-bold' : ''}`}>
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
      {payBy && (
        <>
          <p className="text-ink-soft">{copy.payBefore(formatDateTime(payBy))}</p>
          <TimeLeft
            until={codeEnds ?? payBy}
            now={now}
            label={codeEnds ? copy.codeTimeLeft : copy.timeLeft}
            onEnd={onEnd}
          />
        </>
      )}
    </section>
  );
}
