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

/** Whether somebody else at a member's desk could do what needs a right: then nobody does both halves of it alone. */
export async function hasColleague(query: Query, by: CommandActor, permission: Permission): Promise<boolean> {
  if (by.kind !== 'member') return false;
  const { membershipId, sellerId, desk } = by.scope;
  const others = await query<{ role: string }>(sql`
    select role from memberships
    where ended_at is null and id <> ${membershipId} and seller_id is not distinct from ${sellerId}`);
  return others.some(({ role }) => permissionsOf(desk, role).includes(permission));
}

/** Whether a member buys or sells in an order, and so must not decide about it. @param sellerId null for no shop */
export async function isParty(
  query: Query,
  by: CommandActor,
  { buyerId, sellerId }: { buyerId: string | null; sellerId: number | null },
): Promise<boolean> {
  if (by.kind !== 'member') return false;
  const { userId } = by.scope;
  if (userId === buyerId) return true;
  const found = await query(sql`
    select 1 as member from memberships where user_id = ${userId} and seller_id = ${sellerId} and ended_at is null`);
  return found.length > 0;
}
