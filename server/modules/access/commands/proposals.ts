import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Permission, permissionsOf } from '#domain/access/permissions.ts';
import { opaque, typedLine } from '#domain/forms/typed-text.ts';
import { isUuid } from '#domain/is-uuid.ts';
import type { Lapse } from '#domain/payments/second-person.ts';
import type { Result } from '#domain/result.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { Transaction, Tx } from '#server/platform/database/transactions.ts';
import {
  type CommandActor,
  hasColleague,
  isParty,
  nameOfActor,
  type Party,
  type Scope,
} from '../who/scope.ts';
import { type Done, defineCommand, type Refusal, type Subject } from './command.ts';

/** What becomes of decisions that wait for a second person (P-CONSOLE-70). */

/** Why a proposal was not decided. */
export type ProposalDecision =
  /** It was decided, or has lapsed. */
  | { code: 'proposal_over'; proposal: string }
  /** Its proposer confirms and rejects it, or somebody else withdraws it. */
  | { code: 'own_proposal' | 'others_proposal'; proposal: string }
  /** Its proposer has left, or has the right no more. */
  | { code: 'proposer_left'; proposal: string }
  /** Whoever would decide it buys or sells in it. */
  | { code: 'own_order'; number: string }
  | { code: 'forbidden' };

interface OpenProposal {
  id: string;
  command: string;
  needs: Permission;
  input: unknown;
  reason: string | null;
  subjectId: string;
  parties: readonly Party[];
  membershipId: string;
  isOpen: boolean;
}

interface ProposalSubject extends Subject {
  proposal: OpenProposal;
}

const MAX_ID = 36;
const ofProposal = z.object({ proposal: opaque(MAX_ID) });
/** The rights of decisions that a second person may have to confirm. */
const RIGHTS = ['operator.money.write', 'operator.orders', 'operator.returns'] as const;

async function lockProposal(
  tx: Tx,
  { proposal }: z.infer<typeof ofProposal>,
): Promise<ProposalSubject[] | null> {
  if (!isUuid(proposal)) return null;
  const [row] = await tx<OpenProposal>(sql`
    select id, command, needs, input, reason, subject_id as "subjectId", parties, membership_id as "membershipId",
      state = 'open' and expires_at > now() as "isOpen"
    from proposals where id = ${proposal} for update`);
  return row ? [{ kind: 'proposal', id: row.id, proposal: row }] : null;
}

const isOwn = (by: CommandActor, { membershipId }: OpenProposal) =>
  by.kind === 'member' && by.scope.membershipId === membershipId;

/** Why somebody does not decide about a proposal; null when they may. */
async function refuseTo(tx: Tx, by: CommandActor, proposal: OpenProposal): Promise<ProposalDecision | null> {
  const { id, needs, parties, isOpen, subjectId } = proposal;
  if (!isOpen) return { code: 'proposal_over', proposal: id };
  if (isOwn(by, proposal)) return { code: 'own_proposal', proposal: id };
  if (by.kind === 'member' && !by.scope.permissions.includes(needs)) return { code: 'forbidden' };
  if (await isParty(tx, by, ...parties)) return { code: 'own_order', number: subjectId };
  return null;
}

/** The proposer, with the right still; null when it has ended. */
async function proposerOf(tx: Tx, { membershipId, needs }: OpenProposal): Promise<Scope | null> {
  const [member] = await tx<{ userId: string; role: string }>(sql`
    select user_id as "userId", role from memberships
    where id = ${membershipId} and seller_id is null and ended_at is null for share`);
  const permissions = permissionsOf('operator', member?.role ?? '');
  if (!member || !permissions.includes(needs)) return null;
  return Object.assign({ membershipId, desk: 'operator', sellerId: null, permissions } as const, member);
}

const close = (tx: Tx, id: string, state: string, { by, why }: { by: CommandActor; why: string | null }) =>
  tx(sql`
    update proposals set state = ${state}, closed_by = ${nameOfActor(by)}, closed_at = now(), why = ${why}
    where id = ${id}`);

/** Runs what was proposed, in a transaction, by both people. */
export type RunProposed = (
  tx: Tx,
  given: {
    command: string;
    by: CommandActor;
    confirmedBy: CommandActor;
    input: unknown;
    reason: string | null;
  },
) => Promise<unknown>;

