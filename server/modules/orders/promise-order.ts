import { type SQL, sql } from 'drizzle-orm';
import { acceptBy, shipBy } from '#domain/orders/deadlines.ts';
import { promiseArrival } from '#domain/shipping/arrival.ts';
import { findService } from '#domain/shipping/couriers.ts';
import { readCalendar } from '#server/modules/shipping/shipping.ts';
import type { Tx } from '#server/platform/database/transactions.ts';

interface PromisedRow {
  service: string;
  min: number | null;
  max: number | null;
}

/**
 * The columns of an order that is bought for good at a moment: until when its seller must act (P-BUY-9), and when it
 * arrives, counted from that moment and not from when it was placed (P-SHIP-8).
 */
export async function promiseFrom(tx: Tx, orderId: string, paidAt: Date): Promise<SQL> {
  const calendar = await readCalendar(tx);
  const arrival = await arrivalFrom(tx, orderId, paidAt);
  return sql`accept_by = ${acceptBy(paidAt, calendar)}, ship_by = ${shipBy(paidAt, calendar)}, ${arrival}`;
}

/** The columns of when an order arrives if it is bought at a moment; as they are for a service that is not known any more. */
export async function arrivalFrom(tx: Tx, orderId: string, boughtAt: Date): Promise<SQL> {
  const [order] = await tx<PromisedRow>(
    sql`select service, transit_min as min, transit_max as max from orders where id = ${orderId}`,
  );
  const service = order && findService(order.service);
  if (!service || order.min === null || order.max === null) return sql`arrives_to = arrives_to`;
  const transit = { min: order.min, max: order.max };
  const { first, last } = promiseArrival({ speed: service.speed, transit }, boughtAt, await readCalendar(tx));
  return sql`arrives_from = ${first}, arrives_to = ${last}`;
}
