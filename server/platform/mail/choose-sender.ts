import path from 'node:path';
import type { Log } from '../log.ts';
import type { Env } from '../settings/env.ts';
import type { MailSender } from './mail.ts';
import { createOutboxSender } from './mail-outbox.ts';
import { createSmtpSender } from './mail-smtp.ts';

/** The folder of mails in a shop without a mail server. */
export const outboxOf = ({ dataDir }: Pick<Env, 'dataDir'>) => path.join(dataDir, 'outbox');

/** The mail sender of the settings: SMTP_URL, else files in DATA_DIR/outbox. */
export function chooseSender(env: Pick<Env, 'dataDir' | 'smtpUrl' | 'mailFrom'>, log: Log): MailSender {
  const { smtpUrl, mailFrom: from } = env;
  return smtpUrl === undefined
    ? createOutboxSender({ folder: outboxOf(env), from, log })
    : createSmtpSender({ url: smtpUrl, from });
}
