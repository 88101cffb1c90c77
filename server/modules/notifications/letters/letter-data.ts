import type { PaymentMethod } from '#domain/payments/methods.ts';
import type { RefundCauseKind } from '#domain/payments/refund-causes.ts';
import type { OrderRow } from '#server/modules/orders/orders.ts';
import type { TypedInstructions } from '#server/modules/payments/payments.ts';
import type { BankAccount } from '#server/platform/settings/env-payments.ts';

/** A refund as a mail describes it. */
export interface LetterRefund {
  cause: RefundCauseKind;
  amount: number;
  needsAccount: boolean;
  promisedBy: Date;
}

/** The step of a return that a mail tells. */
export interface ReturnStepTold {
  id: string;
  /** Its place among the returns of its order. */
  n: number;
  /** Until when the next step must be made; null when it is over. */
  until: Date | null;
  /** Of a return that asks for other goods, once they were to be taken from the stock: whether they come. Else null. */
  goods: 'come' | 'gone' | null;
}

/** What the note of a step says of the goods that were asked for instead. */
export const goodsOf = (reason: string | null): ReturnStepTold['goods'] =>
  reason === 'exchange' ? 'come' : reason === 'exchange_gone' ? 'gone' : null;

/** What a shopper types at a bank or a counter. */
export type TypedPayment =
  | { kind: 'transfer'; amount: number; uniqueCode: number; account: BankAccount }
  | { kind: 'number'; amount: number; instructions: TypedInstructions };

/** The data of mails about a purchase and its orders. */
export interface LetterFacts {
  /** The name to greet by; null when none was typed. */
  recipient: string | null;
  /** District and postal code: whoever orders may type anything into the rest of an address. */
  place: string;
  purchase: { number: string; method: PaymentMethod; total: number; payBy: Date | null };
  /** All orders of the purchase. */
  orders: OrderRow[];
  /** The order that the mail is about. */
  order: OrderRow;
  /** Why it was cancelled, or its review hidden. */
  reason: string | null;
  waybill: string | null;
  /** Null in mails about anything else. */
  step: ReturnStepTold | null;
  refund: LetterRefund | null;
  /** The last digits of the account that a refund goes to; null while none is named. */
  accountEnd: string | null;
  /** Money of the purchase that waits for the shopper's account, in whole Rupiah. */
  awaitingAccount: number;
  /** Something of its price went back, and its invoice says so. */
  isCorrected: boolean;
  /** What is typed to pay; null when nothing is. */
  payment: TypedPayment | null;
}

/** The links of a mail; those with a token are made for it. */
export interface LetterLinks {
  /** Opens the order; for a guest without a login. */
  orderLink: string;
  payLink: string;
  /** Leads to the review of the order. */
  reviewLink: string;
  /** The form for messages to the operator. */
  contactLink: string;
  /** Leads to the invoice of the order, with its corrections. */
  invoiceLink: string;
  /** Opens the return of the mail; null in mails about anything else. */
  returnLink: string | null;
  /** Confirms a newcomer's cash on delivery; null when nothing is to be confirmed. */
  confirmLink: string | null;
  /** Leads to 'Bukan saya'; null in mails that have nothing to undo. */
  disownLink: string | null;
}

export type LetterData = LetterFacts & LetterLinks;
