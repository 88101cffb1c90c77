import { sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/database/transactions.ts';

/** Stores what shares of their chats shops answer, in whole percent; the others keep theirs. */
export async function setResponseRates(tx: Tx, rates: ReadonlyMap<number, number>): Promise<void> {
  for (const [sellerId, rate] of rates)
    await tx(sql`
      update sellers set response_rate = ${rate} where id = ${sellerId} and response_rate is distinct from ${rate}`);
}
