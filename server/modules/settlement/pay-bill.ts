import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { typedLine } from '#domain/forms/typed-text.ts';
import { payCourier } from '#domain/ledger/settlement-postings.ts';
import type { Result } from '#domain/result.ts';
import { BILL_COLUMNS, type BillLine, readBill } from '#domain/settlement/bill-rows.ts';
import type { RowFault, RowProblem } from '#domain/settlement/row-problem.ts';
import { COURIER_IDS, type CourierId } from '#domain/shipping/couriers.ts';
import { type Done, defineCommand } from '#server/modules/access/access.ts';
import { post } from '#server/modules/ledger/ledger.ts';
import {
  type BilledParcel,
  billReturnParcel,
  bookFreightBill,
  lockParcelsOfWaybills,
} from '#server/modules/parcels/parcels.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import { readTable, type TableRow } from '#server/platform/tables/read-table.ts';
import { MOST_ROWS, type RowsRefusal, refused } from './import-report.ts';
import { lockSettlements } from './stored-report.ts';

/** The rows of a bill's file. @throws SettingsError when it is no such file */
export const readBillFile = (file: string): Promise<TableRow[]> =>
  readTable({ file, columns: BILL_COLUMNS, required: ['bill', 'waybill', 'amount'] });

/** What paying a bill did; `isKnown`: it was paid before, and nothing has changed. */
interface PaidBill {
  bill: string;
  isKnown: boolean;
  parcels: number;
  amount: number;
}

/**
 * Pays a courier's bill for parcels that it carried, all of them or none. What it charges beyond the quote is borne as ever
 * (P-SHIP-27); each parcel is paid for once.
 */
export const payBill = defineCommand({
  name: 'settlement.pay_courier',
  permission: 'operator.money.write',
  needsFreshFactor: true,
  input: z.object({
    courier: z.enum(COURIER_IDS),
    rows: z
      .array(
        z.object({ number: z.int(), cells: z.partialRecord(z.enum(BILL_COLUMNS), typedLine('no_text')) }),
      )
      .min(1)
      .max(MOST_ROWS),
  }),
  async subjects(tx, { courier, rows }) {
    await lockSettlements(tx);
    return [{ kind: 'freight_bill', id: `${courier}/${rows[0]?.cells.bill ?? ''}` }];
  },
  async run(tx, { subject: { id }, input: { courier, rows } }): Promise<Result<Done<PaidBill>, RowsRefusal>> {
    const { bill, lines, problems } = readBill(rows);
    if (problems.length > 0) return refused(problems);
    const paid = { bill, parcels: lines.length, amount: lines.reduce((sum, { amount }) => sum + amount, 0) };
    const known = await paidBefore(tx, id);
    if (known && known.amount === paid.amount && known.parcels === paid.parcels)
      return changedWith({ ...paid, isKnown: true });
    if (known) return refused([{ row: 2, column: 'bill', code: 'paid_before' }]);
    const wrong = await bookLines(tx, { id, courier, lines });
    if (wrong.length > 0) return refused(wrong);
    await post(tx, payCourier(id, courier, paid.amount), { at: await tx.now() });
    return changedWith({ ...paid, isKnown: false });
  },
});

const changedWith = (value: PaidBill): { ok: true; value: Done<PaidBill> } => {
  const { isKnown, parcels, amount } = value;
  return { ok: true, value: { value, after: { isKnown, parcels, amount } } };
};

/** What was paid of a bill with this id; null for one that was not paid. */
export async function paidBefore(
  query: Query,
  id: string,
): Promise<{ amount: number; parcels: number } | null> {
  const [paid] = await query<{ amount: number; parcels: number }>(sql`
    select amount, (select count(*)::integer from freight_bill_lines where bill_id = b.id) as parcels
    from freight_bills b where id = ${id}`);
  return paid ?? null;
}

/** Books what each parcel of a bill cost. @returns what is wrong; then the command rolls back */
async function bookLines(
  tx: Tx,
  { id, courier, lines }: { id: string; courier: CourierId; lines: readonly BillLine[] },
): Promise<RowProblem[]> {
  const waybills = lines.map(({ waybill }) => waybill);
  const found = await lockParcelsOfWaybills(tx, courier, waybills);
  const byWaybill = new Map(found.map((parcel) => [parcel.waybill, parcel]));
  const amount = lines.reduce((sum, line) => sum + line.amount, 0);
  await tx(sql`
    insert into freight_bills (id, courier, amount, at) values (${id}, ${courier}, ${amount}, ${await tx.now()})`);
  const problems: RowProblem[] = [];
  for (const line of lines) {
    const wrong = await bookLine(tx, { id, line, parcel: byWaybill.get(line.waybill) });
    if (wrong !== null) problems.push({ row: line.row, column: 'waybill', code: wrong });
  }
  return problems;
}

type LineFault = Extract<RowFault['code'], 'unknown_parcel' | 'billed_before' | 'not_carried'>;

async function bookLine(
  tx: Tx,
  { id, line, parcel }: { id: string; line: BillLine; parcel: BilledParcel | undefined },
): Promise<LineFault | null> {
  if (!parcel) return 'unknown_parcel';
  const { amount, weighed } = line;
  const { orderId, parcelId } = parcel;
  const [once] = await tx(sql`
    insert into freight_bill_lines (parcel_id, bill_id, amount, weighed)
    values (${parcelId}, ${id}, ${amount}, ${weighed}) on conflict (parcel_id) do nothing returning bill_id`);
  if (!once) return 'billed_before';
  const isBooked =
    orderId === null
      ? await billReturnParcel(tx, { parcelId, price: amount })
      : (await bookFreightBill(tx, { orderId, parcelId, price: amount, weighed, bearer: null })).ok;
  return isBooked ? null : 'not_carried';
}
