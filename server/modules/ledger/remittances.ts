import { sql } from 'drizzle-orm';
import { type BankLine, bankLineId } from '#domain/ledger/bank-line.ts';
import { fallShort, remitCash } from '#domain/ledger/postings.ts';
import { type Rupiah, rupiah } from '#domain/money.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import { insertClaim } from './claims.ts';
import { post } from './post.ts';

/** Cash that a courier handed over: a line of the bank, and the fee that it kept. */
export interface Remittance {
  courier: string;
  line: BankLine;
  fee: Rupiah;
  /** The orders that it pays; null: all that this courier still owes. */
  orderIds: readonly string[] | null;
  /** The bank has several lines alike, and this is a further one. */
  isAgain: boolean;
}

/** What became of it. Only `booked` moved money. */
export type BookedRemittance =
  | { kind: 'booked'; short: number; orders: number }
  /** A line alike was booked. */
  | { kind: 'known' }
  /** Some named orders have no cash that this courier still owes. */
  | { kind: 'unknown_orders' }
  /** It is not what the courier still owes: its orders must be named. */
  | { kind: 'name_orders'; owed: number }
  /** More than its orders. */
  | { kind: 'too_much'; owed: number };

/** Most lines alike on one day. */
const MOST_ALIKE = 20;

/**
 * Books a line of the bank by which a courier hands over cash (P-PAY-20). Typed twice it is one line. Each order's
 * cash is handed over once; what is missing the courier owes as a claim.
 */
export async function bookRemittance(tx: Tx, remittance: Remittance): Promise<BookedRemittance> {
  const { courier, line, fee, orderIds } = remittance;
  const owed = await unremitted(tx, courier, orderIds);
  // Looked for under the locks: the same line may be typed twice at once.
  const id = await freeId(tx, remittance);
  if (id === null) return { kind: 'known' };
  if (orderIds && owed.length !== new Set(orderIds).size) return { kind: 'unknown_orders' };
  const sum = owed.reduce((all, { amount }) => all + amount, 0);
  const short = sum - line.amount - fee;
  if (short < 0) return { kind: 'too_much', owed: sum };
  if (short > 0 && !orderIds) return { kind: 'name_orders', owed: sum };
  const at = await tx.now();
  const amount = rupiah(line.amount);
  const [booked] = await tx(sql`
    insert into remittances (id, courier, amount, fee, at) values (${id}, ${courier}, ${amount}, ${fee}, ${at})
    on conflict (id) do nothing returning id`);
  if (!booked) return { kind: 'known' };
  await tx(sql`
    insert into remittance_orders (receipt_id, remittance_id, amount)
    select receipt_id, ${id}, amount from jsonb_to_recordset(${JSON.stringify(owed)}) as given (receipt_id text, amount bigint)`);
  await tx(sql`
    update receipts set is_handed_over = true
    where id = any(${sql.param(owed.map(({ receipt_id }) => receipt_id))}::text[])`);
  const missing = rupiah(short);
  await post(
    tx,
    [...remitCash({ id, courier, amount, fee }), ...fallShort({ id, courier, amount: missing })],
    { at },
  );
  await insertClaim(tx, { id: `short-${id}`, courier, amount: missing, at });
  return { kind: 'booked', short, orders: owed.length };
}

interface OwedCash {
  receipt_id: string;
  amount: number;
}

/** The cash that a courier has not handed over, locked. */
async function unremitted(tx: Tx, courier: string, orderIds: readonly string[] | null): Promise<OwedCash[]> {
  // Locks first and reads then: what another remittance took while this one waited is gone.
  await tx(sql`
    select 1 from receipts r join ledger_transfers t on t.id = r.id and t.debit = ${`cod:${courier}`}
    where r.place = 'cod' and not r.is_handed_over
    order by r.id for update of r`);
  const ofOrders = orderIds ? sql`and r.order_id = any(${sql.param(orderIds)}::uuid[])` : sql``;
  return tx(sql`
    select r.id as receipt_id, r.amount
    from receipts r join ledger_transfers t on t.id = r.id and t.debit = ${`cod:${courier}`}
    where r.place = 'cod' and not r.is_handed_over ${ofOrders}
    order by r.id`);
}

async function freeId(tx: Tx, { line, isAgain }: Remittance): Promise<string | null> {
  const ids = Array.from({ length: MOST_ALIKE }, (_, at) => bankLineId(line, at + 1));
  const alike = await tx<{ id: string }>(sql`
    select id from remittances where id = any(${sql.param(ids)}::text[])
    union all select id from receipts where id = any(${sql.param(ids)}::text[])`);
  if (alike.length > 0 && !isAgain) return null;
  return ids.find((free) => !alike.some(({ id }) => id === free)) ?? null;
}
