import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { LinkPurpose } from '#db/schema/fulfilment.ts';
import { LINK_DAYS } from '#domain/orders/link-days.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { Transaction, Tx } from '#server/platform/database/transactions.ts';
import { sweepCodes } from '#server/platform/mail/mailed-code.ts';
import type { OrderOwner } from './order-view.ts';

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Creates a link to a purchase; only the hash of its token is stored. @returns the token */
export async function createLink(tx: Tx, purchaseId: string, purpose: LinkPurpose = 'open'): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const now = await tx.now();
  await tx(sql`
    insert into order_links (token_hash, purchase_id, purpose, expires_at)
    values (${hashOf(token)}, ${purchaseId}, ${purpose}, ${now}::timestamptz + ${LINK_DAYS} * interval '1 day')`);
  return token;
}

/** A purchase that a link opens, and the first of its orders. */
interface LinkedPurchase {
  purchaseId: string;
  number: string;
  unpaidPurchase: string | null;
  expiresAt: Date;
}

/** Marks a link as used. @returns false when it was before */
export async function markUsed(tx: Tx, token: string): Promise<boolean> {
  const used = await tx(sql`
    update order_links set used_at = ${await tx.now()}
    where token_hash = ${hashOf(token)} and used_at is null returning 1 as used`);
  return used.length > 0;
}

/** Whoever may confirm a purchase sees it, too. */
const SERVED_BY: Readonly<Record<LinkPurpose, readonly LinkPurpose[]>> = {
  open: ['open', 'confirm'],
  confirm: ['confirm'],
  disown: ['disown'],
};

/** The purchase of a link that still holds, or null. */
export async function findLink(
  query: Query,
  token: string,
  purpose: LinkPurpose,
): Promise<LinkedPurchase | null> {
  const [row] = await query<LinkedPurchase>(sql`
    select l.purchase_id as "purchaseId", l.expires_at as "expiresAt",
      case when p.state = 'awaiting' then p.number end as "unpaidPurchase", (
        select number from orders where purchase_id = l.purchase_id order by id limit 1
      ) as number
    from order_links l join purchases p on p.id = l.purchase_id
    where l.token_hash = ${hashOf(token)} and l.purpose = any(${sql.param(SERVED_BY[purpose])}::text[])
      and l.expires_at > shop_now()`);
  return row ?? null;
}

/**
 * The first order of a link's purchase. It changes nothing, because mail programs follow links by themselves.
 */
export async function peekLink(
  query: Query,
  token: string,
  purpose: LinkPurpose,
): Promise<{ number: string } | null> {
  const link = await findLink(query, token, purpose);
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
    const link = await findLink(tx, token, 'open');
    if (!link) return null;
    await grantBy(tx, link, owner);
    return { number: link.number, unpaidPurchase: link.unpaidPurchase };
  });
}

/** Lets an owner see the purchase of a link for as long as the link holds. */
export async function grantBy(
  query: Query,
  { purchaseId, expiresAt }: Pick<LinkedPurchase, 'purchaseId' | 'expiresAt'>,
  owner: OrderOwner,
): Promise<void> {
  await query(sql`
    insert into order_grants as g (owner_id, purchase_id, expires_at)
    values (${owner.userId ?? owner.guestId}, ${purchaseId}, ${expiresAt})
    on conflict (owner_id, purchase_id) do update set expires_at = greatest(g.expires_at, excluded.expires_at)`);
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
    insert into order_grants as g (owner_id, purchase_id, is_buyers, expires_at)
    select ${userId}::uuid, id, true, shop_now() + ${LINK_DAYS} * interval '1 day' from purchases
    where guest_id = ${guestId}
    union all
    select ${userId}::uuid, purchase_id, is_buyers, expires_at from order_grants where owner_id = ${guestId}
      and purchase_id not in (select id from purchases where guest_id = ${guestId})
    on conflict (owner_id, purchase_id) do update set is_buyers = g.is_buyers or excluded.is_buyers,
      expires_at = greatest(g.expires_at, excluded.expires_at)`);
}

/** Deletes expired links, permissions and codes. */
export async function sweepLinks(query: Query): Promise<void> {
  await query(sql`delete from order_links where expires_at <= shop_now()`);
  await query(sql`delete from order_grants where expires_at <= shop_now()`);
  await sweepCodes(query);
}
