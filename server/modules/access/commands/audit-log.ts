import { sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/database/transactions.ts';
import { type CommandActor, nameOfActor } from '../who/scope.ts';
import type { Done, Subject } from './command.ts';

/** Names who changes things in this transaction, for the triggers that look for a line of the audit log. */
export const nameActor = (tx: Tx, by: CommandActor) =>
  tx(sql`select set_config('shop.actor', ${nameOfActor(by)}, true)`);

/** One line of the audit log: who changed what by which command, and why. */
export async function writeAudit(
  tx: Tx,
  line: {
    by: CommandActor;
    /** The second person of a decision that takes two. */
    confirmedBy?: CommandActor | null;
    command: string;
    subject: Subject;
    reason: string | null;
    done: Pick<Done<unknown>, 'before' | 'after' | 'letsGo'>;
  },
): Promise<void> {
  const { by, confirmedBy = null, command, subject, reason, done } = line;
  const gave = done.letsGo?.countsToDay ? done.letsGo.amount : null;
  await tx(sql`
    insert into audit_log (txid, by, membership_id, command, subject_kind, subject_id, reason, before, after,
      confirmed_by, gave)
    values (pg_current_xact_id()::text::bigint, ${nameOfActor(by)},
      ${by.kind === 'member' ? by.scope.membershipId : null}, ${command}, ${subject.kind}, ${subject.id}, ${reason},
      ${done.before ? JSON.stringify(done.before) : null}::jsonb, ${done.after ? JSON.stringify(done.after) : null}::jsonb,
      ${confirmedBy && nameOfActor(confirmedBy)}, ${gave})`);
}
