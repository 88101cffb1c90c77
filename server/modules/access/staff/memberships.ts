import { sql } from 'drizzle-orm';
import { type Desk, type Permission, permissionsOf } from '#domain/access/permissions.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import { lapseProposals } from '../commands/proposals.ts';
import type { Scope } from '../who/scope.ts';

/** A place where somebody works. */
export interface Membership {
  id: string;
  userId: string;
  /** Null: the operator's console. */
  sellerId: number | null;
  /** The shop's name; null at the operator's console. */
  shop: string | null;
  role: string;
}

export const deskOf = (sellerId: number | null): Desk => (sellerId === null ? 'operator' : 'selling');

/** The desks of an account, the operator's console first, then the shops by name. */
export function membershipsOf(query: Query, userId: string): Promise<Membership[]> {
  return query<Membership>(sql`
    select m.id, m.user_id as "userId", m.seller_id as "sellerId", s.name as shop, m.role
    from memberships m left join sellers s on s.id = m.seller_id
    where m.user_id = ${userId} and m.ended_at is null order by m.seller_id is not null, s.name, m.id`);
}

/** The shops in which an account has a right. */
export async function shopsWithRight(
  query: Query,
  userId: string,
  permission: Permission,
): Promise<number[]> {
  const memberships = await membershipsOf(query, userId);
  return memberships.flatMap(({ sellerId, role }) =>
    sellerId !== null && permissionsOf('selling', role).includes(permission) ? [sellerId] : [],
  );
}

/** The shops that an account owns. */
export async function shopsOwnedBy(query: Query, userId: string): Promise<number[]> {
  const rows = await query<{ sellerId: number }>(sql`
    select seller_id as "sellerId" from memberships
    where user_id = ${userId} and role = 'owner' and ended_at is null and seller_id is not null order by seller_id`);
  return rows.map(({ sellerId }) => sellerId);
}

/** Ends all memberships of an account that is deleted. */
export async function endMemberships(tx: Tx, userId: string): Promise<void> {
  await tx(sql`update memberships set ended_at = now() where user_id = ${userId} and ended_at is null`);
  await lapseProposals(tx);
}

/** The accounts that own a shop. */
export async function ownersOf(query: Query, sellerId: number | null): Promise<string[]> {
  const rows = await query<{ userId: string }>(sql`
    select user_id as "userId" from memberships
    where seller_id is not distinct from ${sellerId} and role = 'owner' and ended_at is null order by created_at, id`);
  return rows.map(({ userId }) => userId);
}

/** What an account may do at a desk; null when it does not work there. */
export async function scopeAt(
  query: Query,
  { userId, sellerId }: { userId: string; sellerId: number | null },
): Promise<Scope | null> {
  const [found] = await query<{ id: string; role: string }>(sql`
    select id, role from memberships
    where user_id = ${userId} and seller_id is not distinct from ${sellerId} and ended_at is null`);
  if (!found) return null;
  const desk = deskOf(sellerId);
  const { id: membershipId, role } = found;
  return { membershipId, userId, desk, sellerId, role, permissions: permissionsOf(desk, role) };
}

/** Minutes to which it is known when somebody was at a desk. */
const SEEN_MINUTES = 10;
/** Hours for which a shop counts as attended after one of its people was there. */
const ATTENDED_HOURS = 24;

/** Notes that somebody is at a desk, at most every few minutes. */
export const noteSeen = (query: Query, membershipId: string) =>
  query(sql`
    update memberships set seen_at = now()
    where id = ${membershipId} and coalesce(seen_at < now() - make_interval(mins => ${SEEN_MINUTES}), true)`);

/** The shops where somebody was at the desk within a day: a demo's robot leaves them alone (P-DESK-12). */
export async function attendedShops(query: Query): Promise<ReadonlySet<number>> {
  const rows = await query<{ id: number }>(sql`
    select distinct seller_id as id from memberships
    where ended_at is null and seller_id is not null and seen_at > now() - make_interval(hours => ${ATTENDED_HOURS})`);
  return new Set(rows.map(({ id }) => id));
}
