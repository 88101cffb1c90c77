import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { permissionsOf } from '#domain/access/permissions.ts';
import { cleanLine } from '#domain/forms/clean-text.ts';
import { FIRST_SECOND_PERSON_LIMITS, type SecondPersonLimits } from '#domain/payments/second-person.ts';
import type { Result } from '#domain/result.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { Transaction, Tx } from '#server/platform/database/transactions.ts';
import type { Log } from '#server/platform/log.ts';
import { hasFreshFactor } from '../who/desk-sessions.ts';
import { type CommandActor, isParty, nameOfActor, type Scope } from '../who/scope.ts';
import { nameActor, writeAudit } from './audit-log.ts';
import type { Command, Refusal, Subject } from './command.ts';
import { type ProposalRefusal, propose, takesTwo, type Wanted } from './propose.ts';
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
  | { code: 'reason_missing' }
  /** Whoever asks, or confirms, buys or sells in the subject. */
  | { code: 'own_order'; number: string }
  | ProposalRefusal;

/** What running commands needs. */
export interface ActContext {
  query: Query;
  transaction: Transaction;
  log: Log;
  /** Real time. */
  clock: () => Date;
  /** Above what a second person confirms; by default the first limits. */
  secondPerson?: () => SecondPersonLimits;
}

/** Rolls a refused command back; never leaves `act`. */
class Rollback extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

/** Rolls back what a second person has to confirm; never leaves `act`. */
class TakesTwo extends Error {
  readonly wanted: Pick<Wanted, 'subject' | 'done'>;

  constructor(wanted: TakesTwo['wanted']) {
    super('It takes two');
    this.wanted = wanted;
  }
}

/**
 * Runs a command for somebody: reads the input, asks the membership again, locks the subjects, changes each and writes one
 * line of the audit log for each, in one transaction. A refusal changes nothing. What takes a second person is rolled back,
 * too, and becomes a proposal (P-CONSOLE-70).
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
      return runOn(tx, command, { by, reason, input: input.data, limits: context.secondPerson?.() });
    });
    context.log.info({ command: command.name, by: nameOfActor(by) }, 'A command changed something');
    return { ok: true, value };
  } catch (error) {
    if (error instanceof TakesTwo && by.kind === 'member') {
      const { name, permission } = command;
      const wanted = { name, permission, by: by.scope, input: given.input, reason };
      return { ok: false, error: await propose(context.transaction, Object.assign(wanted, error.wanted)) };
    }
    if (!(error instanceof Rollback)) throw error;
    await noteSuspicion(context.query, command.name, { by, code: error.refusal.code });
    return { ok: false, error: error.refusal as ActRefusal | Why };
  }
}

/**
 * Runs a command that was proposed, in the transaction of whoever confirms it: by both of them. A refusal rolls all of it
 * back.
 */
export async function runProposed<Input, Subj extends Subject, Value, Why extends Refusal>(
  tx: Tx,
  command: Command<Input, Subj, Value, Why>,
  given: { by: CommandActor; confirmedBy: CommandActor; input: unknown; reason: string | null },
): Promise<Value[]> {
  const input = command.input.safeParse(given.input);
  if (!input.success) throw new Rollback({ code: 'not_found' });
  return runOn(tx, command, Object.assign({}, given, { input: input.data }));
}

async function runOn<Input, Subj extends Subject, Value, Why extends Refusal>(
  tx: Tx,
  command: Command<Input, Subj, Value, Why>,
  given: {
    by: CommandActor;
    confirmedBy?: CommandActor;
    reason: string | null;
    input: Input;
    limits?: SecondPersonLimits | undefined;
  },
): Promise<Value[]> {
  const { by, confirmedBy, reason, input, limits = FIRST_SECOND_PERSON_LIMITS } = given;
  const subjects = await command.subjects(tx, input, by);
  if (!subjects) throw new Rollback({ code: 'not_found' });
  const values: Value[] = [];
  for (const subject of subjects) {
    if (command.decides)
      for (const one of confirmedBy ? [by, confirmedBy] : [by]) await keepFromOwn(tx, one, subject);
    const done = await command.run(tx, { subject, input, by });
    if (!done.ok) throw new Rollback(done.error);
    const line = { by, confirmedBy: confirmedBy ?? null, command: command.name, reason };
    await writeAudit(tx, Object.assign({ subject, done: done.value }, line));
    for (const made of done.value.made ?? [])
      await writeAudit(tx, Object.assign({ subject: made, done: {} }, line));
    if (!confirmedBy && (await takesTwo(tx, { by, command, subject, done: done.value, limits })))
      throw new TakesTwo({ subject, done: done.value });
    values.push(done.value.value);
  }
  return values;
}

/** Who buys or sells in something does not decide about it at the console (P-CONSOLE-71). */
async function keepFromOwn(tx: Tx, by: CommandActor, { id, parties = [] }: Subject): Promise<void> {
  if (by.kind !== 'member' || by.scope.desk !== 'operator') return;
  const refusal: ActRefusal = { code: 'own_order', number: id };
  if (await isParty(tx, by, ...parties)) throw new Rollback(refusal);
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
