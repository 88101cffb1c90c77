import type { ApplicationForm } from '#domain/forms/application.ts';
import type { MessageForm } from '#domain/forms/message.ts';
import type { ReportForm } from '#domain/forms/report.ts';
import type { Result } from '#domain/result.ts';

/** A checked application with its PDF. */
export interface Application extends ApplicationForm {
  resume: Buffer;
}

/** The link that somebody followed belongs to no subscription (any more). */
export type NewsletterFailure = 'unknown_token';

/**
 * What comes in through the shop's forms. Storing answers the reference number that the sender is shown;
 * a database that cannot answer throws `DatabaseUnavailable`.
 */
export interface Inbox {
  /** Keeps a message and sends a receipt to its sender, at most three an hour to one address. */
  storeMessage(message: MessageForm): Promise<string>;
  /** Keeps a report and tells the operator; null when there is no such product or shop. */
  storeReport(report: ReportForm): Promise<string | null>;
  /**
   * Asks the owner of an address for consent. Answers alike whether the address is new, waiting, subscribed already,
   * or had its three mails of the hour, so that nobody learns who subscribes.
   */
  subscribe(email: string): Promise<string>;
  /** Harmless to repeat while the link lives. */
  confirm(token: string): Promise<Result<null, NewsletterFailure>>;
  /** Forgets the subscription. */
  unsubscribe(token: string): Promise<Result<null, NewsletterFailure>>;
  /** Keeps an application for {@link APPLICATION_DAYS} days and sends a receipt, at most three an hour to one address. */
  storeApplication(application: Application): Promise<string>;
}

/** Days that a newsletter's confirmation link lives; then the address is forgotten. */
export const CONFIRM_DAYS = 7;

/** Days that an application is kept (content/careers.id.ts and privacy.id.ts say so). */
export const APPLICATION_DAYS = 180;

/** Mails an hour that a stranger can cause to one address. */
export const MAILS_AN_HOUR = 3;

export const HOUR_MS = 60 * 60 * 1000;
export const DAY_MS = 24 * HOUR_MS;
