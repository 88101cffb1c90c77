import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { cleanLine } from '#domain/forms/clean-text.ts';
import { isUuid } from '#domain/is-uuid.ts';
import type { Result } from '#domain/result.ts';
import { BILL_COLUMNS, readBill } from '#domain/settlement/bill-rows.ts';
import { isUnknown, type MatchedLine, matchReport } from '#domain/settlement/match-report.ts';
import { REPORT_COLUMNS, readReport, type SettlementRow } from '#domain/settlement/report-rows.ts';
import type { RowProblem } from '#domain/settlement/row-problem.ts';
import type { CourierId } from '#domain/shipping/couriers.ts';
import { parcelsOfWaybills } from '#server/modules/parcels/parcels.ts';
import type { Query } from '#server/platform/database/query.ts';
import { readUpload, type TableFault } from '#server/platform/tables/read-table.ts';
import { changedRow, MOST_ROWS } from './import-report.ts';
import { paidBefore } from './pay-bill.ts';
import { bookedPayments, importedLines } from './stored-report.ts';

/** Files of reports and bills, which somebody looks at before they are booked (P-CONSOLE-19). */

/** What became of a line, or would become of it. */
export type LineState =
  /** It settles a payment, or a parcel. */
  | 'matched'
  /** It is about no payment: a cost, what is carried on, what reached the bank. */
  | 'plain'
  /** Money that nobody knows: it waits for a decision. */
  | 'unknown'
  /** An earlier report or bill has it. */
  | 'booked'
  /** It contradicts the books. */
  | 'wrong';

/** A line of a file as it would be booked. Whole Rupiah. */
export interface ShownLine {
  row: number;
  /** Of a report. */
  kind: string | null;
  /** The payment of a report, the waybill of a bill. */
  reference: string;
  amount: number;
  fee: number;
  state: LineState;
}

/** A file that was sent, and what it would do. */
export interface ShownUpload {
  id: string;
  /** Null for a report of the provider. */
  courier: CourierId | null;
  fileName: string;
  /** What the file calls its report or bill. */
  name: string;
  /** What is wrong with the file; then nothing else was looked at. At most {@link MOST_FAULTS}. */
  faults: TableFault[];
  /** At most {@link MOST_FAULTS}, in the order of the file. */
  problems: RowProblem[];
  problemCount: number;
  /** What needs eyes first, at most {@link MOST_LINES}. */
  lines: ShownLine[];
  lineCount: number;
  /** How many lines are in each state. */
  counts: Record<LineState, number>;
  /** Of all lines, in whole Rupiah. `paidOut`: what reached the bank by a report. */
  sums: { amount: number; fees: number; paidOut: number };
  /** It was booked, with these rows. */
  isBooked: boolean;
}

/** Most lines that are shown. */
const MOST_LINES = 500;

/** States of lines: what needs eyes stands first. */
const LINE_STATES: readonly LineState[] = ['wrong', 'unknown', 'booked', 'plain', 'matched'];

/** Why a file is not taken. */
export type UploadRefusal = 'unreadable' | 'no_rows' | 'too_many_rows';

interface StoredUpload {
  id: string;
  courier: CourierId | null;
  fileName: string;
  rows: SettlementRow<string>[];
  faults: TableFault[];
}

/** Days for which a file can be looked at and booked. */
const KEPT_DAYS = 7;
const MOST_NAME = 120;
/** Most faults that are kept of a file: one of the wrong kind has one in every cell. */
const MOST_FAULTS = 200;

/** Keeps the rows of a file for some days; the next one deletes older ones. @param courier null for a report of the provider @returns its id */
export async function takeSettlementFile(
  query: Query,
  courier: CourierId | null,
  { name, bytes }: { name: string; bytes: Buffer },
): Promise<Result<string, UploadRefusal>> {
  const wanted =
    courier === null
      ? { columns: REPORT_COLUMNS, required: ['report', 'kind', 'amount'] }
      : { columns: BILL_COLUMNS, required: ['bill', 'waybill', 'amount'] };
  const found = await readUpload(bytes, wanted);
  if (!found) return { ok: false, error: 'unreadable' };
  const { rows, faults } = found;
  if (rows.length === 0 && faults.length === 0) return { ok: false, error: 'no_rows' };
  if (rows.length > MOST_ROWS) return { ok: false, error: 'too_many_rows' };
  const id = randomUUID();
  await query(sql`delete from settlement_uploads where created_at < now() - ${KEPT_DAYS} * interval '1 day'`);
  await query(sql`
    insert into settlement_uploads (id, courier, file_name, rows, faults, created_at)
    values (${id}, ${courier}, ${cleanLine(name).slice(0, MOST_NAME)}, ${JSON.stringify(rows)}::jsonb,
      ${JSON.stringify(faults.slice(0, MOST_FAULTS))}::jsonb, now())`);
  return { ok: true, value: id };
}

async function stored(query: Query, id: string): Promise<StoredUpload | null> {
  if (!isUuid(id)) return null;
  const [found] = await query<StoredUpload>(sql`
    select id, courier, file_name as "fileName", rows, faults from settlement_uploads
    where id = ${id} and created_at > now() - ${KEPT_DAYS} * interval '1 day'`);
  return found ?? null;
}

/** The command that books a file that was sent, and its input; null for an unknown file, or one that is no table. */
export async function bookingOf(
  query: Query,
  id: string,
): Promise<{ name: string; input: Readonly<Record<string, unknown>> } | null> {
  const found = await stored(query, id);
  if (!found || found.faults.length > 0) return null;
  const { courier, rows } = found;
  return courier === null
    ? { name: 'settlement.import', input: { rows } }
    : { name: 'settlement.pay_courier', input: { courier, rows } };
}

