import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { INVITATION_HOURS } from '#domain/access/factor-times.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { Tx } from '#server/platform/database/transactions.ts';

/** What an invitation offers. */
export interface Invitation {
  /** Null: the operator's console. */
  sellerId: number | null;
  shop: string | null;
  role: string;
  invitedBy: string | null;
  /** Its membership ends with the demo. */
  isDemo: boolean;
}

const hashOf = (token: string) => createHash('sha256').update(token).digest();

/** Makes an invitation. @returns the token for its link, of which only a hash is stored */
export async function createInvitation(
  query: Query,
  {
    sellerId,
    role,
    invitedBy,
    isDemo = false,
  }: { sellerId: number | null; role: string; invitedBy: string | null; isDemo?: boolean },
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await query(sql`
    insert into desk_invitations (token_hash, seller_id, role, invited_by, is_demo, expires_at)
    values (${hashOf(token)}, ${sellerId}, ${role}, ${invitedBy}, ${isDemo},
      now() + make_interval(hours => ${INVITATION_HOURS}))`);
  return token;
}

const IS_OPEN = sql`i.used_at is null and i.expires_at > now() and (i.invited_by is null or exists (
  select from memberships m where m.id = i.invited_by and m.ended_at is null))`;

/** What an open invitation offers; null once it is used, over, or its sender works there no more. */
export async function findInvitation(query: Query, token: string): Promise<Invitation | null> {
  const [found] = await query<Invitation>(sql`
    select i.seller_id as "sellerId", s.name as shop, i.role, i.invited_by as "invitedBy", i.is_demo as "isDemo"
    from desk_invitations i left join sellers s on s.id = i.seller_id
    where i.token_hash = ${hashOf(token)} and ${IS_OPEN}`);
  return found ?? null;
}

/** Uses an invitation up. @returns what it offered; null when it is not open */
export async function takeInvitation(tx: Tx, token: string): Promise<Invitation | null> {
  const [taken] = await tx<Invitation>(sql`
    update desk_invitations i set used_at = now() where i.token_hash = ${hashOf(token)} and ${IS_OPEN}
    returning i.seller_id as "sellerId", null as shop, i.role, i.invited_by as "invitedBy", i.is_demo as "isDemo"`);
  return taken ?? null;
}

/** Makes somebody a member of a desk. @returns the membership's id; null for somebody who is one already */
export async function addMember(
  tx: Tx,
  member: {
    userId: string;
    sellerId: number | null;
    role: string;
    invitedBy: string | null;
    isDemo?: boolean;
  },
): Promise<string | null> {
  const { userId, sellerId, role, invitedBy, isDemo = false } = member;
  const id = randomUUID();
  const added = await tx(sql`
    insert into memberships (id, user_id, seller_id, role, invited_by, is_demo)
    values (${id}, ${userId}, ${sellerId}, ${role}, ${invitedBy}, ${isDemo})
    on conflict (user_id, coalesce(seller_id, 0)) where ended_at is null do nothing returning 1`);
  return added.length > 0 ? id : null;
}

/**
 * The invitation of the first operator, which the start prints. One at a time: none while somebody owns the console or an
 * earlier link is open.
 */
export async function inviteFirstOperator(tx: Tx): Promise<string | null> {
  await tx(sql`select pg_advisory_xact_lock(hashtextextended('first operator', 0))`);
  const [known] = await tx(sql`
    select 1 from memberships where seller_id is null and role = 'owner' and ended_at is null
    union all
    select 1 from desk_invitations
    where seller_id is null and role = 'owner' and invited_by is null and used_at is null and expires_at > now()`);
  return known ? null : createInvitation(tx, { sellerId: null, role: 'owner', invitedBy: null });
}

/** Deletes invitations that were over long ago. */
export const sweepInvitations = (query: Query) =>
  query(sql`delete from desk_invitations where expires_at < now() - interval '30 days'`);
