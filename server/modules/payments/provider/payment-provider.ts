import type { Rupiah } from '#domain/money.ts';
import type { PaymentFact } from '#domain/payments/decide-payment.ts';
import type { Bank, PaymentMethod } from '#domain/payments/methods.ts';
import type { Result } from '#domain/result.ts';

/** What a shopper needs to pay, from the provider. */
export type PaymentInstructions =
  | { kind: 'qris'; payload: string }
  | { kind: 'virtual_account'; bank: Bank; number: string }
  | { kind: 'bill'; billerCode: string; billKey: string }
  /** A link that opens the wallet's app. */
  | { kind: 'wallet'; link: string; payload: string | null }
  | { kind: 'minimarket'; code: string }
  /** The bank's page that confirms a card payment; null when the bank requires none. */
  | { kind: 'card'; link: string | null };

/** A payment to open. The attempt's id is the provider's order id and the idempotency key. */
export interface ChargeRequest {
  attemptId: string;
  method: Exclude<PaymentMethod, 'transfer' | 'cod'>;
  amount: Rupiah;
  /** When it expires. */
  endsAt: Date;
  now: Date;
  customer: { name: string; email: string; phone: string };
  /** Where a wallet's app or the bank's page returns to. */
  returnUrl: string;
  /** A card's token from the provider's script, and months of instalments (0 for none). */
  card?: { token: string; instalmentMonths: number; bank: string | null };
}

/** A refund at the provider. */
export interface ProviderRefund {
  /** The provider's own number of it. */
  id: string;
  /** Ours, where we made it. */
  key: string;
  /** Null when the provider does not say how much. */
  amount: Rupiah | null;
}

/** The provider's fact about a payment. */
export interface ProviderFact extends PaymentFact {
  /** The provider's own id of the payment, which is the id of the receipt. */
  transactionId: string;
  /** The refunds made so far, also those that somebody made on the provider's own page. */
  refunds: readonly ProviderRefund[];
  /** The sum of its refunds, where the provider names it. */
  refundedInAll: Rupiah | null;
  /** What banks took back of it so far; null when the provider does not say how much. */
  takenBack: Rupiah | 'all' | null;
  /** The refunds made so far, by our keys. */
  refundedKeys: readonly string[];
  /** A captured card payment that is not settled can only be cancelled as a whole. */
  isCaptured: boolean;
}

/** Why the provider did not do it. `unknown`: it may have taken effect, so ask `status` first. */
export type ProviderFailure =
  | { kind: 'unknown'; reason: string }
  /** It has no such payment. */
  | { kind: 'not_found' }
  /** The payment's state forbids it: ask `status`. */
  | { kind: 'wrong_state'; reason: string }
  /** The order id was used before. */
  | { kind: 'used' }
  | { kind: 'refused'; reason: string };

/**
 * A notification that verifiably comes from the provider. It is a hint that something changed, not a fact.
 */
export interface ProviderHint {
  attemptId: string;
}

/** A payment service. Failures are values; never call it inside a transaction. */
export interface PaymentProvider {
  charge(request: ChargeRequest): Promise<Result<PaymentInstructions, ProviderFailure>>;
  status(attemptId: string): Promise<Result<ProviderFact, ProviderFailure>>;
  /** Ends an unpaid payment, or a captured card payment. */
  cancel(attemptId: string): Promise<Result<null, ProviderFailure>>;
  /** Refunds money; repeating the same key pays once. */
  refund(refund: {
    attemptId: string;
    key: string;
    amount: Rupiah;
    reason: string;
  }): Promise<Result<null, ProviderFailure>>;
  /** Null when the notification is invalid or does not verifiably come from the provider. */
  parseNotification(rawBody: string): ProviderHint | null;
}
