import { Form } from 'react-router';
import { formatRupiah } from '#domain/format.ts';
import { rupiah } from '#domain/money.ts';
import { REFUND_BANKS, type RefundAccount } from '#domain/payments/refund-account.ts';
import { paymentCopy } from '../../copy/payment.id.ts';
import { TextField } from '../../ui/text-field.tsx';
import { CodeAgain, CodeFields } from './code-fields.tsx';
import type { RefundAccountAnswer } from './refund-account-action.ts';

const copy = paymentCopy.account;
const BANK_LIST = 'bank-pengembalian';

/**
 * Where the shopper wants a refund that cannot go back the way the money came. Posts to the page it stands on, whose
 * action calls `takeRefundAccount`.
 */
export function RefundAccountForm({
  refundId,
  amount,
  answer,
}: {
  refundId: string;
  /** In whole Rupiah. */
  amount: number;
  /** What the last post of this form was answered with. */
  answer: RefundAccountAnswer | null;
}) {
  const own = answer?.refundId === refundId ? answer : null;
  const field = (name: keyof RefundAccount, label: string) => ({
    texts: {
      name,
      label,
      optionalText: null,
      hint: undefined,
      faultText: own?.fault === name ? copy.faults[name] : null,
    },
    defaultValue: own?.typed[name] ?? '',
  });
  const [bank, number, holder] = [
    field('bank', copy.bank),
    field('number', copy.number),
    field('holder', copy.holder),
  ];
  return (
    <Form method="post" preventScrollReset className="space-y-3" aria-label={copy.title}>
      <p>{copy.lead(formatRupiah(rupiah(amount)))}</p>
      {(own?.fault === 'late' || own?.fault === 'unknown') && (
        <p role="alert" className="font-semibold text-danger">
          {copy[own.fault]}
        </p>
      )}
      <input type="hidden" name="refund" value={refundId} />
      <TextField texts={bank.texts} control={{ defaultValue: bank.defaultValue, list: BANK_LIST }} />
      <datalist id={BANK_LIST}>
        {REFUND_BANKS.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <TextField texts={number.texts} control={{ defaultValue: number.defaultValue, inputMode: 'numeric' }} />
      <TextField texts={holder.texts} control={{ defaultValue: holder.defaultValue, autoComplete: 'name' }} />
      <input type="hidden" name="intent" value={REFUND_ACCOUNT_INTENT} />
      {own?.demand && <CodeFields demand={own.demand} />}
      <button type="submit" className="button button-primary w-full">
        {copy.submit}
      </button>
      {own?.demand && <CodeAgain />}
    </Form>
  );
}

/** The `intent` that the form posts. */
export const REFUND_ACCOUNT_INTENT = 'refund-account';
