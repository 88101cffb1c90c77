import type { OrderState } from './transitions.ts';

/** What decides which actions an order's shopper has now. */
export interface OrderSituation {
  state: OrderState;
  isCancelAsked: boolean;
  isMissing: boolean;
  /** The shopper said so, or some days have passed since it arrived. */
  isReceived: boolean;
  /** The shopper said so. */
  isConfirmed: boolean;
  /** The furthest state of the other orders of the purchase: all share one address. */
  siblings: readonly OrderState[];
}

/** What a shopper may do with an order now. */
export interface OrderActions {
  pay: boolean;
  /** A newcomer's cash on delivery waits for their own confirmation. */
  confirm: boolean;
  /** `purchase`: everything that is to be paid together, at once; `order`: this one, at once; `ask`: the seller decides. */
  cancel: 'purchase' | 'order' | 'ask' | null;
  changeAddress: boolean;
  confirmReceived: boolean;
  reportMissing: boolean;
  /** What was bought can be reviewed. */
  review: boolean;
  buyAgain: boolean;
}

/** States in which nobody has started to work on an order, so that its address may still change. */
export const ADDRESS_OPEN: readonly OrderState[] = ['unpaid', 'unconfirmed', 'waiting', 'new'];

/**
 * What a shopper may do with an order. Unpaid: cancel the whole purchase at once. Paid but not accepted:
 * cancel the order at once. Accepted but not shipped: ask the seller. Later it is a return. Source: P-RET-7.
 */
export function actionsOf(situation: OrderSituation): OrderActions {
  const { state, isCancelAsked, isMissing, isReceived, isConfirmed, siblings } = situation;
  return {
    pay: state === 'unpaid',
    confirm: state === 'unconfirmed',
    cancel: isCancelAsked ? null : cancelOf(state),
    changeAddress:
      ADDRESS_OPEN.includes(state) &&
      siblings.every((sibling) => sibling === 'cancelled' || ADDRESS_OPEN.includes(sibling)),
    confirmReceived: (state === 'shipped' || state === 'delivered') && !isReceived,
    // Whoever was silent may still say that nothing came, while the money waits.
    reportMissing: state === 'delivered' && !isMissing && !isConfirmed,
    review: isReceived && state !== 'cancelled',
    buyAgain: isReceived || state === 'delivered' || state === 'completed' || state === 'cancelled',
  };
}

function cancelOf(state: OrderState): OrderActions['cancel'] {
  if (state === 'unpaid' || state === 'unconfirmed') return 'purchase';
  if (state === 'new' || state === 'waiting') return 'order';
  return state === 'accepted' || state === 'packed' ? 'ask' : null;
}
