import { sql } from 'drizzle-orm';
import { forgetAccounts } from '#server/modules/ledger/ledger.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import { noteOnPurchase } from './change-order.ts';
import { findLink, grantBy, markUsed } from './order-links.ts';
import type { OrderOwner } from './order-view.ts';

/** What 'Bukan saya' leads to. */
export interface Disowned {
  /** The first order of the purchase. */
  number: string;
  /** Money went to a named account before; nothing can bring it back from here. */
  hasLeft: boolean;
}

/**
 * 'Bukan saya' in the mail about an account that took an order over, or about the bank account of its refund (P-BUY-70).
 * Whoever pressed it may see the purchase. Pressed again, it does no more than that.
 * @returns null for a link that is unknown or over
 */
export async function disownPurchase(tx: Tx, token: string, owner: OrderOwner): Promise<Disowned | null> {
  const link = await findLink(tx, token, 'disown');
  if (!link) return null;
  const { purchaseId, number } = link;
  await tx(sql`select 1 from purchases where id = ${purchaseId} for update`);
  const hasLeft = (await markUsed(tx, token)) && (await undo(tx, purchaseId));
  await grantBy(tx, link, owner);
  return { number, hasLeft };
}

/**
 * Takes the account off the purchase and the exchanges of its goods unless it bought it itself, ends what older links opened, and lets money that has
 * not left wait for a bank account again. The browser of the checkout keeps its order. @returns whether money had left
 */
async function undo(tx: Tx, purchaseId: string): Promise<boolean> {
  const ids = sql`array(
    with recursive own as (
      select id, purchase_id from orders where purchase_id = ${purchaseId}
      union select o.id, o.purchase_id from orders o join own on o.exchange_of = own.id
    ) select purchase_id from own)`;
  await tx(sql`
    update purchases set user_id = null, joined_at = null where id = any(${ids}) and joined_at is not null`);
  await tx(sql`delete from order_grants where purchase_id = any(${ids}) and not is_buyers`);
  await tx(sql`delete from order_links where purchase_id = any(${ids}) and purpose <> 'disown'`);
  const { hasLeft } = await forgetAccounts(tx, purchaseId);
  await noteOnPurchase(tx, { purchaseId, event: 'disowned', actor: 'shopper' });
  return hasLeft;
}
