import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Query } from '#server/platform/database/query.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import { defineJob } from '#server/platform/jobs/define-job.ts';
import { endDeskSessions } from '../who/desk-sessions.ts';

/** Whether somebody has set a second factor up. */
export async function hasSecondFactor(query: Query, userId: string): Promise<boolean> {
  const found = await query(sql`
    select 1 from desk_factors where user_id = ${userId} and confirmed_at is not null`);
  return found.length > 0;
}

/** Warns somebody that their second factor was removed. The payload is their account's id; notifications handle it. */
export const tellFactorRemoved = defineJob({ name: 'access.tell_factor_removed', payload: z.uuid() });

/**
 * Removes somebody's second factor, ends all of their browsers' time at the desks, and warns them. The caller knows that it may.
 * @returns false when they have none
 */
export async function removeFactor(tx: Tx, userId: string): Promise<boolean> {
  const removed = await tx(sql`
    delete from desk_factors where user_id = ${userId} and confirmed_at is not null returning 1`);
  if (removed.length === 0) return false;
  await endDeskSessions(tx, userId);
  await tx.enqueue(tellFactorRemoved, [userId]);
  return true;
}
