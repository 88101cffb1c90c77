import { sql } from 'drizzle-orm';

/** The lines of order `o` as JSON in the shape of `OrderLineView`, in their order. */
export const LINES_OF_ORDER = sql`(
  select json_agg(json_build_object('position', l.position, 'skuId', l.sku_id, 'productId', l.product_id,
    'name', l.name, 'options', l.options, 'imageUrl', l.image_url, 'price', l.price,
    'originalPrice', l.original_price, 'quantity', l.quantity, 'cancelled', l.cancelled, 'returned', l.returned, 'settled', l.settled,
    'notReturnable', l.not_returnable)
    order by l.position)
  from order_lines l where l.order_id = o.id)`;

/** The states of all orders of the purchase of order `o`. */
export const SIBLINGS_OF_ORDER = sql`(
  select array_agg(s.state) from orders s where s.purchase_id = o.purchase_id)`;
