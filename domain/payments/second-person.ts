import { type Rupiah, rupiah } from '../money.ts';

/** Above what a second person confirms a decision about money, where there is one (P-CONSOLE-70). Whole Rupiah. */
export interface SecondPersonLimits {
  /** One refund, payment or decision. */
  single: Rupiah;
  /** Refunds and gifts that one person decided alone on a day in Jakarta, together. */
  day: Rupiah;
}

/** The limits until the operator changes them. */
export const FIRST_SECOND_PERSON_LIMITS: SecondPersonLimits = {
  single: rupiah(10_000_000),
  day: rupiah(1_000_000),
};

/** How long a proposal waits for its second person, in hours of real time. */
export const PROPOSAL_HOURS = 72;

/** Why a proposal is over that nobody decided. */
export const LAPSES = ['expired', 'left', 'alone', 'refused'] as const;
/** Nobody confirmed it in time; its proposer or everybody else with the right has left; or it could not run any more. */
export type Lapse = (typeof LAPSES)[number];
