import { Form } from 'react-router';
import { formatRupiah } from '#domain/format.ts';
import { formatDateTime } from '#domain/format-date.ts';
import { rupiah } from '#domain/money.ts';
import type { PayPage } from '#server/services.ts';
import { paymentCopy } from '../../copy/payment.id.ts';
import { CancelPurchase } from './change-method.tsx';

const copy = paymentCopy.confirmCod;

/** A newcomer's cash on delivery, which waits for the button in its mail (P-PAY-31). */
export function ConfirmPanel({ page, now }: { page: PayPage & { canConfirmHere: boolean }; now: Date }) {
  const { payBy, total, canConfirmHere } = page;
  const isOver = payBy !== null && payBy <= now;
  const isHeld = page.isMailHeld && !canConfirmHere;
  return (
    <>
      <section className="card space-y-3 p-4">
        <h2 className="text-lg font-bold">{copy.title}</h2>
        <p>{isOver ? copy.over : canConfirmHere ? copy.leadHere : isHeld ? copy.held : copy.lead}</p>
        {!isOver && !isHeld && payBy && <p className="font-semibold">{copy.until(formatDateTime(payBy))}</p>}
        <p>
          {copy.cash} <span className="nums font-bold">{formatRupiah(rupiah(total))}</span>
        </p>
        {canConfirmHere && !isOver && (
          <Form method="post" preventScrollReset className="space-y-2">
            <p className="text-sm text-ink-soft">{copy.demo}</p>
            <button type="submit" name="intent" value="confirm" className="button button-primary w-full">
              {copy.submit}
            </button>
          </Form>
        )}
      </section>
      {!isOver && <CancelPurchase isOpen={isHeld} />}
    </>
  );
}
