import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { opaque } from '#domain/forms/typed-text.ts';
import type { Result } from '#domain/result.ts';
import { type Done, defineCommand } from '../commands/command.ts';
import { addMember, takeInvitation } from './invitations.ts';

/** A desk that somebody joined. */
export interface Joined {
  sellerId: number | null;
}

/** A signed-in account accepts an invitation. The link works once, and an e-mail address grants nothing (P-DESK-4). */
export const acceptInvitation = defineCommand({
  name: 'desk.join',
  permission: null,
  input: z.object({ token: opaque(100) }),
  async subjects(tx, { token }, by) {
    if (by.kind !== 'account') return null;
    const invitation = await takeInvitation(tx, token);
    if (!invitation) return null;
    const { sellerId, role, invitedBy, isDemo } = invitation;
    const id = await addMember(tx, { userId: by.userId, sellerId, role, invitedBy, isDemo });
    if (id !== null) return [{ kind: 'membership', id, sellerId, role, isNew: true }];
    const [known] = await tx<{ id: string; role: string }>(sql`
      select id, role from memberships
      where user_id = ${by.userId} and seller_id is not distinct from ${sellerId} and ended_at is null`);
    return known ? [{ kind: 'membership', ...known, sellerId, isNew: false }] : null;
  },
  async run(_tx, { subject }): Promise<Result<Done<Joined>, { code: 'already_member' }>> {
    if (!subject.isNew) return { ok: false, error: { code: 'already_member' } };
    return { ok: true, value: { value: { sellerId: subject.sellerId }, after: { role: subject.role } } };
  },
});
