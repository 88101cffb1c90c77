import { sql } from 'drizzle-orm';
import { normalisePhone } from '#domain/addresses/phone.ts';
import { cleanLine } from '#domain/forms/clean-text.ts';
import { parseOrderNumber } from '#domain/orders/number.ts';
import type { Query } from '#server/platform/database/query.ts';
import { readEvents, readParcels, shippingOf } from './order-page.ts';
import { type OrderRow, readOrders } from './order-row.ts';
import type { TrackedOrder } from './order-view.ts';

/**
 * The order of a number, or all orders of a purchase's number, which mails and the pay page name first, by the
 * phone or e-mail they were placed with. Without personal data, because a parcel's label has both. Empty for a wrong
 * number and for a wrong contact alike. The caller limits the number of attempts.
 */
export async function trackOrders(
  query: Query,
  typed: { number: string; contact: string },
): Promise<TrackedOrder[]> {
  const number = parseOrderNumber(typed.number);
  const phone = normalisePhone(typed.contact);
  const email = cleanLine(typed.contact).toLowerCase();
  if (number === null) return [];
  const orders = await readOrders(
    query,
    sql`(o.number = ${number} or o.purchase_id = (select id from purchases where number = ${number})) and exists (
      select 1 from order_contacts c where c.purchase_id = p.id
        and (c.phone = ${phone} or lower(c.email) = ${email}))`,
  );
  return Promise.all(orders.map((order) => tracked(query, order)));
}

async function tracked(query: Query, order: OrderRow): Promise<TrackedOrder> {
  const [contact] = await query<{ recipient: string; region: string }>(
    sql`select recipient, region from order_contacts where purchase_id = ${order.purchaseId}`,
  );
  const parcels = await readParcels(query, order.id);
  return {
    number: order.number,
    state: order.state,
    placedAt: order.placedAt,
    shop: { id: order.sellerId, name: order.seller },
    lines: order.lines.map(({ name, quantity }) => ({ name, quantity })),
    shipping: shippingOf(order),
    deliveredAt: order.deliveredAt,
    receivedAt: order.receivedAt,
    missingSince: order.missingSince,
    recipient: `${(contact?.recipient ?? '').slice(0, 1)}***`,
    place: contact?.region ?? '',
    events: await readEvents(query, order.id),
    parcels: parcels.map((parcel) => ({
      ...parcel,
      waybill: parcel.waybill && masked(parcel.waybill),
      // Couriers write down who took the parcel, and where.
      events: parcel.events.map(({ at, status }) => ({ at, status, note: '' })),
    })),
  };
}

const masked = (waybill: string): string => waybill.slice(-4).padStart(waybill.length, '*');
