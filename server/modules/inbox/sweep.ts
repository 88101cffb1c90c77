import { sql } from 'drizzle-orm';
import type { Query } from '#server/platform/database/query.ts';
import { DatabaseUnavailable } from '#server/platform/database/unavailable.ts';
import type { Log } from '#server/platform/log.ts';
import { forgetFailedMails } from '#server/platform/mail/mail-queue.ts';
import { APPLICATION_DAYS, DAY_MS } from './inbox-interface.ts';

/** Days that a mail which could not be sent is kept for the operator to see. */
const FAILED_MAIL_DAYS = 14;

/** Deletes what has had its time: old applications, addresses that never confirmed, dead links, mails given up. */
export async function sweepInbox(query: Query, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await query(sql`delete from job_applications where created_at <= ${daysAgo(APPLICATION_DAYS)}`);
  await query(sql`delete from newsletter_subscriptions where status = 'pending' and expires_at <= ${now}`);
  await query(sql`delete from newsletter_tokens where expires_at <= ${now}`);
  await forgetFailedMails(query, daysAgo(FAILED_MAIL_DAYS));
}

/** Sweeps now and once a day; returns how to stop. Several processes may sweep the same things. */
export function startSweeping(given: {
  sweep: (now: Date) => Promise<void>;
  log: Log;
  clock: () => Date;
}): () => void {
  const { sweep, log, clock } = given;
  const round = () => {
    sweep(clock()).catch((error: unknown) => {
      // Tomorrow is early enough when the database is away.
      if (!(error instanceof DatabaseUnavailable)) log.warn({ err: error }, 'Sweeping the inbox failed');
    });
  };
  round();
  const timer = setInterval(round, DAY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
