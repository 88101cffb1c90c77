/** What speaks for marking a shop as trusted (P-BUY-8): an operator decides, the figures advise. */
export const TRUST_MARKS = { completed: 20, returnPercent: 3 } as const;

/** How a shop stands. */
export interface TrustFigures {
  /** Orders that were ever completed. */
  completed: number;
  /** Orders of the last 90 days that arrived, and returns that were asked for in them. */
  arrived: number;
  returns: number;
  /** Open cases about the shop or its orders. */
  openCases: number;
}

/** Which of the marks a shop reaches. */
export function trustMarks({ completed, arrived, returns, openCases }: TrustFigures) {
  return {
    completed: completed >= TRUST_MARKS.completed,
    returns: returns * 100 < arrived * TRUST_MARKS.returnPercent || (returns === 0 && arrived > 0),
    cases: openCases === 0,
  };
}
