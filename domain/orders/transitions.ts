/** Where an order of one seller stands. */
export type OrderState =
  | 'unpaid'
  /** An exchange that waits until what came back passed inspection. */
  | 'waiting'
  | 'new'
  | 'accepted'
  | 'packed'
  | 'shipped'
  | 'delivered'
  | 'completed'
  | 'cancelled';

/** Who may cause something. The clock is a deadline that passed. */
export type Actor = 'shopper' | 'seller' | 'courier' | 'provider' | 'operator' | 'clock';

/** What can happen to an order. */
export type OrderEvent =
  | 'paid'
  | 'inspected'
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
 * Every change of an order's state, and nobody changes it otherwise: the one conditional update takes `from` and `to`
 * from here. What is to happen beside (stock, money, jobs) is in the same transaction.
 */
export const TRANSITIONS: Readonly<Record<OrderEvent, Transition>> = {
  paid: { from: ['unpaid'], to: 'new', by: ['provider', 'operator'] },
  inspected: { from: ['waiting'], to: 'new', by: ['seller', 'operator', 'clock'] },
  accepted: { from: ['new'], to: 'accepted', by: ['seller', 'operator'] },
  packed: { from: ['accepted'], to: 'packed', by: ['seller', 'operator'] },
  shipped: { from: ['accepted', 'packed'], to: 'shipped', by: ['seller', 'courier', 'operator'] },
  delivered: { from: ['shipped'], to: 'delivered', by: ['courier', 'shopper', 'operator'] },
  /** The courier said so, and it did not arrive. */
  undelivered: { from: ['delivered'], to: 'shipped', by: ['operator'] },
  completed: { from: ['delivered'], to: 'completed', by: ['shopper', 'clock', 'operator'] },
  /** From shipped: the parcel was lost or refused. */
  cancelled: {
    from: ['unpaid', 'waiting', 'new', 'accepted', 'packed', 'shipped'],
    to: 'cancelled',
    by: ['shopper', 'seller', 'courier', 'provider', 'operator', 'clock'],
  },
  /** Late money for an order whose purchase had expired, while its goods are still there. */
  revived: { from: ['cancelled'], to: 'new', by: ['provider', 'operator'] },
};

/** Replays the events of an order from its first state; null when one of them could not happen. */
export function replay(first: OrderState, events: readonly OrderEvent[]): OrderState | null {
  let state: OrderState = first;
  for (const event of events) {
    const { from, to } = TRANSITIONS[event];
    if (!from.includes(state)) return null;
    state = to;
  }
  return state;
}
