import { sql } from 'drizzle-orm';
import type { Tx } from './transactions.ts';

/**
 * Runs a part of an open transaction that may fail alone: an error undoes that part and is thrown on. Parts may lie in each
 * other: one that was undone is released, else its name would hide that of the part around it.
 */
export async function savepoint<T>(tx: Tx, work: (tx: Tx) => Promise<T>): Promise<T> {
  await tx(sql`savepoint part`);
  try {
    const value = await work(tx);
    await tx(sql`release savepoint part`);
    return value;
  } catch (error) {
    await tx(sql`rollback to savepoint part`);
    await tx(sql`release savepoint part`);
    throw error;
  }
}
