import { sql } from 'drizzle-orm';
import { returnNumber } from '#domain/returns/number.ts';
import type { ReturnState } from '#domain/returns/transitions.ts';
import { type AuditLine, auditLines, nameAudit, type Scope } from '#server/modules/access/access.ts';
import { type StoredReview, sellerNames } from '#server/modules/catalogue/catalogue.ts';
import { emailsOf } from '#server/modules/identity/identity.ts';
import {
  balanceOf,
  goodwillOf,
  type PurchaseReceipt,
  type PurchaseRefund,
  type PurchaseTransfer,
  receiptsOfPurchase,
  receivedFor,
  refundsOfPurchase,
  transfersOfPurchase,
} from '#server/modules/ledger/ledger.ts';
import {
  costOfRefund,
  maskedBuyer,
  type OperatorEvent,
  type OperatorOrderCard,
  type OrderRow,
  operatorEvents,
  ordersOfPurchase,
  type ParcelView,
  type PurchasedOrder,
  type RefundCost,
  readContact,
  readOrder,
  readParcels,
} from '#server/modules/orders/orders.ts';
import {
  attemptsOf,
  noticesOf,
  type ProviderNotice,
  type PurchaseAttempt,
} from '#server/modules/payments/payments.ts';
import { returnsOfOrder } from '#server/modules/returns/returns.ts';
import { reviewsOfOrder } from '#server/modules/reviews/reviews.ts';
import type { Query } from '#server/platform/database/query.ts';
import { mailsWaitingFor, type WaitingMail } from '#server/platform/mail/mail-queue.ts';
import { type Somebody, somebodies } from './somebodies.ts';

/** One order with its purchase and its payments, for the operator. Amounts are whole Rupiah. */
export interface OperatorOrderView {
  order: OrderRow;
  /** A letter and a district; null after the personal data was deleted. */
  buyer: OperatorOrderCard['buyer'];
  /** All orders of the purchase, this one among them. */
  orders: (PurchasedOrder & { seller: string })[];
  events: (Omit<OperatorEvent, 'by'> & { by: Somebody | null })[];
  parcels: ParcelView[];
  attempts: PurchaseAttempt[];
  notices: ProviderNotice[];
  receipts: PurchaseReceipt[];
  /** What of them arrived and was not given back. */
  received: number;
  refunds: PurchaseRefund[];
  /** Movements of the purchase's money; null for whoever may not read money. */
  transfers: PurchaseTransfer[] | null;
  /** What its buyer wants to give back, or complained about; the first one first. */
  returns: { number: string; state: ReturnState }[];
  /** What its buyer wrote about its goods. */
  reviews: StoredReview[];
  /** Mails to the buyer that have not gone out. */
  mails: WaitingMail[];
  /** Lines of the audit log about the order and its purchase; null for whoever may not read it. */
  audit: AuditLine[] | null;
  /** What banks took back of the purchase, and nobody has decided who bears it. */
  disputed: number;
  /** What giving all of its goods back that are left would take, for any reason but a change of mind. */
  allBack: RefundCost;
  /** What can still be given on top of the order. */
  goodwillLeft: number;
}

/** Most lines of the audit log that stand on the page of an order. */
const MOST_AUDIT_LINES = 50;

/** An order by its number; null when there is none. */
export async function readOperatorOrder(
  query: Query,
  { permissions }: Pick<Scope, 'permissions'>,
  number: string,
): Promise<OperatorOrderView | null> {
  const order = await readOrder(query, sql`o.number = ${number}`);
  if (!order) return null;
  const { id, purchaseId } = order;
  const orders = await ordersOfPurchase(query, purchaseId);
  const attempts = await attemptsOf(query, purchaseId);
  const receipts = await receiptsOfPurchase(query, purchaseId);
  const contact = await readContact(query, purchaseId);
  return {
    order,
    buyer: await maskedBuyer(query, purchaseId),
    orders: await withSellers(query, orders),
    events: await withPeople(query, await operatorEvents(query, id)),
    parcels: await readParcels(query, id),
    attempts,
    notices: await noticesOf(
      query,
      attempts.map((attempt) => attempt.id),
    ),
    receipts,
    received: await receivedFor(query, purchaseId),
    refunds: await refundsOfPurchase(query, { purchaseId, orderIds: orders.map((one) => one.id) }),
    transfers: permissions.includes('operator.money.read')
      ? await transfersOfPurchase(query, purchaseId)
      : null,
    returns: (await returnsOfOrder(query, id)).map(({ n, state }) => ({
      number: returnNumber(number, n),
      state,
    })),
    reviews: await reviewsOfOrder(query, id),
    mails: contact ? await mailsWaitingFor(query, contact.email) : [],
    audit: permissions.includes('operator.audit') ? await auditOf(query, number) : null,
    disputed: await disputedOf(query, receipts),
    allBack: await costOfRefund(query, id, { reason: 'damaged', pieces: null }),
    goodwillLeft: order.total - (await goodwillOf(query, id)),
  };
}

async function withSellers(
  query: Query,
  orders: readonly PurchasedOrder[],
): Promise<OperatorOrderView['orders']> {
  const names = await sellerNames(
    query,
    orders.map(({ sellerId }) => sellerId),
  );
  return orders.map((order) => Object.assign(order, { seller: names.get(order.sellerId) ?? '' }));
}

async function withPeople(
  query: Query,
  events: readonly OperatorEvent[],
): Promise<OperatorOrderView['events']> {
  const people = await somebodies(
    query,
    events.flatMap(({ by }) => by ?? []),
  );
  return events.map(({ by, ...event }) =>
    Object.assign(event, { by: by === null ? null : (people.get(by) ?? null) }),
  );
}

async function auditOf(query: Query, number: string): Promise<AuditLine[]> {
  const asked = { command: '', of: number, who: '', words: '', from: '', to: '', before: null };
  return nameAudit(query, await auditLines(query, asked, MOST_AUDIT_LINES), emailsOf);
}

/** What is open of payments that banks took back. */
async function disputedOf(query: Query, receipts: readonly PurchaseReceipt[]): Promise<number> {
  const reversed = receipts.filter((receipt) => receipt.reversed > 0);
  const open = await Promise.all(reversed.map(({ id }) => balanceOf(query, `dispute:${id}`)));
  return open.reduce((sum, amount) => sum + Math.max(0, amount), 0);
}
