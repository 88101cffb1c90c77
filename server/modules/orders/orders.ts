/** The face of orders: what shoppers bought, from the moment it is placed until it is over. */
export { cancelOrder } from './cancel-order.ts';
export { changeOrder, noteEvent } from './change-order.ts';
export { cancelPurchase, expirePurchase } from './end-purchase.ts';
export { findByRequestKey } from './find-purchase.ts';
export { listOrders } from './list-orders.ts';
export { orderPage } from './order-page.ts';
export type * from './order-view.ts';
export { purchasesOf } from './owned.ts';
export { type PlacedPurchase, placePurchase } from './place-purchase.ts';
export type { PlannedLine, PlannedOrder, PurchaseContact, PurchasePlan } from './purchase-plan.ts';
export { DuplicateRequest, PriceChanged, TooManyUnpaid } from './refusals.ts';
export { reversePurchase } from './reverse-purchase.ts';
export { giveBack, revivePurchase, settlePurchase } from './settle-purchase.ts';
export { trackOrder } from './track-order.ts';
