import { sql } from 'drizzle-orm';
import type { Query } from '#server/platform/database/query.ts';

/** What pieces of an order weigh as its seller declared, in grams. */
export async function weightOfPieces(
  query: Query,
  orderId: string,
  pieces: readonly { line: number; quantity: number }[],
): Promise<number> {
  const lines = await query<{ line: number; grams: number }>(sql`
    select position as line, weight_grams as grams from order_lines where order_id = ${orderId}`);
  return pieces.reduce(
    (sum, { line, quantity }) => sum + quantity * (lines.find((own) => own.line === line)?.grams ?? 0),
    0,
  );
}
