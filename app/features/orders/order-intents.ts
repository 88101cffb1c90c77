/** What the forms of an order's page ask for, posted as `intent`. */
export const ORDER_INTENTS = ['cancel', 'received', 'not_arrived', 'missing', 'join'] as const;
export type OrderIntent = (typeof ORDER_INTENTS)[number];

/** Name of the field with the reason of a cancellation. */
export const REASON = 'reason';
