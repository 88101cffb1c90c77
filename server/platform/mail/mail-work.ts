import { sql } from 'drizzle-orm';
import type { Query } from '../database/query.ts';
import type { DueWork } from '../jobs/due-work.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Log } from '../log.ts';
import { domainOf, type MailSender } from './mail.ts';
import { mailFailed, mailWentOut, takeMail } from './mail-queue.ts';
import { forgetFailedMails, sendMail } from './send-mail-job.ts';

/** Days that an unsendable mail is stored for the operator to see. */
const FAILED_MAIL_DAYS = 14;
/** Most mails that a sweep enqueues; the next one follows in 10 s. */
const MOST_AT_ONCE = 500;

export interface MailWorkOptions {
  query: Query;
  sender: MailSender;
  log: Log;
}

/** Lets this process send mails. */
export function handleMails(jobs: Pick<Jobs, 'handle'>, options: MailWorkOptions): void {
  jobs.handle(sendMail, (id) => sendQueuedMail(options, id));
  jobs.handle(forgetFailedMails, async () => {
    await options.query(sql`
      delete from mail_outbox where failed_at < now() - ${FAILED_MAIL_DAYS} * interval '1 day'`);
  });
}

/** Mails whose next attempt is due, and those without a job, because a dump has no jobs. */
export const dueMails: DueWork = {
  name: 'mails',
  clock: 'real',
  async nextDue(query) {
    const [row] = await query<{ due: Date | null }>(
      sql`select min(next_attempt_at) as due from mail_outbox where failed_at is null`,
    );
    return row?.due ?? null;
  },
  async enqueue(tx, now) {
    const rows = await tx<{ id: string }>(sql`
      select id from mail_outbox where failed_at is null and next_attempt_at <= ${now}
      order by next_attempt_at limit ${MOST_AT_ONCE}`);
    await tx.enqueue(
      sendMail,
      rows.map(({ id }) => id),
    );
  },
};

async function sendQueuedMail({ query, sender, log }: MailWorkOptions, id: string): Promise<void> {
  const mail = await takeMail(query, id);
  if (!mail) return;
  const sent = await sender.send(mail);
  if (sent.ok) return mailWentOut(query, id);
  const { kind, reason } = sent.error;
  const again = await mailFailed(query, mail, { isFinal: kind === 'refused', reason });
  log.warn(
    { mail: id, recipientDomain: domainOf(mail.to), attempt: mail.attempt, reason, again },
    again ? 'A mail could not be sent yet' : 'A mail was given up',
  );
}
