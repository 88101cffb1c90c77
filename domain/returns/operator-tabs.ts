/** The tabs of the console's returns: to be decided by the operator, with shoppers and shops, and over (P-CONSOLE-11). */
export const OPERATOR_RETURN_TABS = ['disputed', 'open', 'ended'] as const;

export type OperatorReturnTab = (typeof OPERATOR_RETURN_TABS)[number];

/** The tab that an address names; what is to be decided when it names none. */
export const parseOperatorReturnTab = (given: string | null): OperatorReturnTab =>
  OPERATOR_RETURN_TABS.find((tab) => tab === given) ?? 'disputed';
