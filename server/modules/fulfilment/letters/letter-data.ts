import type { PaymentMethod } from '#domain/payments/methods.ts';
import type { OrderRow } from '#server/modules/orders/orders.ts';

/** A refund as a mail tells of it. */
export interface LetterRefund {
  amount: number;
  needsAccount: boolean;
  promisedBy: Date;
}

/** What mails about a purchase and its orders are made of. */
export interface LetterData {
  recipient: string;
  /** Where the goods go, in one line. */
  address: string;
  purchase: { number: string; method: PaymentMethod; total: number; payBy: Date | null };
  /** All orders of the purchase. */
  orders: OrderRow[];
  /** The one that the mail is about. */
  order: OrderRow;
  /** Why it was cancelled. */
  reason: string | null;
  waybill: string | null;
  refund: LetterRefund | null;
  /** What the provider gave to pay with, as label and value. */
  instructions: readonly (readonly [label: string, value: string])[];
  /** Opens the order; of a guest without a log-in. */
  orderLink: string;
  payLink: string;
  helpLink: string;
}
