import { sql } from 'drizzle-orm';
import { firstName } from '#domain/orders/first-name.ts';
import type { NewsKind } from '#domain/orders/news.ts';
import {
  CONFIRM_PATH,
  CONTACT_PATH,
  invoicePath,
  NOT_ME_PATH,
  OPEN_PATH,
  orderPath,
  payPath,
  returnPath,
  reviewPath,
  withToken,
} from '#domain/paths.ts';
import type { PaymentMethod } from '#domain/payments/methods.ts';
import { ON_TOP } from '#domain/payments/refund-causes.ts';
import { returnNumber } from '#domain/returns/number.ts';
import { WAITS_FOR_ACCOUNT } from '#server/modules/ledger/ledger.ts';
import type { OrderRow } from '#server/modules/orders/orders.ts';
import { createLink, readCorrections } from '#server/modules/orders/orders.ts';
import { isTyped, type PaymentInstructions } from '#server/modules/payments/payments.ts';
import { returnOfExchange } from '#server/modules/returns/returns.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import type { BankAccount } from '#server/platform/settings/env-payments.ts';
import type { LetterFacts, LetterLinks, LetterRefund, ReturnStepTold, TypedPayment } from './letter-data.ts';

/** What mails need to know of the shop. */
export interface LetterShop {
  publicUrl: string;
  /** The account for manual transfers; null where none is offered. */
  bankAccount: BankAccount | null;
}

/** What a mail tells, and whom. */
export interface AddressedLetter {
  to: string;
  facts: LetterFacts;
}

interface ContactRow {
  email: string;
  recipient: string;
  region: string;
  postal_code: string;
}

/** Reads the data of a mail about an order; null without a recipient. */
export async function readLetterFacts(
  tx: Tx,
  given: {
    orders: OrderRow[];
    order: OrderRow;
    kind: NewsKind;
    bankAccount: BankAccount | null;
    reason: string | null;
    /** The refund that the mail tells of; null in mails about anything else. */
    refundId: string | null;
    step: ReturnStepTold | null;
  },
): Promise<AddressedLetter | null> {
  const { orders, order, kind, bankAccount, reason, refundId, step } = given;
  const { purchaseId, purchaseNumber, purchaseTotal, method, payBy } = order;
  const [contact] = await tx<ContactRow>(sql`
    select email, recipient, region, postal_code from order_contacts where purchase_id = ${purchaseId}`);
  if (!contact || contact.email === '') return null;
  const facts: LetterFacts = {
    recipient: firstName(contact.recipient),
    place: `${contact.region} ${contact.postal_code}`,
    purchase: { number: purchaseNumber, method, total: purchaseTotal, payBy },
    orders,
    order,
    reason,
    waybill: await waybillOf(tx, order.id),
    step,
    refund: await refundOf(tx, order, { refundId, returnId: await returnTold(tx, { order, kind, step }) }),
    accountEnd: await accountEndOf(tx, order, refundId),
    awaitingAccount: await awaitingAccount(tx, purchaseId),
    isCorrected: kind === 'refunded' && (await readCorrections(tx, order)).length > 0,
    payment: await typedPayment(tx, purchaseId, bankAccount),
  };
  return { to: contact.email, facts };
}

/** Mails about what somebody may have done in the buyer's name. */
const DISOWNED_BY: readonly NewsKind[] = ['joined', 'account_named'];

/** The links of a mail. An account's owner logs in; a guest gets a link with a token, and so does whoever must confirm. */
export async function makeLinks(
  tx: Tx,
  {
    order,
    kind,
    publicUrl,
    step,
  }: { order: OrderRow; kind: NewsKind; publicUrl: string; step: ReturnStepTold | null },
): Promise<LetterLinks> {
  const { userId, purchaseId, purchaseNumber, number, state } = order;
  const confirmLink =
    state === 'unconfirmed'
      ? publicUrl + withToken(CONFIRM_PATH, await createLink(tx, purchaseId, 'confirm'))
      : null;
  const disownLink = DISOWNED_BY.includes(kind)
    ? publicUrl + withToken(NOT_ME_PATH, await createLink(tx, purchaseId, 'disown'))
    : null;
  const contactLink = publicUrl + CONTACT_PATH;
  if (userId !== null) {
    return {
      contactLink,
      confirmLink,
      orderLink: publicUrl + orderPath(number),
      returnLink: step && publicUrl + returnPath(number, step.n),
      payLink: publicUrl + payPath(purchaseNumber),
      reviewLink: publicUrl + reviewPath(number),
      invoiceLink: publicUrl + invoicePath(number),
      disownLink,
    };
  }
  const open = publicUrl + withToken(OPEN_PATH, await createLink(tx, purchaseId));
  const returnLink = step && `${open}&return=${returnNumber(number, step.n)}`;
  return {
    contactLink,
    orderLink: open,
    payLink: `${open}&pay=1`,
    reviewLink: `${open}&review=1`,
    invoiceLink: `${open}&invoice=1`,
    returnLink,
    confirmLink,
    disownLink,
  };
}

