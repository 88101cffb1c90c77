/** Days that a shop's share of answered questions looks back (P-CHAT-10). */
export const RESPONSE_DAYS = 90;
/** Fewest questions from which a share is told. */
export const FEWEST_QUESTIONS = 10;
/** Hours within which an answer counts, and after which a question without one counts against the shop. */
export const ANSWER_HOURS = 24;

/** What shoppers asked a shop in the last days, and how it answered. */
export interface AskedQuestions {
  /** Minutes until each answer. */
  answeredAfter: readonly number[];
  /** Questions that nobody has answered for longer than {@link ANSWER_HOURS}. */
  unanswered: number;
}

/** How a shop answers. */
export interface Response {
  /** Share of questions that were answered in time, in whole percent. */
  rate: number;
  /** Median minutes until an answer; null when there is none. */
  minutes: number | null;
}

/** How a shop answers; null while too few have asked. */
export function responseOf({ answeredAfter, unanswered }: AskedQuestions): Response | null {
  const asked = answeredAfter.length + unanswered;
  if (asked < FEWEST_QUESTIONS) return null;
  const inTime = answeredAfter.filter((minutes) => minutes <= ANSWER_HOURS * 60).length;
  const sorted = answeredAfter.toSorted((a, b) => a - b);
  return {
    rate: Math.floor((inTime / asked) * 100),
    minutes: sorted[Math.floor((sorted.length - 1) / 2)] ?? null,
  };
}
