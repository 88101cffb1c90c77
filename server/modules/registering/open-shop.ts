import { sql } from 'drizzle-orm';
import { addMember, type Subject } from '#server/modules/access/access.ts';
import { openSeller } from '#server/modules/catalogue/catalogue.ts';
import { firstAccount } from '#server/modules/payouts/payouts.ts';
import type { Tx } from '#server/platform/database/transactions.ts';

/** What a shop is made of. */
export interface StoredRegistration {
  id: string;
  userId: string;
  name: string;
  legalName: string;
  contact: string;
  phone: string;
  address: string;
  postalCode: string;
  location: string;
  bank: string;
  accountNumber: string;
}

/**
 * Opens the shop of a registration: its page, pickup address, bank account, and its owner.
 * @returns its number, and what the audit log has to name of it: the shop, and the membership of its owner
 */
export async function openShop(
  tx: Tx,
  given: StoredRegistration,
): Promise<{ sellerId: number; made: readonly Subject[] }> {
  const { id, userId, name, legalName, location, contact, phone, address, postalCode } = given;
  const sellerId = await openSeller(tx, { name, location, pickup: { contact, phone, address, postalCode } });
  await firstAccount(tx, { sellerId, bank: given.bank, number: given.accountNumber, holder: legalName });
  const owner = await addMember(tx, { userId, sellerId, role: 'owner', invitedBy: null });
  if (owner === null) throw new Error(`The new shop ${sellerId} has a member already`);
  await tx(sql`
    update shop_registrations set state = 'opened', seller_id = ${sellerId}, decided_at = ${await tx.now()}
    where id = ${id}`);
  const made = [
    { kind: 'seller', id: String(sellerId) },
    { kind: 'membership', id: owner },
  ];
  return { sellerId, made };
}
