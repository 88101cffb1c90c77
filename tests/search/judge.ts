import type { JudgedTerm } from './judged-terms.ts';

/** Grades of a product for a term. */
const BEST = 3;
const GOOD = 1;
/** Number of results to judge. */
export const JUDGED_DEPTH = 10;

/** The verdict on one list. */
export interface Verdict {
  readonly term: string;
  /** Normalised discounted cumulative gain of the first ten: 1 for the best possible order. */
  readonly ndcg: number;
  readonly isFirstRight: boolean;
}

/** Judges the ids of a list in their order. If the shop has nothing relevant, only an empty list is right. */
export function judge({ term, best, good }: JudgedTerm, listed: readonly number[]): Verdict {
  const [first] = listed;
  if (best.length === 0)
    return { term, ndcg: Number(first === undefined), isFirstRight: first === undefined };
  const gradeOf = (id: number) => (best.includes(id) ? BEST : good.includes(id) ? GOOD : 0);
  const ideal = gain([...best.map(() => BEST), ...good.map(() => GOOD)]);
  return {
    term,
    ndcg: gain(listed.map(gradeOf)) / ideal,
    isFirstRight: first !== undefined && best.includes(first),
  };
}

function gain(grades: readonly number[]): number {
  return grades
    .slice(0, JUDGED_DEPTH)
    .reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0);
}

/** Summary of all verdicts. */
export function overall(verdicts: readonly Verdict[]): { ndcg: number; firstRight: number } {
  const mean = (of: (verdict: Verdict) => number) =>
    verdicts.reduce((sum, verdict) => sum + of(verdict), 0) / verdicts.length;
  return { ndcg: mean(({ ndcg }) => ndcg), firstRight: mean(({ isFirstRight }) => Number(isFirstRight)) };
}

export const RELEVANCE_GOAL = { ndcg: 0.9, firstRight: 0.97 } as const;
/** For goods that the words of the program were not written for. */
export const OTHER_GOAL = { ndcg: 0.85, firstRight: 0.95 } as const;
