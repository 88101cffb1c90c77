import path from 'node:path';
import type { Database } from '#server/platform/database/connect.ts';
import { createQuery } from '#server/platform/database/query.ts';
import { createTransaction } from '#server/platform/database/transactions.ts';
import type { Log } from '#server/platform/log.ts';
import type { MailSender } from '#server/platform/mail/mail.ts';
import { createOutboxSender, sweepOutbox } from '#server/platform/mail/mail-outbox.ts';
import { createSmtpSender } from '#server/platform/mail/mail-smtp.ts';
import { startMailWorker } from '#server/platform/mail/mail-worker.ts';
import type { Env } from '#server/platform/settings/env.ts';
import type { Inbox } from './inbox-interface.ts';
import { createSqlInbox } from './sql-inbox.ts';
import { startSweeping, sweepInbox } from './sweep.ts';

const outboxOf = ({ dataDir }: Env) => path.join(dataDir, 'outbox');

/** The way for mails that the settings name: SMTP_URL, else files in DATA_DIR/outbox. */
function createSender(env: Env, log: Log): MailSender {
  const { smtpUrl, mailFrom: from } = env;
  return smtpUrl === undefined
    ? createOutboxSender({ folder: outboxOf(env), from, log })
    : createSmtpSender({ url: smtpUrl, from });
}

/**
 * The inbox with its background work: sending mails, and deleting what has had its time.
 * Whoever else queues mails calls `wakeMail`.
 */
export function startInbox(given: {
  env: Env;
  database: Pick<Database, 'pool'>;
  log: Log;
  clock: () => Date;
}): { inbox: Inbox; wakeMail: () => void; close(): Promise<void> } {
  const { env, database, log, clock } = given;
  const query = createQuery(database.pool);
  const worker = startMailWorker({ query, sender: createSender(env, log), log, clock });
  const sweep = async (now: Date) => {
    await sweepOutbox(outboxOf(env), now);
    await sweepInbox(query, now);
  };
  const stopSweeping = startSweeping({ sweep, log, clock });
  const inbox = createSqlInbox({
    query,
    transaction: createTransaction(database.pool),
    clock,
    onMail: worker.wake,
    publicUrl: env.publicUrl,
    noticesTo: env.contactIsExample ? null : env.shop.email,
  });
  return {
    inbox,
    wakeMail: worker.wake,
    async close() {
      stopSweeping();
      await worker.stop();
    },
  };
}
