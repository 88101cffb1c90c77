/** The states of a purchase: what is paid at once, with an order for each seller. */
export const PURCHASE_STATES = ['awaiting', 'confirmed', 'expired', 'cancelled'] as const;
export type PurchaseState = (typeof PURCHASE_STATES)[number];
