import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { permissionsOf } from '#domain/access/permissions.ts';
import { cleanLine } from '#domain/forms/clean-text.ts';
import type { Result } from '#domain/result.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { Transaction, Tx } from '#server/platform/database/transactions.ts';
import type { Log } from '#server/platform/log.ts';
import { hasFreshFactor } from '../who/desk-sessions.ts';
import { type CommandActor, nameOfActor, type Scope } from '../who/scope.ts';
import { nameActor, writeAudit } from './audit-log.ts';
import type { Command, Refusal, Subject } from './command.ts';
import { noteRefusal, type Refused } from './security-log.ts';

/** Why any command may be refused; each has further codes of its own. */
export type ActRefusal =
  | { code: 'invalid'; problems: readonly { path: string; message: string }[] }
  /** The membership has ended, or its role does not allow the command. */
  | { code: 'forbidden' }
  /** A subject is not there, or belongs to another shop. Nothing was changed. */
  | { code: 'not_found' }
  /** The second factor has to be given again. */
  | { code: 'stale_factor' }
  | { code: 'reason_missing' };

/** What running commands needs. */
export interface ActContext {
  query: Query;
  transaction: Transaction;
  log: Log;
  /** Real time. */
  clock: () => Date;
}

/** Rolls a refused command back; never leaves `act`. */
class Rollback extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

/**
 * Runs a command for somebody: reads the input, asks the membership again, locks the subjects, changes each and writes one
 * line of the audit log for each, in one transaction. A refusal changes nothing.
 * @param reason why, in the actor's words; stored in the audit log
 * @param sessionId the browser's session, for commands that need a fresh second factor
 */
export async function act<Input, Subj extends Subject, Value, Why extends Refusal>(
  context: ActContext,
  command: Command<Input, Subj, Value, Why>,
  given: { by: CommandActor; input: unknown; reason?: string; sessionId?: string },
): Promise<Result<Value[], ActRefusal | Why>> {
  const { by, sessionId = null } = given;
  const reason = cleanLine(given.reason ?? '') || null;
  const input = command.input.safeParse(given.input);
  if (!input.success) return { ok: false, error: { code: 'invalid', problems: problemsOf(input.error) } };
  if (command.needsReason && reason === null) return { ok: false, error: { code: 'reason_missing' } };
  try {
    const value = await context.transaction(async (tx) => {
      await nameActor(tx, by);
      if (by.kind === 'member')
        await checkMember(tx, command, { scope: by.scope, sessionId, now: context.clock() });
      return runOn(tx, command, { by, reason, input: input.data });
    });
    context.log.info({ command: command.name, by: nameOfActor(by) }, 'A command changed something');
    return { ok: true, value };
  } catch (error) {
    if (!(error instanceof Rollback)) throw error;
    await noteSuspicion(context.query, command.name, { by, code: error.refusal.code });
    return { ok: false, error: error.refusal as ActRefusal | Why };
  }
}

async function runOn<Input, Subj extends Subject, Value, Why extends Refusal>(
  tx: Tx,
  command: Command<Input, Subj, Value, Why>,
  { by, reason, input }: { by: CommandActor; reason: string | null; input: Input },
): Promise<Value[]> {
  const subjects = await command.subjects(tx, input, by);
  if (!subjects) throw new Rollback({ code: 'not_found' });
  const values: Value[] = [];
  for (const subject of subjects) {
    const done = await command.run(tx, { subject, input, by });
    if (!done.ok) throw new Rollback(done.error);
    for (const one of [subject, ...(done.value.made ?? [])])
      await writeAudit(tx, { by, command: command.name, subject: one, reason, done: done.value });
    values.push(done.value.value);
  }
  return values;
}

/** Asks the membership again under a lock, because it may have ended since the page was shown. */
async function checkMember(
  tx: Tx,
  {
    permission,
    needsFreshFactor = false,
  }: Pick<Command<never, Subject, unknown, Refusal>, 'permission' | 'needsFreshFactor'>,
  { scope, sessionId, now }: { scope: Scope; sessionId: string | null; now: Date },
): Promise<void> {
  const [member] = await tx<{ role: string }>(sql`
    select role from memberships
    where id = ${scope.membershipId} and user_id = ${scope.userId} and ended_at is null for share`);
  const allowed = member ? permissionsOf(scope.desk, member.role) : [];
  const needed = permission === null ? [] : [permission].flat();
  if (!needed.some((one) => allowed.includes(one))) throw new Rollback({ code: 'forbidden' });
  if (!needsFreshFactor) return;
  if (!(await hasFreshFactor(tx, { sessionId, userId: scope.userId, desk: scope.desk, now }))) {
    throw new Rollback({ code: 'stale_factor' });
  }
}

/** What an honest browser does not cause, for the security log. */
const SUSPICIOUS: Readonly<Record<string, Refused['event']>> = {
  forbidden: 'forbidden',
  not_found: 'foreign_subject',
  stale_factor: 'stale_factor',
};

async function noteSuspicion(
  query: Query,
  what: string,
  { by, code }: { by: CommandActor; code: string },
): Promise<void> {
  const event = SUSPICIOUS[code];
  if (!event || by.kind !== 'member') return;
  const { userId, membershipId } = by.scope;
  await noteRefusal(query, { event, userId, membershipId, what });
}

const problemsOf = (error: z.ZodError) =>
  error.issues.map(({ path, message }) => ({ path: z.core.toDotPath(path), message }));
