import type { OrderState } from './transitions.ts';

/** An order's state as shoppers see it: `received` until it is completed (P-BUY-8). */
export type ShownState = OrderState | 'received';

/** What decides the state that a shopper sees. */
export interface StoredState {
  state: OrderState;
  /** When the shopper had it; with cash on delivery perhaps before the courier says so. */
  receivedAt: Date | null;
}

/** States in which an order can have been received without being finished. */
export const RECEIVED_WITHIN: readonly OrderState[] = ['shipped', 'delivered'];

/** The state of an order as its shopper sees it. SQL that counts by it takes `RECEIVED_WITHIN`. */
export const shownState = ({ state, receivedAt }: StoredState): ShownState =>
  receivedAt !== null && RECEIVED_WITHIN.includes(state) ? 'received' : state;

/** Whether its shopper said to have it: where the shopper was silent, the deadline has passed instead. */
export const isConfirmed = (order: { receivedAt: Date | null; receiveBy: Date | null }): boolean =>
  order.receivedAt !== null && order.receiveBy === null;
