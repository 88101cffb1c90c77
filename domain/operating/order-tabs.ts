import type { OrderState } from '../orders/transitions.ts';

/** The tabs of the console's orders and the states that each shows; all of them without states (P-CONSOLE-4). */
export const OPERATOR_TABS = {
  all: [],
  unpaid: ['unpaid', 'unconfirmed', 'waiting'],
  new: ['new'],
  process: ['accepted', 'packed'],
  sent: ['shipped'],
  arrived: ['delivered'],
  done: ['completed'],
  cancelled: ['cancelled'],
} as const satisfies Record<string, readonly OrderState[]>;

export type OperatorTab = keyof typeof OPERATOR_TABS;

export const OPERATOR_TAB_IDS = Object.keys(OPERATOR_TABS) as readonly OperatorTab[];

/** The tab that an address names; all orders when it names none. */
export const parseOperatorTab = (given: string | null): OperatorTab =>
  OPERATOR_TAB_IDS.find((tab) => tab === given) ?? 'all';
