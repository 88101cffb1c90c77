import type { ReturnView } from '#server/services.ts';

/** Whether nobody argues about a return that we decide: its goods were sent back and have not come to the shop. */
export const hasGoneAstray = ({ state, events }: Pick<ReturnView, 'state' | 'events'>): boolean =>
  state === 'disputed' &&
  events.some(({ event }) => event === 'sent') &&
  !events.some(({ event }) => event === 'arrived');
