import { sql } from 'drizzle-orm';
import type { Query } from './query.ts';

/** The shop's time now, read from the database; inside a transaction use `tx.now()`. */
export async function shopNow(query: Query): Promise<Date> {
  const [row] = await query<{ now: Date }>(sql`select shop_now() as now`);
  return row?.now ?? new Date();
}

/** Real time by the database's own clock, which all processes share. */
export async function realNow(query: Query): Promise<Date> {
  const [row] = await query<{ now: Date }>(sql`select now() as now`);
  return row?.now ?? new Date();
}
