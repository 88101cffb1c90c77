import { sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/database/transactions.ts';

/** Pieces of a flash item for one buyer. */
export interface FlashTake {
  sessionId: string;
  productId: number;
  /** The buyer: an account, or else a phone and an e-mail, hashed; each of them has the limit once. */
  buyers: readonly string[];
  quantity: number;
}

/** The quota, or the buyer's limit, has fewer pieces left. Rolls the transaction back. */
export class FlashQuotaGone extends Error {
  override readonly name = 'FlashQuotaGone';
  readonly productId: number;

  constructor(productId: number) {
    super(`The flash quota of product ${productId} has not so many pieces left`);
    this.productId = productId;
  }
}

const byIds = (takes: readonly FlashTake[]) =>
  takes.toSorted(
    (a, b) =>
      (a.sessionId < b.sessionId ? -1 : Number(a.sessionId > b.sessionId)) || a.productId - b.productId,
  );

/**
 * Takes pieces from the quotas of flash items, all or none: first the item's, then the buyer's.
 * @throws FlashQuotaGone for the first that is short
 */
export async function takeFlash(tx: Tx, takes: readonly FlashTake[]): Promise<void> {
  for (const { sessionId, productId, buyers, quantity } of byIds(takes)) {
    const [item] = await tx<{ most: number }>(sql`
      update flash_items set sold = sold + ${quantity}
      where session_id = ${sessionId} and product_id = ${productId} and sold + ${quantity} <= quota
      returning coalesce(per_buyer, quota) as most`);
    if (!item || quantity > item.most) throw new FlashQuotaGone(productId);
    const taken = await tx(sql`
      insert into flash_buyers as had (session_id, product_id, buyer, taken)
      select ${sessionId}, ${productId}, buyer, ${quantity} from unnest(${sql.param(buyers)}::text[]) buyer order by buyer
      on conflict (session_id, product_id, buyer) do update set taken = had.taken + excluded.taken
      where had.taken + excluded.taken <= ${item.most} returning taken`);
    if (taken.length < buyers.length) throw new FlashQuotaGone(productId);
  }
}

/** Returns pieces to the quotas of flash items; an ended session has no quota any more. */
export async function giveBackFlash(tx: Tx, takes: readonly FlashTake[]): Promise<void> {
  for (const { sessionId, productId, buyers, quantity } of byIds(takes)) {
    const [buyerRow] = await tx(sql`
      update flash_buyers set taken = taken - ${quantity}
      where session_id = ${sessionId} and product_id = ${productId} and buyer = any(${sql.param(buyers)}) and taken >= ${quantity}
      returning buyer`);
    // A restarted session has forgotten its buyers: what they took is not part of its quota.
    if (!buyerRow) continue;
    await tx(sql`
      update flash_items set sold = sold - ${quantity}
      where session_id = ${sessionId} and product_id = ${productId} and sold - ${quantity} >= opening_sold`);
  }
}

/** A session is over: its quotas bind nobody any more. */
export async function forgetFlashBuyers(tx: Tx, sessionId: string): Promise<void> {
  await tx(sql`delete from flash_buyers where session_id = ${sessionId}`);
}
