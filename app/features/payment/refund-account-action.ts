import { postedLine } from '#domain/forms/posted-line.ts';
import { accountDigits, type RefundAccount } from '#domain/payments/refund-account.ts';
import type { Services } from '#server/services.ts';

/** What a post of the form is answered with when it was not taken; what was typed survives. */
export interface RefundAccountAnswer {
  refundId: string;
  fault: keyof RefundAccount | 'late' | 'unknown';
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
  const kept = await payments.nameRefundAccount(owner, refundId, account);
  if (kept.ok) return null;
  const { error } = kept;
  const fault = error.code === 'invalid' ? error.field : error.code === 'too_late' ? 'late' : 'unknown';
  return { refundId, fault, typed };
}
