import { type SQL, sql } from 'drizzle-orm';
import { type Actor, OPENING_EVENTS } from '#domain/orders/transitions.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { Tx } from '#server/platform/database/transactions.ts';

/** An event of an order that somebody was not told of. */
export interface UntoldEvent {
  seq: number;
  event: string;
  actor: Actor;
  /** The state into which it led; null for a note. */
  state: string | null;
  /** Why it was cancelled, or its review hidden. */
  reason: string | null;
  /** The refund that it tells of; null for other events, and for those of older shops. */
  refundId: string | null;
  /** Of a step of a return. */
  returnId: string | null;
  returnN: number | null;
  /** Until when the next step of a return must be made. */
  until: Date | null;
  at: Date;
  /** Its shop knew the order before; of a step of a return, that return. */
  wasSeen: boolean;
  /** Somebody read the contact's mails for it: typed the code from there, or pressed 'Bukan saya' there. */
  wasRead: boolean;
}

/** The columns that say up to which event an audience was told. */
const MARKS = { shopper: sql`told`, shop: sql`told_shop` } satisfies Record<string, SQL>;
type Audience = keyof typeof MARKS;

/** An order with events that an audience was not told of. */
interface UntoldOrder {
  told: number;
  events: number;
  purchaseId: string;
  sellerId: number;
}

/** Since when there are orders with events that nobody was told of: now, or null for none. */
export async function untoldSince(query: Query): Promise<Date | null> {
  const [row] = await query<{ due: Date }>(
    sql`select now() as due from orders where least(told, told_shop) < events limit 1`,
  );
  return row?.due ?? null;
}

/** Orders with events that an audience was not told of, some at a time. */
export async function untoldOrders(tx: Tx): Promise<string[]> {
  const rows = await tx<{ id: string }>(
    sql`select id from orders where least(told, told_shop) < events limit 500`,
  );
  return rows.map(({ id }) => id);
}

/** Locks an order of whose events an audience has not been told; null when it has. */
export async function lockUntold(tx: Tx, audience: Audience, orderId: string): Promise<UntoldOrder | null> {
  const [order] = await tx<UntoldOrder>(sql`
    select ${MARKS[audience]} as told, events, purchase_id as "purchaseId", seller_id as "sellerId" from orders
    where id = ${orderId} and ${MARKS[audience]} < events for update`);
  return order ?? null;
}

/** The events of an order after one of them, oldest first. */
export const untoldEvents = (tx: Tx, orderId: string, told: number): Promise<UntoldEvent[]> =>
  tx<UntoldEvent>(sql`
    select e.seq, e.event, e.actor, e.details ->> 'state' as state, e.at,
      coalesce(e.details ->> 'reason', e.details ->> 'ground') as reason,
      e.details ->> 'refund_id' as "refundId", e.details ->> 'return_id' as "returnId", (e.details ->> 'return')::integer as "returnN",
      (e.details ->> 'until')::timestamptz as until,
      coalesce(e.details ->> 'proof' = 'code', false) or e.event = 'disowned' as "wasRead",
      exists (
        select 1 from order_events b where b.order_id = e.order_id and b.seq < e.seq
          and case when e.event like 'return\_%'
            then b.event = 'return_asked' and b.details ->> 'return_id' = e.details ->> 'return_id'
            else b.event = any(${sql.param(OPENING_EVENTS)}::text[]) or b.details ->> 'state' = 'new' end
      ) as "wasSeen"
    from order_events e where e.order_id = ${orderId} and e.seq > ${told} order by e.seq`);

/** What the money is for that an event tells of, as a subquery; null for any other event. */
export const refundCauseOf = (orderId: SQL, seq: SQL): SQL => sql`(
  select e.details ->> 'refund_cause' from order_events e where e.order_id = ${orderId} and e.seq = ${seq})`;

/** An audience was told of the events of an order up to this one. */
export async function markTold(tx: Tx, audience: Audience, orderId: string, seq: number): Promise<void> {
  await tx(sql`update orders set ${MARKS[audience]} = ${seq} where id = ${orderId}`);
}

/** A mail about a purchase was not sent; its page says so. */
export async function noteMailHeld(tx: Tx, purchaseId: string): Promise<void> {
  await tx(sql`update purchases set mail_held_at = ${await tx.now()} where id = ${purchaseId}`);
}
