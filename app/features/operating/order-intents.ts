/** What the forms on the page of an order ask for, posted as `intent`. */
export const ORDER_INTENTS = [
  'ask',
  'mail',
  'cancel',
  'decline',
  'deliver',
  'returned',
  'lost',
  'transfer',
  'refund',
  'goodwill',
  'dispute',
  'refund_paid',
  'refund_bounced',
  'refund_retry',
  'refund_by_transfer',
  'hide_review',
  'show_review',
] as const;
export type OrderIntent = (typeof ORDER_INTENTS)[number];

/** What is done without saying why. */
const WITHOUT_REASON: readonly OrderIntent[] = ['ask', 'mail'];
export const needsReason = (intent: OrderIntent): boolean => !WITHOUT_REASON.includes(intent);

/** What shows whom an order goes to, on the page itself. */
export const CONTACT_INTENT = 'show_contact';
