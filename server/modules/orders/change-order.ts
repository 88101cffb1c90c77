import { type SQL, sql } from 'drizzle-orm';
import type { OrderNote } from '#domain/orders/notes.ts';
import { type Actor, type OrderEvent, type OrderState, TRANSITIONS } from '#domain/orders/transitions.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import { tellShopper } from './jobs.ts';

/** A change of an order's state. */
export interface OrderChange {
  orderId: string;
  event: OrderEvent;
  actor: Actor;
  /** For the timeline; contains no personal data. */
  details?: Record<string, unknown>;
  /** The time of the event. For a passed deadline this is the due moment; default is now. */
  at?: Date;
  /** Columns that change with the state. */
  set?: SQL;
  /** A further condition besides the state, such as a passed deadline. */
  onlyIf?: SQL;
}

/** An order after a change, under its lock. */
export interface ChangedOrder {
  id: string;
  number: string;
  purchaseId: string;
  sellerId: number;
  state: OrderState;
  /** The number of the event; ids of its consequences contain it. */
  seq: number;
  total: number;
  refundReserved: number;
}

/** Whose command this transaction is (`nameActor`); null where the program itself acts, also for a shopper. */
const PERSON = sql`nullif(nullif(current_setting('shop.actor', true), ''), 'system')`;

/**
 * The only way to change an order's state: a conditional update by the table of transitions, with its event.
 * Side effects (stock, money, jobs) follow in the same transaction.
 * @returns null when the event is impossible in the order's state
 */
export async function changeOrder(tx: Tx, change: OrderChange): Promise<ChangedOrder | null> {
  const { orderId, event, actor, details = {}, set, onlyIf } = change;
  const { from, to, by } = TRANSITIONS[event];
  if (!by.includes(actor)) return null;
  const at = change.at ?? (await tx.now());
  const [changed] = await tx<ChangedOrder>(sql`
    with changed as (
      update orders set state = ${to}, events = events + 1${set ? sql`, ${set}` : sql``}
      where id = ${orderId} and state = any(${sql.param(from)})${onlyIf ? sql` and ${onlyIf}` : sql``}
      returning *
    ), noted as (
      insert into order_events (order_id, seq, event, actor, by, details, at)
      select id, events, ${event}, ${actor}, ${PERSON}, ${JSON.stringify(details)}::jsonb, ${at} from changed
    )
    select id, number, purchase_id as "purchaseId", seller_id as "sellerId", state, events as seq, total,
      refund_reserved as "refundReserved"
    from changed`);
  if (!changed) return null;
  await tx.enqueue(tellShopper, [orderId]);
  return changed;
}

/**
 * Adds an event to an order's timeline that changes no state, such as a request to cancel. Locks the order.
 */
export async function noteEvent(
  tx: Tx,
  given: { orderId: string; event: OrderNote; actor: Actor; details?: Record<string, unknown>; at?: Date },
): Promise<void> {
  const { orderId, event, actor, details = {}, at = await tx.now() } = given;
  await tx(sql`
    with noted as (update orders set events = events + 1 where id = ${orderId} returning id, events)
    insert into order_events (order_id, seq, event, actor, by, details, at)
    select id, events, ${event}, ${actor}, ${PERSON}, ${JSON.stringify(details)}::jsonb, ${at} from noted`);
  await tx.enqueue(tellShopper, [orderId]);
}

/** Adds an event about a whole purchase to the timeline of its first order, which stands for all of them. */
export async function noteOnPurchase(
  tx: Tx,
  {
    purchaseId,
    ...note
  }: { purchaseId: string; event: OrderNote; actor: Actor; details?: Record<string, unknown> },
): Promise<void> {
  const [first] = await tx<{ id: string }>(
    sql`select id from orders where purchase_id = ${purchaseId} order by id limit 1`,
  );
  if (first) await noteEvent(tx, { ...note, orderId: first.id });
}
