import { buyerOfOrder } from '#server/modules/orders/orders.ts';
import type { Query } from '#server/platform/database/query.ts';
import { hasBought } from './write-message.ts';

/**
 * The account that a shop may write to about an order: it placed it, and has bought at the shop, with this order or another one
 * (P-CHAT-20). Null for a guest, for an account none of whose orders there was ever paid or confirmed, and for an order that the
 * shop has not.
 */
export async function buyerOf(
  query: Query,
  { sellerId, order }: { sellerId: number; order: string },
): Promise<string | null> {
  const userId = await buyerOfOrder(query, { sellerId, number: order });
  if (userId === null) return null;
  return (await hasBought(query, { userId, sellerId })) ? userId : null;
}
