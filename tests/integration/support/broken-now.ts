import { sql } from 'drizzle-orm';
import { brokenInvariants } from '#server/modules/proof/proof.ts';
import type { MigratedDatabase } from './migrated-database.ts';

/** The broken invariants of a shop whose robots are at work: in one snapshot, between two of their steps. */
export const brokenNow = ({ transaction }: Pick<MigratedDatabase, 'transaction'>) =>
  transaction(async (tx) => {
    await tx(sql`set transaction isolation level repeatable read`);
    return brokenInvariants(tx);
  });
