import type { OrderActions } from '#domain/orders/actions.ts';
import type { OrderState } from '#domain/orders/transitions.ts';

/** What a card of the list offers as the next thing to do. */
export type NextAction = 'pay' | 'track' | 'received' | 'buyAgain';

/**
 * The next thing to do with an order: pay it, say that it has arrived, follow it, or buy the same again. While it is on
 * its way it is followed; that it has arrived can be said on its page.
 */
export function nextAction({ state, may }: { state: OrderState; may: OrderActions }): NextAction {
  if (may.pay) return 'pay';
  if (state === 'delivered' && may.confirmReceived) return 'received';
  return state === 'completed' || state === 'cancelled' ? 'buyAgain' : 'track';
}