/** A file that was sent, with what it would do now; null for an unknown one. It books nothing. */
export async function showUpload(query: Query, id: string): Promise<ShownUpload | null> {
  const found = await stored(query, id);
  if (!found) return null;
  const { courier, fileName, rows, faults } = found;
  const file = { id, courier, fileName, faults };
  if (faults.length > 0) return Object.assign(file, summed(NOTHING));
  return Object.assign(
    file,
    summed(courier === null ? await showReport(query, rows) : await showBill(query, courier, rows)),
  );
}

/** What a whole file would do. */
type Shown = Pick<ShownUpload, 'name' | 'problems' | 'lines' | 'isBooked'>;
const NOTHING: Shown = { name: '', problems: [], lines: [], isBooked: false };

/** Counts and adds up a whole file, of which a page shows what needs eyes. */
function summed({ name, problems, lines, isBooked }: Shown): Omit<ShownUpload, keyof StoredUpload> {
  const counts = { wrong: 0, unknown: 0, booked: 0, plain: 0, matched: 0 };
  for (const { state } of lines) counts[state] += 1;
  return {
    name,
    isBooked,
    problems: problems.toSorted((a, b) => a.row - b.row).slice(0, MOST_FAULTS),
    problemCount: problems.length,
    lines: LINE_STATES.flatMap((state) => lines.filter((line) => line.state === state)).slice(0, MOST_LINES),
    lineCount: lines.length,
    counts,
    sums: {
      amount: lines.reduce((sum, { amount }) => sum + amount, 0),
      fees: lines.reduce((sum, { fee }) => sum + fee, 0),
      paidOut: lines.find(({ kind }) => kind === 'paid_out')?.amount ?? 0,
    },
  };
}

async function showReport(query: Query, rows: StoredUpload['rows']): Promise<Shown> {
  const { report: name, lines, problems } = readReport(rows);
  const before = await importedLines(query, name);
  if (before) {
    const changed = changedRow(before, lines);
    return changed
      ? { name, problems: [changed], lines: showLines(before, []), isBooked: false }
      : { name, problems: [], lines: showLines(before, []), isBooked: true };
  }
  const found = matchReport(lines, await bookedPayments(query, lines));
  const all = [...problems, ...found.problems];
  return { name, problems: all, lines: showLines(found.matched, all), isBooked: false };
}

function showLines(matched: readonly MatchedLine[], problems: readonly RowProblem[]): ShownLine[] {
  const problemOf = new Map(problems.map(({ row, code }) => [row, code]));
  return matched.map((line) => {
    const { row, kind, reference, amount, fee } = line;
    return { row, kind, reference, amount, fee, state: stateOf(line, problemOf.get(row)) };
  });
}

function stateOf(line: MatchedLine, problem: RowProblem['code'] | undefined): LineState {
  if (problem !== undefined) return problem === 'settled_before' ? 'booked' : 'wrong';
  if (isUnknown(line)) return 'unknown';
  return line.receiptId === null ? 'plain' : 'matched';
}

async function showBill(query: Query, courier: CourierId, rows: StoredUpload['rows']): Promise<Shown> {
  const { bill: name, lines, problems } = readBill(rows);
  const parcels = await parcelsOfWaybills(
    query,
    courier,
    lines.map(({ waybill }) => waybill),
  );
  const byWaybill = new Map(parcels.map((parcel) => [parcel.waybill, parcel]));
  const paid = await query<{ id: string; bill: string }>(sql`
    select parcel_id as id, bill_id as bill from freight_bill_lines
    where parcel_id = any(${sql.param(parcels.map(({ parcelId }) => parcelId))}::uuid[])`);
  const billOf = new Map(paid.map(({ id, bill }) => [id, bill]));
  const own = `${courier}/${name}`;
  const all = [...problems];
  const shown = lines.map(({ row, waybill, amount }): ShownLine => {
    const parcel = byWaybill.get(waybill);
    const bill = parcel && billOf.get(parcel.parcelId);
    const line = { row, kind: null, reference: waybill, amount, fee: 0 };
    if (bill === own) return { ...line, state: 'booked' };
    const code = faultOf(parcel, bill);
    if (code === null) return { ...line, state: 'matched' };
    all.push({ row, column: 'waybill', code });
    return { ...line, state: code === 'billed_before' ? 'booked' : 'wrong' };
  });
  const before = await paidBefore(query, own);
  const isBooked = before !== null && isSameBill(before, lines);
  if (before && !isBooked) all.push({ row: 2, column: 'bill', code: 'paid_before' });
  return { name, problems: all, lines: shown, isBooked };
}

/** Whether a bill says what was paid for it, as the command that pays it compares them. */
const isSameBill = (paid: { amount: number; parcels: number }, lines: readonly { amount: number }[]) =>
  paid.parcels === lines.length && paid.amount === lines.reduce((sum, { amount }) => sum + amount, 0);

function faultOf(
  parcel: Awaited<ReturnType<typeof parcelsOfWaybills>>[number] | undefined,
  bill: string | undefined,
): 'unknown_parcel' | 'billed_before' | 'not_carried' | null {
  if (!parcel) return 'unknown_parcel';
  if (bill !== undefined) return 'billed_before';
  return parcel.isCarried ? null : 'not_carried';
}
