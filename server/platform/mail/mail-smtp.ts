import { isIP } from 'node:net';
import { createTransport, type SMTPPoolOptions } from 'nodemailer';
import type { MailAddress } from '../settings/env-values.ts';
import { compose } from './compose.ts';
import type { MailFailure, MailSender } from './mail.ts';

/** What {@link createSmtpSender} needs to know. */
export interface SmtpOptions {
  /** `smtp://` or `smtps://`, with user and password if the server wants them. */
  url: string;
  from: MailAddress;
}

/** Longest wait, in ms, for a mail server: to connect, to greet, and between two words of it. */
const PATIENCE_MS = 20_000;
const DEFAULT_PORTS: Readonly<Record<string, number>> = { 'smtp:': 587, 'smtps:': 465 };

/** The sender for a mail server that speaks SMTP. */
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
    // A password never crosses a network in the clear.
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
 * A server's 5xx about this mail is final (RFC 5321, 4.2.1), and so is an address that is none. Anything else may
 * pass: greylisting, a server that is away, and also a wrong password or sender, which the operator will put right.
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
    // Servers like to repeat the address.
    reason: reason.replace(/[^\s<>"]+@/g, '***@').slice(0, 500),
  };
}