/** Confirms a proposal: its command runs, and its own checks decide whether it still can. */
export const confirmProposal = (run: RunProposed) =>
  defineCommand({
    name: 'proposals.confirm',
    permission: RIGHTS,
    needsFreshFactor: true,
    input: ofProposal,
    subjects: lockProposal,
    async run(tx, { subject: { proposal }, by }): Promise<Result<Done<null>, ProposalDecision>> {
      const refusal = await refuseTo(tx, by, proposal);
      if (refusal) return { ok: false, error: refusal };
      const proposer = await proposerOf(tx, proposal);
      if (!proposer) return { ok: false, error: { code: 'proposer_left', proposal: proposal.id } };
      const { command, input, reason } = proposal;
      await close(tx, proposal.id, 'confirmed', { by, why: null });
      await run(tx, { command, by: { kind: 'member', scope: proposer }, confirmedBy: by, input, reason });
      return { ok: true, value: { value: null, after: { command } } };
    },
  });

/** Rejects a proposal; its proposer reads the reason. */
export const rejectProposal = defineCommand({
  name: 'proposals.reject',
  permission: RIGHTS,
  input: ofProposal.extend({ why: typedLine('no_text').check(z.minLength(1), z.maxLength(500)) }),
  subjects: (tx, input) => lockProposal(tx, input),
  async run(
    tx,
    { subject: { proposal }, input: { why }, by },
  ): Promise<Result<Done<null>, ProposalDecision>> {
    const refusal = await refuseTo(tx, by, proposal);
    if (refusal) return { ok: false, error: refusal };
    await close(tx, proposal.id, 'rejected', { by, why });
    return { ok: true, value: { value: null, after: { reason: why } } };
  },
});

/** Takes one's own proposal back. */
export const withdrawProposal = defineCommand({
  name: 'proposals.withdraw',
  permission: RIGHTS,
  input: ofProposal,
  subjects: lockProposal,
  async run(tx, { subject: { proposal }, by }): Promise<Result<Done<null>, ProposalDecision>> {
    const { id, isOpen } = proposal;
    if (!isOpen) return { ok: false, error: { code: 'proposal_over', proposal: id } };
    if (!isOwn(by, proposal)) return { ok: false, error: { code: 'others_proposal', proposal: id } };
    await close(tx, id, 'withdrawn', { by, why: null });
    return { ok: true, value: { value: null } };
  },
});

/** Refusals that are about whoever confirms, or about the proposal itself: it goes on waiting. */
const ABOUT_THE_SECOND = [
  'invalid',
  'forbidden',
  'stale_factor',
  'own_order',
  'own_proposal',
  'proposal_over',
];

/** Lets a proposal lapse whose command refused to run when it was confirmed. @returns whether it did */
export async function lapseRefused(transaction: Transaction, id: string, refusal: Refusal): Promise<boolean> {
  if (ABOUT_THE_SECOND.includes(refusal.code) || !isUuid(id)) return false;
  const why: Lapse = refusal.code === 'proposer_left' ? 'left' : 'refused';
  const [lapsed] = await transaction((tx) =>
    tx(sql`
      update proposals set state = 'lapsed', closed_at = now(), why = ${why}, refusal = ${JSON.stringify(refusal)}::jsonb
      where id = ${id} and state = 'open' returning id`),
  );
  return lapsed !== undefined;
}

/**
 * Lets proposals lapse that nobody can confirm: their time is over, their proposer has left, or nobody else has the right any
 * more. Then the proposer does it alone. To be called when a membership of the console changed.
 */
export async function lapseProposals(tx: Tx): Promise<void> {
  const open = await tx<OpenProposal>(sql`
    select id, needs, parties, membership_id as "membershipId", expires_at > now() as "isOpen"
    from proposals where state = 'open' order by id`);
  for (const proposal of open) {
    const why = await lapseOf(tx, proposal);
    if (why !== null)
      await tx(sql`
        update proposals set state = 'lapsed', closed_at = now(), why = ${why} where id = ${proposal.id} and state = 'open'`);
  }
}

async function lapseOf(
  query: Query,
  { isOpen, membershipId, needs, parties }: OpenProposal,
): Promise<Lapse | null> {
  if (!isOpen) return 'expired';
  const [member] = await query<{ userId: string; role: string }>(sql`
    select user_id as "userId", role from memberships where id = ${membershipId} and ended_at is null`);
  const permissions = permissionsOf('operator', member?.role ?? '');
  if (!member || !permissions.includes(needs)) return 'left';
  const scope = Object.assign(
    { membershipId, desk: 'operator', sellerId: null, permissions } as const,
    member,
  );
  return (await hasColleague(query, { kind: 'member', scope }, needs, parties)) ? null : 'alone';
}
