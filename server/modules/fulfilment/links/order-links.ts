import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { LINK_DAYS } from '#domain/orders/link-days.ts';
import type { OrderOwner } from '#server/modules/orders/orders.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { Transaction, Tx } from '#server/platform/database/transactions.ts';

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Creates a link to a purchase; only the hash of its token is stored. */
export async function createLink(tx: Tx, purchaseId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const now = await tx.now();
  await tx(sql`
    insert into order_links (token_hash, purchase_id, expires_at)
    values (${hashOf(token)}, ${purchaseId}, ${now}::timestamptz + ${LINK_DAYS} * interval '1 day')`);
  return token;
}

/** A purchase that a link opens, and the first of its orders. */
interface LinkedPurchase extends Record<string, unknown> {
  purchaseId: string;
  number: string;
  unpaidPurchase: string | null;
  expiresAt: Date;
}

/** The purchase of a link that still holds, or null. */
export async function findLink(query: Query, token: string): Promise<LinkedPurchase | null> {
  const [row] = await query<LinkedPurchase>(sql`
    select l.purchase_id as "purchaseId", l.expires_at as "expiresAt",
      case when p.state = 'awaiting' then p.number end as "unpaidPurchase", (
        select number from orders where purchase_id = l.purchase_id order by id limit 1
      ) as number
    from order_links l join purchases p on p.id = l.purchase_id
    where l.token_hash = ${hashOf(token)} and l.expires_at > shop_now()`);
  return row ?? null;
}

/**
 * The first order of a link's purchase. It changes nothing, because mail programs follow links by themselves.
 */
export async function peekLink(query: Query, token: string): Promise<{ number: string } | null> {
  const link = await findLink(query, token);
  return link && { number: link.number };
}

/** What the link of a mail opened: the first order of its purchase, and the purchase while it waits for its payment. */
export interface OpenedOrder {
  number: string;
  unpaidPurchase: string | null;
}

/** Lets whoever opened a link see its purchase for as long as the link holds. */
export function openLink(
  transaction: Transaction,
  token: string,
  owner: OrderOwner,
): Promise<OpenedOrder | null> {
  return transaction(async (tx) => {
    const link = await findLink(tx, token);
    if (!link) return null;
    await tx(sql`
      insert into order_grants as g (owner_id, purchase_id, expires_at)
      values (${owner.userId ?? owner.guestId}, ${link.purchaseId}, ${link.expiresAt})
      on conflict (owner_id, purchase_id) do update set expires_at = greatest(g.expires_at, excluded.expires_at)`);
    return { number: link.number, unpaidPurchase: link.unpaidPurchase };
  });
}

/**
 * A guest signs in. The account may see what the browser could see, and its owner may take over each
 * purchase, but none joins the account by itself. Implements `GuestMerge` of identity.
 */
export async function grantGuestOrders(
  query: Query,
  { guestId, userId }: { guestId: string; userId: string },
): Promise<void> {
  await query(sql`
    insert into order_grants as g (owner_id, purchase_id, expires_at)
    select ${userId}::uuid, id, shop_now() + ${LINK_DAYS} * interval '1 day' from purchases where guest_id = ${guestId}
    union all
    select ${userId}::uuid, purchase_id, expires_at from order_grants where owner_id = ${guestId}
      and purchase_id not in (select id from purchases where guest_id = ${guestId})
    on conflict (owner_id, purchase_id) do update set expires_at = greatest(g.expires_at, excluded.expires_at)`);
}

/** Moves a guest's purchase into an account that may see it. @returns false when there is none to move */
export async function joinPurchase(query: Query, userId: string, orderNumber: string): Promise<boolean> {
  const joined = await query(sql`
    update purchases p set user_id = ${userId}, guest_id = null
    from orders o, order_grants g
    where o.number = ${orderNumber} and p.id = o.purchase_id and p.user_id is null
      and g.purchase_id = p.id and g.owner_id = ${userId} and g.expires_at > shop_now()
    returning p.id`);
  return joined.length > 0;
}

/** Deletes expired links and permissions. */
export async function sweepLinks(query: Query): Promise<void> {
  await query(sql`delete from order_links where expires_at <= shop_now()`);
  await query(sql`delete from order_grants where expires_at <= shop_now()`);
}
