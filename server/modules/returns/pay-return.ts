import type { Bearer, SharedBearer } from '#domain/ledger/refund-sources.ts';
import type { Actor } from '#domain/orders/transitions.ts';
import type { Result } from '#domain/result.ts';
import { isSellersFault } from '#domain/returns/reasons.ts';
import type { ReturnEvent } from '#domain/returns/transitions.ts';
import {
  isWaiting,
  type PiecesRefusal,
  passExchange,
  readRefundable,
  refundPieces,
  refundPostage,
  type Whereabouts,
} from '#server/modules/orders/orders.ts';
import { savepoint } from '#server/platform/database/savepoint.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import { changeReturn, PAYS_EXCHANGE, type ReturnChange } from './change-return.ts';
import { exchangeIdOf } from './exchange.ts';
import { type LockedReturn, undecided } from './return-rows.ts';

/** How a return ends with money for the shopper. */
export interface Payment extends ReturnChange {
  event: Extract<ReturnEvent, 'accepted' | 'offer_taken' | 'passed' | 'passed_in_part' | 'decided' | 'kept'>;
  /** A part of the price; null for all of it, at the seller's fault with its share of the shipping. */
  part: number | null;
  bearer: Bearer | SharedBearer;
  goods: Whereabouts;
  /** Of an inspection that only these pass; default is all about which nothing was decided. */
  passing?: readonly { line: number; quantity: number }[];
}

/** What a return paid, in whole Rupiah. */
export interface PaidReturn {
  /** What its shopper gets. */
  amount: number;
  /** What its seller bears of the goods. */
  ofSeller: number;
}

export type PaymentRefusal =
  | PiecesRefusal
  | 'too_late'
  /** The shop would bear all of the price, or more, where its seller bears a part. */
  | 'wrong_share';

/** Undoes the part of the transaction that could not be finished. */
class PaymentRefused extends Error {
  readonly refusal: PaymentRefusal;

  constructor(refusal: PaymentRefusal) {
    super(refusal);
    this.refusal = refusal;
  }
}

/**
 * Ends a return with a refund, or with other goods, all or nothing (P-RET-45, P-RET-50). What the shopper paid to send the goods comes back with it, at the
 * seller's fault. The caller's transaction goes on when it is refused.
 */
export function payReturn(
  tx: Tx,
  locked: LockedReturn,
  payment: Payment,
): Promise<Result<PaidReturn, PaymentRefusal>> {
  return savepoint(tx, (part) => pay(part, locked, payment)).catch((error: unknown) => {
    if (error instanceof PaymentRefused) return { ok: false, error: error.refusal };
    throw error;
  });
}

async function pay(
  tx: Tx,
  locked: LockedReturn,
  { part, bearer, goods, passing, ...change }: Payment,
): Promise<{ ok: true; value: PaidReturn }> {
  const { order, found } = locked;
  const { id: returnId, reason } = found;
  const pieces = passing ?? undecided(found);
  const refundable = await readRefundable(tx, order.id);
  if (!(await changeReturn(tx, locked, change))) throw new PaymentRefused('too_late');
  const { actor, event } = change;
  const exchangeId = PAYS_EXCHANGE.includes(event) ? await exchangeOf(tx, returnId) : null;
  const isRest = found.pieces.some(({ accepted }) => accepted > 0);
  const cause = { kind: isRest ? 'return_rest' : 'return', id: returnId } as const;
  const given =
    exchangeId === null
      ? await refundPieces(tx, refundable, { cause, actor, reason, bearer, goods, pieces, part })
      : await passExchange(tx, refundable, { returnId, exchangeId, actor, goods, pieces });
  if (!given.ok) throw new PaymentRefused(given.error);
  if (typeof bearer === 'object' && given.value.ofSeller === 0) throw new PaymentRefused('wrong_share');
  if (!isRest) await payPostage(tx, locked, actor);
  const { amount, ofSeller } = given.value;
  return { ok: true, value: { amount, ofSeller } };
}

/** The exchange that the goods pay for; null where there is none, or it was called off meanwhile. */
async function exchangeOf(tx: Tx, returnId: string): Promise<string | null> {
  const exchangeId = await exchangeIdOf(tx, returnId);
  return exchangeId !== null && (await isWaiting(tx, exchangeId)) ? exchangeId : null;
}

async function payPostage(tx: Tx, { order, found }: LockedReturn, actor: Actor): Promise<void> {
  const { id: returnId, reason, postage: amount } = found;
  if (amount === 0 || !isSellersFault(reason)) return;
  await refundPostage(tx, await readRefundable(tx, order.id), { returnId, amount, actor });
}
