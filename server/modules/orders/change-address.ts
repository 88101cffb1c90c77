import { sql } from 'drizzle-orm';
import { ADDRESS_OPEN } from '#domain/orders/actions.ts';
import { type CityCode, cityOfRegion, routeBetween } from '#domain/shipping/zones.ts';
import type { Transaction } from '#server/platform/database/transactions.ts';
import { noteEvent } from './change-order.ts';
import type { AddressRefusal, NewAddress } from './order-desk.ts';

/** The name of a region, such as 'Tebet, Jakarta Selatan, DKI Jakarta'; null for an unknown one. */
export type NameRegion = (code: string) => Promise<string | null>;

export interface AddressChange {
  purchaseId: string;
  address: NewAddress;
}

interface SiblingRow extends Record<string, unknown> {
  id: string;
  state: string;
  location: string;
}

/**
 * Changes the address of all orders of a purchase, until a seller has started work on one of them. Only along
 * the same route, so that cost and days stay as promised and paid.
 * @returns null when it was done
 */
export async function changeAddress(
  work: { transaction: Transaction; nameRegion: NameRegion; cityOf(place: string): Promise<CityCode> },
  { purchaseId, address }: AddressChange,
): Promise<AddressRefusal | null> {
  const region = await work.nameRegion(address.region);
  if (region === null) return { code: 'unknown_region' };
  return work.transaction(async (tx) => {
    await tx(sql`select 1 from purchases where id = ${purchaseId} for update`);
    const orders = await tx<SiblingRow>(sql`
      select o.id, o.state, s.location from orders o join sellers s on s.id = o.seller_id
      where o.purchase_id = ${purchaseId} and o.state <> 'cancelled' order by o.id for update of o`);
    if (orders.length === 0 || !orders.every(({ state }) => ADDRESS_OPEN.some((open) => open === state)))
      return { code: 'seller_began' };
    const [contact] = await tx<{ region: string }>(
      sql`select region_code as region from order_contacts where purchase_id = ${purchaseId}`,
    );
    if (!contact) return { code: 'unknown' };
    for (const { location } of orders) {
      const from = await work.cityOf(location);
      if (routeOf(from, contact.region) !== routeOf(from, address.region)) return { code: 'other_cost' };
    }
    await tx(sql`
      update order_contacts set recipient = ${address.recipient}, phone = ${address.phone},
        region_code = ${address.region}, region = ${region}, postal_code = ${address.postal_code},
        street = ${address.street}, landmark = ${address.landmark}, courier_note = ${address.courier_note}
      where purchase_id = ${purchaseId}`);
    for (const { id } of orders)
      await noteEvent(tx, { orderId: id, event: 'address_changed', actor: 'shopper' });
    return null;
  });
}

const routeOf = (from: CityCode, region: string): string =>
  JSON.stringify(routeBetween(from, cityOfRegion(region)));
