import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { acceptBy, shipBy } from '#domain/orders/deadlines.ts';
import { orderNumber } from '#domain/orders/number.ts';
import type { OrderState } from '#domain/orders/transitions.ts';
import { readCalendar } from '#server/modules/shipping/shipping.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import type { PlannedLine, PlannedOrder } from './purchase-plan.ts';

const goodsOf = ({ lines }: PlannedOrder) =>
  lines.reduce((total, { price, quantity }) => total + price * quantity, 0);

/** The price of a planned order, in whole Rupiah. */
export const totalOf = (order: PlannedOrder) => goodsOf(order) + order.shipping.charged + order.codFee;

/** A planned order to be written. */
export interface NewOrder {
  id: string;
  purchaseId: string;
  order: PlannedOrder;
  state: Extract<OrderState, 'unpaid' | 'unconfirmed' | 'waiting' | 'new'>;
  now: Date;
  /** Of an exchange: the order whose goods it replaces, and what they pay of it. */
  exchange?: { of: string; credit: number };
}

/** Writes an order with its first event. @returns its number */
export async function insertOrder(tx: Tx, given: NewOrder): Promise<string> {
  const { id, purchaseId, order, state, now, exchange } = given;
  const { shipping } = order;
  const number = orderNumber(now, randomBytes(6));
  // What is paid counts from then.
  const calendar = state === 'new' ? await readCalendar(tx) : null;
  const details = { state, ...(exchange && { reason: 'exchange' }) };
  await tx(sql`
    with placed as (
      insert into orders (id, purchase_id, number, seller_id, state, events, goods, shipping_quote, shipping_charged,
        shipping_by, cod_fee, is_own_purchase, total, exchange_of, credit, courier, service, arrives_from, arrives_to, transit_min, transit_max, note,
        gift_note, accept_by, ship_by, created_at)
      values (${id}, ${purchaseId}, ${number}, ${order.sellerId}, ${state}, 1, ${goodsOf(order)}, ${shipping.quote},
        ${shipping.charged}, ${shipping.by}, ${order.codFee}, ${order.isOwnPurchase}, ${totalOf(order)}, ${exchange?.of ?? null}, ${exchange?.credit ?? 0},
        ${shipping.courier}, ${shipping.service}, ${order.arrival.first}, ${order.arrival.last}, ${order.arrival.transit.min},
        ${order.arrival.transit.max}, ${order.note}, ${order.giftNote},
        ${calendar && acceptBy(now, calendar)}, ${calendar && shipBy(now, calendar)}, ${now})
      returning id
    )
    insert into order_events (order_id, seq, event, actor, details, at)
    select id, 1, 'placed', 'shopper', ${JSON.stringify(details)}::jsonb, ${now} from placed`);
  return number;
}

/** Writes the lines of an order, in their order. */
export async function insertLines(
  tx: Tx,
  orderId: string,
  lines: readonly (PlannedLine & { id: string })[],
): Promise<void> {
  const rows = lines.map((line, index) => ({ ...line, position: index + 1 }));
  await tx(sql`
    insert into order_lines (id, order_id, position, sku_id, product_id, name, options, image_url, price, original_price,
      weight_grams, commission_basis_points, flash_session, quantity, not_returnable)
    select id, ${orderId}::uuid, position, "skuId", "productId", name, options, "imageUrl", price, "originalPrice",
      "weightGrams", "commissionBasisPoints", "flashSession", quantity, "notReturnable"
    from jsonb_to_recordset(${JSON.stringify(rows)}) as l (id uuid, position integer, "skuId" integer,
      "productId" integer, name text, options text, "imageUrl" text, price integer, "originalPrice" integer,
      "weightGrams" integer, "commissionBasisPoints" integer, "flashSession" text, quantity integer, "notReturnable" text)`);
}
