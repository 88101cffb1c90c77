/** The tabs of the console's shops: who asks to open one, and those that are open (P-CONSOLE-40). */
export const OPERATOR_SELLER_TABS = ['waiting', 'open'] as const;

export type OperatorSellerTab = (typeof OPERATOR_SELLER_TABS)[number];

/** The tab that an address names; registrations that wait when it names none. */
export const parseOperatorSellerTab = (given: string | null): OperatorSellerTab =>
  OPERATOR_SELLER_TABS.find((tab) => tab === given) ?? 'waiting';
