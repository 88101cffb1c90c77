import type { OrderState } from './transitions.ts';

/** The tabs of a shopper's orders and the states that each shows. */
export const ORDER_TABS = {
  all: ['unpaid', 'waiting', 'new', 'accepted', 'packed', 'shipped', 'delivered', 'completed', 'cancelled'],
  unpaid: ['unpaid'],
  processing: ['waiting', 'new', 'accepted', 'packed'],
  shipped: ['shipped', 'delivered'],
  done: ['completed'],
  cancelled: ['cancelled'],
} as const satisfies Record<string, readonly OrderState[]>;

export type OrderTab = keyof typeof ORDER_TABS;

/** The tab that an address names; all orders when it names none. */
export const parseOrderTab = (given: string | null): OrderTab =>
  (Object.keys(ORDER_TABS) as OrderTab[]).find((tab) => tab === given) ?? 'all';
