import type { ApplicationForm } from '#domain/forms/application.ts';
import type { MessageForm } from '#domain/forms/message.ts';
import type { ReportForm } from '#domain/forms/report.ts';
import type { Result } from '#domain/result.ts';

/** A checked application with its PDF. */
export interface Application extends ApplicationForm {
  resume: Buffer;
}

/** The link does not belong to a subscription, or no longer. */
export type NewsletterFailure = 'unknown_token';

/**
 * What comes in through the shop's forms. Storing returns the reference number for the sender; a database
 * that cannot answer throws `DatabaseUnavailable`.
 */
export interface Inbox {
  /** Stores a message and sends a receipt to its sender, as often as {@link strangersMailLimits} allow. */
  storeMessage(message: MessageForm): Promise<string>;
  /** Keeps a report and tells the operator; null when there is no such product or shop. */
  storeReport(report: ReportForm): Promise<string | null>;
  /**
   * Asks the owner of an address for consent. The answer is the same for a new address, a waiting one, a
   * subscribed one, and one that has had its mails, so that it reveals no subscriber.
   */
  subscribe(email: string): Promise<string>;
  /** Idempotent while the link is valid. */
  confirm(token: string): Promise<Result<null, NewsletterFailure>>;
  /** Deletes the subscription. */
  unsubscribe(token: string): Promise<Result<null, NewsletterFailure>>;
  /**
   * Stores an application for {@link APPLICATION_DAYS} days and sends a receipt, as often as for a message.
   */
  storeApplication(application: Application): Promise<string>;
}

/** Days that a newsletter's confirmation link is valid; then the address is deleted. */
export const CONFIRM_DAYS = 7;

/** Days that an application is stored (content/careers.id.ts and privacy.id.ts say so). */
export const APPLICATION_DAYS = 180;

export const DAY_MS = 24 * 60 * 60 * 1000;
