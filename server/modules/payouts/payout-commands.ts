import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { typedLine } from '#domain/forms/typed-text.ts';
import type { Result } from '#domain/result.ts';
import {
  type CommandActor,
  type Done,
  defineCommand,
  hasColleague,
  isParty,
  nameOfActor,
  type Subject,
} from '#server/modules/access/access.ts';
import { type LineMarked, noteBankLine } from '#server/modules/ledger/ledger.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import { lockPayouts, type PayoutRow } from './payout-row.ts';
import { cancel, exportPayout, markReturned, markSent, type NotExported } from './payout-steps.ts';

/** What the operator does with payouts that were made (P-PAYOUT-5). */

/** Why a payout was not changed. */
export type PayoutRefusal =
  | { code: 'payout_waits_not'; payout: number; state: PayoutRow['state'] }
  /** A file of that name was made before. */
  | { code: 'batch_known'; batch: string }
  /** Whoever made the file does not mark it as sent, where somebody else can. */
  | { code: 'needs_second_person'; batch: string }
  | LineMarked
  /** The line of the bank's statement has another sum than what it would mark, which is `waiting` (whole Rupiah). */
  | { code: 'line_differs'; batch: string; waiting: number }
  /** The payout is one's own shop's. */
  | { code: 'own_shop'; sellerId: number };

interface PayoutSubject extends Subject {
  payout: PayoutRow;
  /** Whole Rupiah of all that are chosen with it. */
  sum: number;
}

const RIGHT = 'operator.money.write';
const MOST_PAYOUTS = 5000;
const payoutId = z.int().positive();
const why = typedLine('no_text').check(
  z.minLength(1, "Say why, such as --reason 'account closed'"),
  z.maxLength(300),
);
/** The name of a file for the bank: the day, or the day and a number. */
const batchName = typedLine('no_text').check(
  z.regex(
    /^[A-Za-z0-9][A-Za-z0-9-]{0,39}$/,
    'A file is named by letters, digits and hyphens, such as 2026-11-26',
  ),
);

async function chosen(tx: Tx, ids: readonly number[]): Promise<PayoutSubject[] | null> {
  const rows = await lockPayouts(tx, ids);
  if (rows.length === 0 || rows.length !== new Set(ids).size) return null;
  const sum = rows.reduce((before, { amount }) => before + amount, 0);
  return rows.map((payout) => ({ kind: 'payout', id: String(payout.id), payout, sum }));
}

const idsWhere = async (tx: Tx, where: ReturnType<typeof sql>): Promise<number[]> =>
  (
    await tx<{ id: number }>(sql`
      select id from payouts where ${where} order by id limit ${MOST_PAYOUTS}`)
  ).map(({ id }) => id);

const waitsNot = ({ id, state }: PayoutRow) =>
  ({ ok: false, error: { code: 'payout_waits_not', payout: id, state } }) as const;

async function ownShop(tx: Tx, by: CommandActor, { sellerId }: PayoutRow) {
  const isOwn = await isParty(tx, by, { buyerId: null, sellerId });
  return isOwn ? ({ ok: false, error: { code: 'own_shop', sellerId } } as const) : null;
}

/** Puts all payouts that wait into a file for the bank. @returns what became of each */
export const exportPayouts = defineCommand({
  name: 'payouts.export',
  permission: RIGHT,
  needsFreshFactor: true,
  input: z.object({ batch: batchName }),
  subjects: async (tx) => chosen(tx, await idsWhere(tx, sql`state = 'created'`)),
  async run(
    tx,
    { subject: { payout }, input: { batch }, by },
  ): Promise<Result<Done<'exported' | NotExported>, PayoutRefusal>> {
    const refused = await ownShop(tx, by, payout);
    if (refused) return refused;
    const before = await idsWhere(tx, sql`batch = ${batch} and exported_at <> ${await tx.now()}`);
    if (before.length > 0) return { ok: false, error: { code: 'batch_known', batch } };
    if (payout.state !== 'created') return waitsNot(payout);
    const outcome = await exportPayout(tx, payout, { batch, by: nameOfActor(by) });
    return { ok: true, value: { value: outcome, after: { batch, outcome, amount: payout.amount } } };
  },
});

/** The bank transferred the payouts of a file, or some of them. */
export const payoutsSent = defineCommand({
  name: 'payouts.sent',
  permission: RIGHT,
  needsFreshFactor: true,
  input: z.object({
    batch: batchName,
    /** Null for all of the file that were not sent. */
    payouts: z.array(payoutId).min(1).max(MOST_PAYOUTS).nullable(),
    /** The line of the bank's statement; null where nobody named it. */
    line: z.nullable(typedLine('no_text').check(z.minLength(1), z.maxLength(300))).default(null),
    /** Whole Rupiah of that line; null where nobody read it. */
    amount: z.int().positive().nullable().default(null),
  }),
  subjects: async (tx, { batch, payouts }) => {
    const ids = await idsWhere(tx, sql`batch = ${batch} and state = 'exported'`);
    return chosen(tx, payouts ?? ids);
  },
  async run(
    tx,
    { subject: { payout, sum }, input: { batch, payouts, line, amount }, by },
  ): Promise<Result<Done<number>, PayoutRefusal>> {
    if (payout.state !== 'exported' || payout.batch !== batch) return waitsNot(payout);
    const refused = await ownShop(tx, by, payout);
    if (refused) return refused;
    if (payout.exportedBy === nameOfActor(by) && (await hasColleague(tx, by, RIGHT)))
      return { ok: false, error: { code: 'needs_second_person', batch } };
    if (amount !== null && amount !== sum)
      return { ok: false, error: { code: 'line_differs', batch, waiting: sum } };
    const other =
      line === null ? null : await noteBankLine(tx, line, { kind: 'payouts', batch, part: payouts });
    if (line !== null && other !== null)
      return { ok: false, error: { code: 'line_marked', line, batch: other.batch } };
    await markSent(tx, payout);
    return { ok: true, value: { value: payout.amount, after: { batch, amount: payout.amount, line } } };
  },
});

/** The bank returned a payout. */
export const payoutReturned = defineCommand({
  name: 'payouts.returned',
  permission: RIGHT,
  needsFreshFactor: true,
  input: z.object({ payout: payoutId, reason: why }),
  subjects: (tx, { payout }) => chosen(tx, [payout]),
  async run(
    tx,
    { subject: { payout }, input: { reason }, by },
  ): Promise<Result<Done<number>, PayoutRefusal>> {
    if (payout.state !== 'sent') return waitsNot(payout);
    const refused = await ownShop(tx, by, payout);
    if (refused) return refused;
    await markReturned(tx, payout, reason);
    return { ok: true, value: { value: payout.sellerId, after: { amount: payout.amount, reason } } };
  },
});

/** Takes a payout back that the bank has not transferred. */
export const cancelPayouts = defineCommand({
  name: 'payouts.cancel',
  permission: RIGHT,
  needsFreshFactor: true,
  input: z.object({ payout: payoutId, reason: why }),
  subjects: (tx, { payout }) => chosen(tx, [payout]),
  async run(tx, { subject: { payout }, input: { reason }, by }): Promise<Result<Done<null>, PayoutRefusal>> {
    if (payout.state !== 'created' && payout.state !== 'exported') return waitsNot(payout);
    const refused = await ownShop(tx, by, payout);
    if (refused) return refused;
    await cancel(tx, payout, reason);
    return { ok: true, value: { value: null, after: { amount: payout.amount, reason } } };
  },
});
