import { sql } from 'drizzle-orm';
import { type OrderEvent, type OrderState, replay, TRANSITIONS } from '#domain/orders/transitions.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { Violation } from './invariant.ts';
import type { Scope } from './scope.ts';

export const TIMELINES = "an order's events lead to its state";

export async function brokenTimelines(query: Query, scope: Scope): Promise<Violation[]> {
  const orders = await query<{ number: string; state: OrderState; first: OrderState; events: string[] }>(sql`
    select o.number, o.state, (min(e.details ->> 'state') filter (where e.event = 'placed')) as first,
      array_agg(e.event order by e.seq) as events
    from orders o join order_events e on e.order_id = o.id
    where ${scope.order(sql`o.id`)} group by o.id`);
  return orders.flatMap(({ number, state, first, events }) => {
    const transitions = events.filter((event): event is OrderEvent => event in TRANSITIONS);
    const led = replay(first, transitions);
    return led === state ? [] : [{ subject: `order ${number}`, found: `${state}, events lead to ${led}` }];
  });
}
