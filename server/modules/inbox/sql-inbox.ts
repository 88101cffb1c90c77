import { sql } from 'drizzle-orm';
import type { MessageForm } from '#domain/forms/message.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { Transaction } from '#server/platform/database/transactions.ts';
import { queueMails } from '#server/platform/mail/mail-queue.ts';
import { mayMailStranger } from '#server/platform/mail/stranger-mails.ts';
import type { Application, Inbox } from './inbox-interface.ts';
import { applicationMails, type LetterSettings, messageMails } from './letters.ts';
import { confirm, subscribe, unsubscribe } from './newsletter.ts';
import { withNewReference } from './reference.ts';
import { storeReport } from './store-report.ts';

/** Dependencies of {@link createSqlInbox}. */
export interface SqlInboxOptions extends LetterSettings {
  query: Query;
  transaction: Transaction;
  /** The shop's time. */
  clock: () => Date;
}

/** The inbox in PostgreSQL. An entry and its mails are committed together. */
export function createSqlInbox(options: SqlInboxOptions): Inbox {
  const { query, transaction, clock } = options;
  return {
    storeMessage: (message) => storeMessage(options, message),
    storeReport: (report) => storeReport(options, { report, now: clock() }),
    subscribe: (email) => subscribe(transaction, options, { email, now: clock() }),
    confirm: (token) => confirm(transaction, options, { token, now: clock() }),
    unsubscribe: (token) => unsubscribe(query, token),
    storeApplication: (application) => storeApplication(options, application),
  };
}

function storeMessage(
  { transaction, clock, ...letters }: SqlInboxOptions,
  given: MessageForm,
): Promise<string> {
  const { name, email, subject, message } = given;
  const now = clock();
  return withNewReference('messages', (reference) =>
    transaction(async (query) => {
      const isMailDue = await mayMailStranger(query, 'receipts', email, now);
      await query(sql`
        insert into messages (reference, name, email, subject, message, created_at)
        values (${reference}, ${name}, ${email}, ${subject}, ${message}, ${now})`);
      await queueMails(query, messageMails(letters, { reference, ...given }, { isMailDue }));
    }),
  );
}

function storeApplication(
  { transaction, clock, ...letters }: SqlInboxOptions,
  application: Application,
): Promise<string> {
  const { job, name, email, phone, cover_letter: letter, resume } = application;
  const now = clock();
  return withNewReference('applications', (reference) =>
    transaction(async (query) => {
      const isMailDue = await mayMailStranger(query, 'receipts', email, now);
      await query(sql`
        insert into job_applications (reference, job, name, email, phone, cover_letter, resume, created_at)
        values (${reference}, ${job || null}, ${name}, ${email}, ${phone}, ${letter}, ${resume}, ${now})`);
      await queueMails(query, applicationMails(letters, { reference, ...application }, { isMailDue }));
    }),
  );
}
