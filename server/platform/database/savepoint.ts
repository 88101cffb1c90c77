import { sql } from 'drizzle-orm';
import type { Tx } from './transactions.ts';

/** Runs a part of an open transaction that may fail alone: an error undoes that part and is thrown on. */
export async function savepoint<T>(tx: Tx, work: (tx: Tx) => Promise<T>): Promise<T> {
  await tx(sql`savepoint part`);
  try {
    const value = await work(tx);
    await tx(sql`release savepoint part`);
    return value;
  } catch (error) {
    await tx(sql`rollback to savepoint part`);
    throw error;
  }
}
