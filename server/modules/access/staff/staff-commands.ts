import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Desk, permissionsOf, ROLES_OF } from '#domain/access/permissions.ts';
import {
  refuseToGive,
  refuseToReset,
  refuseToTake,
  type StaffManager,
  type StaffRefusal,
} from '#domain/access/staff-rules.ts';
import { askedLine } from '#domain/forms/typed-text.ts';
import type { Result } from '#domain/result.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import { type Done, defineCommand, type Subject } from '../commands/command.ts';
import { lapseProposals } from '../commands/proposals.ts';
import { removeFactor } from '../factor/remove-factor.ts';
import { endDeskSessions } from '../who/desk-sessions.ts';
import { type CommandActor, inShopOf } from '../who/scope.ts';
import { createInvitation } from './invitations.ts';

/** Why a change of staff was refused. */
export interface StaffRefused {
  code: StaffRefusal;
}

/** A desk itself. */
interface DeskSubject extends Subject {
  sellerId: number | null;
}

/** A membership that is to be changed, and how many owners its desk has. */
interface MemberSubject extends Subject {
  userId: string;
  role: string;
  owners: number;
}

/** Whoever has the terminal could change the tables anyway, and so counts as an owner of all desks. */
const managerOf = (by: CommandActor, desk: Desk): StaffManager =>
  by.kind === 'member'
    ? by.scope
    : { membershipId: '', role: 'owner', permissions: permissionsOf(desk, 'owner') };

/** The members of one desk, or of the actor's shop; locked together, so that the last owner stays. */
async function lockMember(tx: Tx, membershipId: string, ofDesk: SQL): Promise<MemberSubject[] | null> {
  const staff = await tx<{ id: string; userId: string; role: string }>(sql`
    select m.id, m.user_id as "userId", m.role from memberships m
    where m.ended_at is null and ${ofDesk} and m.seller_id is not distinct from (
      select seller_id from memberships where id = ${membershipId})
    order by m.id for update`);
  const member = staff.find(({ id }) => id === membershipId);
  if (!member) return null;
  const owners = staff.filter(({ role }) => role === 'owner').length;
  return [{ kind: 'membership', id: member.id, userId: member.userId, role: member.role, owners }];
}

/** Whether an account works at the console, or at a shop that a member of a shop does not own. */
async function worksBeyond(tx: Tx, by: CommandActor, { userId }: MemberSubject): Promise<boolean> {
  if (by.kind !== 'member') return false;
  const elsewhere = await tx(sql`
    select 1 from memberships m
    where m.user_id = ${userId} and m.ended_at is null and (m.seller_id is null or not exists (
      select from memberships own where own.user_id = ${by.scope.userId} and own.seller_id = m.seller_id
        and own.role = 'owner' and own.ended_at is null))`);
  return elsewhere.length > 0;
}

/** Locks an open invitation of a desk. @returns false where there is none */
async function lockInvitation(tx: Tx, invitation: string, ofDesk: SQL): Promise<boolean> {
  const found = await tx(sql`
    select 1 from desk_invitations m where encode(m.token_hash, 'hex') = ${invitation} and m.used_at is null
      and m.expires_at > now() and ${ofDesk} for update`);
  return found.length > 0;
}

const endInvitation = (tx: Tx, invitation: string) =>
  tx(sql`update desk_invitations set expires_at = now() where encode(token_hash, 'hex') = ${invitation}`);

/** Lets the links of whoever has left, or has another role now, open nothing (P-DESK-4). */
const endInvitationsOf = (tx: Tx, membershipId: string) =>
  tx(sql`
    update desk_invitations set expires_at = now()
    where invited_by = ${membershipId} and used_at is null and expires_at > now()`);

