import { sql } from 'drizzle-orm';
import { isSellersFault } from '#domain/returns/reasons.ts';
import type { ReturnEvent } from '#domain/returns/transitions.ts';
import { openExchange, type WantedPieces } from '#server/modules/orders/orders.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import type { LockedReturn, StoredReturn } from './return-rows.ts';

/** Events with which the goods that replace others are taken from the stock. */
export const TAKES_EXCHANGE: readonly ReturnEvent[] = ['approved', 'accepted', 'sent_back'];

/** The pieces of a return with what its shopper wants instead; empty for the money. */
export const wantedOf = ({ pieces }: StoredReturn): WantedPieces[] =>
  pieces.flatMap(({ wanted, ...piece }) => (wanted === null ? [] : [{ ...piece, wanted }]));

/**
 * Takes the goods that an approved return is exchanged for, once.
 * @returns their order; null where they are not there, and the shopper gets the money instead
 */
export async function exchangeFor(tx: Tx, { order, found }: LockedReturn): Promise<string | null> {
  const { id: returnId, reason } = found;
  if (found.exchangeId !== null) return found.exchangeId;
  const pieces = wantedOf(found);
  const exchangeId = await openExchange(tx, order, {
    returnId,
    pieces,
    isSellersFault: isSellersFault(reason),
  });
  if (exchangeId !== null)
    await tx(sql`update returns set exchange_id = ${exchangeId} where id = ${returnId}`);
  return exchangeId;
}

/** The order of the goods that replace those of a return; null while none is made. */
export async function exchangeIdOf(query: Query, returnId: string): Promise<string | null> {
  const [row] = await query<{ id: string | null }>(
    sql`select exchange_id as id from returns where id = ${returnId}`,
  );
  return row?.id ?? null;
}

/** The return whose goods an exchange replaces; null for any other order. */
export async function returnOfExchange(query: Query, orderId: string): Promise<string | null> {
  const [row] = await query<{ id: string }>(sql`select id from returns where exchange_id = ${orderId}`);
  return row?.id ?? null;
}
