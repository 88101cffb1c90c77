import { createHmac, randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Principal } from '#domain/access/principal.ts';
import type { CodBuyer } from '#server/modules/orders/orders.ts';
import { keepFact } from '#server/platform/database/facts.ts';
import type { Query } from '#server/platform/database/query.ts';
import { addressGroup } from '#server/platform/http/address-group.ts';

/**
 * Names buyers and network addresses for limits by keyed hashes, so that the tables reveal no phone number
 * and no address.
 */
export interface BuyerKeys {
  /** Whom limits count: the account, else the phone and the e-mail known so far. */
  of(owner: Principal | null, contact: { phone: string | null; email: string }): string[];
  /** Who pays at the door: account, phone and e-mail together. */
  cod(owner: Principal | null, contact: { phone: string | null; email: string }): CodBuyer;
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
  const ofContact = ({ phone, email }: { phone: string | null; email: string }) => [
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

/** Pieces that a buyer has had at the price of the running flash session, by product id. */
export async function boughtInFlash(
  query: Query,
  buyers: readonly string[],
  productIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (buyers.length === 0 || productIds.length === 0) return new Map();
  const rows = await query<{ productId: number; taken: number }>(sql`
    select b.product_id as "productId", max(b.taken) as taken
    from flash_buyers b join flash_sessions s on s.id = b.session_id and s.starts_at_hour is null
    where b.buyer = any(${sql.param(buyers)}::text[]) and b.product_id = any(${sql.param(productIds)}::integer[])
    group by 1`);
  return new Map(rows.map(({ productId, taken }) => [productId, taken]));
}
