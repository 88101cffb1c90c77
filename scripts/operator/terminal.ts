import { userInfo } from 'node:os';
import type { Pool } from 'pg';
import { jobKinds } from '#server/background.ts';
import type { CommandRefusal } from '#server/commands.ts';
import {
  type ActContext,
  act,
  type Command,
  type CommandActor,
  type Subject,
} from '#server/modules/access/access.ts';
import { createQuery, type Query } from '#server/platform/database/query.ts';
import { createTransaction, type Transaction } from '#server/platform/database/transactions.ts';
import { openJobs } from '#server/platform/jobs/jobs.ts';
import type { Log } from '#server/platform/log.ts';
import { SettingsError } from '#server/platform/settings/settings-error.ts';
import { sayRefusal } from './refusal-words.ts';

/** Who works at this terminal; a container's user may have no name. */
function terminalActor(): CommandActor {
  try {
    return { kind: 'terminal', user: userInfo().username };
  } catch {
    return { kind: 'terminal', user: 'unknown' };
  }
}

/** What somebody types for a command. */
export interface TypedCommand {
  input: unknown;
  reason?: string | undefined;
  /** What is said when nothing of the typed name is there. */
  missing?: string;
}

/** Runs commands for whoever sits at the terminal. */
export interface Terminal {
  query: Query;
  context: ActContext;
  by: CommandActor;
  /** @returns what the command did to each subject @throws SettingsError with the words of a refusal */
  act<Input, Subj extends Subject, Value, Why extends CommandRefusal>(
    command: Command<Input, Subj, Value, Why>,
    typed: TypedCommand,
  ): Promise<Value[]>;
}

/** Whoever sits at the terminal reads what a command says, and no log. */
const quiet: Log = { info: () => {}, warn: () => {} };

/** Opens the terminal on a database. */
export function openTerminal({ query, transaction }: { query: Query; transaction: Transaction }): Terminal {
  const context = { query, transaction, log: quiet, clock: () => new Date() };
  const by = terminalActor();
  return {
    query,
    context,
    by,
    async act(command, { input, reason, missing }) {
      const done = await act(context, command, { by, input, ...(reason !== undefined && { reason }) });
      if (!done.ok) throw new SettingsError(...sayRefusal(done.error, missing));
      return done.value;
    },
  };
}

/** The terminal of a pool of connections. Jobs of its commands are left to the sweeps of the running shop. */
export const terminalOf = (pool: Pool): Terminal =>
  openTerminal({ query: createQuery(pool), transaction: createTransaction(pool) });

/** Runs commands that mail somebody by a job, which no sweep would find: the running shop does it. */
export async function withJobs<T>(pool: Pool, work: (terminal: Terminal) => Promise<T>): Promise<T> {
  const jobs = await openJobs({ pool, log: quiet, kinds: jobKinds });
  try {
    const transaction = createTransaction(pool, { enqueue: jobs.enqueue });
    return await work(openTerminal({ query: createQuery(pool), transaction }));
  } finally {
    await jobs.stop();
  }
}
