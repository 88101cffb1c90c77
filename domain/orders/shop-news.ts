import { type ReturnShopKind, shopStepOf } from '../returns/news.ts';
import { type Actor, OPENING_EVENTS } from './transitions.ts';

/** What the owners of a shop are mailed about one of its orders (P-CENTRE-12). */
export type ShopNewsKind = 'new_order' | 'cancel_asked' | 'cancelled' | 'missing' | ReturnShopKind;

/**
 * The message to a shop that an event of an order causes; null for what the shop did itself and for all that it need not
 * know. `state`: into which the event led; `wasSeen`: the order, or the return, was the shop's before.
 */
export function shopNewsOf(
  event: string,
  { state, actor, wasSeen }: { state: string | null; actor: Actor; wasSeen: boolean },
): ShopNewsKind | null {
  if (actor === 'seller') return null;
  if (OPENING_EVENTS.includes(event) || (event === 'placed' && state === 'new')) return 'new_order';
  if (event === 'cancel_asked') return 'cancel_asked';
  if (event === 'cancelled') return wasSeen ? 'cancelled' : null;
  if (event === 'reported_missing') return 'missing';
  return event === 'return_asked' || wasSeen ? shopStepOf(event) : null;
}
