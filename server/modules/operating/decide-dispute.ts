import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { decideDispute } from '#domain/ledger/postings.ts';
import { rupiah } from '#domain/money.ts';
import type { Result } from '#domain/result.ts';
import { type Done, defineCommand } from '#server/modules/access/access.ts';
import { balanceOf, post } from '#server/modules/ledger/ledger.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import { lockOrders, type OrderSubject, oneOrder } from './order-subject.ts';

/** Who may bear a payment that was taken back; `provider`: it was won, and the money came back. */
export const BEARERS = ['provider', 'shop', 'seller'] as const;
type Bearer = (typeof BEARERS)[number];

/** Why a dispute was not decided: an order of the purchase goes on, or nothing is open for that bearer. */
export type DisputeRefusal =
  | { code: 'order_goes_on'; number: string; state: string }
  | { code: 'nothing_disputed'; number: string };

/**
 * Decides who bears what a payment that was taken back after its order was accepted has left open. A seller bears their
 * own order at most; shop and provider all that is open of its purchase. @returns how much
 */
export const decideDisputed = defineCommand({
  name: 'orders.dispute',
  permission: 'operator.money.write',
  letsMoneyGo: true,
  decides: true,
  input: oneOrder.extend({ bears: z.enum(BEARERS) }),
  subjects: (tx, { order }, by) => lockOrders(tx, [order], by),
  async run(tx, { subject: order, input: { bears } }): Promise<Result<Done<number>, DisputeRefusal>> {
    const open = await openSibling(tx, order);
    if (open) return { ok: false, error: { code: 'order_goes_on', number: open.number, state: open.state } };
    const limit =
      bears === 'seller'
        ? (await totalOf(tx, order)) - (await borneBefore(tx, order))
        : Number.MAX_SAFE_INTEGER;
    const decided = await postDecisions(tx, { order, bearer: bears, limit });
    if (decided === 0) return { ok: false, error: { code: 'nothing_disputed', number: order.number } };
    const letsGo = { amount: decided, countsToDay: false };
    return { ok: true, value: { value: decided, after: { bears, amount: decided }, letsGo } };
  },
});

async function totalOf(tx: Tx, { orderId }: OrderSubject): Promise<number> {
  const [row] = await tx<{ total: number }>(sql`select total from orders where id = ${orderId}`);
  return row?.total ?? 0;
}

/** An order that is cancelled later covers the payment with what it holds: only what is left then is to be borne. */
async function openSibling(tx: Tx, { purchaseId }: OrderSubject) {
  const [open] = await tx<{ number: string; state: string }>(sql`
    select number, state from orders
    where purchase_id = ${purchaseId} and state not in ('completed', 'cancelled') order by number limit 1`);
  return open;
}

const decisionId = ({ orderId }: OrderSubject, bearer: Bearer) => `${orderId}:${bearer}`;

/** What the seller of an order bears of it already. */
async function borneBefore(tx: Tx, order: OrderSubject): Promise<number> {
  const [row] = await tx<{ sum: number }>(sql`
    select coalesce(sum(amount), 0)::float8 as sum from ledger_transfers
    where order_id = ${order.orderId} and id like ${`dis:%:${decisionId(order, 'seller')}:%`}`);
  return row?.sum ?? 0;
}

/** @returns how much was decided, over all payments of the purchase that were taken back */
async function postDecisions(
  tx: Tx,
  given: { order: OrderSubject; bearer: Bearer; limit: number },
): Promise<number> {
  const { order, bearer, limit } = given;
  const reversed = await tx<{ id: string }>(sql`
    select id from receipts where purchase_id = ${order.purchaseId} and reversed > 0 order by id`);
  const at = await tx.now();
  let decided = 0;
  for (const { id: receiptId } of reversed) {
    const open = await balanceOf(tx, `dispute:${receiptId}`);
    const amount = rupiah(Math.max(0, Math.min(open, limit - decided)));
    const who = bearer === 'seller' ? { sellerId: order.sellerId } : bearer;
    const [before] = await tx<{ count: number }>(
      sql`select count(*)::int as count from ledger_transfers where id like ${`dis:${receiptId}:%`}`,
    );
    const id = `${decisionId(order, bearer)}:${(before?.count ?? 0) + 1}`;
    await post(tx, decideDispute({ id, receiptId, bearer: who, amount }), {
      purchaseId: order.purchaseId,
      orderId: order.orderId,
      at,
    });
    decided += amount;
  }
  return decided;
}
