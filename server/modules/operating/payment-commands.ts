import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { typedLine } from '#domain/forms/typed-text.ts';
import type { Result } from '#domain/result.ts';
import { type Done, defineCommand, type Subject } from '#server/modules/access/access.ts';
import { findRefund } from '#server/modules/ledger/ledger.ts';
import { ordersOfPurchase, readRefundable } from '#server/modules/orders/orders.ts';
import {
  confirmTransfer,
  refundBounced,
  refundByTransfer,
  refundTransferred,
  refundTriedAgain,
} from '#server/modules/payments/payments.ts';
import { savepoint } from '#server/platform/database/savepoint.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import { amountInput } from './courier-money.ts';
import { done } from './order-commands.ts';
import { orderNumber } from './order-subject.ts';

/** What an operator reads on the bank's statement, and what becomes of refunds. */

/** Why a line of the bank was not booked. */
export type TransferRefusal =
  | { code: 'needs_moment' | 'impossible_moment'; number: string }
  | { code: 'unreadable_moment' | 'line_known' };

async function purchaseByNumber(tx: Tx, number: string): Promise<Subject[] | null> {
  const [purchase] = await tx<{ id: string; number: string; buyerId: string | null }>(sql`
    select id, number, user_id as "buyerId" from purchases where number = ${number}
      or id = (select purchase_id from orders where orders.number = ${number}) for no key update`);
  if (!purchase) return null;
  const { id, buyerId } = purchase;
  const parties = (await ordersOfPurchase(tx, id)).map(({ sellerId }) => ({ buyerId, sellerId }));
  return [{ kind: 'purchase', id: purchase.number, parties }];
}

/** Books a transfer of the bank's statement for a purchase, by its number or one of its orders'. */
export const confirmBankLine = defineCommand({
  name: 'orders.confirm_transfer',
  permission: 'operator.money.write',
  decides: true,
  needsFreshFactor: true,
  input: z.object({
    number: orderNumber,
    amount: amountInput,
    reference: typedLine('no_text').check(z.minLength(1), z.maxLength(200)),
    at: z.optional(typedLine('no_text')),
    isAgain: z.boolean().default(false),
  }),
  subjects: (tx, { number }) => purchaseByNumber(tx, number),
  async run(
    tx,
    { input: { number, amount, reference, at, isAgain } },
  ): Promise<Result<Done<'settled' | 'partial' | 'refunded'>, TransferRefusal>> {
    const line = { number, amount, reference, isAgain, ...(at !== undefined && { at }) };
    const outcome = await confirmTransfer((work) => savepoint(tx, work), line);
    switch (outcome.kind) {
      case 'unknown':
        throw new Error(`The purchase of ${number} was locked and is gone`);
      case 'needs_moment':
      case 'impossible_moment':
        return { ok: false, error: { code: outcome.kind, number } };
      case 'unreadable_moment':
        return { ok: false, error: { code: outcome.kind } };
      case 'known':
        return { ok: false, error: { code: 'line_known' } };
      default:
        return { ok: true, value: { value: outcome.kind, after: { amount, outcome: outcome.kind } } };
    }
  },
});

/** A refund stands otherwise. */
export interface RefundRefusal {
  code: 'refund_waits_not';
  refund: string;
}

interface RefundSubject extends Subject {
  amount: number;
}

/** Its own condition locks it: an unknown refund waits for nothing either. */
async function ofRefund(tx: Tx, id: string): Promise<RefundSubject[]> {
  const found = await findRefund(tx, id);
  const order = found?.orderId ? await readRefundable(tx, found.orderId) : null;
  return [{ kind: 'refund', id, amount: found?.amount ?? 0, parties: order ? [order] : [] }];
}

/** A command about a refund. @param letsMoneyGo a large one is confirmed by a second person */
const refundCommand = (
  name: string,
  move: (tx: Tx, refundId: string) => Promise<boolean>,
  letsMoneyGo = false,
) =>
  defineCommand({
    name,
    permission: 'operator.money.write',
    needsFreshFactor: true,
    letsMoneyGo,
    decides: true,
    input: z.object({ refund: z.uuid() }),
    subjects: (tx, { refund }) => ofRefund(tx, refund),
    async run(tx, { subject: { id, amount } }): Promise<Result<Done<null>, RefundRefusal>> {
      if (!(await move(tx, id))) return { ok: false, error: { code: 'refund_waits_not', refund: id } };
      if (!letsMoneyGo) return done;
      const letsGo = { amount, countsToDay: false };
      return { ok: true, value: { value: null, after: { amount }, letsGo } };
    },
  });

/** The operator transferred it by hand. */
export const refundPaid = refundCommand('orders.refund_paid', refundTransferred, true);
/** The bank sent it back. */
export const refundCameBack = refundCommand('orders.refund_bounced', refundBounced);
/** One that failed is tried again. */
export const refundAgain = refundCommand('orders.refund_retry', refundTriedAgain);
/** One that failed is transferred instead. */
export const refundToAccount = refundCommand('orders.refund_by_transfer', refundByTransfer);
