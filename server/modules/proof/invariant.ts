import { type SQL, sql } from 'drizzle-orm';

/** A violation in one row. */
export interface Violation extends Record<string, unknown> {
  /** The row, such as `order LP2611247K2M9Q`. */
  subject: string;
  /** The found value, and the expected one. */
  found: string;
}

/** An invariant of money and stock, as a query that must be empty. */
export interface Invariant {
  name: string;
  violations: SQL;
}

/** The balance of each account: debits minus credits. What we owe is negative. */
export const BALANCES = sql`
  select account, sum(amount)::bigint as held from (
    select debit as account, amount from ledger_transfers
    union all select credit, -amount from ledger_transfers
  ) moved group by account`;
