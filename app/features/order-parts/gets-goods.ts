import type { ReturnView } from '#server/services.ts';

/** Whether a return ends with other goods: they were asked for, were there, and their order was not called off. */
export function getsGoods({ exchange, state }: Pick<ReturnView, 'exchange' | 'state'>): boolean {
  if (exchange === null || exchange.isGone) return false;
  return exchange.order ? exchange.order.state !== 'cancelled' : state !== 'done';
}

/** Whether the shop's offer of a return was not taken, and waits for no answer any more. */
export const isOfferLeft = ({ state, events }: Pick<ReturnView, 'state' | 'events'>): boolean =>
  state !== 'offered' && !events.some(({ event }) => event === 'offer_taken');

/** Whether nobody argues about a return that we decide: its goods were sent back and have not come to the shop. */
export const hasGoneAstray = ({ state, events }: Pick<ReturnView, 'state' | 'events'>): boolean =>
  state === 'disputed' &&
  events.some(({ event }) => event === 'sent') &&
  !events.some(({ event }) => event === 'arrived');
