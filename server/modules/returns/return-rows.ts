import { type SQL, sql } from 'drizzle-orm';
import type { Actor } from '#domain/orders/transitions.ts';
import type { ReturnReason } from '#domain/returns/reasons.ts';
import type { ReturnEvent, ReturnState } from '#domain/returns/transitions.ts';
import type { OrderRow } from '#server/modules/orders/orders.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { Tx } from '#server/platform/database/transactions.ts';

/** A return as it is stored. Amounts are whole Rupiah. */
export interface StoredReturn {
  id: string;
  orderId: string;
  n: number;
  state: ReturnState;
  reason: ReturnReason;
  text: string;
  goesBack: boolean;
  askedPart: number | null;
  offeredPart: number | null;
  refusal: string;
  appeal: string;
  openedBy: string | null;
  openedAt: Date;
  changedAt: Date;
  dueAt: Date | null;
  courier: string;
  waybill: string;
  /** When its courier is asked next about the waybill; null for one that nobody is asked about. */
  askAt: Date | null;
  postage: number;
  arrivedAt: Date | null;
  /** What the seller weighed then, in grams; null for what nobody weighed. */
  weighedGrams: number | null;
  backCourier: string;
  backWaybill: string;
  /** The order of the goods that replace these; null before the approval, and when they were not there. */
  exchangeId: string | null;
  pieces: ReturnPieces[];
}

/** A return and its order, both locked: purchase, order, return. */
export interface LockedReturn {
  order: OrderRow;
  found: StoredReturn;
}

/** The pieces of a line of the order that are returned. */
export interface ReturnPieces {
  line: number;
  quantity: number;
  /** Those that passed the inspection when others did not. */
  accepted: number;
  /** The SKU that the shopper wants instead, of every line or of none. */
  wanted: number | null;
}

/** The pieces about which nothing was decided yet: all, but for those that passed when others did not. */
export const undecided = ({ pieces }: Pick<StoredReturn, 'pieces'>): { line: number; quantity: number }[] =>
  pieces
    .map(({ line, quantity, accepted }) => ({ line, quantity: quantity - accepted }))
    .filter(({ quantity }) => quantity > 0);

/** Something that happened to a return. */
export interface ReturnEventRow {
  seq: number;
  event: 'opened' | ReturnEvent;
  actor: Actor;
  at: Date;
}

/** Returns `r` that a condition selects, the newest first, or as `order` says. */
export const readReturns = (query: Query, condition: SQL, order = NEWEST_FIRST): Promise<StoredReturn[]> =>
  query<StoredReturn>(sql`
    select r.id, r.order_id as "orderId", r.n, r.state, r.reason, r.text, r.goes_back as "goesBack",
      r.asked_part as "askedPart", r.offered_part as "offeredPart", r.refusal, r.appeal, r.opened_by as "openedBy",
      r.opened_at as "openedAt", r.changed_at as "changedAt", r.due_at as "dueAt", r.courier, r.waybill, r.ask_at as "askAt",
      r.postage, r.arrived_at as "arrivedAt", r.weighed_grams as "weighedGrams", r.back_courier as "backCourier",
      r.back_waybill as "backWaybill", r.exchange_id as "exchangeId", (
        select json_agg(json_build_object('line', l.position, 'quantity', l.quantity,
          'accepted', l.accepted, 'wanted', l.wanted_sku) order by l.position)
        from return_lines l where l.return_id = r.id
      ) as pieces
    from returns r where ${condition} ${order}`);

const NEWEST_FIRST = sql`order by r.opened_at desc, r.n desc`;

export async function readReturn(query: Query, condition: SQL): Promise<StoredReturn | null> {
  const [found] = await readReturns(query, condition);
  return found ?? null;
}

/** The id of a return by its number, of an order with an id; null for an unknown one. */
export async function findReturnId(query: Query, orderId: string, n: number): Promise<string | null> {
  const [row] = await query<{ id: string }>(
    sql`select id from returns where order_id = ${orderId} and n = ${n}`,
  );
  return row?.id ?? null;
}

/** The order of returns, and their place among its returns, by their ids. */
export async function placesOfReturns(
  query: Query,
  ids: readonly string[],
): Promise<ReadonlyMap<string, { orderId: string; n: number }>> {
  const rows = await query<{ id: string; orderId: string; n: number }>(sql`
    select id, order_id as "orderId", n from returns where id = any(${sql.param(ids)}::uuid[])`);
  return new Map(rows.map(({ id, orderId, n }) => [id, { orderId, n }]));
}

/** Its timeline, oldest first. */
export const readReturnEvents = (query: Query, returnId: string): Promise<ReturnEventRow[]> =>
  query<ReturnEventRow>(sql`
    select seq, event, actor, at from return_events where return_id = ${returnId} order by seq`);

/** Locks a return; its order and purchase are locked by then. */
export async function lockReturn(tx: Tx, returnId: string): Promise<StoredReturn> {
  await tx(sql`select from returns where id = ${returnId} for update`);
  const found = await readReturn(tx, sql`r.id = ${returnId}`);
  if (!found) throw new Error(`There is no return ${returnId}`);
  return found;
}
