import { sql } from 'drizzle-orm';
import { ADDRESS_OPEN } from '#domain/orders/actions.ts';
import { type CityCode, cityOfRegion, routeBetween } from '#domain/shipping/zones.ts';
import type { Transaction } from '#server/platform/database/transactions.ts';
import { proveBuyer, type TypedCode } from './buyer-code.ts';
import { noteEvent } from './change-order.ts';
import { refusedFreight } from './cod-history.ts';
import type { AddressRefusal, NewAddress } from './order-service.ts';
import type { OrderOwner } from './order-view.ts';

/** The name of a region, such as 'Tebet, Jakarta Selatan, DKI Jakarta'; null for an unknown one. */
export type NameRegion = (code: string) => Promise<string | null>;

export interface AddressChange {
  owner: OrderOwner;
  purchaseId: string;
  address: NewAddress;
  typed: TypedCode;
}

interface SiblingRow {
  id: string;
  state: string;
  location: string;
}

/**
 * Changes the address of all orders of a purchase, until a seller has started work on one of them. Only along
 * the same route, so that cost and days stay as promised and paid; only by its buyer (P-BUY-70); and where it is paid at the
 * door, only to a district that is not closed for that.
 * @returns null when it was done
 */
export async function changeAddress(
  work: {
    transaction: Transaction;
    nameRegion: NameRegion;
    cityOf(place: string): Promise<CityCode>;
    mostFreight: number;
    /** Whether couriers collect cash in a city. */
    isCodArea: (city: CityCode) => boolean;
  },
  { owner, purchaseId, address, typed }: AddressChange,
): Promise<AddressRefusal | null> {
  const regionName = await work.nameRegion(address.region);
  if (regionName === null) return { code: 'unknown_region' };
  return work.transaction(async (tx) => {
    const [purchase] = await tx<{ method: string }>(
      sql`select method from purchases where id = ${purchaseId} for update`,
    );
    const orders = await tx<SiblingRow>(sql`
      select o.id, o.state, s.location from orders o join sellers s on s.id = o.seller_id
      where o.purchase_id = ${purchaseId} and o.state <> 'cancelled' order by o.id for update of o`);
    if (orders.length === 0 || !orders.every(({ state }) => ADDRESS_OPEN.some((open) => open === state)))
      return { code: 'seller_began' };
    const [contact] = await tx<{ regionCode: string }>(
      sql`select region_code as "regionCode" from order_contacts where purchase_id = ${purchaseId}`,
    );
    if (!contact) return { code: 'unknown' };
    for (const { location } of orders) {
      const from = await work.cityOf(location);
      if (routeOf(from, contact.regionCode) !== routeOf(from, address.region)) return { code: 'other_cost' };
    }
    const isCodClosed = async () =>
      !work.isCodArea(cityOfRegion(address.region)) ||
      (await refusedFreight(tx, address.region)) > work.mostFreight;
    if (purchase?.method === 'cod' && (await isCodClosed())) return { code: 'area_refused' };
    const proof = await proveBuyer(tx, { owner, purchaseId, purpose: 'address', typed });
    if (!proof.ok) return proof.error;
    await tx(sql`
      update order_contacts set recipient = ${address.recipient}, phone = ${address.phone},
        region_code = ${address.region}, region = ${regionName}, postal_code = ${address.postal_code},
        street = ${address.street}, landmark = ${address.landmark}, courier_note = ${address.courier_note}
      where purchase_id = ${purchaseId}`);
    for (const { id } of orders)
      await noteEvent(tx, { orderId: id, event: 'address_changed', actor: 'shopper' });
    return null;
  });
}

const routeOf = (from: CityCode, regionCode: string): string =>
  JSON.stringify(routeBetween(from, cityOfRegion(regionCode)));
