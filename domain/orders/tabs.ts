import type { ShownState } from './shown-state.ts';

/** The tabs of a shopper's orders and the states that each shows; null shows all. */
export const ORDER_TABS = {
  all: null,
  unpaid: ['unpaid', 'unconfirmed'],
  processing: ['waiting', 'new', 'accepted', 'packed'],
  shipped: ['shipped', 'delivered'],
  done: ['received', 'completed'],
  cancelled: ['cancelled'],
} as const satisfies Record<string, readonly ShownState[] | null>;

export type OrderTab = keyof typeof ORDER_TABS;

/** The tab that an address names; all orders when it names none. */
export const parseOrderTab = (given: string | null): OrderTab =>
  (Object.keys(ORDER_TABS) as OrderTab[]).find((tab) => tab === given) ?? 'all';
