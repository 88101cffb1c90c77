import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Query } from '#server/platform/database/query.ts';
import { defineJob } from '#server/platform/jobs/define-job.ts';

/** Mails the owners of a shop why a product of theirs was blocked. The payload is the product's id; notifications handle it. */
export const tellOfBlocked = defineJob({ name: 'product.tell_blocked', payload: z.int() });

/** A product that shoppers do not see any more. */
export interface BlockedProduct {
  sellerId: number;
  name: string;
  /** What its shop reads. */
  reason: string;
}

/** Null for one that is not blocked any more. */
export async function blockedProduct(query: Query, id: number): Promise<BlockedProduct | null> {
  const [found] = await query<BlockedProduct>(sql`
    select seller_id as "sellerId", name, coalesce(state_reason, '') as reason from products
    where id = ${id} and state = 'blocked'`);
  return found ?? null;
}
