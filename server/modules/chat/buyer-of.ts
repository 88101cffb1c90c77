import { buyerOfOrder } from '#server/modules/orders/orders.ts';
import type { Query } from '#server/platform/database/query.ts';
import { hasBought } from './write-message.ts';

/**
 * The account that a shop may write to about an order: it placed it, and has bought at the shop (P-CHAT-20). Null for a guest,
 * for an order that nobody has paid or confirmed, and for one that the shop has not.
 */
export async function buyerOf(
  query: Query,
  { sellerId, order }: { sellerId: number; order: string },
): Promise<string | null> {
  const userId = await buyerOfOrder(query, { sellerId, number: order });
  if (userId === null) return null;
  return (await hasBought(query, { userId, sellerId })) ? userId : null;
}
