import type { CaseQueue, CaseView } from '#server/modules/cases/cases.ts';
import type { SalesDay } from '#server/modules/orders/orders.ts';

/** What the console shows. Times follow the shop's clock. */

/** Who did something, or has it. */
export interface Somebody {
  /** As the audit log names them. */
  by: string;
  /** A member's role, shop (null at the console) and e-mail; null for others, and for an account that is gone. */
  role: string | null;
  sellerId: number | null;
  email: string | null;
}

/** What happened on the last days in Jakarta, the oldest first; money in whole Rupiah. */
export interface OperatorFigures {
  sales: SalesDay[];
  /** Null for whoever may not read money. */
  refunds: { day: string; amount: number }[] | null;
}

/** What the console's home tells. Null is what somebody's role may not read. */
export interface OperatorHome {
  now: Date;
  cases: CaseQueue[] | null;
  figures: OperatorFigures | null;
}

/** A case, and who has taken it. */
export type OwnedCase = Omit<CaseView, 'owner'> & { owner: Somebody | null };

/** One page of cases. */
export interface OwnedCasePage {
  cases: OwnedCase[];
  /** The case after which the next page begins; null on the last one. */
  next: number | null;
}
