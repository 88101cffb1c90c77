import { createHmac, randomBytes } from 'node:crypto';
import type { Principal } from '#domain/access/principal.ts';
import { keepFact } from '#server/platform/database/facts.ts';
import type { Query } from '#server/platform/database/query.ts';
import { addressGroup } from '#server/platform/http/address-group.ts';

/** Who wants to pay at the door. */
export interface CodBuyer {
  userId: string | null;
  /** Account, phone and e-mail: whoever shares one of them counts as the same buyer. */
  keys: readonly string[];
  /** Phone and e-mail. A guest is known by both together, because either alone may be somebody else's. */
  contactKeys: readonly string[];
}

/** How a buyer is reached; null and '' while that is unknown. */
export interface BuyerContact {
  phone: string | null;
  email: string;
}

/**
 * Names buyers and network addresses for limits by keyed hashes, so that the tables reveal no phone number
 * and no address.
 */
export interface BuyerKeys {
  /** Whom limits count: the account, else the phone and the e-mail known so far. */
  of(owner: Principal | null, contact: BuyerContact): string[];
  /** Who pays at the door: account, phone and e-mail together. */
  cod(owner: Principal | null, contact: BuyerContact): CodBuyer;
  address(ip: string): Buffer;
}

/** Name of the fact with the key of the hashes. */
const FACT = 'buyer_key';

/** @returns the keys of this shop, the same in all its processes */
export async function openBuyerKeys(query: Query): Promise<BuyerKeys> {
  const [row] = await query<{ value: string }>(keepFact(FACT, randomBytes(32).toString('base64url')));
  const hash = (text: string) =>
    createHmac('sha256', row?.value ?? '')
      .update(text)
      .digest();
  const key = (kind: string, value: string) => `${kind}:${hash(`${kind} ${value}`).toString('base64url')}`;
  const ofAccount = (owner: Principal | null) => (owner?.kind === 'user' ? [`user:${owner.userId}`] : []);
  const ofContact = ({ phone, email }: BuyerContact) => [
    ...(phone === null ? [] : [key('phone', phone)]),
    ...(email === '' ? [] : [key('email', email.toLowerCase())]),
  ];
  return {
    of: (owner, contact) => (owner?.kind === 'user' ? ofAccount(owner) : ofContact(contact)),
    cod(owner, contact) {
      const contactKeys = ofContact(contact);
      const userId = owner?.kind === 'user' ? owner.userId : null;
      return { userId, keys: [...ofAccount(owner), ...contactKeys], contactKeys };
    },
    address: (ip) => hash(`address ${addressGroup(ip)}`),
  };
}
