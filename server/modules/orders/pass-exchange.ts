import { sql } from 'drizzle-orm';
import { commissionBack } from '#domain/ledger/refund-sources.ts';
import type { Actor } from '#domain/orders/transitions.ts';
import type { Result } from '#domain/result.ts';
import { PAY_DIFFERENCE_HOURS, splitCredit } from '#domain/returns/exchange.ts';
import { bookExchange, post, refundableOf } from '#server/modules/ledger/ledger.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import { changeOrder } from './change-order.ts';
import { askForAccount } from './note-refund.ts';
import { type PiecesRefusal, planRefund, type QuotedPieces, type RefundableOrder } from './plan-refund.ts';
import { arrivalFrom, promiseFrom } from './promise-order.ts';
import { noteOnLines, refundOrder } from './refund-order.ts';
import { countPieces, goodsOfSeller, type Whereabouts } from './refund-pieces.ts';

/** Goods that came back and are good, and the order that replaces them. */
export interface PassedGoods {
  returnId: string;
  exchangeId: string;
  actor: Actor;
  pieces: QuotedPieces['pieces'];
  goods: Whereabouts;
}

interface WaitingExchange {
  purchaseId: string;
  credit: number;
  toPay: number;
}

/** Whether an exchange still waits for the goods that it replaces; under its lock. */
export async function isWaiting(tx: Tx, exchangeId: string): Promise<boolean> {
  const [waiting] = await tx(sql`select id from orders where id = ${exchangeId} and state = 'waiting'`);
  return waiting !== undefined;
}

/**
 * Goods that came back pay for those that replace them, under the locks of both orders: all or nothing, the caller undoes the
 * rest of a refusal. What is more goes back to the shopper; what is missing is asked for, for 24 hours (P-RET-4).
 */
export async function passExchange(
  tx: Tx,
  order: RefundableOrder,
  passed: PassedGoods,
): Promise<Result<{ amount: number; ofSeller: number }, PiecesRefusal>> {
  const { orderId, purchaseId } = order;
  const { returnId, exchangeId, actor, pieces, goods } = passed;
  const planned = await planRefund(tx, order, {
    reason: 'changed_mind',
    bearer: 'seller',
    pieces,
    part: null,
  });
  if (!planned.ok) return planned;
  const { refund, lines, from, sum } = planned.value;
  const exchange = await readWaiting(tx, exchangeId);
  if (sum < exchange.credit) return { ok: false, error: 'nothing_left' };
  if (sum > (await refundableOf(tx, order))) return { ok: false, error: 'payment_taken_back' };
  const cause = { kind: 'return', id: returnId } as const;
  await countPieces(tx, lines, { cause, goods });
  const { credited, rest } = splitCredit(from, exchange.credit);
  await bookExchange(tx, { returnId, purchaseId, orderId, exchangeId, from: credited });
  await tx(
    sql`update orders set refund_reserved = refund_reserved + ${exchange.credit} where id = ${orderId}`,
  );
  await noteOnLines(tx, orderId, credited);
  const amount = sum - exchange.credit;
  if (amount > 0) {
    const { id: refundId } = await refundOrder(tx, { cause, purchaseId, orderId, from: rest });
    if (refundId !== null) await askForAccount(tx, { refundId, actor });
  }
  await post(tx, commissionBack(returnId, refund, from), { purchaseId, orderId, at: await tx.now() });
  await (exchange.toPay === 0 ? confirm : askToPay)(tx, { ...exchange, exchangeId, actor });
  return { ok: true, value: { amount, ofSeller: goodsOfSeller(from) } };
}

async function readWaiting(tx: Tx, exchangeId: string): Promise<WaitingExchange> {
  const [exchange] = await tx<WaitingExchange>(sql`
    select purchase_id as "purchaseId", credit, total - credit as "toPay"
    from orders where id = ${exchangeId} and state = 'waiting'`);
  if (!exchange) throw new Error(`Exchange ${exchangeId} does not wait any more`);
  return exchange;
}

type Passed = WaitingExchange & { exchangeId: string; actor: Actor };

/** Nothing is to be paid: it goes to its seller. */
async function confirm(tx: Tx, { purchaseId, exchangeId: orderId, actor }: Passed): Promise<void> {
  const now = await tx.now();
  await tx(sql`
    update purchases set state = 'confirmed', confirmed_at = ${now} where id = ${purchaseId} and state = 'awaiting'`);
  const set = await promiseFrom(tx, orderId, now);
  await changeOrder(tx, { orderId, event: 'inspected', actor, set });
}

async function askToPay(tx: Tx, { purchaseId, exchangeId: orderId, actor }: Passed): Promise<void> {
  const now = await tx.now();
  const payBy = new Date(now.getTime() + PAY_DIFFERENCE_HOURS * 60 * 60_000);
  await tx(sql`update purchases set pay_by = ${payBy} where id = ${purchaseId} and state = 'awaiting'`);
  await changeOrder(tx, { orderId, event: 'asked_to_pay', actor, set: await arrivalFrom(tx, orderId, now) });
}
