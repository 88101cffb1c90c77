import type { QueueId } from '#domain/operating/queues.ts';
import type { OpenInvitation, StaffMember } from '#server/modules/access/access.ts';
import type { CaseQueue, CaseView } from '#server/modules/cases/cases.ts';
import type { SetCommission } from '#server/modules/catalogue/catalogue.ts';
import type { RefundDay } from '#server/modules/ledger/ledger.ts';
import type { SalesDay } from '#server/modules/orders/orders.ts';
import type { NewShopsDay } from '#server/modules/registering/registering.ts';
import type { HolidayYear } from '#server/modules/shipping/shipping.ts';
import type { DeadJob } from '#server/platform/jobs/dead-letters.ts';
import type { FailedMail } from '#server/platform/mail/mail-queue.ts';
import type { Somebody } from './somebodies.ts';

/** What the console shows. Times follow the shop's clock. */

/** What happened on the last days in Jakarta, the oldest first; money in whole Rupiah. Null is what a role may not read. */
export interface OperatorFigures {
  sales: SalesDay[] | null;
  refunds: RefundDay[] | null;
  shops: NewShopsDay[] | null;
}

/** What the shop takes of goods. */
export interface CommissionPage {
  /** Where no other rate counts, in hundredths of a percent. */
  general: number;
  rates: SetCommission[];
}

/** Something that waits for somebody and is no case. */
export interface WaitingQueue {
  id: QueueId;
  count: number;
  oldest: Date;
}

/** Who looks after a queue. */
export interface QueueOwner extends Somebody {
  /** They still work at the console; otherwise nobody looks after it. */
  isHere: boolean;
}

/** What the console's home tells. Null is what somebody's role may not read. */
export interface OperatorHome {
  now: Date;
  /** What waits besides cases, of what somebody may read. */
  queues: WaitingQueue[];
  /** Of the kinds that somebody may decide. */
  cases: CaseQueue[];
  /** Who looks after a queue, by its id or kind. */
  owners: ReadonlyMap<string, QueueOwner>;
  figures: OperatorFigures;
}

/** What could not be sent or done, and nobody tries any more. */
export interface Failures {
  mails: FailedMail[];
  jobs: DeadJob[];
}

/** The days off, and what is missing of them. */
export interface OperatorHolidays {
  years: HolidayYear[];
  /** Null: all that is needed now is known. */
  undecreed: number | null;
  /** By the shop's clock, in Jakarta. */
  thisYear: number;
}

/** Who works at the console, and whom it has invited. */
export interface OperatorStaff {
  members: (StaffMember & { email: string | null })[];
  invitations: OpenInvitation[];
}

/** A case, and who has taken it. */
export type OwnedCase = Omit<CaseView, 'owner'> & { owner: Somebody | null };

/** One page of cases. */
export interface OwnedCasePage {
  cases: OwnedCase[];
  /** The case after which the next page begins; null on the last one. */
  next: number | null;
}
