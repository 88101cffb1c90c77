import { type SQL, sql } from 'drizzle-orm';
import { type Desk, type Permission, permissionsOf } from '#domain/access/permissions.ts';
import type { Query } from '#server/platform/database/query.ts';

/** Somebody at a desk: a membership, what it allows, and where. */
export interface Scope {
  membershipId: string;
  userId: string;
  desk: Desk;
  /** The shop; null at the operator's console. */
  sellerId: number | null;
  role: string;
  permissions: readonly Permission[];
}

/** Who runs a command. */
export type CommandActor =
  | { kind: 'member'; scope: Scope }
  /** A signed-in account without a role in it, such as one that accepts an invitation. */
  | { kind: 'account'; userId: string }
  /** Somebody at the command line, by the name of their system account. */
  | { kind: 'terminal'; user: string }
  | { kind: 'system'; name: 'clock' | 'robot' };

/** An actor's name in the audit log. */
export function nameOfActor(by: CommandActor): string {
  switch (by.kind) {
    case 'member':
      return `member:${by.scope.membershipId}`;
    case 'account':
      return `account:${by.userId}`;
    case 'terminal':
      return `terminal:${by.user}`;
    case 'system':
      return by.name;
  }
}

/**
 * The condition that keeps a seller's command inside its shop, for the statement that reads and locks a subject. An id
 * from a form is foreign until this has let it through.
 */
export function inShopOf(by: CommandActor, sellerId: SQL): SQL {
  if (by.kind !== 'member' || by.scope.desk === 'operator') return sql`true`;
  return sql`${sellerId} is not distinct from ${by.scope.sellerId}`;
}

/** Who buys and who sells in something. */
export interface Party {
  buyerId: string | null;
  /** Null for no shop. */
  sellerId: number | null;
}

const buyersOf = (parties: readonly Party[]) => parties.flatMap(({ buyerId }) => buyerId ?? []);
const shopsOf = (parties: readonly Party[]) => parties.flatMap(({ sellerId }) => sellerId ?? []);

/**
 * Whether somebody else at a member's desk could do what needs a right: then nobody does both halves of it alone.
 * @param parties who buys and sells in it, which keeps a colleague from it
 */
export async function hasColleague(
  query: Query,
  by: CommandActor,
  permission: string,
  parties: readonly Party[] = [],
): Promise<boolean> {
  if (by.kind !== 'member') return false;
  const { membershipId, sellerId, desk } = by.scope;
  const others = await query<{ role: string }>(sql`
    select m.role from memberships m
    where m.ended_at is null and m.id <> ${membershipId} and m.seller_id is not distinct from ${sellerId}
      and m.user_id <> all(${sql.param(buyersOf(parties))}::uuid[])
      and not exists (select from memberships own
        where own.user_id = m.user_id and own.ended_at is null
          and own.seller_id = any(${sql.param(shopsOf(parties))}::integer[]))`);
  return others.some(({ role }) => permissionsOf(desk, role).some((one) => one === permission));
}

/** Whether a member buys or sells in something, and so must not decide about it. */
export async function isParty(
  query: Query,
  by: CommandActor,
  ...parties: readonly Party[]
): Promise<boolean> {
  if (by.kind !== 'member') return false;
  const { userId } = by.scope;
  if (buyersOf(parties).includes(userId)) return true;
  const found = await query(sql`
    select 1 as member from memberships
    where user_id = ${userId} and ended_at is null and seller_id = any(${sql.param(shopsOf(parties))}::integer[])`);
  return found.length > 0;
}
