import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Permission } from '#domain/access/permissions.ts';
import { PROPOSAL_HOURS, type SecondPersonLimits } from '#domain/payments/second-person.ts';
import type { Transaction, Tx } from '#server/platform/database/transactions.ts';
import { type CommandActor, hasColleague, nameOfActor, type Scope } from '../who/scope.ts';
import { nameActor, writeAudit } from './audit-log.ts';
import type { Command, Done, Refusal, Subject } from './command.ts';

/** Nothing was changed: it waits for a second person, since now or since before (P-CONSOLE-70). */
export type ProposalRefusal = { code: 'proposed' | 'proposed_before'; proposal: string };

/** A decision that takes a second person. */
export interface Wanted {
  name: string;
  permission: Command<never, Subject, unknown, Refusal>['permission'];
  by: Scope;
  input: unknown;
  reason: string | null;
  subject: Subject;
  /** What it did before it was rolled back. */
  done: Done<unknown>;
}

/** The right of the console that a command needs: others name one of shops, too. */
const rightOf = (permission: Wanted['permission']): Permission | null =>
  [permission].flat().find((one) => one?.startsWith('operator.')) ?? null;

/**
 * Whether a decision of the console takes a second person: it lets go more than the limits allow, and a colleague who neither
 * buys nor sells in it may confirm it. To be asked after its line of the audit log was written.
 */
export async function takesTwo(
  tx: Tx,
  given: {
    by: CommandActor;
    command: Pick<Command<never, Subject, unknown, Refusal>, 'permission'>;
    subject: Subject;
    done: Done<unknown>;
    limits: SecondPersonLimits;
  },
): Promise<boolean> {
  const { by, command, subject, done, limits } = given;
  const right = rightOf(command.permission);
  if (by.kind !== 'member' || by.scope.desk !== 'operator' || !done.letsGo || right === null) return false;
  const { amount, countsToDay } = done.letsGo;
  const isMuch = amount > limits.single || (countsToDay && (await givenToday(tx, by)) > limits.day);
  return isMuch && (await hasColleague(tx, by, right, subject.parties));
}

/** What somebody gave alone today in Jakarta, this transaction included. Of two at once the second waits for the first. */
async function givenToday(tx: Tx, by: CommandActor): Promise<number> {
  const name = nameOfActor(by);
  await tx(sql`select pg_advisory_xact_lock(hashtextextended('given today ' || ${name}, 0))`);
  const [sum] = await tx<{ given: number }>(sql`
    select coalesce(sum(gave), 0)::float8 as given from audit_log
    where by = ${name} and gave is not null and confirmed_by is null
      and created_at >= date_trunc('day', now() at time zone 'Asia/Jakarta') at time zone 'Asia/Jakarta'`);
  return sum?.given ?? 0;
}

/** Stores a decision that takes a second person; the same one waits once. */
export function propose(transaction: Transaction, wanted: Wanted): Promise<ProposalRefusal> {
  const { name, permission, by: scope, input, reason, subject, done } = wanted;
  const by = { kind: 'member', scope } as const;
  const isSame = sql`command = ${name} and subject_kind = ${subject.kind} and subject_id = ${subject.id} and state = 'open'`;
  return transaction(async (tx) => {
    await nameActor(tx, by);
    await tx(sql`
      update proposals set state = 'lapsed', closed_at = now(), why = 'expired' where ${isSame} and expires_at <= now()`);
    const id = randomUUID();
    const amount = done.letsGo?.amount ?? 0;
    const [added] = await tx(sql`
      insert into proposals (id, command, needs, input, reason, subject_kind, subject_id, effect, amount, parties,
        membership_id, expires_at)
      values (${id}, ${name}, ${rightOf(permission)}, ${JSON.stringify(input)}::jsonb, ${reason}, ${subject.kind},
        ${subject.id}, ${JSON.stringify(done.after ?? {})}::jsonb, ${amount},
        ${JSON.stringify(subject.parties ?? [])}::jsonb, ${scope.membershipId},
        now() + make_interval(hours => ${PROPOSAL_HOURS}))
      on conflict (command, subject_kind, subject_id) where state = 'open' do nothing returning id`);
    if (added) {
      await writeAudit(tx, {
        by,
        command: 'proposals.make',
        subject: { kind: 'proposal', id },
        reason,
        done: { after: { command: name, subject: `${subject.kind}:${subject.id}`, amount } },
      });
      return { code: 'proposed', proposal: id };
    }
    const [other] = await tx<{ id: string }>(sql`select id from proposals where ${isSame}`);
    return { code: 'proposed_before', proposal: other?.id ?? '' };
  });
}
