import type { Result } from '#domain/result.ts';

/** One mail of the shop, as text and as HTML. */
export interface Mail {
  /** Also in the Message-ID, so that a mail which goes out twice is recognised as one. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Who an answer goes to; null for the shop itself. */
  replyTo: string | null;
  /** Address that unsubscribes by one POST (RFC 8058); null for mails that are no newsletter. */
  unsubscribeUrl: string | null;
}

/** Why a mail did not go out: `refused` for good, or `later` when trying again may help. */
export interface MailFailure {
  kind: 'refused' | 'later';
  /** For the operator's log: the server's answer, without the text of the mail. */
  reason: string;
}

/** A way for mails to leave the shop. Never throws: failing is expected of it. */
export interface MailSender {
  /** For the operator: how mails leave. Holds no password. */
  readonly describe: string;
  send(mail: Mail): Promise<Result<null, MailFailure>>;
  close(): Promise<void>;
}

/** The part after the @: what a log may say about a recipient. */
export function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1);
}
