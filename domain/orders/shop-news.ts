import type { Actor } from './transitions.ts';

/** What the owners of a shop are mailed about one of its orders (P-CENTRE-12). */
export const SHOP_NEWS_KINDS = [
  'new_order',
  'cancel_asked',
  'cancelled',
  'missing',
  'return_asked',
  'return_offer_left',
  'return_offer_taken',
  'return_sent',
  'return_withdrawn',
  'return_referred',
  'return_sent_back',
  'return_decided',
  'return_rejected',
  'return_rejected_back',
] as const;
export type ShopNewsKind = (typeof SHOP_NEWS_KINDS)[number];

/** Steps of a return that others take, and the shop must know of. */
const RETURN_STEPS: readonly string[] = SHOP_NEWS_KINDS.filter((kind) => kind.startsWith('return_'));
const isReturnStep = (event: string): event is ShopNewsKind => RETURN_STEPS.includes(event);

/** Events with which an order becomes its shop's; with cash on delivery of a known buyer it is so from the beginning. */
const OPENING = ['paid', 'confirmed', 'inspected', 'revived'];

/**
 * The message to a shop that an event of an order causes; null for what the shop did itself and for all that it need not
 * know. `state`: into which the event led; `wasSeen`: the order was the shop's before.
 */
export function shopNewsOf(
  event: string,
  { state, actor, wasSeen }: { state: string | null; actor: Actor; wasSeen: boolean },
): ShopNewsKind | null {
  if (actor === 'seller') return null;
  if (OPENING.includes(event) || (event === 'placed' && state === 'new')) return 'new_order';
  if (event === 'cancel_asked') return 'cancel_asked';
  if (event === 'cancelled') return wasSeen ? 'cancelled' : null;
  if (event === 'reported_missing') return 'missing';
  return isReturnStep(event) ? event : null;
}
