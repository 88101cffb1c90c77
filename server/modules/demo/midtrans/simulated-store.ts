import { sql } from 'drizzle-orm';
import type { Query } from '#server/platform/database/query.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import { notifyShop } from './notice-jobs.ts';
import type { SimulatedPayment } from './simulated-payment.ts';

interface PaymentRow {
  order_id: string;
  transaction_id: string;
  payment_type: string;
  amount: string;
  status: SimulatedPayment['status'];
  details: Record<string, unknown>;
  ends_at: Date;
  created_at: Date;
  refunds: SimulatedPayment['refunds'];
}

const paymentOf = (row: PaymentRow): SimulatedPayment => ({
  orderId: row.order_id,
  transactionId: row.transaction_id,
  paymentType: row.payment_type,
  amount: Number(row.amount),
  status: row.status,
  details: row.details,
  endsAt: row.ends_at,
  createdAt: row.created_at,
  refunds: row.refunds,
});

/** The simulator's payments by order id or transaction id; locked inside a transaction when `forUpdate`. */
export async function findPayment(
  query: Query,
  id: string,
  { forUpdate = false } = {},
): Promise<SimulatedPayment | null> {
  const [row] = await query<PaymentRow>(sql`
    select * from simulated_payments where order_id = ${id} or transaction_id::text = ${id}
    ${forUpdate ? sql`for update` : sql``}`);
  return row ? paymentOf(row) : null;
}

/** Stores a new payment; false when its order id was used before. */
export async function addPayment(query: Query, payment: SimulatedPayment): Promise<boolean> {
  const added = await query(sql`
    insert into simulated_payments (order_id, transaction_id, payment_type, amount, status, details, ends_at, created_at)
    values (${payment.orderId}, ${payment.transactionId}, ${payment.paymentType}, ${payment.amount}, ${payment.status},
      ${JSON.stringify(payment.details)}, ${payment.endsAt}, ${payment.createdAt})
    on conflict do nothing returning 1 as added`);
  return added.length > 0;
}

/** Stores the changes of an action, and notifies the shop of them. */
export async function changePayment(tx: Tx, payment: SimulatedPayment): Promise<void> {
  await savePayment(tx, payment);
  await tx(sql`
    update simulated_payments set notice_tries = 0, next_notice_at = ${await tx.now()}
    where order_id = ${payment.orderId}`);
  await tx.enqueue(notifyShop, [payment.orderId]);
}

/** Stores the effects of time, of which nobody is notified. */
export async function savePayment(
  query: Query,
  { orderId, status, refunds }: SimulatedPayment,
): Promise<void> {
  await query(sql`
    update simulated_payments set status = ${status}, refunds = ${JSON.stringify(refunds)} where order_id = ${orderId}`);
}
