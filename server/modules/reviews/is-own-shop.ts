import { normalisePhone } from '#domain/addresses/phone.ts';
import { scopeAt } from '#server/modules/access/access.ts';
import { pickupAddressOf } from '#server/modules/catalogue/catalogue.ts';
import { deliveredTo, type OrderOwner, type ReceivedOrder } from '#server/modules/orders/orders.ts';
import type { Tx } from '#server/platform/database/transactions.ts';

/** Whether a buyer and a shop are paid to one bank account. Payouts know it, and stand above. */
export type SharesAccount = (tx: Tx, owner: OrderOwner, sellerId: number) => Promise<boolean>;

/**
 * Whether an order is of somebody of its own shop: an account that works there or is paid to the same bank account, or goods
 * that went to the telephone or to the address where couriers fetch the shop's parcels (P-REV-5).
 */
export async function isOwnShop(
  tx: Tx,
  owner: OrderOwner,
  { number, shop }: ReceivedOrder,
  sharesAccount: SharesAccount,
): Promise<boolean> {
  const sellerId = shop.id;
  if (owner.userId !== undefined && (await scopeAt(tx, { userId: owner.userId, sellerId }))) return true;
  if (await sharesAccount(tx, owner, sellerId)) return true;
  const [pickup, contact] = [await pickupAddressOf(tx, sellerId), await deliveredTo(tx, number)];
  if (!pickup || !contact) return false;
  const isSamePhone = normalisePhone(pickup.phone) === normalisePhone(contact.phone);
  const isSamePlace =
    pickup.postalCode === contact.postalCode && plain(pickup.address).startsWith(plain(contact.street));
  return isSamePhone || isSamePlace;
}

/** Letters and digits alone, small: 'Jl. Melati No. 5' and 'jl melati no 5' are one street. */
const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