async function waybillOf(tx: Tx, orderId: string): Promise<string | null> {
  const [row] = await tx<{ waybill: string | null }>(sql`
    select waybill from parcels where order_id = ${orderId} and state <> 'cancelled' order by created_at desc limit 1`);
  return row?.waybill ?? null;
}

/** The return whose money a mail tells of; null for that of the order. A cheaper exchange gives back the difference. */
async function returnTold(
  tx: Tx,
  { order, kind, step }: { order: OrderRow; kind: NewsKind; step: ReturnStepTold | null },
): Promise<string | null> {
  if (step) return step.id;
  return kind === 'exchange_ready' ? returnOfExchange(tx, order.id) : null;
}

const isOf = ({ id, purchaseId }: OrderRow) =>
  sql`(refunds.order_id = ${id} or (refunds.order_id is null and refunds.purchase_id = ${purchaseId}))`;

/**
 * The refund that a mail names, or of a return its own; of any other mail the last one of the order, or of its purchase,
 * but for what was given on top.
 */
async function refundOf(
  tx: Tx,
  order: OrderRow,
  { refundId, returnId }: { refundId: string | null; returnId: string | null },
): Promise<LetterRefund | null> {
  const isIt =
    refundId !== null
      ? sql`id = ${refundId}`
      : returnId !== null
        ? sql`cause_kind in ('return', 'return_rest') and cause_id = ${returnId}`
        : sql`${isOf(order)} and cause_kind <> all(${sql.param(ON_TOP)}::text[])`;
  const [row] = await tx<LetterRefund>(sql`
    select cause_kind as cause, amount, ${WAITS_FOR_ACCOUNT} as "needsAccount", promised_by as "promisedBy" from refunds
    where ${isIt} order by created_at desc limit 1`);
  return row ?? null;
}

/** Of the account of a refund; of an older entry that names none, that of the order's or its purchase's last one. */
async function accountEndOf(tx: Tx, order: OrderRow, refundId: string | null): Promise<string | null> {
  const [row] = await tx<{ end: string }>(sql`
    select right(a.number, 4) as end from refund_accounts a join refunds on refunds.id = a.refund_id
    where ${refundId === null ? isOf(order) : sql`refunds.id = ${refundId}`} order by refunds.created_at desc limit 1`);
  return row?.end ?? null;
}

async function awaitingAccount(tx: Tx, purchaseId: string): Promise<number> {
  const [row] = await tx<{ sum: number }>(sql`
    select coalesce(sum(amount), 0)::float8 as sum from refunds
    where purchase_id = ${purchaseId} and ${WAITS_FOR_ACCOUNT}`);
  return row?.sum ?? 0;
}

interface AttemptRow {
  method: PaymentMethod;
  amount: number;
  uniqueCode: number;
  instructions: PaymentInstructions | null;
}

/** What is typed for the newest attempt; the page shows the rest. */
async function typedPayment(
  tx: Tx,
  purchaseId: string,
  account: BankAccount | null,
): Promise<TypedPayment | null> {
  const [attempt] = await tx<AttemptRow>(sql`
    select method, amount, unique_code as "uniqueCode", instructions from payment_attempts
    where purchase_id = ${purchaseId} order by created_at desc, id limit 1`);
  if (!attempt) return null;
  const { method, amount, uniqueCode, instructions } = attempt;
  if (method === 'transfer') return account && { kind: 'transfer', amount, uniqueCode, account };
  return instructions && isTyped(instructions) ? { kind: 'number', amount, instructions } : null;
}
