import { z } from 'zod';
import { formatDateTime } from '#domain/format-date.ts';
import { typedLine } from '#domain/forms/typed-text.ts';
import { decideSuspense, type SuspenseDecision } from '#domain/ledger/settlement-postings.ts';
import type { Result } from '#domain/result.ts';
import { matchReport } from '#domain/settlement/match-report.ts';
import { type Done, defineCommand } from '#server/modules/access/access.ts';
import { closeCaseOf } from '#server/modules/cases/cases.ts';
import { balanceOf, openSuspense, post } from '#server/modules/ledger/ledger.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import { bookedPayments, lockSettlements, settleBy, unsettledLine } from './stored-report.ts';

export const DECISIONS = ['provider', 'bank', 'shop'] as const satisfies readonly SuspenseDecision[];

/** Why money that nobody knows was not decided. */
export type SuspenseRefusal = { code: 'nothing_unknown' | 'still_unknown'; line: string };

/** The line of a report, or the payment that came for no purchase. */
export const suspenseLine = typedLine('no_text').check(z.minLength(1), z.maxLength(100));

/**
 * Decides about money that nobody knew, once: its payment is booked by now or it went back at the provider, it went back by
 * transfer, or the shop has it (P-PAY-41). @returns its amount; above 0 what the shop got
 */
export const decideUnknown = defineCommand({
  name: 'settlement.decide',
  permission: 'operator.money.write',
  letsMoneyGo: true,
  needsReason: true,
  input: z.object({
    line: suspenseLine,
    as: z.enum(DECISIONS),
  }),
  async subjects(tx, { line }) {
    await lockSettlements(tx);
    return [{ kind: 'suspense', id: line }];
  },
  async run(tx, { input: { line, as } }): Promise<Result<Done<number>, SuspenseRefusal>> {
    const held = await balanceOf(tx, `suspense:${line}`);
    if (held === 0) return { ok: false, error: { code: 'nothing_unknown', line } };
    if (as === 'provider' && !(await isKnownByNow(tx, line)))
      return { ok: false, error: { code: 'still_unknown', line } };
    await post(tx, decideSuspense(line, held, as), { at: await tx.now() });
    await closeCaseOf(tx, {
      kind: 'unknown_money',
      subject: `suspense:${line}`,
      reason: `It is the ${as}'s.`,
    });
    const letsGo = { amount: Math.abs(held), countsToDay: false };
    return { ok: true, value: { value: -held, after: { as, amount: -held }, letsGo } };
  },
});

/** Whether the payment of a report's line fits by now; then the line settles it. Other money has no line to fit. */
async function isKnownByNow(tx: Tx, line: string): Promise<boolean> {
  const stored = await unsettledLine(tx, line);
  if (!stored) return true;
  const { matched, problems } = matchReport([stored], await bookedPayments(tx, [stored]));
  const receiptId = problems.length === 0 ? (matched[0]?.receiptId ?? null) : null;
  if (receiptId === null) return false;
  await settleBy(tx, stored, receiptId);
  return true;
}

/** Money that waits for a decision, in English. */
export async function listUnknown(query: Query): Promise<string> {
  const rows = await openSuspense(query);
  if (rows.length === 0) return 'No money is unknown.';
  return rows.map(({ id, held, since }) => [formatDateTime(since), id, -held].join('  ')).join('\n');
}
