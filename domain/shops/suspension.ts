/** What becomes of a suspended shop's orders that were not sent, and of its money (P-CONSOLE-90). */
export const SUSPENDED_ORDERS = ['go_on', 'cancel'] as const;
export type SuspendedOrders = (typeof SUSPENDED_ORDERS)[number];

export const SUSPENDED_MONEY = ['go_on', 'held'] as const;
export type SuspendedMoney = (typeof SUSPENDED_MONEY)[number];
