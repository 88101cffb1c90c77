import { formatRupiah } from '#domain/format.ts';
import type { Rupiah } from '#domain/money.ts';
import type { AttemptView, PayPage } from '#server/services.ts';
import { paymentCopy } from '../../copy/payment.id.ts';
import { PictureField } from '../media/picture-field.tsx';
import { NumberRow } from './number-row.tsx';

const copy = paymentCopy.transfer;

/** A transfer by hand: the account, the exact amount, and the upload of its proof. */
export function TransferPanel({
  path,
  attempt,
  due,
  account,
}: {
  path: string;
  attempt: AttemptView;
  /** What is still to be transferred. */
  due: Rupiah;
  account: NonNullable<PayPage['bankAccount']>;
}) {
  return (
    <>
      <p>{copy.lead}</p>
      <div>
        <p className="text-sm text-ink-soft">{copy.bank}</p>
        <p className="font-bold">{account.bank}</p>
      </div>
      <NumberRow label={copy.number} number={account.number.replace(/\D/g, '')} />
      <div>
        <p className="text-sm text-ink-soft">{copy.holder}</p>
        <p className="font-bold">{account.holder}</p>
      </div>
      <NumberRow
        label={`${paymentCopy.toTransfer} ${formatRupiah(due)}`}
        number={String(due)}
        inFours={false}
      />
      {attempt.hasProof && (
        <p>
          {copy.kept}{' '}
          <a href={`${path}/proof`} className="link">
            {copy.show}
          </a>
        </p>
      )}
      <form method="post" action={`${path}/proof`} encType="multipart/form-data" className="space-y-3">
        <PictureField purpose="payment_proof" subject={attempt.id} name="proof" label={copy.proof} />
        <button type="submit" className="button button-quiet w-full">
          {attempt.hasProof ? copy.again : copy.upload}
        </button>
      </form>
    </>
  );
}
