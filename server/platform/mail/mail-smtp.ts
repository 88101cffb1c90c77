import { isIP } from 'node:net';
import { createTransport, type SMTPPoolOptions } from 'nodemailer';
import type { MailAddress } from '../settings/env-values.ts';
import { compose } from './compose.ts';
import type { MailFailure, MailSender } from './mail.ts';

/** Options of {@link createSmtpSender}. */
export interface SmtpOptions {
  /** `smtp://` or `smtps://`, with user and password if the server wants them. */
  url: string;
  from: MailAddress;
}

/** Timeout of a mail server in ms: to connect, to greet, and for each response. */
const PATIENCE_MS = 20_000;
const DEFAULT_PORTS: Readonly<Record<string, number>> = { 'smtp:': 587, 'smtps:': 465 };

/** The sender for an SMTP server. */
export function createSmtpSender({ url, from }: SmtpOptions): MailSender {
  const address = new URL(url);
  const transport = createTransport(transportOptions(address));
  return {
    describe: `SMTP server ${address.host}`,
    async send(mail) {
      try {
        await transport.sendMail(compose(mail, from));
        return { ok: true, value: null };
      } catch (error) {
        return { ok: false, error: failureOf(error) };
      }
    },
    async close() {
      transport.close();
    },
  };
}

function transportOptions(address: URL): SMTPPoolOptions & { pool: true } {
  const host = address.hostname.replace(/^\[|\]$/g, '');
  const user = decodeURIComponent(address.username);
  return {
    pool: true,
    maxConnections: 1,
    host,
    port: Number(address.port) || (DEFAULT_PORTS[address.protocol] ?? 587),
    secure: address.protocol === 'smtps:',
    // Never sends a password over a network unencrypted.
    requireTLS: user !== '' && !isThisMachine(host),
    ...(user !== '' && { auth: { user, pass: decodeURIComponent(address.password) } }),
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
  };
}

function isThisMachine(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));
}

/**
 * A 5xx of the server about this mail is final (RFC 5321, 4.2.1), and so is an invalid address. Anything else
 * may pass: greylisting, an unreachable server, and also a wrong password or sender, which the operator will
 * correct.
 */
function failureOf(error: unknown): MailFailure {
  const details: object = typeof error === 'object' && error !== null ? error : {};
  const status = 'responseCode' in details ? Number(details.responseCode) : 0;
  const code = 'code' in details ? details.code : '';
  const command = 'command' in details ? details.command : '';
  const isAboutTheMail = (code === 'EENVELOPE' || code === 'EMESSAGE') && command !== 'MAIL FROM';
  const reason = error instanceof Error ? error.message : String(error);
  return {
    kind: isAboutTheMail && (status >= 500 || command === 'API') ? 'refused' : 'later',
    // Servers often repeat the address.
    reason: reason.replace(/[^\s<>"]+@/g, '***@').slice(0, 500),
  };
}
