import { sql } from 'drizzle-orm';
import type { Transaction } from '#server/platform/database/transactions.ts';
import { notificationOf } from './simulated-answers.ts';
import type { SimulatedPayment } from './simulated-payment.ts';
import { findPayment } from './simulated-store.ts';

/**
 * Minutes from one try to notify the shop to the next, as Midtrans has them. After the last one it gives up,
 * and only the shop's own polls tell it the rest.
 */
const NOTICE_PAUSES_MINUTES = [2, 10, 30, 90, 210];

/** Dependencies of the simulator's notifications. */
export interface NoticeOptions {
  transaction: Transaction;
  serverKey: string;
  /** Sends a notification to the shop. @returns whether the shop took it */
  notify: (body: Record<string, unknown>) => Promise<boolean>;
}

/**
 * Notifies the shop of a payment's last change, if that is due. A try is counted before it is made, and the next
 * one is planned: an answer ends them, and another change starts them afresh (P-PAY-15).
 */
export async function sendNotice(options: NoticeOptions, orderId: string): Promise<void> {
  const { transaction, serverKey, notify } = options;
  for (;;) {
    const due = await countTry(transaction, orderId);
    if (!due || !(await notify(notificationOf(due.payment, serverKey)))) return;
    await transaction((tx) =>
      tx(sql`
        update simulated_payments set next_notice_at = null
        where order_id = ${orderId} and notice_tries = ${due.tries}`),
    );
  }
}

async function countTry(
  transaction: Transaction,
  orderId: string,
): Promise<{ payment: SimulatedPayment; tries: number } | null> {
  return transaction(async (tx) => {
    const now = await tx.now();
    const [counted] = await tx<{ tries: number }>(sql`
      update simulated_payments set notice_tries = notice_tries + 1, next_notice_at =
        ${now}::timestamptz + (${sql.param(NOTICE_PAUSES_MINUTES)}::integer[])[notice_tries + 1] * interval '1 minute'
      where order_id = ${orderId} and next_notice_at <= ${now} returning notice_tries as tries`);
    const payment = counted ? await findPayment(tx, orderId) : null;
    return counted && payment ? { payment, tries: counted.tries } : null;
  });
}

/** A shop without the simulator is told nothing about payments of the time when it had one. */
export async function dropNotice(transaction: Transaction, orderId: string): Promise<void> {
  await transaction((tx) =>
    tx(sql`update simulated_payments set next_notice_at = null where order_id = ${orderId}`),
  );
}
