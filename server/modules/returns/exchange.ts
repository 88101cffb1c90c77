import { sql } from 'drizzle-orm';
import { isSellersFault } from '#domain/returns/reasons.ts';
import { openExchange, type WantedPieces } from '#server/modules/orders/orders.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import type { LockedReturn } from './change-return.ts';
import type { StoredReturn } from './return-rows.ts';

/** The pieces of a return with what its shopper wants instead; empty for the money. */
export const wantedOf = ({ pieces }: StoredReturn): WantedPieces[] =>
  pieces.flatMap(({ wanted, ...piece }) => (wanted === null ? [] : [{ ...piece, wanted }]));

/**
 * Takes the goods that an approved return is exchanged for. Where they are not there the shopper gets the money instead.
 * @returns the return with its exchange
 */
export async function exchangeFor(tx: Tx, { order, found }: LockedReturn): Promise<LockedReturn> {
  const { id: returnId, reason } = found;
  const pieces = wantedOf(found);
  if (pieces.length === 0 || found.exchangeId !== null) return { order, found };
  const exchangeId = await openExchange(tx, order, {
    returnId,
    pieces,
    isSellersFault: isSellersFault(reason),
  });
  if (exchangeId === null) return { order, found };
  await tx(sql`update returns set exchange_id = ${exchangeId} where id = ${returnId}`);
  return { order, found: { ...found, exchangeId } };
}
