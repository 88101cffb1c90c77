import { sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readDefaultAddress } from '#contracts/default-address.ts';
import { MOST_ADDRESSES } from '#domain/addresses/address.ts';
import type { Query } from '#server/platform/database/query.ts';
import { answer } from '#server/platform/http/endpoint.ts';
import { ensureDefault, lockOwner } from './address-book.ts';
import { ofOwner } from './owner.ts';
import { ADDRESSES, type StoredAddress } from './stored-address.ts';

/**
 * Moves a guest's addresses to the account that the guest signed in to; the account keeps its default.
 * Duplicates, and those that exceed the limit, are dropped, the oldest first.
 */
export async function mergeGuestAddresses(
  query: Query,
  { guestId, userId }: { guestId: string; userId: string },
): Promise<void> {
  const user = { kind: 'user', userId, email: '' } as const;
  const guest = { kind: 'guest', guestId } as const;
  const room = Math.max(0, MOST_ADDRESSES - (await lockOwner(query, user)));
  await lockOwner(query, guest);
  await query(sql`
    delete from addresses g where ${ofOwner(guest)} and exists (
      select 1 from addresses u where u.user_id = ${userId} and u.region_code = g.region_code
        and u.recipient = g.recipient and u.phone = g.phone and fold_text(u.street) = fold_text(g.street))`);
  await query(sql`
    delete from addresses where id in (
      select id from addresses where ${ofOwner(guest)}
      order by is_default desc, created_at desc, id offset ${room})`);
  await query(sql`
    update addresses set guest_id = null, user_id = ${userId},
      is_default = is_default and not exists (select 1 from addresses where ${ofOwner(user)} and is_default)
    where ${ofOwner(guest)}`);
  await ensureDefault(query, user);
}

/** The addresses of an account, for 'Download my data'. */
export async function exportAddresses(query: Query, userId: string): Promise<object[]> {
  return query<StoredAddress & { created_at: Date }>(sql`
    ${ADDRESSES} where a.user_id = ${userId} order by a.created_at, a.id`);
}

/** Deletes the addresses of an account with it, after its sessions: what is posted at this moment comes before or is refused. */
export async function deleteAddresses(query: Query, userId: string): Promise<void> {
  await lockOwner(query, { kind: 'user', userId, email: '' });
  await query(sql`delete from addresses where user_id = ${userId}`);
}

/** Deletes the addresses of guests whose browser session has ended; for the daily sweep. */
export async function sweepGuestAddresses(query: Query): Promise<void> {
  await query(sql`
    delete from addresses a where a.guest_id is not null
      and not exists (select 1 from web_sessions s where s.guest_id = a.guest_id)`);
}

/** Where a signed-in shopper wants parcels to go, asked on public pages, which know nobody. */
function registerDefaultAddress(
  app: FastifyInstance,
  query: Query,
  whoAsks: (request: FastifyRequest) => { userId: string },
): void {
  answer(app, readDefaultAddress, async (_asked, request) => {
    const { userId } = whoAsks(request);
    const [found] = await query<StoredAddress>(
      sql`${ADDRESSES} where a.user_id = ${userId} and a.is_default`,
    );
    return { place: found ? { code: found.regionCode, district: found.district, city: found.city } : null };
  });
}

/** The addresses of accounts and guests, in the interface of identity. */
export const accountAddresses = {
  merge: mergeGuestAddresses,
  exported: async (query: Query, userId: string) => ({ addresses: await exportAddresses(query, userId) }),
  remove: deleteAddresses,
  sweep: sweepGuestAddresses,
  register: registerDefaultAddress,
};
