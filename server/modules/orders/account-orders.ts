import { sql } from 'drizzle-orm';
import { LINK_DAYS } from '#domain/orders/link-days.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import { noteOnPurchase } from './change-order.ts';
import { grantGuestOrders } from './order-links.ts';

/** The orders of an account with their lines and addresses, for 'Download my data'. */
export async function exportOrders(query: Query, userId: string): Promise<Record<string, unknown>[]> {
  return query(sql`
    select o.number, o.state, p.number as purchase, p.method, o.total,
      o.shipping_charged as shipping, o.note, o.gift_note, o.invoice_number, o.created_at, s.name as seller, (
        select json_agg(json_build_object('name', l.name, 'options', l.options, 'price', l.price,
          'quantity', l.quantity) order by l.position)
        from order_lines l where l.order_id = o.id
      ) as lines, (
        select json_agg(json_build_object('event', e.event, 'at', e.at) order by e.seq)
        from order_events e where e.order_id = o.id
      ) as events, (
        select row_to_json(c) from (
          select recipient, phone, email, region, postal_code, street, landmark, courier_note, dropship_name
          from order_contacts where purchase_id = p.id
        ) c
      ) as contact
    from orders o join purchases p on p.id = o.purchase_id join sellers s on s.id = o.seller_id
    where p.user_id = ${userId} order by o.created_at, o.id`);
}

/** Nothing can be returned, refunded or sent any more. */
const IS_CLOSED = sql`
  not exists (
    select 1 from orders o where o.purchase_id = p.id and (o.state not in ('completed', 'cancelled')
      or o.window_end > shop_now())
  ) and not exists (select 1 from refunds r where r.purchase_id = p.id and r.state <> 'done')`;

/**
 * Detaches orders from an account. Unfinished ones continue: a mail with a link tells so, and the guest of the browser
 * in which the account was deleted may go on with them. Their personal data is deleted when they are finished. Numbers,
 * amounts and events stay, as bookkeeping law requires.
 */
export async function leaveOrders(tx: Tx, userId: string, guestId: string | null): Promise<void> {
  const open = await tx<{ id: string }>(sql`
    select id from purchases p where user_id = ${userId} and not (${IS_CLOSED}) order by id for update`);
  await tx(sql`delete from order_grants where owner_id = ${userId}`);
  await tx(sql`update purchases set user_id = null, joined_at = null where user_id = ${userId}`);
  for (const { id: purchaseId } of open) {
    if (guestId !== null)
      await tx(sql`
        insert into order_grants (owner_id, purchase_id, is_buyers, expires_at)
        values (${guestId}, ${purchaseId}, true, shop_now() + ${LINK_DAYS} * interval '1 day')`);
    await noteOnPurchase(tx, { purchaseId, event: 'account_left', actor: 'shopper' });
  }
}

/**
 * Deletes names, addresses and notes of closed purchases without an account: at once after an account was
 * deleted, for a guest when the links in the mails have expired.
 */
export async function forgetContacts(query: Query): Promise<void> {
  const forgotten = await query<{ id: string }>(sql`
    delete from order_contacts c using purchases p
    where p.id = c.purchase_id and p.user_id is null and ${IS_CLOSED}
      and (p.guest_id is null or p.created_at < shop_now() - ${LINK_DAYS} * interval '1 day')
    returning p.id`);
  if (forgotten.length === 0) return;
  const ids = forgotten.map(({ id }) => id);
  await query(sql`
    update orders set note = '', gift_note = '' where purchase_id = any(${sql.param(ids)}::uuid[])`);
}

/** The orders of accounts and guests, in the interface of identity. */
export const accountOrders = {
  merge: grantGuestOrders,
  exported: async (query: Query, userId: string) => ({ orders: await exportOrders(query, userId) }),
  remove: leaveOrders,
  sweep: forgetContacts,
};
