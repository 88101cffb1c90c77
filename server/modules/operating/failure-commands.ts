import { z } from 'zod';
import type { Result } from '#domain/result.ts';
import { type Done, defineCommand, type Subject } from '#server/modules/access/access.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import { retryDeadJob } from '#server/platform/jobs/dead-letters.ts';
import { retryFailedMail } from '#server/platform/mail/mail-queue.ts';

/** What the operator has tried again that the program gave up (P-CONSOLE-15). */

const ids = z.array(z.uuid()).min(1).max(200);

interface Retried extends Subject {
  what: string;
}

/** Tries all of some things again; none when one of them is gone. */
async function retryAll(
  tx: Tx,
  wanted: readonly string[],
  { kind, retry }: { kind: string; retry: (tx: Tx, id: string) => Promise<string | null> },
): Promise<Retried[] | null> {
  const done: Retried[] = [];
  for (const id of [...new Set(wanted)].toSorted()) {
    const what = await retry(tx, id);
    if (what === null) return null;
    done.push({ kind, id, what });
  }
  return done;
}

const retried = ({ what }: Retried): Result<Done<null>, never> => ({
  ok: true,
  value: { value: null, after: { what } },
});

/** Sends mails again that were given up. */
export const sendMailsAgain = defineCommand({
  name: 'operator.send_mails',
  permission: 'operator.orders',
  input: z.object({ mails: ids }),
  subjects: (tx, { mails }) => retryAll(tx, mails, { kind: 'mail', retry: retryFailedMail }),
  run: async (_tx, { subject }) => retried(subject),
});

/** Has jobs done again that failed for good. Each does its work once, however often it runs. */
export const retryJobs = defineCommand({
  name: 'operator.retry_jobs',
  permission: 'operator.orders',
  input: z.object({ jobs: ids }),
  subjects: (tx, { jobs }) => retryAll(tx, jobs, { kind: 'job', retry: retryDeadJob }),
  run: async (_tx, { subject }) => retried(subject),
});
