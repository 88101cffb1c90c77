import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { line, text } from '#domain/forms/fields.ts';
import { REFUSAL_LIMIT, WAYBILL_LIMIT } from '#domain/forms/return.ts';
import { typedLine } from '#domain/forms/typed-text.ts';
import { BEARERS } from '#domain/ledger/refund-sources.ts';
import { rupiah } from '#domain/money.ts';
import { COLLECTIONS } from '#domain/orders/seller-tabs.ts';
import type { Actor } from '#domain/orders/transitions.ts';
import type { Result } from '#domain/result.ts';
import { parseReturnNumber, returnNumber } from '#domain/returns/number.ts';
import {
  type CommandActor,
  type Done,
  defineCommand,
  inShopOf,
  type Subject,
} from '#server/modules/access/access.ts';
import type { AttachRefusal } from '#server/modules/media/media.ts';
import { quotePieces, readOrder } from '#server/modules/orders/orders.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import {
  approve,
  arrive,
  type DeskRefusal,
  decideReturn,
  giveBack,
  inspect,
  offer,
  pass,
  refuse,
} from './desk-steps.ts';
import { handInAnswer } from './evidence.ts';
import { type LabelRefusal, makeLabel } from './labels.ts';
import { lockBoth } from './lock.ts';
import { placed } from './read-return-view.ts';
import type { LockedReturn } from './return-rows.ts';
import { readReturn } from './return-rows.ts';

/** What sellers, and the operator in their place, do with returns; and what the operator decides (P-RET-44). */

/** Why nothing changed. */
export interface ReturnRefusal {
  code: `return_${DeskRefusal | LabelRefusal | AttachRefusal}`;
  number: string;
}

interface ReturnSubject extends Subject {
  locked: LockedReturn;
}

const typedNumber = z.pipe(
  typedLine('no_text'),
  z.transform((typed: string, { issues }) => {
    const number = parseReturnNumber(typed);
    if (number !== null) return number;
    const message = `${typed} is no number of a return; they look like LP2611247K2M9Q-R1`;
    issues.push({ code: 'custom', input: typed, message });
    return z.NEVER;
  }),
);
const oneReturn = z.object({ return: typedNumber });

/** Locks a return of the actor's shop, by its number. */
async function subjects(
  tx: Tx,
  { return: { order, n } }: z.output<typeof oneReturn>,
  by: CommandActor,
): Promise<ReturnSubject[] | null> {
  const own = await readOrder(tx, sql`o.number = ${order} and ${inShopOf(by, sql`o.seller_id`)}`);
  const found = own && (await readReturn(tx, sql`${placed(own, n)} and r.state <> 'draft'`));
  if (!found) return null;
  const locked = await lockBoth(tx, { orderId: own.id, returnId: found.id });
  const parties = [{ buyerId: own.userId, sellerId: own.sellerId }];
  return [{ kind: 'return', id: returnNumber(order, n), parties, locked }];
}

/** Ids of uploads that a member hands in with an answer. */
const answerFiles = z.array(z.uuid()).max(10).default([]);

/** Hands in what the shop shows, before anything is written. @returns why it was not taken */
async function showAnswer(
  tx: Tx,
  { locked }: ReturnSubject,
  { files, by }: { files: readonly string[]; by: CommandActor },
): Promise<AttachRefusal | null> {
  if (files.length === 0) return null;
  if (by.kind !== 'member') return 'unknown_media';
  const { userId } = by.scope;
  const handed = await handInAnswer(tx, { userId, returnId: locked.found.id, ids: files });
  return handed.ok ? null : handed.error;
}

/** Whose hand moves a return. */
const actorOf = (by: CommandActor): Actor =>
  by.kind === 'system' || (by.kind === 'member' && by.scope.desk === 'selling') ? 'seller' : 'operator';

const HANDLE = 'returns.handle';

type StepResult = Result<Done<null>, ReturnRefusal>;

function stepResult(
  { id }: ReturnSubject,
  refusal: DeskRefusal | LabelRefusal | AttachRefusal | null,
  after: Record<string, unknown> = {},
): StepResult {
  if (refusal !== null) return { ok: false, error: { code: `return_${refusal}`, number: id } };
  return { ok: true, value: { value: null, after } };
}

/**
 * Refused goods go to their shopper by a courier of the shop: fetched at the seller, or brought to a counter (P-RET-48).
 * @param hasCouriers whether the shop can book couriers
 */
export const sendReturnAgain = (hasCouriers: boolean) =>
  defineCommand({
    name: 'returns.send_again',
    permission: HANDLE,
    input: oneReturn.extend({ collection: z.enum(COLLECTIONS) }),
    subjects: (tx, input, by) => subjects(tx, input, by),
    run: async (tx, { subject, input: { collection } }): Promise<StepResult> =>
      stepResult(subject, await makeLabel(tx, subject.locked, { way: 'again', collection, hasCouriers }), {
        collection,
      }),
  });

/** Heaviest parcel that a shop can note, in grams. */
const MOST_GRAMS = 999_999;

/** What a refund of a return costs, in Rupiah; 0 where nothing can be refunded, which the decision itself refuses. */
async function costOf(tx: Tx, { locked }: ReturnSubject, part: number | null): Promise<number> {
  const { reason, pieces } = locked.found;
  const whole = await quotePieces(tx, locked.order.id, {
    reason,
    pieces,
    part: part === null ? null : rupiah(part),
  });
  return whole.ok ? whole.value : 0;
}

