import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { type Desk, permissionsOf } from '#domain/access/permissions.ts';
import type { Scope } from '#server/modules/access/access.ts';
import type { MigratedDatabase } from './migrated-database.ts';

/** Makes somebody a member of a desk. @returns their scope, as the guard would make it */
export async function aMember(
  { transaction }: Pick<MigratedDatabase, 'transaction'>,
  sellerId: number | null,
  role: string,
  userId: string = randomUUID(),
): Promise<Scope> {
  const membershipId = randomUUID();
  await transaction((tx) =>
    tx(
      sql`insert into memberships (id, user_id, seller_id, role) values (${membershipId}, ${userId}, ${sellerId}, ${role})`,
    ),
  );
  const desk: Desk = sellerId === null ? 'operator' : 'selling';
  return { membershipId, userId, desk, sellerId, role, permissions: permissionsOf(desk, role) };
}

/** A member with a second factor just now. @returns who acts, as commands are told */
export async function atTheDesk({ query }: Pick<MigratedDatabase, 'query'>, scope: Scope) {
  const sessionId = randomUUID();
  await query(sql`
    insert into desk_sessions (session_id, user_id, started_at, used_at, second_factor_at)
    values (${sessionId}, ${scope.userId}, now(), now(), now())`);
  return { by: { kind: 'member', scope } as const, sessionId, userId: scope.userId };
}
export type AtTheDesk = Awaited<ReturnType<typeof atTheDesk>>;
