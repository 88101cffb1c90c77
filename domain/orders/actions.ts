import type { OrderState } from './transitions.ts';

/** Of an order what decides what its shopper may do with it now. */
export interface OrderSituation {
  state: OrderState;
  isCancelAsked: boolean;
  isMissing: boolean;
  /** The furthest state of the orders of the same purchase: they share one address. */
  siblings: readonly OrderState[];
}

/** What a shopper may do with an order now. */
export interface OrderActions {
  pay: boolean;
  /** `purchase`: everything that is to be paid together, at once; `order`: this one, at once; `ask`: the seller decides. */
  cancel: 'purchase' | 'order' | 'ask' | null;
  changeAddress: boolean;
  confirmReceived: boolean;
  reportMissing: boolean;
  buyAgain: boolean;
}

/** States in which nobody has begun to work for an order, so that its address may still change. */
export const ADDRESS_OPEN: readonly OrderState[] = ['unpaid', 'waiting', 'new'];

/**
 * What a shopper may do with an order: unpaid, the whole purchase is cancelled at once; paid and not accepted, the
 * order at once; accepted and not sent, the seller is asked; later it is a return.
 * Source: P-RET-7.
 */
export function actionsOf({ state, isCancelAsked, isMissing, siblings }: OrderSituation): OrderActions {
  return {
    pay: state === 'unpaid',
    cancel: isCancelAsked ? null : cancelOf(state),
    changeAddress:
      ADDRESS_OPEN.includes(state) &&
      siblings.every((sibling) => sibling === 'cancelled' || ADDRESS_OPEN.includes(sibling)),
    confirmReceived: state === 'shipped' || state === 'delivered',
    reportMissing: state === 'delivered' && !isMissing,
    buyAgain: state === 'delivered' || state === 'completed' || state === 'cancelled',
  };
}

function cancelOf(state: OrderState): OrderActions['cancel'] {
  if (state === 'unpaid') return 'purchase';
  if (state === 'new' || state === 'waiting') return 'order';
  return state === 'accepted' || state === 'packed' ? 'ask' : null;
}