export const returnCommands = {
  approve: defineCommand({
    name: 'returns.approve',
    permission: HANDLE,
    decides: true,
    input: oneReturn,
    subjects,
    run: async (tx, { subject, by }): Promise<StepResult> =>
      stepResult(subject, await approve(tx, subject.locked, { actor: actorOf(by) })),
  }),
  refuse: defineCommand({
    name: 'returns.refuse',
    permission: HANDLE,
    decides: true,
    input: oneReturn.extend({ text: text({ max: REFUSAL_LIMIT }), files: answerFiles }),
    subjects: (tx, input, by) => subjects(tx, input, by),
    async run(tx, { subject, input: { text: why, files }, by }): Promise<StepResult> {
      const notShown = await showAnswer(tx, subject, { files, by });
      if (notShown !== null) return stepResult(subject, notShown);
      return stepResult(subject, await refuse(tx, subject.locked, { actor: actorOf(by), text: why }));
    },
  }),
  offer: defineCommand({
    name: 'returns.offer',
    permission: HANDLE,
    decides: true,
    input: oneReturn.extend({ amount: z.int().positive() }),
    subjects: (tx, input, by) => subjects(tx, input, by),
    async run(tx, { subject, input: { amount }, by }): Promise<StepResult> {
      const { order, found } = subject.locked;
      const { reason, pieces } = found;
      const whole = await quotePieces(tx, order.id, { reason: 'changed_mind', pieces, part: null });
      if (!whole.ok) return stepResult(subject, whole.error);
      if (amount >= whole.value) return stepResult(subject, 'wrong_part');
      const refusal = await offer(tx, subject.locked, { actor: actorOf(by), amount });
      return stepResult(subject, refusal, { amount, reason });
    },
  }),
  arrive: defineCommand({
    name: 'returns.arrive',
    permission: HANDLE,
    decides: true,
    /** `grams`: what the parcel weighs, where somebody weighed it. */
    input: oneReturn.extend({ grams: z.optional(z.int().positive().max(MOST_GRAMS)) }),
    subjects: (tx, input, by) => subjects(tx, input, by),
    run: async (tx, { subject, input: { grams = null }, by }): Promise<StepResult> =>
      stepResult(subject, await arrive(tx, subject.locked, { actor: actorOf(by), grams }), { grams }),
  }),
  pass: defineCommand({
    name: 'returns.pass',
    permission: HANDLE,
    decides: true,
    input: oneReturn.extend({ restocks: z.boolean() }),
    subjects: (tx, input, by) => subjects(tx, input, by),
    run: async (tx, { subject, input: { restocks }, by }): Promise<StepResult> =>
      stepResult(subject, await pass(tx, subject.locked, { actor: actorOf(by), restocks }), { restocks }),
  }),
  inspect: defineCommand({
    name: 'returns.inspect',
    permission: HANDLE,
    decides: true,
    input: oneReturn.extend({
      /** Every line of the return, by its number on the order. */
      lines: z
        .array(
          z.object({
            line: z.int().positive(),
            /** Pieces that are as they should be, and how many of these are on sale again. */
            passes: z.int().nonnegative(),
            restocks: z.int().nonnegative(),
          }),
        )
        .min(1),
      /** Why the others are refused. */
      text: text({ max: REFUSAL_LIMIT }),
      files: answerFiles,
    }),
    subjects: (tx, input, by) => subjects(tx, input, by),
    async run(tx, { subject, input: { lines, text: why, files }, by }): Promise<StepResult> {
      const notShown = await showAnswer(tx, subject, { files, by });
      if (notShown !== null) return stepResult(subject, notShown);
      const refusal = await inspect(tx, subject.locked, { actor: actorOf(by), lines, text: why });
      return stepResult(subject, refusal, { lines });
    },
  }),
  giveBack: defineCommand({
    name: 'returns.give_back',
    permission: HANDLE,
    input: oneReturn.extend({ courier: line({ max: WAYBILL_LIMIT }), waybill: line({ max: WAYBILL_LIMIT }) }),
    subjects: (tx, input, by) => subjects(tx, input, by),
    run: async (tx, { subject, input: { courier, waybill }, by }): Promise<StepResult> =>
      stepResult(subject, await giveBack(tx, subject.locked, { actor: actorOf(by), courier, waybill })),
  }),
  decide: defineCommand({
    name: 'returns.decide',
    permission: 'operator.returns',
    decides: true,
    letsMoneyGo: true,
    needsReason: true,
    input: oneReturn.extend({
      outcome: z.enum(['refund', 'send', 'reject']),
      /** Of the price of the goods; null for all of it. */
      part: z.int().positive().nullable(),
      bearer: z.enum(BEARERS),
      /** What the shop bears of the price though its seller bears the rest; null for nothing. */
      shopBears: z.int().positive().nullable().default(null),
      goods: z.enum(['restocked', 'returned', 'kept']),
    }),
    subjects: (tx, input, by) => subjects(tx, input, by),
    async run(tx, { subject, input }): Promise<StepResult> {
      const { outcome, part, goods, shopBears } = input;
      if (shopBears !== null && input.bearer === 'shop') return stepResult(subject, 'wrong_share');
      const bearer = shopBears === null ? input.bearer : { shopBears: rupiah(shopBears) };
      const decision = outcome === 'refund' ? { outcome, part, bearer, goods } : { outcome };
      const amount = outcome === 'refund' ? await costOf(tx, subject, part) : 0;
      const refusal = await decideReturn(tx, subject.locked, { ...decision, actor: 'operator' });
      const decided = stepResult(subject, refusal, Object.assign({ amount }, decision));
      if (decided.ok) decided.value.letsGo = { amount, countsToDay: true };
      return decided;
    },
  }),
};
