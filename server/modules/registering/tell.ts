import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Query } from '#server/platform/database/query.ts';
import { defineJob } from '#server/platform/jobs/define-job.ts';

/** Mails whoever asked for a shop how it was decided. The payload is the registration's id; notifications handle it. */
export const tellOfRegistration = defineJob({ name: 'registration.tell', payload: z.uuid() });

/** What was decided about a registration. */
export interface DecidedRegistration {
  userId: string;
  name: string;
  /** The shop; null for one that was refused. */
  sellerId: number | null;
  /** Why it was refused. */
  reason: string | null;
}

/** Null while it waits, and after its account was deleted. */
export async function decidedRegistration(query: Query, id: string): Promise<DecidedRegistration | null> {
  const [found] = await query<DecidedRegistration>(sql`
    select user_id as "userId", name, seller_id as "sellerId", reason from shop_registrations
    where id = ${id} and state <> 'waiting' and user_id is not null`);
  return found ?? null;
}
