import type { PaymentMethod } from '#domain/payments/methods.ts';
import type { OrderRow } from '#server/modules/orders/orders.ts';

/** A refund as a mail describes it. */
export interface LetterRefund {
  amount: number;
  needsAccount: boolean;
  promisedBy: Date;
}

/** The data of mails about a purchase and its orders. */
export interface LetterData {
  recipient: string;
  /** Where the goods go, in one line. */
  address: string;
  purchase: { number: string; method: PaymentMethod; total: number; payBy: Date | null };
  /** All orders of the purchase. */
  orders: OrderRow[];
  /** The order that the mail is about. */
  order: OrderRow;
  /** Why it was cancelled. */
  reason: string | null;
  waybill: string | null;
  refund: LetterRefund | null;
  /** What is needed to pay, as label and value. */
  instructions: readonly (readonly [label: string, value: string])[];
  /** Opens the order; for a guest without a login. */
  orderLink: string;
  payLink: string;
  helpLink: string;
}
