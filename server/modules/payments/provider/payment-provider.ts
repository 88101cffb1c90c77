import type { Rupiah } from '#domain/money.ts';
import type { PaymentFact } from '#domain/payments/decide.ts';
import type { Bank, PaymentMethod } from '#domain/payments/methods.ts';
import type { Result } from '#domain/result.ts';

/** What a shopper needs to pay, as the provider gives it. */
export type PaymentInstructions =
  | { kind: 'qris'; payload: string }
  | { kind: 'virtual_account'; bank: Bank; number: string }
  | { kind: 'bill'; billerCode: string; billKey: string }
  /** A link that opens the wallet's app. */
  | { kind: 'wallet'; link: string; payload: string | null }
  | { kind: 'minimarket'; code: string }
  /** The bank's page that confirms a card payment; null when the bank wants none. */
  | { kind: 'card'; link: string | null };

/** A payment to be opened. The attempt's id is the provider's order id and the key of repeats. */
export interface ChargeRequest {
  attemptId: string;
  method: Exclude<PaymentMethod, 'transfer' | 'cod'>;
  amount: Rupiah;
  /** When what is opened ends. */
  endsAt: Date;
  now: Date;
  customer: { name: string; email: string; phone: string };
  /** Where a wallet's app or the bank's page leads back to. */
  returnUrl: string;
  /** A card's token from the provider's script, and months of instalments (0 for none). */
  card?: { token: string; instalmentMonths: number; bank: string | null };
}

/** What the provider says about a payment. */
export interface ProviderFact extends PaymentFact {
  /** The provider's own id of the payment: the id of the receipt. */
  transactionId: string;
  /** What it was refunded, by our keys. */
  refundedKeys: readonly string[];
  /** A card that is captured and not settled can only be cancelled whole. */
  isCaptured: boolean;
}

/**
 * Why the provider did not do it. `unknown` means that it may have happened: ask `status` before anything else.
 */
export type ProviderFailure =
  | { kind: 'unknown'; reason: string }
  /** It has no such payment. */
  | { kind: 'not_found' }
  /** The state of the payment forbids it: ask `status`. */
  | { kind: 'wrong_state'; reason: string }
  /** The order id was used before. */
  | { kind: 'used' }
  | { kind: 'refused'; reason: string };

/** A notification that was proved to be the provider's. It is a hint that something changed, no fact. */
export interface ProviderHint {
  attemptId: string;
}

/** A payment service. Failures are values; nothing here is called inside a transaction. */
export interface PaymentProvider {
  charge(request: ChargeRequest): Promise<Result<PaymentInstructions, ProviderFailure>>;
  status(attemptId: string): Promise<Result<ProviderFact, ProviderFailure>>;
  /** Ends a payment that nobody has made yet, or a captured card. */
  cancel(attemptId: string): Promise<Result<null, ProviderFailure>>;
  /** Sends money back; repeating the same key sends it once. */
  refund(refund: {
    attemptId: string;
    key: string;
    amount: Rupiah;
    reason: string;
  }): Promise<Result<null, ProviderFailure>>;
  /** Null when the notification is not proved to be the provider's, or is none. */
  parseNotification(rawBody: string): ProviderHint | null;
}
