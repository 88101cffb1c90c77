import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { type OrderEvent, type OrderState, replay, TRANSITIONS } from '#domain/orders/transitions.ts';
import type { Query } from '#server/platform/database/query.ts';

const isTransition = (event: string): event is OrderEvent => event in TRANSITIONS;

/** What must be true of an order after any actions in any order. */
export async function expectTruth(query: Query, { id, skuId }: { id: string; skuId: number }): Promise<void> {
  const [order] = await query<{
    state: OrderState;
    events: number;
    held: number;
    reserved: number;
    total: number;
  }>(sql`
    select state, events, total::float8 as total, refund_reserved::float8 as reserved, (
      select coalesce(sum(case when credit = 'escrow:' || o.id then amount else -amount end), 0)::float8
      from ledger_transfers where 'escrow:' || o.id in (debit, credit)
    ) as held
    from orders o where id = ${id}`);
  if (!order) throw new Error('There is no such order');
  const events = await query<{ seq: number; event: string; first: OrderState | null }>(sql`
    select seq, event, details ->> 'state' as first from order_events where order_id = ${id} order by seq`);
  const [placed] = events;
  const happened = events.map(({ event }) => event).filter(isTransition);
  expect(replay(placed?.first ?? 'unpaid', happened), happened.join(' ')).toBe(order.state);
  expect(events.map(({ seq }) => seq)).toEqual(events.map((_, at) => at + 1));
  expect(order.events).toBe(events.length);
  expect(order.held).toBeGreaterThanOrEqual(0);
  if (['unpaid', 'completed', 'cancelled'].includes(order.state)) expect(order.held, order.state).toBe(0);
  const [stock] = await query<{
    stock: number;
    moved: number;
    taken: number;
    kept: number;
    lost: boolean;
  }>(sql`
    select i.stock, (select sum(quantity)::int from stock_moves where sku_id = i.sku_id) as moved,
      (select -coalesce(sum(m.quantity), 0)::int from stock_moves m join order_lines l on l.id = m.order_line_id
        where l.order_id = ${id}) as taken,
      (select sum(quantity - cancelled)::int from order_lines where order_id = ${id}) as kept,
      exists (select 1 from stock_moves m join order_lines l on l.id = m.order_line_id
        where l.order_id = ${id} and m.kind = 'lost') as lost
    from inventory i where i.sku_id = ${skuId}`);
  expect(stock?.stock).toBe(stock?.moved);
  if (!stock?.lost) expect(stock?.taken).toBe(stock?.kept);
  const refunds = await query<{ amount: number }>(
    sql`select amount::float8 as amount from refunds where order_id = ${id}`,
  );
  const sum = refunds.reduce((all, { amount }) => all + amount, 0);
  expect(sum).toBe(order.reserved);
  expect(sum).toBeLessThanOrEqual(order.total);
  const [parcels] = await query<{ live: number }>(sql`
    select count(*)::int as live from parcels where order_id = ${id} and state in ('created', 'booked', 'picked')`);
  expect(parcels?.live).toBeLessThanOrEqual(1);
}
