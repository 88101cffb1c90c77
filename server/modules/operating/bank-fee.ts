import { z } from 'zod';
import { statementKey } from '#domain/bank/match-statement.ts';
import { MOST_LINE_TEXT, MOST_STATEMENT_LINES } from '#domain/bank/read-statement.ts';
import { typedLine } from '#domain/forms/typed-text.ts';
import { readMoment } from '#domain/ledger/bank-line.ts';
import type { Result } from '#domain/result.ts';
import { type Done, defineCommand } from '#server/modules/access/access.ts';
import { bookBankFee, type LineMarked } from '#server/modules/ledger/ledger.ts';
import { amountInput } from './courier-money.ts';
import { matchLines } from './read-bank-lines.ts';

/** Why a line was not booked as a cost: it was used before, or it names a transfer of ours. */
export type BankFeeRefusal = LineMarked | { code: 'line_means_transfer'; line: string };

/** Books a line by which money left, and which means no transfer of ours, as a cost of the bank, once (P-PAY-47). */
export const bookFee = defineCommand({
  name: 'operator.bank_fee',
  permission: 'operator.money.write',
  letsMoneyGo: true,
  needsReason: true,
  input: z.object({
    day: typedLine('no_text').check(
      z.refine((day) => readMoment(day)?.isDayAlone === true, 'A day is written as 2026-11-24'),
    ),
    amount: amountInput.min(1),
    text: typedLine('no_text').check(z.maxLength(MOST_LINE_TEXT)),
    /** From 2 on for a further line alike. */
    nth: z.int().min(1).max(MOST_STATEMENT_LINES).default(1),
  }),
  subjects: async (_tx, { nth, ...line }) => [{ kind: 'bank_line', id: statementKey(line, nth) }],
  async run(
    tx,
    { subject: { id }, input: { day, amount, text, nth } },
  ): Promise<Result<Done<number>, BankFeeRefusal>> {
    const use = await bookBankFee(tx, { day, amount, reference: text }, nth);
    if (use) return { ok: false, error: { code: 'line_marked', line: id, batch: use.batch } };
    const [means] = await matchLines(tx, [{ kind: 'sent', line: { line: 1, day, amount, text } }], new Map());
    if (means?.kind !== 'unknown') return { ok: false, error: { code: 'line_means_transfer', line: id } };
    const letsGo = { amount, countsToDay: false };
    return { ok: true, value: { value: amount, after: { amount, line: id }, letsGo } };
  },
});
