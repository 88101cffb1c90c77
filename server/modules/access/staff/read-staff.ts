import { sql } from 'drizzle-orm';
import type { Query } from '#server/platform/database/query.ts';

/** Somebody who works at a desk. */
export interface StaffMember {
  id: string;
  userId: string;
  role: string;
  since: Date;
  /** When they were last there, to some minutes; null for never. */
  seenAt: Date | null;
  /** They have set a second factor up. */
  hasFactor: boolean;
}

/** An invitation that nobody has accepted yet. */
export interface OpenInvitation {
  /** The hash of its token, which opens nothing. */
  id: string;
  role: string;
  /** Hours of real time that it is still open, rounded up: the shop's clock may be ahead (P-DESK-3). */
  hoursLeft: number;
}

/** Who works at a desk, and whom it has invited. @param sellerId null for the operator's console */
export async function readStaff(
  query: Query,
  sellerId: number | null,
): Promise<{ members: StaffMember[]; invitations: OpenInvitation[] }> {
  const members = await query<StaffMember>(sql`
    select id, user_id as "userId", role, created_at as since, seen_at as "seenAt",
      exists (
        select from desk_factors f where f.user_id = memberships.user_id and f.confirmed_at is not null
      ) as "hasFactor"
    from memberships
    where seller_id is not distinct from ${sellerId} and ended_at is null order by created_at, id`);
  const invitations = await query<OpenInvitation>(sql`
    select encode(token_hash, 'hex') as id, role, ceil(extract(epoch from expires_at - now()) / 3600)::integer as "hoursLeft"
    from desk_invitations
    where seller_id is not distinct from ${sellerId} and used_at is null and expires_at > now()
    order by created_at desc`);
  return { members, invitations };
}
