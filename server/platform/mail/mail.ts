import type { Result } from '#domain/result.ts';

/** One mail of the shop, as text and as HTML. */
export interface Mail {
  /** Also in the Message-ID, so that a mail sent twice is recognised as one. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Recipient of an answer; null for the shop itself. */
  replyTo: string | null;
  /** Address that unsubscribes by one POST (RFC 8058); null for mails other than newsletters. */
  unsubscribeUrl: string | null;
}

/** Why a mail was not sent: `refused` for good, or `later` when a retry may help. */
export interface MailFailure {
  kind: 'refused' | 'later';
  /** For the operator's log: the server's answer, without the text of the mail. */
  reason: string;
}

/** Sends mails. Never throws: failures are expected. */
export interface MailSender {
  /** Describes the sender to the operator. Contains no password. */
  readonly describe: string;
  send(mail: Mail): Promise<Result<null, MailFailure>>;
  close(): Promise<void>;
}

/** The part after the @: what a log may say about a recipient. */
export function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1);
}
