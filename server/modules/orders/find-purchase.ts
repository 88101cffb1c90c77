import { sql } from 'drizzle-orm';
import type { Query } from '#server/platform/database/query.ts';

/**
 * The purchase of a request key; null without one. A refusal for stock checks this again: a double tap on the
 * last piece must not tell its new owner that it is sold out.
 */
export async function findByRequestKey(
  query: Query,
  requestKey: string,
): Promise<{ id: string; number: string; requestHash: Buffer } | null> {
  const [row] = await query<{ id: string; number: string; requestHash: Buffer }>(sql`
    select id, number, request_hash as "requestHash" from purchases where request_key = ${requestKey}`);
  return row ?? null;
}
