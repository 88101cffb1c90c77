/** The states of one seller's order. */
export const ORDER_STATES = [
  'unpaid',
  /** To be paid at the door by somebody new, who has to confirm it first (P-PAY-31). */
  'unconfirmed',
  /** An exchange that waits until the returned goods pass inspection. */
  'waiting',
  'new',
  'accepted',
  'packed',
  'shipped',
  'delivered',
  'completed',
  'cancelled',
] as const;
export type OrderState = (typeof ORDER_STATES)[number];

/** Who may cause an event. The clock is a deadline that passed. */
export type Actor = 'shopper' | 'seller' | 'courier' | 'provider' | 'operator' | 'clock';

/** What can happen to an order. */
export type OrderEvent =
  | 'paid'
  | 'confirmed'
  | 'inspected'
  | 'asked_to_pay'
  | 'accepted'
  | 'packed'
  | 'shipped'
  | 'delivered'
  | 'undelivered'
  | 'completed'
  | 'cancelled'
  | 'revived';

interface Transition {
  from: readonly OrderState[];
  to: OrderState;
  by: readonly Actor[];
}

/**
 * Every change of an order's state. The one conditional update takes `from` and `to` from here. Side effects
 * (stock, money, jobs) happen in the same transaction.
 */
export const TRANSITIONS: Readonly<Record<OrderEvent, Transition>> = {
  paid: { from: ['unpaid'], to: 'new', by: ['provider', 'operator'] },
  confirmed: { from: ['unconfirmed'], to: 'new', by: ['shopper'] },
  inspected: { from: ['waiting'], to: 'new', by: ['seller', 'operator', 'clock'] },
  /** A dearer exchange whose goods came back: the difference is to be paid. */
  asked_to_pay: { from: ['waiting'], to: 'unpaid', by: ['seller', 'operator', 'clock'] },
  accepted: { from: ['new'], to: 'accepted', by: ['seller', 'operator', 'clock'] },
  packed: { from: ['accepted'], to: 'packed', by: ['seller', 'operator'] },
  shipped: { from: ['accepted', 'packed'], to: 'shipped', by: ['seller', 'courier', 'operator'] },
  delivered: { from: ['shipped'], to: 'delivered', by: ['courier', 'shopper', 'operator'] },
  /** The report was wrong: the parcel did not arrive. */
  undelivered: { from: ['delivered'], to: 'shipped', by: ['courier', 'operator'] },
  completed: { from: ['delivered'], to: 'completed', by: ['clock'] },
  /** From shipped: the parcel was lost or refused. */
  cancelled: {
    from: ['unpaid', 'unconfirmed', 'waiting', 'new', 'accepted', 'packed', 'shipped'],
    to: 'cancelled',
    by: ['shopper', 'seller', 'courier', 'provider', 'operator', 'clock'],
  },
  /** Late money for an expired purchase whose goods are still in stock. */
  revived: { from: ['cancelled'], to: 'new', by: ['provider', 'operator'] },
};

/** Events with which an order becomes its shop's; with cash on delivery of a known buyer it is so from the beginning. */
export const OPENING_EVENTS: readonly string[] = Object.entries(TRANSITIONS).flatMap(([event, { to }]) =>
  to === 'new' ? [event] : [],
);

/** Replays the events of an order from its first state; null when one of them was impossible. */
export function replay(first: OrderState, events: readonly OrderEvent[]): OrderState | null {
  let state: OrderState = first;
  for (const event of events) {
    const { from, to } = TRANSITIONS[event];
    if (!from.includes(state)) return null;
    state = to;
  }
  return state;
}

/** Whether a shop has accepted an order and still has the parcel. */
export const awaitsSending = (state: OrderState): boolean => TRANSITIONS.shipped.from.includes(state);
