import { sql } from 'drizzle-orm';
import type { PurchaseState } from '#domain/orders/purchase-states.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { Transaction } from '#server/platform/database/transactions.ts';
import { findLink } from './order-links.ts';
import type { OrderOwner } from './order-view.ts';
import { purchasesOf } from './owned.ts';
import { confirmPurchase } from './settle-purchase.ts';

/** A newcomer's purchase at the door, as the link of its mail shows it. Amounts are whole Rupiah. */
export interface Confirmation {
  number: string;
  /** `waiting`: it can be confirmed now. */
  state: 'waiting' | 'confirmed' | 'expired' | 'cancelled';
  /** Until when. */
  confirmBy: Date | null;
  total: number;
  orders: { number: string; seller: string; total: number; lines: { name: string; quantity: number }[] }[];
}

interface ConfirmationRow extends Omit<Confirmation, 'state'> {
  state: PurchaseState;
  isOver: boolean;
}

/** What the link of a mail confirms; null for an unknown link. Changes nothing: mail programs follow links. */
export async function peekConfirmation(query: Query, token: string): Promise<Confirmation | null> {
  const link = await findLink(query, token, 'confirm');
  if (!link) return null;
  const [row] = await query<ConfirmationRow>(sql`
    select p.number, p.state, p.pay_by as "confirmBy", coalesce(p.pay_by <= shop_now(), false) as "isOver",
      p.total, (
        select jsonb_agg(jsonb_build_object('number', o.number, 'seller', s.name, 'total', o.total, 'lines', (
          select jsonb_agg(jsonb_build_object('name', l.name, 'quantity', l.quantity) order by l.position)
          from order_lines l where l.order_id = o.id
        )) order by o.number) from orders o join sellers s on s.id = o.seller_id where o.purchase_id = p.id
      ) as orders
    from purchases p where p.id = ${link.purchaseId} and p.method = 'cod'`);
  if (!row) return null;
  const { isOver, state, ...shown } = row;
  return { ...shown, state: state === 'awaiting' ? (isOver ? 'expired' : 'waiting') : state };
}

/** Confirms the purchase of a mail's link. Repeating it changes nothing. */
export async function confirmByLink(transaction: Transaction, token: string): Promise<void> {
  await transaction(async (tx) => {
    const link = await findLink(tx, token, 'confirm');
    if (link) await confirmPurchase(tx, link.purchaseId);
  });
}

/** Confirms an own purchase without its mail, where a demo sends none. @returns false when it is too late */
export function confirmOwn(transaction: Transaction, owner: OrderOwner, number: string): Promise<boolean> {
  return transaction(async (tx) => {
    const [own] = await tx<{ id: string }>(sql`
      select id from purchases where number = ${number} and id in ${purchasesOf(owner)}`);
    return own !== undefined && (await confirmPurchase(tx, own.id));
  });
}
