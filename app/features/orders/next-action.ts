import type { OrderActions } from '#domain/orders/actions.ts';
import { type StoredState, shownState } from '#domain/orders/shown-state.ts';

/** What a card of the list offers as the next thing to do. */
export type NextAction = 'pay' | 'confirm' | 'track' | 'received' | 'buyAgain';

/**
 * The next thing to do with an order: pay it, say that it has arrived, follow it, or buy the same again. While it is on
 * its way it is followed; that it has arrived can be said on its page.
 */
export function nextAction({ may, ...order }: StoredState & { may: OrderActions }): NextAction {
  if (may.pay) return 'pay';
  if (may.confirm) return 'confirm';
  const shown = shownState(order);
  if (shown === 'delivered') return 'received';
  return shown === 'received' || shown === 'completed' || shown === 'cancelled' ? 'buyAgain' : 'track';
}
