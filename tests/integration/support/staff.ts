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
