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

/** Who asks for what. */
interface Given {
  by: CommandActor;
  input: unknown;
  /** Why, in the actor's words; stored in the audit log. */
  reason?: string;
  /** The browser's session, for commands that need a fresh second factor. */
  sessionId?: string;
}

/**
 * Runs a command for somebody: reads the input, asks the membership again, locks the subjects, changes each and writes one
 * line of the audit log for each, in one transaction. A refusal changes nothing. What takes a second person is rolled back,
 * too, and becomes a proposal (P-CONSOLE-70).
 */
export async function act<Input, Subj extends Subject, Value, Why extends Refusal>(
  context: ActContext,
  command: Command<Input, Subj, Value, Why>,
  given: Given,
): Promise<Result<Value[], ActRefusal | Why>> {
  const { by } = given;
  const done = await asMember(context, command, given, (tx, { input, reason }) =>
    runOn(tx, command, { by, reason, input, limits: context.secondPerson?.() }),
  );
  if (done.ok)
    context.log.info({ command: command.name, by: nameOfActor(by) }, 'A command changed something');
  return done;
}

/** What became of several subjects that were changed one by one. */
export interface EachDone<Why> {
  /** How many were changed. */
  done: number;
  /** Those that were not, by their ids, and why. */
  left: { id: string; why: Why }[];
}

/**
 * Runs a command for several subjects, each by a transaction of its own, so that one that cannot be changed stops no other
 * (P-CENTRE-3). A subject that is not there, or belongs to another shop, refuses all of them before anything is changed.
 * @throws Error for a command without `inputOf`
 */
export async function actEach<Input, Subj extends Subject, Value, Why extends Refusal>(
  context: ActContext,
  command: Command<Input, Subj, Value, Why>,
  given: Given,
): Promise<Result<EachDone<ActRefusal | Why>, ActRefusal | Why>> {
  const { inputOf } = command;
  if (!inputOf) throw new Error(`${command.name} works on no list`);
  const asked = await asMember(context, command, given, async (tx, { input }) => {
    const subjects = await subjectsOf(tx, command, input, given.by);
    return subjects.map(({ id }) => ({ id, input: inputOf(input, id) }));
  });
  if (!asked.ok) return asked;
  const left: EachDone<ActRefusal | Why>['left'] = [];
  for (const { id, input } of asked.value) {
    const done = await act(context, command, { ...given, input });
    if (!done.ok) left.push({ id, why: done.error });
  }
  return { ok: true, value: { done: asked.value.length - left.length, left } };
}

/** Reads the input and does something in a transaction of somebody who may run the command. A refusal rolls it back. */
async function asMember<Input, Subj extends Subject, Value, Why extends Refusal, Done>(
  context: ActContext,
  command: Command<Input, Subj, Value, Why>,
  given: Given,
  work: (tx: Tx, asked: { input: Input; reason: string | null }) => Promise<Done>,
): Promise<Result<Done, ActRefusal | Why>> {
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
      return work(tx, { input: input.data, reason });
    });
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

/** @throws Rollback when one of them is not there, or belongs to another shop */
async function subjectsOf<Input, Subj extends Subject, Value, Why extends Refusal>(
  tx: Tx,
  command: Command<Input, Subj, Value, Why>,
  input: Input,
  by: CommandActor,
): Promise<readonly Subj[]> {
  const subjects = await command.subjects(tx, input, by);
  if (!subjects) throw new Rollback({ code: 'not_found' });
  return subjects;
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
  const values: Value[] = [];
  const decided: Decided[] = [];
  for (const subject of await subjectsOf(tx, command, input, by)) {
    if (command.decides)
      for (const one of confirmedBy ? [by, confirmedBy] : [by]) await keepFromOwn(tx, one, subject);
    const done = await command.run(tx, { subject, input, by });
    if (!done.ok) throw new Rollback(done.error);
    const line = { by, confirmedBy: confirmedBy ?? null, command: command.name, reason };
    await writeAudit(tx, Object.assign({ subject, done: done.value }, line));
    for (const made of done.value.made ?? [])
      await writeAudit(tx, Object.assign({ subject: made, done: {} }, line));
    if (done.value.letsGo && !command.letsMoneyGo)
      throw new Error(`${command.name} lets money go and does not say so`);
    decided.push({ subject, done: done.value });
    values.push(done.value.value);
  }
  const all = together(decided);
  if (!confirmedBy && all && (await takesTwo(tx, { by, command, ...all, limits }))) throw new TakesTwo(all);
  return values;
}

type Decided = TakesTwo['wanted'];

/** What a command did to all of its subjects as one decision, named by the first of them; null for no subject. */
function together(decided: readonly Decided[]): Decided | null {
  const [first] = decided;
  if (!first || decided.length === 1) return first ?? null;
  const gone = decided.flatMap(({ done: { letsGo } }) => letsGo ?? []);
  if (gone.length === 0) return first;
  const parties = decided.flatMap(({ subject }) => subject.parties ?? []);
  const letsGo = {
    amount: gone.reduce((sum, { amount }) => sum + amount, 0),
    countsToDay: gone.some(({ countsToDay }) => countsToDay),
  };
  const after = Object.assign({}, first.done.after, { subjects: decided.map(({ subject: { id } }) => id) });
  return {
    subject: Object.assign({}, first.subject, { parties }),
    done: Object.assign({}, first.done, { letsGo, after }),
  };
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
    letsMoneyGo = false,
  }: Pick<Command<never, Subject, unknown, Refusal>, 'permission' | 'needsFreshFactor' | 'letsMoneyGo'>,
  { scope, sessionId, now }: { scope: Scope; sessionId: string | null; now: Date },
): Promise<void> {
  const [member] = await tx<{ role: string }>(sql`
    select role from memberships
    where id = ${scope.membershipId} and user_id = ${scope.userId} and ended_at is null for share`);
  const allowed = member ? permissionsOf(scope.desk, member.role) : [];
  const needed = permission === null ? [] : [permission].flat();
  if (!needed.some((one) => allowed.includes(one))) throw new Rollback({ code: 'forbidden' });
  if (!needsFreshFactor && !(letsMoneyGo && scope.desk === 'operator')) return;
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
