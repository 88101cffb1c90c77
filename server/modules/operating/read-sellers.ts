import type { TrustFigures } from '#domain/operating/trust.ts';
import { readStaff, type StaffMember, shopsOwnedBy } from '#server/modules/access/access.ts';
import {
  type OperatorSellerCard,
  operatorSeller,
  pickupAddressOf,
  type Suspension,
  sellerNames,
  shopsAtPickup,
  shopsLooking,
  suspensionOf,
} from '#server/modules/catalogue/catalogue.ts';
import { emailsOf } from '#server/modules/identity/identity.ts';
import {
  type OpenOrdersInState,
  openOrdersOf,
  type ShopRecord,
  shopRecord,
} from '#server/modules/orders/orders.ts';
import {
  accountOf,
  payableOf,
  shopsPaidTo,
  shopsSharingAccount,
  trustFigures,
} from '#server/modules/payouts/payouts.ts';
import {
  type OperatorRegistration,
  readIdentity,
  readRegistration,
  registrationOf,
  shopsWithTaxIdOf,
} from '#server/modules/registering/registering.ts';
import { shopNow } from '#server/platform/database/now.ts';
import type { Query } from '#server/platform/database/query.ts';

/** Shops, and those who ask to open one, as the console shows them. */

/** Something that two shops have in common. */
export type SharedThing = 'name' | 'phone' | 'address' | 'account' | 'tax_id' | 'owner';

/** Another shop, and what it shares with this one. */
export interface SharingShop {
  sellerId: number;
  shop: string;
  things: SharedThing[];
}

/** A registration with what its console page tells of it. */
export interface RegistrationPage extends OperatorRegistration {
  /** The address that decisions are mailed to; null for an account that is gone. */
  email: string | null;
  shares: SharingShop[];
}

/** A shop with what its console page tells of it. */
export interface SellerPage extends OperatorSellerCard {
  record: ShopRecord & { returns: number };
  trust: TrustFigures;
  suspension: Suspension | null;
  /** Its open orders by state, and what it could be paid now: what somebody asks before it is suspended. */
  openOrders: OpenOrdersInState[];
  money: { payable: number; heldReason: string | null };
  registration: OperatorRegistration | null;
  account: { bank: string; holder: string; end: string } | null;
  members: (StaffMember & { email: string | null })[];
  shares: SharingShop[];
}

export async function readRegistrationPage(query: Query, id: string): Promise<RegistrationPage | null> {
  const found = await readRegistration(query, id);
  const identity = found && (await readIdentity(query, id));
  if (!found || !identity) return null;
  const { userId, bank } = found;
  const emails = userId === null ? null : await emailsOf(query, [userId]);
  const pickup = await shopsAtPickup(query, identity);
  const shares = await sharing(query, found.sellerId, {
    name: await shopsLooking(query, found.name),
    phone: pickup.phone,
    address: pickup.address,
    account: await shopsPaidTo(query, { bank, number: identity.accountNumber }),
    tax_id: await shopsWithTaxIdOf(query, id),
    owner: userId === null ? [] : await shopsOwnedBy(query, userId),
  });
  return Object.assign(found, { email: (userId && emails?.get(userId)) ?? null, shares });
}

export async function readSellerPage(query: Query, id: number): Promise<SellerPage | null> {
  const seller = await operatorSeller(query, id);
  if (!seller) return null;
  const now = await shopNow(query);
  const registration = await registrationOf(query, id);
  const { members } = await readStaff(query, id);
  const emails = await emailsOf(
    query,
    members.map(({ userId }) => userId),
  );
  const record = await shopRecord(query, id, now);
  const trust = await trustFigures(query, id, now);
  return Object.assign(seller, {
    suspension: await suspensionOf(query, id),
    openOrders: await openOrdersOf(query, id),
    money: await payableOf(query, id),
    registration,
    record: Object.assign(record, { returns: trust.returns }),
    trust,
    account: await accountOf(query, id),
    members: members.map((one) => Object.assign(one, { email: emails.get(one.userId) ?? null })),
    shares: await sharesOf(query, seller, { registration, members }),
  });
}

async function sharesOf(
  query: Query,
  { id, name }: OperatorSellerCard,
  { registration, members }: { registration: OperatorRegistration | null; members: readonly StaffMember[] },
): Promise<SharingShop[]> {
  const own = await pickupAddressOf(query, id);
  const pickup = own ? await shopsAtPickup(query, own) : { phone: [], address: [] };
  const owners = members.filter(({ role }) => role === 'owner');
  return sharing(query, id, {
    name: await shopsLooking(query, name),
    phone: pickup.phone,
    address: pickup.address,
    account: await shopsSharingAccount(query, id),
    tax_id: registration ? await shopsWithTaxIdOf(query, registration.id) : [],
    owner: (await Promise.all(owners.map(({ userId }) => shopsOwnedBy(query, userId)))).flat(),
  });
}

/** The other shops of a finding, each with all that it shares. */
async function sharing(
  query: Query,
  own: number | null,
  found: Readonly<Record<SharedThing, readonly number[]>>,
): Promise<SharingShop[]> {
  const things = new Map<number, SharedThing[]>();
  for (const thing of ['name', 'phone', 'address', 'account', 'tax_id', 'owner'] as const)
    for (const sellerId of new Set(found[thing]))
      if (sellerId !== own) things.set(sellerId, [...(things.get(sellerId) ?? []), thing]);
  const names = await sellerNames(query, [...things.keys()]);
  return [...things].map(([sellerId, shared]) => ({
    sellerId,
    shop: names.get(sellerId) ?? '',
    things: shared,
  }));
}
