import { sql } from 'drizzle-orm';
import { awaitsSending } from '#domain/orders/transitions.ts';
import { shopsWithRight } from '#server/modules/access/access.ts';
import type { Media, MediaView } from '#server/modules/media/media.ts';
import {
  type OrderOwner,
  type OrderRow,
  packedGrams,
  purchasesOf,
  readOrder,
} from '#server/modules/orders/orders.ts';
import type { Query } from '#server/platform/database/query.ts';

/** What a shop shows of a parcel before it sends it, for the day on which somebody sends it back (P-CENTRE-14). */
export interface Packing {
  photos: MediaView[];
  /** What it weighed, in grams; null for what nobody weighed. */
  grams: number | null;
}

/** What was packed of an order; its photos belong to the order's number. */
export const packingOf = async (
  query: Query,
  media: Pick<Media, 'attached'>,
  { id, number }: Pick<OrderRow, 'id' | 'number'>,
): Promise<Packing> => ({
  photos: (await media.attached(query, 'packing', [number])).get(number) ?? [],
  grams: await packedGrams(query, id),
});

/** Whether somebody has asked for a return of an order. */
export async function hasReturn(query: Query, orderId: string): Promise<boolean> {
  const [found] = await query(
    sql`select from returns where order_id = ${orderId} and state <> 'draft' limit 1`,
  );
  return found !== undefined;
}

/** Whoever handles orders adds photos until the parcel is sent. The shop sees them, and the buyer who asked for a return. */
export function packingRules(query: Query) {
  const handles = async ({ userId }: OrderOwner, { sellerId }: OrderRow) =>
    userId !== undefined && (await shopsWithRight(query, userId, 'orders.handle')).includes(sellerId);
  return {
    async mayAdd(owner: OrderOwner, number: string): Promise<boolean> {
      const order = await readOrder(query, sql`o.number = ${number}`);
      return order !== null && awaitsSending(order.state) && handles(owner, order);
    },
    async maySee(owner: OrderOwner, number: string): Promise<boolean> {
      const order = await readOrder(query, sql`o.number = ${number}`);
      if (!order) return false;
      if (await handles(owner, order)) return true;
      const bought = sql`o.id = ${order.id} and o.purchase_id in ${purchasesOf(owner)}`;
      return (await readOrder(query, bought)) !== null && hasReturn(query, order.id);
    },
  };
}
