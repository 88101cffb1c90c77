import { type SQL, sql } from 'drizzle-orm';
import { isUuid } from '#domain/is-uuid.ts';
import type { Query } from '#server/platform/database/query.ts';

/** A payment through the provider, as the ledger has it. Whole Rupiah. */
interface BookedThere {
  receiptId: string;
  attemptId: string | null;
  /** The provider's order id of money whose attempt the shop does not have any more. */
  lostAttempt: string | null;
  arrived: number;
  /** Refunds that the provider paid, and what banks took back. */
  wentBack: number;
  /** Of what banks took back: what the provider gave again. */
  cameBack: number;
}

/** The payments of references: the provider's ids, or those of attempts, ours or lost ones. */
export const bookedAtProvider = (query: Query, references: readonly string[]): Promise<BookedThere[]> =>
  booked(
    query,
    sql`r.id = any(${sql.param(references)}::text[]) or r.lost_attempt = any(${sql.param(references)}::text[])
      or r.attempt_id = any(${sql.param(references.filter(isUuid))}::uuid[])`,
  );

/** All payments through the provider: for a demo, whose provider is played. */
export const allBookedAtProvider = (query: Query): Promise<BookedThere[]> => booked(query, sql`true`);

const booked = (query: Query, which: SQL): Promise<BookedThere[]> =>
  query<BookedThere>(sql`
    select r.id as "receiptId", r.attempt_id as "attemptId", r.lost_attempt as "lostAttempt", r.amount::float8 as arrived, (
      (select coalesce(sum(p.amount), 0) from refund_parts p join refunds f on f.id = p.refund_id
        where p.receipt_id = r.id and f.state = 'done' and f.way = 'direct')
      + (select coalesce(sum(amount), 0) from ledger_transfers
        where credit = 'provider' and debit in ('dispute:' || r.id, 'suspense:' || r.id))
    )::float8 as "wentBack", (
      select coalesce(sum(amount), 0) from ledger_transfers where debit = 'provider' and credit = 'dispute:' || r.id
    )::float8 as "cameBack"
    from receipts r where r.place = 'provider' and (${which})`);

/** When money first moved at the provider after a moment, settling aside; null when none did. */
export async function movedAtProvider(query: Query, after: Date | null): Promise<Date | null> {
  const first = (side: SQL) => sql`
    select min(at) as at from ledger_transfers where ${side} = 'provider' and code not in ('fee', 'stl', 'sus', 'unsus')
      and at > ${after ?? new Date(0)}`;
  const [row] = await query<{ at: Date | null }>(sql`
    select min(at) as at from (${first(sql`debit`)} union all ${first(sql`credit`)}) moved`);
  return row?.at ?? null;
}

/** Money that nobody knows, by the end of its account's name: what it holds, and since when. */
export function openSuspense(query: Query): Promise<{ id: string; held: number; since: Date }[]> {
  return query<{ id: string; held: number; since: Date }>(sql`
    select substr(account, length('suspense:') + 1) as id, sum(amount)::float8 as held, min(at) as since from (
      select debit as account, amount, at from ledger_transfers where debit like 'suspense:%'
      union all select credit, -amount, at from ledger_transfers where credit like 'suspense:%'
    ) moved group by account having sum(amount) <> 0 order by min(at), account`);
}
