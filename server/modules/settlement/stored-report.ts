import { sql } from 'drizzle-orm';
import type { BookedPayment, MatchedLine, Way } from '#domain/settlement/match-report.ts';
import type { ReportLine } from '#domain/settlement/report-rows.ts';
import { allBookedAtProvider, bookedAtProvider, movedAtProvider } from '#server/modules/ledger/ledger.ts';
import { attemptsNamed } from '#server/modules/payments/payments.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { Tx } from '#server/platform/database/transactions.ts';

/** Of simultaneous imports, payments and decisions the second waits. */
export const lockSettlements = (tx: Tx) => tx(sql`lock table settlements in share row exclusive mode`);

/** The lines of a report as they were imported; null for an unknown one. */
export async function importedLines(query: Query, report: string): Promise<MatchedLine[] | null> {
  const [known] = await query(sql`select 1 from settlements where id = ${report}`);
  if (!known) return null;
  return query<MatchedLine>(sql`
    select row, kind, reference, amount, fee, receipt_id as "receiptId" from settlement_lines
    where settlement_id = ${report} order by row`);
}

/** Stores a report with its lines. */
export async function storeReport(
  tx: Tx,
  { report, lines, paidOut }: { report: string; lines: readonly MatchedLine[]; paidOut: number },
): Promise<void> {
  await tx(sql`insert into settlements (id, paid_out, at) values (${report}, ${paidOut}, ${await tx.now()})`);
  await tx(sql`
    insert into settlement_lines (settlement_id, row, kind, reference, receipt_id, amount, fee)
    select ${report}, * from jsonb_to_recordset(${JSON.stringify(lines)})
      as line (row int, kind text, reference text, "receiptId" text, amount bigint, fee bigint)`);
}

/** A line of a report that settles no payment. */
export interface OpenLine extends ReportLine {
  settlementId: string;
}

/** Such a line by its name; null for another one. */
export async function unsettledLine(query: Query, line: string): Promise<OpenLine | null> {
  const [stored] = await query<OpenLine>(sql`
    select settlement_id as "settlementId", row, kind, reference, amount, fee
    from settlement_lines where settlement_id || '/' || row = ${line} and receipt_id is null`);
  return stored ?? null;
}

/** A line of a report settles a payment. */
export async function settleBy(
  tx: Tx,
  { settlementId, row }: { settlementId: string; row: number },
  receiptId: string,
): Promise<void> {
  await tx(sql`
    update settlement_lines set receipt_id = ${receiptId} where settlement_id = ${settlementId} and row = ${row}`);
}

/** The payments that lines refer to, by the reference. */
export async function bookedPayments(
  query: Query,
  lines: readonly Pick<ReportLine, 'reference'>[],
): Promise<Map<string, BookedPayment[]>> {
  const references = [...new Set(lines.map(({ reference }) => reference))];
  const attempts = await attemptsNamed(query, references);
  const found = await bookedAtProvider(query, [...references, ...attempts.map(({ id }) => id)]);
  const settled = await settledSoFar(
    query,
    found.map(({ receiptId }) => receiptId),
  );
  const byReference = new Map<string, BookedPayment[]>();
  for (const { receiptId, attemptId, lostAttempt, arrived, wentBack, cameBack } of found) {
    const payment: BookedPayment = {
      receiptId,
      booked: { arrived, went_back: wentBack, came_back: cameBack },
      settled: settled.get(receiptId) ?? NOTHING,
    };
    const transactionId = attempts.find(({ id }) => id === attemptId)?.transactionId ?? null;
    const names = [receiptId, attemptId, lostAttempt, transactionId].filter((name) => name !== null);
    for (const reference of new Set(names))
      byReference.set(reference, [...(byReference.get(reference) ?? []), payment]);
  }
  return byReference;
}

/** When money first moved at the provider since the last report; null when none did. */
export async function unsettledSince(query: Query): Promise<Date | null> {
  const [last] = await query<{ at: Date | null }>(sql`select max(at) as at from settlements`);
  return movedAtProvider(query, last?.at ?? null);
}

/** A line that a report still lacks: what is booked of a payment, and settled by none. Whole Rupiah, with its sign. */
export type UnsettledLine = Pick<MatchedLine, 'kind' | 'reference' | 'amount'>;

/** What the provider has not settled, and what it kept from report to report (below 0: what it owes in the next one). */
export async function unsettledMoney(query: Query): Promise<{ lines: UnsettledLine[]; carried: number }> {
  const found = await allBookedAtProvider(query);
  const settled = await settledSoFar(
    query,
    found.map(({ receiptId }) => receiptId),
  );
  const lines = found.flatMap(({ receiptId: reference, arrived, wentBack, cameBack }): UnsettledLine[] => {
    const before = settled.get(reference) ?? NOTHING;
    const missing: UnsettledLine[] = [
      { kind: 'payment', reference, amount: arrived - before.arrived },
      { kind: 'refund', reference, amount: before.went_back - wentBack },
      { kind: 'chargeback', reference, amount: cameBack - before.came_back },
    ];
    return missing.filter(({ amount }) => amount !== 0);
  });
  const [kept] = await query<{ carried: number }>(sql`
    select coalesce(sum(amount), 0)::float8 as carried from settlement_lines where kind = 'carried'`);
  return { lines, carried: kept?.carried ?? 0 };
}

const NOTHING: Readonly<Record<Way, number>> = { arrived: 0, went_back: 0, came_back: 0 };

async function settledSoFar(
  query: Query,
  receiptIds: readonly string[],
): Promise<Map<string, Readonly<Record<Way, number>>>> {
  const rows = await query<{ receiptId: string } & Record<Way, number>>(sql`
    select receipt_id as "receiptId",
      coalesce(sum(amount) filter (where kind = 'payment'), 0)::float8 as arrived,
      coalesce(-sum(amount) filter (where kind <> 'payment' and amount < 0), 0)::float8 as went_back,
      coalesce(sum(amount) filter (where kind <> 'payment' and amount > 0), 0)::float8 as came_back
    from settlement_lines where receipt_id = any(${sql.param(receiptIds)}::text[]) group by receipt_id`);
  return new Map(rows.map(({ receiptId, ...ways }) => [receiptId, ways]));
}
