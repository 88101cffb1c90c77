import { z } from 'zod';
import { typedLine } from '#domain/forms/typed-text.ts';
import { BEARERS, REFUND_REASONS } from '#domain/ledger/refund-sources.ts';
import type { Result } from '#domain/result.ts';
import { type Done, defineCommand } from '#server/modules/access/access.ts';
import { goodwillOf, isRefunded } from '#server/modules/ledger/ledger.ts';
import {
  giveOnTop,
  type PiecesRefusal,
  readRefundable,
  refundPieces,
} from '#server/modules/orders/orders.ts';
import { lockOrders, type OrderSubject, oneOrder } from './order-subject.ts';

/** What the operator gives back after an order has arrived, and what the shop gives on top (P-PAY-23, P-PAY-24). */

/** Why nothing was given. */
export type GiveBackRefusal =
  /** `refund_known`: something was given for this reference before. `return_open`: its shopper asked for a return. */
  | { code: PiecesRefusal | 'refund_known' | 'return_open' | 'not_paid'; number: string }
  | { code: 'too_much'; number: string; left: number };

type Given = Result<Done<{ refundId: string; amount: number }>, GiveBackRefusal>;

/** What names a refund: the ticket or mail that asks for it. Asked for again with the same one, it is made once. */
const reference = typedLine('no_text').check(z.minLength(1), z.maxLength(80));
const causeOf = ({ orderId }: OrderSubject, typed: string) => `${orderId}:${typed.toUpperCase()}`;

const NOT_PAID = ['unpaid', 'unconfirmed', 'waiting'];

/** Refunds pieces of an order that has arrived, by reason and bearer. */
export const refundArrived = defineCommand({
  name: 'orders.refund',
  permission: 'operator.money.write',
  letsMoneyGo: true,
  needsReason: true,
  decides: true,
  input: oneOrder.extend({
    reference,
    reason: z.enum(REFUND_REASONS),
    bearer: z.enum(BEARERS),
    goods: z.enum(['restocked', 'returned', 'kept']),
    /** By the number of the line on the order, from 1; null for all that is left. */
    pieces: z
      .array(z.object({ line: z.int().positive(), quantity: z.int().positive() }))
      .min(1)
      .nullable(),
  }),
  subjects: (tx, { order }, by) => lockOrders(tx, [order], by),
  async run(tx, { subject, input }): Promise<Given> {
    const { number, orderId } = subject;
    const refuse = (code: PiecesRefusal | 'refund_known' | 'return_open'): Given => ({
      ok: false,
      error: { code, number },
    });
    const order = await readRefundable(tx, orderId);
    const { reason, bearer, goods, pieces } = input;
    const causeId = causeOf(subject, input.reference);
    const cause = { kind: 'operator', id: causeId } as const;
    if (await isRefunded(tx, cause)) return refuse('refund_known');
    if (order.isReturning) return refuse('return_open');
    const asked = { cause, actor: 'operator', reason, bearer, goods, pieces, part: null } as const;
    const done = await refundPieces(tx, order, asked);
    if (!done.ok) return refuse(done.error);
    const { refundId, amount } = done.value;
    const after = { refundId, amount, reason, bearer, goods, pieces, reference: input.reference };
    return { ok: true, value: { value: done.value, after, letsGo: { amount, countsToDay: true } } };
  },
});

/** Gives the shopper of an order something on top, out of the shop's own pocket. */
export const giveGoodwill = defineCommand({
  name: 'orders.goodwill',
  permission: 'operator.money.write',
  letsMoneyGo: true,
  needsReason: true,
  decides: true,
  input: oneOrder.extend({ reference, amount: z.int().positive() }),
  subjects: (tx, { order }, by) => lockOrders(tx, [order], by),
  async run(tx, { subject, input }): Promise<Given> {
    const { number, orderId, state } = subject;
    const { amount } = input;
    const order = await readRefundable(tx, orderId);
    const causeId = causeOf(subject, input.reference);
    if (await isRefunded(tx, { kind: 'goodwill', id: causeId }))
      return { ok: false, error: { code: 'refund_known', number } };
    if (NOT_PAID.includes(state)) return { ok: false, error: { code: 'not_paid', number } };
    const left = order.total - (await goodwillOf(tx, orderId));
    if (amount > left) return { ok: false, error: { code: 'too_much', number, left } };
    const refundId = await giveOnTop(tx, order, { causeId, amount });
    const after = { refundId, amount, reference: input.reference };
    return {
      ok: true,
      value: { value: { refundId, amount }, after, letsGo: { amount, countsToDay: true } },
    };
  },
});
