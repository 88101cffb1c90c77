import { postedLine } from '#domain/forms/posted-line.ts';
import { accountDigits, type RefundAccount } from '#domain/payments/refund-account.ts';
import type { CodeDemand, Services } from '#server/services.ts';
import { typedCode } from './code-fields.tsx';

/** What a post of the form is answered with when it was not taken; what was typed survives. */
export interface RefundAccountAnswer {
  refundId: string;
  fault: keyof RefundAccount | 'late' | 'unknown' | null;
  /** The code that the form needs. */
  demand: CodeDemand | null;
  typed: RefundAccount;
}

/**
 * Takes the account that a shopper named for a refund.
 * @returns null when it was kept
 */
export async function takeRefundAccount(
  form: FormData,
  owner: Parameters<Services['payments']['nameRefundAccount']>[0],
  payments: Services['payments'],
): Promise<RefundAccountAnswer | null> {
  const text = (name: string) => postedLine(form, name);
  const typed = { bank: text('bank'), number: text('number'), holder: text('holder') };
  const refundId = text('refund');
  const account = { ...typed, number: accountDigits(typed.number) };
  const kept = await payments.nameRefundAccount(owner, refundId, account, typedCode(form));
  if (kept.ok) return null;
  const { error } = kept;
  if (error.code === 'code_needed') return { refundId, fault: null, demand: error, typed };
  const fault = error.code === 'invalid' ? error.field : error.code === 'too_late' ? 'late' : 'unknown';
  return { refundId, fault, demand: null, typed };
}
