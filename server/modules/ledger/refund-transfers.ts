import { type SQL, sql } from 'drizzle-orm';
import type { StatementNames } from '#domain/bank/statement-names.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { Tx } from '#server/platform/database/transactions.ts';

/** Refunds in files for the bank (P-PAY-36). The account of a refund in a file does not change any more. */

/** A refund that was given to the bank. */
export interface RefundTransfer {
  id: number;
  refundId: string;
  /** Whole Rupiah. */
  amount: number;
  batch: string;
  state: 'exported' | 'sent' | 'returned' | 'cancelled';
  exportedAt: Date;
  exportedBy: string;
  sentAt: Date | null;
  bankLine: string | null;
  /** Empty once they need not be known any more. */
  bank: string;
  number: string;
  holder: string;
  orderId: string | null;
}

/** A refund whose account is named, and that is in no file. */
export interface WaitingTransfer {
  refundId: string;
  amount: number;
  orderId: string | null;
  promisedBy: Date;
}

/** Most refunds of a file, and of a list. */
export const MOST_TRANSFERS = 5000;

const COLUMNS = sql`t.id, t.refund_id as "refundId", f.amount::float8 as amount, t.batch, t.state, t.exported_at as "exportedAt",
  t.exported_by as "exportedBy", t.sent_at as "sentAt", t.bank_line as "bankLine", t.bank, t.number, t.holder,
  f.order_id as "orderId"`;

/** Transfers `t` of refunds that a condition selects, in the order of their numbers. */
export const readTransfers = (query: Query, condition: SQL): Promise<RefundTransfer[]> =>
  query<RefundTransfer>(sql`
    select ${COLUMNS} from refund_transfers t join refunds f on f.id = t.refund_id
    where ${condition} order by t.id limit ${MOST_TRANSFERS}`);

/** A refund in a file for the bank: one that it has not transferred, or that is marked as sent. */
export interface FiledRefund {
  id: number;
  batch: string;
  /** Whole Rupiah. */
  amount: number;
  state: 'exported' | 'sent';
}

/**
 * The files that a bank's statement may mean, whole: those that it names, one of whose refunds it names with its amount, and
 * those of whose refunds all that wait, or all that were sent, have one of its amounts. What was sent is of the last 90 days.
 */
export const filedRefunds = (
  query: Query,
  { words, amounts, refunds: ids }: Pick<StatementNames, 'words' | 'amounts' | 'refunds'>,
): Promise<FiledRefund[]> =>
  query<FiledRefund>(sql`
    with filed as materialized (
      select t.id, t.batch, f.amount, t.state from refund_transfers t join refunds f on f.id = t.refund_id
      where t.state = 'exported' or (t.state = 'sent' and t.sent_at > shop_now() - interval '90 days'))
    select id, batch, amount::float8 as amount, state from filed
    where upper(batch) = any(${sql.param(words)}::text[])
      or batch in (select batch from filed
        where id = any(${sql.param(ids)}::integer[]) and (state = 'exported' or amount = any(${sql.param(amounts)}::bigint[])))
      or batch in (select batch from filed group by batch, state having sum(amount) = any(${sql.param(amounts)}::bigint[]))
    order by id`);

/** Locks the refunds of transfers that a condition selects. */
export async function lockTransfers(tx: Tx, condition: SQL): Promise<RefundTransfer[]> {
  await tx(sql`
    select 1 from refunds where id in (select t.refund_id from refund_transfers t where ${condition}) order by id for update`);
  return readTransfers(tx, condition);
}

/** What waits to be given to the bank, the oldest promise first. */
export const waitingTransfers = (query: Query): Promise<WaitingTransfer[]> =>
  query<WaitingTransfer>(sql`
    select id as "refundId", amount::float8 as amount, order_id as "orderId", promised_by as "promisedBy" from refunds
    where state = 'manual' order by promised_by, id limit ${MOST_TRANSFERS}`);

/** Files that somebody made and of which the bank has not transferred all refunds. */
export async function unsentRefundFiles(query: Query, by: string): Promise<string[]> {
  const rows = await query<{ batch: string }>(
    sql`select distinct batch from refund_transfers where state = 'exported' and exported_by = ${by} order by batch`,
  );
  return rows.map(({ batch }) => batch);
}

/** Locks a refund that waits. @returns false for one that does not wait any more */
export async function lockWaiting(tx: Tx, refundId: string): Promise<boolean> {
  const [waiting] = await tx(
    sql`select 1 as waits from refunds where id = ${refundId} and state = 'manual' for update`,
  );
  return waiting !== undefined;
}

/** Puts a locked refund into a file, with a copy of its account. */
export async function exportTransfer(
  tx: Tx,
  { refundId, batch, by }: { refundId: string; batch: string; by: string },
): Promise<void> {
  await tx(sql`update refunds set state = 'exported' where id = ${refundId}`);
  await tx(sql`
    insert into refund_transfers (refund_id, batch, state, exported_at, exported_by, bank, number, holder)
    select refund_id, ${batch}, 'exported', ${await tx.now()}, ${by}, bank, number, holder
    from refund_accounts where refund_id = ${refundId}`);
}

/** The bank transferred it. @param line of the bank's statement */
export const transferSent = async (tx: Tx, { id }: RefundTransfer, line: string | null): Promise<void> => {
  await tx(sql`
    update refund_transfers set state = 'sent', sent_at = ${await tx.now()}, bank_line = ${line} where id = ${id}`);
};

/** It is not sent: it waits again, and its account may be changed. */
export async function cancelTransfer(tx: Tx, { id, refundId }: RefundTransfer): Promise<void> {
  await tx(sql`
    update refund_transfers set state = 'cancelled', ended_at = ${await tx.now()} where id = ${id}`);
  await tx(sql`update refunds set state = 'manual' where id = ${refundId} and state = 'exported'`);
}

/** The bank returned the last transfer of a refund, if it went by a file. */
export async function transferReturned(tx: Tx, refundId: string): Promise<void> {
  await tx(sql`
    update refund_transfers set state = 'returned', ended_at = ${await tx.now()}
    where refund_id = ${refundId} and state = 'sent'`);
}

/** Refunds by transfer that wait for somebody, and since when the oldest does. */
export async function countTransfers(
  query: Query,
  state: 'manual' | 'exported',
): Promise<{ count: number; oldest: Date | null }> {
  const [row] = await query<{ count: number; oldest: Date | null }>(sql`
    select count(*)::int as count, min(coalesce(t.exported_at, f.created_at)) as oldest
    from refunds f left join refund_transfers t on t.refund_id = f.id and t.state = 'exported' where f.state = ${state}`);
  return row ?? { count: 0, oldest: null };
}
