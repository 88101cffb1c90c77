import { houseOf } from '#domain/addresses/house-of.ts';
import { normalisePhone } from '#domain/addresses/phone.ts';
import { scopeAt } from '#server/modules/access/access.ts';
import { pickupAddressOf } from '#server/modules/catalogue/catalogue.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { OrderOwner } from './order-view.ts';

/** Whether a buyer and a shop are paid to one bank account. Payouts know it, and stand above. */
export type SharesAccount = (query: Query, owner: OrderOwner, sellerId: number) => Promise<boolean>;

/** Who buys of a shop, and where the goods go; `to` is null after the personal data was taken away. */
export interface Buying {
  owner: OrderOwner;
  sellerId: number;
  to: { phone: string; street: string; postalCode: string } | null;
}

/**
 * Whether somebody of a shop buys its own goods: an account that works there or is paid to the same bank account, or goods that
 * go to the telephone or to the house where couriers fetch the shop's parcels. An address that could be several houses' is
 * nobody's. Such a purchase counts as no sale (P-CAT-25), and nobody reviews it (P-REV-5).
 */
export async function isOwnPurchase(
  query: Query,
  { owner, sellerId, to }: Buying,
  sharesAccount: SharesAccount,
): Promise<boolean> {
  if (owner.userId !== undefined && (await scopeAt(query, { userId: owner.userId, sellerId }))) return true;
  if (await sharesAccount(query, owner, sellerId)) return true;
  const pickup = await pickupAddressOf(query, sellerId);
  if (!pickup || !to) return false;
  const phone = normalisePhone(pickup.phone);
  if (phone !== null && phone === normalisePhone(to.phone)) return true;
  const house = pickup.postalCode === to.postalCode ? houseOf(pickup.address, pickup.postalCode) : null;
  return house !== null && house === houseOf(to.street, to.postalCode);
}
