import { sql } from 'drizzle-orm';
import { type OrderEvent, type OrderState, replay, TRANSITIONS } from '#domain/orders/transitions.ts';
import { type ReturnEvent, type ReturnState, replayReturn } from '#domain/returns/transitions.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { Violation } from './invariant.ts';
import type { Scope } from './scope.ts';

export const TIMELINES = 'the events of an order or a return lead to its state';

export async function brokenTimelines(query: Query, scope: Scope): Promise<Violation[]> {
  const orders = await query<Told>(sql`
    select o.number, o.state, (min(e.details ->> 'state') filter (where e.event = 'placed')) as first,
      array_agg(e.event order by e.seq) as events
    from orders o join order_events e on e.order_id = o.id
    where ${scope.order(sql`o.id`)} group by o.id`);
  return [...brokenOrders(orders), ...(await brokenReturns(query, scope))];
}

async function brokenReturns(query: Query, scope: Scope): Promise<Violation[]> {
  const returns = await query<{ id: string; state: ReturnState; events: ('opened' | ReturnEvent)[] }>(sql`
    select r.id, r.state, array_agg(e.event order by e.seq) as events
    from returns r join return_events e on e.return_id = r.id
    where ${scope.order(sql`r.order_id`)} group by r.id`);
  return returns.flatMap(({ id, state, events }) => {
    const led = replayReturn(events.filter((event) => event !== 'opened'));
    return led === state ? [] : [{ subject: `return ${id}`, found: `${state}, events lead to ${led}` }];
  });
}

interface Told {
  number: string;
  state: OrderState;
  first: OrderState;
  events: string[];
}

function brokenOrders(orders: readonly Told[]): Violation[] {
  return orders.flatMap(({ number, state, first, events }) => {
    const transitions = events.filter((event): event is OrderEvent => event in TRANSITIONS);
    const led = replay(first, transitions);
    return led === state ? [] : [{ subject: `order ${number}`, found: `${state}, events lead to ${led}` }];
  });
}
