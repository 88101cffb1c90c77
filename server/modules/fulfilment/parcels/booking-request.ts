import { sql } from 'drizzle-orm';
import { somePostalCode } from '#domain/addresses/postal-code.ts';
import { rupiah } from '#domain/money.ts';
import { findService } from '#domain/shipping/couriers.ts';
import { type CityCode, zoneOf } from '#domain/shipping/zones.ts';
import type { BookingRequest } from '#server/modules/shipping/shipping.ts';
import type { Query } from '#server/platform/database/query.ts';

/** The sender for couriers: sellers have a place, but no address or telephone of their own yet. */
export interface SenderOptions {
  query: Query;
  cityOf(place: string): Promise<CityCode>;
  /** The shop's telephone. */
  phone: string;
}

interface EndsRow extends Record<string, unknown> {
  service: string;
  seller: string;
  location: string;
  dropship: string;
  recipient: string;
  phone: string;
  street: string;
  region: string;
  landmark: string;
  courier_note: string;
  postal_code: string;
}

interface ItemRow extends Record<string, unknown> {
  name: string;
  price: number;
  quantity: number;
  weight: number;
  length: number;
  width: number;
  height: number;
}

/**
 * What the courier needs to know of a parcel; null when its address was deleted or no courier offers its
 * service.
 */
export async function bookingRequest(
  options: SenderOptions,
  parcelId: string,
): Promise<BookingRequest | null> {
  const { query, cityOf, phone } = options;
  const [ends] = await query<EndsRow>(sql`
    select b.service, s.name as seller, s.location, c.dropship_name as dropship, c.recipient, c.phone, c.street,
      c.region, c.landmark, c.courier_note, c.postal_code
    from parcels b join orders o on o.id = b.order_id join sellers s on s.id = o.seller_id
    join order_contacts c on c.purchase_id = o.purchase_id where b.id = ${parcelId}`);
  const service = ends && findService(ends.service);
  if (!ends || !service) return null;
  const items = await query<ItemRow>(sql`
    select l.name, l.price, b.quantity, l.weight_grams as weight, coalesce(k.length_cm, 0) as length,
      coalesce(k.width_cm, 0) as width, coalesce(k.height_cm, 0) as height
    from parcel_lines b join order_lines l on l.id = b.line_id left join skus k on k.id = l.sku_id
    where b.parcel_id = ${parcelId} order by l.position`);
  const city = await cityOf(ends.location);
  return {
    ...{ reference: parcelId, service: service.id },
    from: {
      ...{ name: ends.dropship || ends.seller, phone, address: ends.location, note: '' },
      postalCode: somePostalCode(city, { isAroundJakarta: zoneOf(city) === 'jabodetabek' }),
    },
    to: {
      ...{ name: ends.recipient, phone: ends.phone, postalCode: ends.postal_code, note: ends.courier_note },
      address: [ends.street, ends.landmark, ends.region].filter((part) => part !== '').join(', '),
    },
    items: items.map(({ price, weight: weightGrams, ...item }) => ({
      ...{ ...item, weightGrams },
      value: rupiah(price),
    })),
  };
}
