import { z } from 'zod';
import { typedLine } from '#domain/forms/typed-text.ts';
import { lineId, payOut, settleLine } from '#domain/ledger/settlement-postings.ts';
import type { Result } from '#domain/result.ts';
import { isUnknown, type MatchedLine, matchReport } from '#domain/settlement/match-report.ts';
import { REPORT_COLUMNS, type ReportLine, readReport } from '#domain/settlement/report-rows.ts';
import type { RowProblem } from '#domain/settlement/row-problem.ts';
import { type Done, defineCommand } from '#server/modules/access/access.ts';
import { caseNotes, openCase } from '#server/modules/cases/cases.ts';
import { post } from '#server/modules/ledger/ledger.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import { readTable, type TableRow } from '#server/platform/tables/read-table.ts';
import { bookedPayments, importedLines, lockSettlements, storeReport } from './stored-report.ts';

/** Why a report or a bill was not booked. */
export interface RowsRefusal {
  code: 'wrong_rows';
  problems: readonly RowProblem[];
}

/** What an import did; `isKnown`: the same file was imported before, and nothing has changed. */
interface ImportedReport {
  report: string;
  isKnown: boolean;
  lines: number;
  fees: number;
  paidOut: number;
  /** The lines of money that nobody knows. */
  unknown: { id: string; reference: string; amount: number }[];
}

/** More than a day of payments has. */
export const MOST_ROWS = 50_000;

/** The rows of a report's file. @throws SettingsError when it is no such file */
export const readReportFile = (file: string): Promise<TableRow[]> =>
  readTable({ file, columns: REPORT_COLUMNS, required: ['report', 'kind', 'amount'] });

/** Imports a report of the payment provider, all of it or nothing; the same report again changes nothing (P-PAY-40). */
export const importReport = defineCommand({
  name: 'settlement.import',
  permission: 'operator.money.write',
  needsFreshFactor: true,
  input: z.object({
    rows: z
      .array(
        z.object({ number: z.int(), cells: z.partialRecord(z.enum(REPORT_COLUMNS), typedLine('no_text')) }),
      )
      .min(1)
      .max(MOST_ROWS),
  }),
  async subjects(tx, { rows }) {
    await lockSettlements(tx);
    return [{ kind: 'settlement', id: rows[0]?.cells.report ?? '' }];
  },
  async run(tx, { input: { rows } }): Promise<Result<Done<ImportedReport>, RowsRefusal>> {
    const { report, lines, problems } = readReport(rows);
    if (problems.length > 0) return refused(problems);
    const before = await importedLines(tx, report);
    if (before) {
      const changed = changedRow(before, lines);
      return changed ? refused([changed]) : changedWith(outcomeOf(report, before, true));
    }
    const found = matchReport(lines, await bookedPayments(tx, lines));
    if (found.problems.length > 0) return refused(found.problems);
    const outcome = outcomeOf(report, found.matched, false);
    await settle(tx, { report, lines: found.matched, paidOut: outcome.paidOut });
    return changedWith(outcome);
  },
});

export const refused = (problems: readonly RowProblem[]): { ok: false; error: RowsRefusal } => ({
  ok: false,
  error: { code: 'wrong_rows', problems },
});

const changedWith = (value: ImportedReport): { ok: true; value: Done<ImportedReport> } => {
  const { isKnown, lines, fees, paidOut, unknown } = value;
  return { ok: true, value: { value, after: { isKnown, lines, fees, paidOut, unknown: unknown.length } } };
};

/** The first row that differs from the report as it was imported. */
export function changedRow(before: readonly ReportLine[], after: readonly ReportLine[]): RowProblem | null {
  const keyOf = (line: ReportLine | undefined) =>
    line && JSON.stringify([line.row, line.kind, line.reference, line.amount, line.fee]);
  const length = Math.max(before.length, after.length);
  const at = Array.from({ length }, (_, n) => n).find((n) => keyOf(before[n]) !== keyOf(after[n]));
  if (at === undefined) return null;
  const row = (after[at] ?? before[at])?.row ?? 0;
  return { row, column: 'report', code: 'imported_before' };
}

function outcomeOf(report: string, lines: readonly MatchedLine[], isKnown: boolean): ImportedReport {
  return {
    report,
    isKnown,
    lines: lines.length,
    fees: lines.reduce((sum, { fee }) => sum + fee, 0),
    paidOut: lines.find(({ kind }) => kind === 'paid_out')?.amount ?? 0,
    unknown: lines
      .filter(isUnknown)
      .map(({ row, reference, amount }) => ({ id: lineId(report, row), reference, amount })),
  };
}

async function settle(
  tx: Tx,
  { report, lines, paidOut }: { report: string; lines: readonly MatchedLine[]; paidOut: number },
): Promise<void> {
  await storeReport(tx, { report, lines, paidOut });
  const moved = lines.flatMap((line) => {
    const { row, amount, fee } = line;
    return settleLine({ id: lineId(report, row), amount, fee, isUnknown: isUnknown(line) });
  });
  await post(tx, [...moved, ...payOut(report, paidOut)], { at: await tx.now() });
  for (const { row, reference, amount } of lines.filter(isUnknown))
    await openCase(tx, {
      kind: 'unknown_money',
      subject: `suspense:${lineId(report, row)}`,
      details: caseNotes.settledUnknown(amount, reference),
    });
}
