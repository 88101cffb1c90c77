import { sql } from 'drizzle-orm';
import { openSuspense } from '#server/modules/ledger/ledger.ts';
import type { Query } from '#server/platform/database/query.ts';

/** What was settled with the payment provider and with couriers. Amounts are whole Rupiah; times follow the shop's clock. */

/** A report of the provider that was imported. */
export interface SettledReport {
  id: string;
  at: Date;
  lines: number;
  fees: number;
  paidOut: number;
}

/** A courier's bill that was paid. */
export interface PaidFreight {
  /** The courier and its number of the bill. */
  id: string;
  courier: string;
  at: Date;
  parcels: number;
  amount: number;
}

/** Money that nobody knows. */
export interface UnknownMoney {
  /** Names it for the decision: a line of a report, or a payment. */
  id: string;
  since: Date;
  /** Above 0 what the shop got. */
  amount: number;
  /** The report that has it, and what it says; null for a payment that came for no purchase. */
  line: { report: string; row: number; kind: string; reference: string } | null;
  /** It may be somebody's: a purchase's, or its payer's. */
  isPayment: boolean;
}

/** Whether money in suspense may be somebody's payment: not what the provider took, nor what is of a payment in the books. */
export const isPayment = ({ amount, line }: { amount: number; line: { kind: string } | null }): boolean =>
  amount > 0 && (line === null || line.kind === 'payment' || line.kind === 'other');

const MOST_SHOWN = 50;

/** The last reports, the newest first. */
export const lastReports = (query: Query): Promise<SettledReport[]> =>
  query<SettledReport>(sql`
    select s.id, s.at, s.paid_out::float8 as "paidOut", l.lines, l.fees
    from (select id, at, paid_out from settlements order by at desc, id desc limit ${MOST_SHOWN}) s
    cross join lateral (
      select count(*)::integer as lines, coalesce(sum(fee), 0)::float8 as fees from settlement_lines
      where settlement_id = s.id) l
    order by s.at desc, s.id desc`);

/** The last bills, the newest first. */
export const lastBills = (query: Query): Promise<PaidFreight[]> =>
  query<PaidFreight>(sql`
    select b.id, b.courier, b.at, b.amount::float8 as amount,
      (select count(*)::integer from freight_bill_lines where bill_id = b.id) as parcels
    from freight_bills b order by b.at desc, b.id desc limit ${MOST_SHOWN}`);

/** All money that nobody knows, the oldest first. */
export async function unknownMoney(query: Query): Promise<UnknownMoney[]> {
  const open = await openSuspense(query);
  const lines = await query<{ id: string } & NonNullable<UnknownMoney['line']>>(sql`
    select settlement_id || '/' || row as id, settlement_id as report, row, kind, reference
    from settlement_lines
    where (settlement_id, row) in (
      select split_part(id, '/', 1), split_part(id, '/', 2)::integer
      from unnest(${sql.param(open.map(({ id }) => id).filter((id) => LINE.test(id)))}::text[]) as named (id))`);
  const lineOf = new Map(lines.map(({ id, ...line }) => [id, line]));
  return open.map(({ id, held, since }) => {
    const money = { id, since, amount: -held, line: lineOf.get(id) ?? null };
    return { ...money, isPayment: isPayment(money) };
  });
}

/** A line of a report, as the ledger names it. */
const LINE = /^[A-Za-z0-9._-]{1,40}\/\d{1,9}$/;
