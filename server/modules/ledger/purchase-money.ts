import { sql } from 'drizzle-orm';
import type { Query } from '#server/platform/database/query.ts';
import { WAITS_FOR_ACCOUNT } from './refund-reminders.ts';
import { PROMISED_BY } from './refunds.ts';
import type { StoredRefund } from './stored-refund.ts';

/** The money of a purchase, for the operator. Amounts are whole Rupiah; times follow the shop's clock. */

/** Money that arrived. */
export interface PurchaseReceipt {
  id: string;
  /** Where it lies: at the provider, on the bank's account, with a courier, or what the shop bears of a unique code. */
  place: 'provider' | 'bank' | 'shop' | 'cod';
  amount: number;
  /** What of it pays for orders, what a bank took back, and what is reserved for refunds. */
  applied: number;
  reversed: number;
  refundReserved: number;
  at: Date;
}

/** A refund, with whose money it is. */
export interface PurchaseRefund extends Pick<StoredRefund, 'id' | 'orderId' | 'amount' | 'state' | 'way'> {
  /** Why it was made: a kind of `RefundCause`. */
  causeKind: string;
  needsAccount: boolean;
  createdAt: Date;
  promisedBy: Date;
  doneAt: Date | null;
  sources: { account: string; kind: string; amount: number }[];
  /** The bank and the last four digits of the account; null while none is named, and when it was deleted. */
  account: string | null;
}

/** A movement of money of a purchase. */
export interface PurchaseTransfer {
  id: string;
  code: string;
  debit: string;
  credit: string;
  amount: number;
  orderId: string | null;
  at: Date;
}

export const receiptsOfPurchase = (query: Query, purchaseId: string): Promise<PurchaseReceipt[]> =>
  query<PurchaseReceipt>(sql`
    select id, place, amount::float8 as amount, applied::float8 as applied, reversed::float8 as reversed,
      refund_reserved::float8 as "refundReserved", at
    from receipts where purchase_id = ${purchaseId} order by at, id`);

/** The refunds of a purchase and of its orders, the oldest first. */
export const refundsOfPurchase = (
  query: Query,
  { purchaseId, orderIds }: { purchaseId: string; orderIds: readonly string[] },
): Promise<PurchaseRefund[]> =>
  query<PurchaseRefund>(sql`
    select id, order_id as "orderId", amount::float8 as amount, state, way, cause_kind as "causeKind",
      ${WAITS_FOR_ACCOUNT} as "needsAccount", created_at as "createdAt", ${PROMISED_BY} as "promisedBy", done_at as "doneAt",
      (select coalesce(jsonb_agg(jsonb_build_object('account', s.account, 'kind', s.kind, 'amount', s.amount) order by s.n), '[]')
        from refund_sources s where s.refund_id = refunds.id) as sources,
      (select a.bank || ' ' || repeat('*', 4) || right(a.number, 4) from refund_accounts a where a.refund_id = refunds.id) as account
    from refunds where order_id = any(${sql.param(orderIds)}::uuid[]) or (order_id is null and purchase_id = ${purchaseId})
    order by created_at, id`);

/** Every movement of a purchase's money, the oldest first. */
export const transfersOfPurchase = (query: Query, purchaseId: string): Promise<PurchaseTransfer[]> =>
  query<PurchaseTransfer>(sql`
    select id, code, debit, credit, amount::float8 as amount, order_id as "orderId", at from ledger_transfers
    where purchase_id = ${purchaseId} order by at, id`);

/** The purchases that a payment or a refund belongs to: by the provider's or bank's name of the payment, or the refund's id. */
export async function purchasesOfMoney(
  query: Query,
  { receiptId, refundId }: { receiptId: string; refundId: string | null },
): Promise<string[]> {
  const rows = await query<{ id: string | null }>(sql`
    select purchase_id as id from receipts where id = ${receiptId}
    union select purchase_id from refunds where id = ${refundId}`);
  return rows.flatMap(({ id }) => id ?? []);
}

/** A refund that nobody can pay yet. */
export interface StuckRefund {
  id: string;
  orderId: string | null;
  /** It is of no purchase: money that nobody knew and that goes back to its payer. */
  isOfNobody: boolean;
  amount: number;
  state: StoredRefund['state'];
  createdAt: Date;
}

/** Most refunds of the list. */
const MOST_STUCK = 500;

/** Refunds that failed at the provider, or wait for the account of their buyer, the oldest first. */
export const stuckRefunds = (query: Query): Promise<StuckRefund[]> =>
  query<StuckRefund>(sql`
    select id, order_id as "orderId", purchase_id is null as "isOfNobody", amount::float8 as amount, state,
      created_at as "createdAt" from refunds where state in ('failed', 'needs_account', 'bounced') order by created_at, id limit ${MOST_STUCK}`);
