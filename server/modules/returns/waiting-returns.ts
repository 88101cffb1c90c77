import { sql } from 'drizzle-orm';
import { returnNumber } from '#domain/returns/number.ts';
import type { ReturnState } from '#domain/returns/transitions.ts';
import { readOrders } from '#server/modules/orders/orders.ts';
import type { Query } from '#server/platform/database/query.ts';
import { readReturns } from './return-rows.ts';

/** A return that waits for its seller. */
export interface WaitingReturn {
  number: string;
  state: ReturnState;
  changedAt: Date;
  askedPart: number | null;
}

/** Returns in some states, the one that changed first before. */
export async function returnsIn(query: Query, states: readonly string[]): Promise<WaitingReturn[]> {
  const found = await readReturns(query, sql`r.state = any(${sql.param(states)}::text[])`);
  const ids = found.map(({ orderId }) => orderId);
  const orders = await readOrders(query, sql`o.id = any(${sql.param(ids)}::uuid[])`);
  const numbers = new Map(orders.map(({ id, number }) => [id, number]));
  return found
    .map(({ orderId, n, state, changedAt, askedPart }) => {
      const number = returnNumber(numbers.get(orderId) ?? '', n);
      return { number, state, changedAt, askedPart };
    })
    .toSorted((a, b) => a.changedAt.getTime() - b.changedAt.getTime());
}
