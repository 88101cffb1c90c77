import { sql } from 'drizzle-orm';
import { type FlashTake, giveBackFlash, takeFlash } from '#server/modules/stock/stock.ts';
import type { Tx } from '#server/platform/database/transactions.ts';

/** The flash quotas that the lines of a purchase or of one order use, without cancelled pieces. */
export function flashOf(tx: Tx, purchaseId: string, orderId?: string): Promise<FlashTake[]> {
  const pieces = orderId ? sql`l.quantity - l.cancelled` : sql`l.quantity`;
  return tx(sql`
    select l.flash_session as "sessionId", l.product_id as "productId", p.buyers, sum(${pieces})::integer as quantity
    from order_lines l join orders o on o.id = l.order_id join purchases p on p.id = o.purchase_id
    where p.id = ${purchaseId} ${orderId ? sql`and o.id = ${orderId}` : sql``} and l.flash_session is not null
    group by 1, 2, 3 having sum(${pieces}) > 0`);
}

/** Takes quota for them again, or returns it. */
export async function moveFlash(tx: Tx, takes: readonly FlashTake[], way: 'take' | 'give'): Promise<void> {
  await (way === 'take' ? takeFlash(tx, takes) : giveBackFlash(tx, takes));
}
