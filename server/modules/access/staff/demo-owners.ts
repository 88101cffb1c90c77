import { sql } from 'drizzle-orm';
import type { Query } from '#server/platform/database/query.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import { nameActor } from '../commands/audit-log.ts';
import { addMember, createInvitation } from './invitations.ts';

/** The owners of a demo's shops (P-DESK-12). They are made by the start and the terminal, and end with the demo. */

/** Makes an account the owner of a shop; nothing when it is one. */
export async function addDemoOwner(tx: Tx, owner: { userId: string; sellerId: number }): Promise<void> {
  await nameActor(tx, { kind: 'system', name: 'robot' });
  const { userId, sellerId } = owner;
  await addMember(tx, { userId, sellerId, role: 'owner', invitedBy: null, isDemo: true });
}

/** An invitation to own a shop, for accounts that are not ours to make. @returns the token of its link */
export const inviteDemoOwner = (query: Query, sellerId: number): Promise<string> =>
  createInvitation(query, { sellerId, role: 'owner', invitedBy: null, isDemo: true });

/** Whether owners of a demo were ever made or invited here. */
export async function hasDemoOwners(query: Query): Promise<boolean> {
  const [found] = await query(sql`
    select 1 from memberships where is_demo union all select 1 from desk_invitations where is_demo limit 1`);
  return found !== undefined;
}

/** Ends what a demo gave: its memberships, and the invitations that nobody has accepted. */
export async function endDemoOwners(tx: Tx): Promise<void> {
  await nameActor(tx, { kind: 'system', name: 'robot' });
  await tx(sql`update memberships set ended_at = now() where is_demo and ended_at is null`);
  await tx(
    sql`update desk_invitations set expires_at = now() where is_demo and used_at is null and expires_at > now()`,
  );
}
