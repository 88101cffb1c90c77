import { sql } from 'drizzle-orm';
import { KEPT_YEARS, keptUntil } from '#domain/orders/kept-years.ts';
import { LINK_DAYS } from '#domain/orders/link-days.ts';
import { shopNow } from '#server/platform/database/now.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import { noteOnPurchase } from './change-order.ts';
import { keepCodBlock, sweepCodBlocks } from './kept-cod-blocks.ts';
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

/** Nothing is returned or refunded any more, and nothing can be. */
const IS_CLOSED = sql`
  not exists (
    select 1 from orders o where o.purchase_id = p.id and (o.state not in ('completed', 'cancelled')
      or o.window_end > shop_now() or o.return_id is not null)
  ) and not exists (select 1 from refunds r where r.purchase_id = p.id and r.state <> 'done')`;

/**
 * Detaches orders from an account. Unfinished ones continue: a mail with a link tells so, and the guests of the browsers
 * in which the account was deleted, and in which they were bought before they joined it, may go on with them. Finished ones
 * open to nobody any more. Their personal data is sealed or deleted when they are finished. Numbers, amounts and events stay,
 * as bookkeeping law requires.
 */
export async function leaveOrders(tx: Tx, userId: string, guestId: string | null): Promise<void> {
  const purchases = await tx<{ id: string; boughtBy: string | null; isClosed: boolean }>(sql`
    select id, guest_id as "boughtBy", ${IS_CLOSED} as "isClosed" from purchases p
    where user_id = ${userId} order by id for update`);
  const closed = purchases.filter(({ isClosed }) => isClosed).map(({ id }) => id);
  await tx(sql`
    delete from order_grants where owner_id = ${userId} or purchase_id = any(${sql.param(closed)}::uuid[])`);
  await tx(sql`delete from order_links where purchase_id = any(${sql.param(closed)}::uuid[])`);
  await tx(sql`
    update purchases set user_id = null, joined_at = null, guest_id = null where user_id = ${userId}`);
  for (const { id: purchaseId, boughtBy, isClosed } of purchases) {
    if (isClosed) continue;
    for (const guest of new Set([guestId, boughtBy]))
      if (guest !== null) await grantBuyer(tx, purchaseId, guest);
    await noteOnPurchase(tx, { purchaseId, event: 'account_left', actor: 'shopper' });
  }
}

/** Lets the browser of a guest go on with a purchase as its buyer, also one that opened it by a link before. */
const grantBuyer = (tx: Tx, purchaseId: string, guestId: string) =>
  tx(sql`
    insert into order_grants as g (owner_id, purchase_id, is_buyers, expires_at)
    values (${guestId}, ${purchaseId}, true, shop_now() + ${LINK_DAYS} * interval '1 day')
    on conflict (owner_id, purchase_id) do update set is_buyers = true,
      expires_at = greatest(g.expires_at, excluded.expires_at)`);

/**
 * Takes names, addresses and notes of closed purchases without an account from all who work with orders: at once after an
 * account was deleted, of a guest when the links in the mails have expired. Of purchases with an invoice they are sealed as long
 * as the law asks, of others deleted (P-ACC-17).
 */
export async function forgetContacts(query: Query): Promise<void> {
  const now = await shopNow(query);
  await query(sql`delete from sealed_contacts where keep_until < ${now}`);
  // One statement: a contact is never in both tables, and never in none.
  const forgotten = await query<{ id: string }>(sql`
    with gone as (
      delete from order_contacts c using purchases p
      where p.id = c.purchase_id and p.user_id is null and ${IS_CLOSED}
        and (p.guest_id is null or p.created_at < ${now}::timestamptz - ${LINK_DAYS} * interval '1 day')
      returning c.*
    ), sealed as (
      insert into sealed_contacts (purchase_id, contact, keep_until)
      select g.purchase_id, to_jsonb(g) - 'purchase_id', ${keptUntil(now, KEPT_YEARS.money)}::timestamptz from gone g
      where exists (select from orders o where o.purchase_id = g.purchase_id and o.invoice_number is not null)
    )
    select purchase_id as id from gone`);
  if (forgotten.length === 0) return;
  const ids = forgotten.map(({ id }) => id);
  await query(sql`
    update orders set note = '', gift_note = '' where purchase_id = any(${sql.param(ids)}::uuid[])`);
}

/** The sealed contact of a purchase; null when it is not sealed, or was deleted. For `orders.open_sealed` alone. */
export async function readSealed(query: Query, purchaseId: string): Promise<Record<string, string> | null> {
  const [row] = await query<{ contact: Record<string, string> }>(
    sql`select contact from sealed_contacts where purchase_id = ${purchaseId}`,
  );
  return row?.contact ?? null;
}

/** Purchases of an account of which the law asks to keep who bought them. */
async function countKept(query: Query, userId: string): Promise<number> {
  const [row] = await query<{ count: number }>(sql`
    select count(*)::integer as count from purchases p where p.user_id = ${userId}
      and exists (select from orders o where o.purchase_id = p.id and o.invoice_number is not null)`);
  return row?.count ?? 0;
}

/** The orders of accounts and guests, in the interface of identity. */
export const accountOrders = {
  merge: grantGuestOrders,
  exported: async (query: Query, userId: string) => ({ orders: await exportOrders(query, userId) }),
  kept: async (query: Query, userId: string) => ({
    sealed: await countKept(query, userId),
    sealedUntil: keptUntil(await shopNow(query), KEPT_YEARS.money),
  }),
  keepBlocks: keepCodBlock,
  remove: leaveOrders,
  async sweep(query: Query) {
    await forgetContacts(query);
    await sweepCodBlocks(query);
  },
};
