import { sql } from 'drizzle-orm';
import type { Query } from '#server/platform/database/query.ts';

/**
 * The purchase that a request made; null when it made none. A refusal for stock asks here once more: a double tap on the
 * last piece must not tell its owner that it is sold out.
 */
export async function findByRequestKey(
  query: Query,
  requestKey: string,
): Promise<{ id: string; number: string; requestHash: Buffer } | null> {
  const [row] = await query<{ id: string; number: string; requestHash: Buffer }>(sql`
    select id, number, request_hash as "requestHash" from purchases where request_key = ${requestKey}`);
  return row ?? null;
}