/** The commands about who works at a desk (P-DESK-3). */
function staffCommands(desk: Desk) {
  const permission = desk === 'operator' ? 'operator.staff' : 'staff.write';
  const role = z.enum(ROLES_OF[desk]);
  const ofDesk = (by: CommandActor) =>
    desk === 'operator'
      ? sql`m.seller_id is null`
      : sql`m.seller_id is not null and ${inShopOf(by, sql`m.seller_id`)}`;
  const mayTake = ({ id, role: former, owners }: MemberSubject, by: CommandActor) =>
    refuseToTake(managerOf(by, desk), { desk, membershipId: id, role: former, owners });

  return {
    /** Makes a link by which one account becomes a member. The link that it replaces opens nothing any more. */
    invite: defineCommand({
      name: `${desk}.invite`,
      permission,
      needsFreshFactor: true,
      input: z.object({
        role,
        sellerId: z.int().positive().nullable(),
        /** The hash of the token of an invitation that nobody has accepted, in hexadecimal. */
        replaces: z.optional(askedLine(64)),
      }),
      async subjects(tx, { sellerId, replaces }, by): Promise<DeskSubject[] | null> {
        if ((sellerId === null) !== (desk === 'operator')) return null;
        if (replaces !== undefined && !(await lockInvitation(tx, replaces, ofDesk(by)))) return null;
        if (sellerId === null) return [{ kind: 'desk', id: 'operator', sellerId }];
        const [shop] = await tx(sql`
          select 1 from sellers s where s.id = ${sellerId} and ${inShopOf(by, sql`s.id`)} for share`);
        return shop ? [{ kind: 'desk', id: `seller:${sellerId}`, sellerId }] : null;
      },
      async run(tx, { subject: { sellerId }, input, by }): Promise<Result<Done<string>, StaffRefused>> {
        const refusal = refuseToGive(managerOf(by, desk), desk, input.role);
        if (refusal) return { ok: false, error: { code: refusal } };
        if (input.replaces !== undefined) await endInvitation(tx, input.replaces);
        const invitedBy = by.kind === 'member' ? by.scope.membershipId : null;
        const token = await createInvitation(tx, { sellerId, role: input.role, invitedBy });
        return { ok: true, value: { value: token, after: { role: input.role } } };
      },
    }),

    /** Lets the link of an invitation that nobody has accepted open nothing. */
    withdraw: defineCommand({
      name: `${desk}.withdraw`,
      permission,
      needsFreshFactor: true,
      /** The hash of its token, in hexadecimal. */
      input: z.object({ invitation: askedLine(64) }),
      async subjects(tx, { invitation }, by): Promise<Subject[] | null> {
        return (await lockInvitation(tx, invitation, ofDesk(by)))
          ? [{ kind: 'invitation', id: invitation.slice(0, 12) }]
          : null;
      },
      async run(tx, { input: { invitation } }): Promise<Result<Done<null>, StaffRefused>> {
        await endInvitation(tx, invitation);
        return { ok: true, value: { value: null } };
      },
    }),

    /** Gives a member another role. */
    changeRole: defineCommand({
      name: `${desk}.change_role`,
      permission,
      needsFreshFactor: true,
      input: z.object({ membershipId: z.uuid(), role }),
      subjects: (tx, { membershipId }, by) => lockMember(tx, membershipId, ofDesk(by)),
      async run(tx, { subject, input, by }): Promise<Result<Done<null>, StaffRefused>> {
        const refusal = mayTake(subject, by) ?? refuseToGive(managerOf(by, desk), desk, input.role);
        if (refusal) return { ok: false, error: { code: refusal } };
        await tx(sql`update memberships set role = ${input.role} where id = ${subject.id}`);
        await endInvitationsOf(tx, subject.id);
        if (desk === 'operator') await lapseProposals(tx);
        return {
          ok: true,
          value: { value: null, before: { role: subject.role }, after: { role: input.role } },
        };
      },
    }),

    /** Ends a membership, and its browsers' time at the desks. */
    end: defineCommand({
      name: `${desk}.end_membership`,
      permission,
      needsFreshFactor: true,
      input: z.object({ membershipId: z.uuid() }),
      subjects: (tx, { membershipId }, by) => lockMember(tx, membershipId, ofDesk(by)),
      async run(tx, { subject, by }): Promise<Result<Done<null>, StaffRefused>> {
        const refusal = mayTake(subject, by);
        if (refusal) return { ok: false, error: { code: refusal } };
        await tx(sql`update memberships set ended_at = now() where id = ${subject.id}`);
        await endInvitationsOf(tx, subject.id);
        await endDeskSessions(tx, subject.userId);
        if (desk === 'operator') await lapseProposals(tx);
        return { ok: true, value: { value: null, before: { role: subject.role } } };
      },
    }),

    /** Removes a member's second factor, for somebody who lost their phone and the recovery codes (P-DESK-6). */
    resetFactor: defineCommand({
      name: `${desk}.reset_factor`,
      permission,
      needsFreshFactor: true,
      needsReason: true,
      input: z.object({ membershipId: z.uuid() }),
      subjects: (tx, { membershipId }, by) => lockMember(tx, membershipId, ofDesk(by)),
      async run(tx, { subject, by }): Promise<Result<Done<null>, StaffRefused>> {
        const worksElsewhere = desk === 'selling' && (await worksBeyond(tx, by, subject));
        const refusal = refuseToReset(managerOf(by, desk), { membershipId: subject.id, worksElsewhere });
        if (refusal) return { ok: false, error: { code: refusal } };
        if (!(await removeFactor(tx, subject.userId))) return { ok: false, error: { code: 'no_factor' } };
        return { ok: true, value: { value: null } };
      },
    }),
  };
}

export const sellingStaff = staffCommands('selling');
export const operatorStaff = staffCommands('operator');
