import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { Log } from '../log.ts';
import type { MailAddress } from '../settings/env-values.ts';
import { compose } from './compose.ts';
import { domainOf, type MailSender } from './mail.ts';

/** Options of {@link createOutboxSender}. */
export interface OutboxOptions {
  /** Folder for the mails, created when missing. */
  folder: string;
  from: MailAddress;
  log: Log;
}

/**
 * The sender for a shop without a mail server: every mail becomes a file `{id}.eml` that only its owner may read.
 * The log names subject and recipient's domain, never the address or the text.
 */
export function createOutboxSender({ folder, from, log }: OutboxOptions): MailSender {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    describe: `files in ${folder}`,
    async send(mail) {
      try {
        const { message } = await transport.sendMail(compose(mail, from));
        if (!Buffer.isBuffer(message)) throw new Error('The mail was not composed in memory');
        await mkdir(folder, { recursive: true, mode: 0o700 });
        const file = path.join(folder, `${mail.id}.eml`);
        // Readers never see half a mail.
        await writeFile(`${file}.part`, message, { mode: 0o600 });
        await rename(`${file}.part`, file);
        log.info({ subject: mail.subject, recipientDomain: domainOf(mail.to), file }, 'A mail was written');
        return { ok: true, value: null };
      } catch (error) {
        return { ok: false, error: { kind: 'later', reason: String(error) } };
      }
    },
    async close() {
      transport.close();
    },
  };
}

/** Days after which a mail is deleted from the folder, because it may contain what a shopper wrote. */
const KEPT_DAYS = 30;

/** Deletes mails that are older than {@link KEPT_DAYS}; a missing folder counts as empty. */
export async function sweepOutbox(folder: string, now: Date): Promise<void> {
  const oldest = now.getTime() - KEPT_DAYS * 24 * 60 * 60 * 1000;
  for (const name of await readdir(folder).catch((): string[] => [])) {
    const file = path.join(folder, name);
    if (/\.eml(\.part)?$/.test(name) && (await stat(file)).mtimeMs <= oldest) await rm(file, { force: true });
  }
}
