import { sql } from 'drizzle-orm';
import { rupiah, sumRupiah } from '#domain/money.ts';
import type { Collection } from '#domain/orders/seller-tabs.ts';
import { findService } from '#domain/shipping/couriers.ts';
import type { BookingRequest, ParcelEnd } from '#server/modules/shipping/shipping.ts';
import type { Query } from '#server/platform/database/query.ts';

/** What a label names besides the order. */
export interface SenderOptions {
  query: Query;
  /** The shop's telephone: a dropshipped parcel does not name its seller's. */
  phone: string;
}

interface EndsRow {
  way: 'out' | 'back' | 'again';
  service: string;
  collection: Collection;
  seller: string;
  contact: string;
  pickup_phone: string;
  address: string;
  pickup_postal_code: string;
  dropship: string;
  cash_on_delivery: number;
  recipient: string;
  phone: string;
  street: string;
  regionName: string;
  landmark: string;
  courier_note: string;
  postal_code: string;
}

interface ItemRow {
  name: string;
  price: number;
  quantity: number;
  weight: number;
  length: number;
  width: number;
  height: number;
}

/**
 * What the courier needs to know of a parcel; null when one of its addresses was deleted or no courier offers its
 * service.
 */
export async function bookingRequest(
  { query, phone }: SenderOptions,
  parcelId: string,
): Promise<BookingRequest | null> {
  const [ends] = await query<EndsRow>(sql`
    select b.way, b.service, b.collection, s.name as seller, a.contact, a.phone as pickup_phone, a.address,
      a.postal_code as pickup_postal_code, c.dropship_name as dropship,
      case when p.method = 'cod' and b.way = 'out' then o.total - o.credit else 0 end as cash_on_delivery,
      c.recipient, c.phone, c.street, c.region as "regionName", c.landmark, c.courier_note, c.postal_code
    from parcels b join orders o on o.id = coalesce(b.order_id, b.return_of) join purchases p on p.id = o.purchase_id
    join sellers s on s.id = o.seller_id join pickup_addresses a on a.seller_id = s.id
    join order_contacts c on c.purchase_id = o.purchase_id where b.id = ${parcelId}`);
  const service = ends && findService(ends.service);
  if (!ends || !service) return null;
  const rows = await query<ItemRow>(sql`
    select l.name, l.price, b.quantity, l.weight_grams as weight, coalesce(k.length_cm, 0) as length,
      coalesce(k.width_cm, 0) as width, coalesce(k.height_cm, 0) as height
    from parcel_lines b join order_lines l on l.id = b.line_id left join skus k on k.id = l.sku_id
    where b.parcel_id = ${parcelId} order by l.position`);
  const items = rows.map(({ price, weight: weightGrams, ...item }) => ({
    ...item,
    weightGrams,
    value: rupiah(price),
  }));
  const seller: ParcelEnd = {
    name: ends.contact,
    phone: ends.pickup_phone,
    address: ends.address,
    postalCode: ends.pickup_postal_code,
    note: ends.dropship ? '' : ends.seller,
  };
  const shopper: ParcelEnd = {
    name: ends.recipient,
    phone: ends.phone,
    postalCode: ends.postal_code,
    note: ends.courier_note,
    address: [ends.street, ends.landmark, ends.regionName].filter((part) => part !== '').join(', '),
  };
  const shop = ends.dropship
    ? { name: ends.dropship, phone }
    : { name: ends.seller, phone: ends.pickup_phone };
  const goesBack = ends.way === 'back';
  return {
    reference: parcelId,
    service: service.id,
    collection: ends.collection,
    items,
    sender: goesBack ? { name: shopper.name, phone: shopper.phone } : shop,
    from: goesBack ? shopper : seller,
    to: goesBack ? seller : shopper,
    insuredValue: sumRupiah(items.map(({ value, quantity }) => rupiah(value * quantity))),
    cashOnDelivery: rupiah(ends.cash_on_delivery),
  };
}
