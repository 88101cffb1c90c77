/** The face of orders: purchases of shoppers, from placing to completion. */
export { acceptOrder, packOrder } from './accept-order.ts';
export { accountOrders, readSealed } from './account-orders.ts';
export { boughtPairs, buyerOfOrder, lastBuyers, type Pair, pairKey } from './bought-from.ts';
export { type CodeDemand, proveBuyer, type TypedCode } from './buyer-code.ts';
export { type BuyerKeys, type CodBuyer, openBuyerKeys } from './buyer-keys.ts';
export { cancelOrder } from './cancel-order.ts';
export { billFreight } from './carriage.ts';
export { noteEvent, noteOnPurchase } from './change-order.ts';
export { chooseMethod } from './choose-method.ts';
export { readCodHistory } from './cod-history.ts';
export { commissionOfLines } from './commission-of-lines.ts';
export type { Confirmation } from './confirm-order.ts';
export { hasOrdersOnTheWay, nextPaymentDeadline } from './demo-moments.ts';
export { cancelExchange, cancelPurchase, EXPIRES_AT, expirePurchase } from './end-purchase.ts';
export { findByRequestKey } from './find-purchase.ts';
export { giveOnTop, refundPostage } from './give-on-top.ts';
export { lastEmailOf } from './guest-email.ts';
export { hasOpenOrders } from './has-open-orders.ts';
export { readCorrections } from './invoice-corrections.ts';
export { numberInvoices } from './invoice-numbers.ts';
export { isOwnPurchase, type SharesAccount } from './is-own-purchase.ts';
export { giveInvoiceNumbers, moveParcel, planPayout, tellShopper } from './jobs.ts';
export { forgetCodBlock } from './kept-cod-blocks.ts';
export { lockOrders } from './lock-orders.ts';
export { loseOrder, takeBack, undeliver } from './lost-order.ts';
export { askForAccount, noteAccountNamed, noteRefunded } from './note-refund.ts';
export { openExchange } from './open-exchange.ts';
export { openOrders, orderWork } from './open-orders.ts';
export {
  firstOrderOf,
  listOperatorOrders,
  type MoneyLine,
  maskedBuyer,
  moneyLines,
  type OperatorEvent,
  type OperatorOrderCard,
  type OrderContact,
  operatorEvents,
  ordersOfPurchase,
  type PurchasedOrder,
  readContact,
} from './operator-orders.ts';
export {
  closeAccountCases,
  closeFailedCase,
  openArrivalCase,
  openContradictedCase,
  openRefundCase,
} from './order-cases.ts';
export { createLink } from './order-links.ts';
export { readEvents, readParcels } from './order-page.ts';
export {
  findReturnable,
  holdForReturn,
  lineIds,
  lockReturnable,
  releaseFromReturn,
} from './order-return.ts';
export { type OrderRow, orderNumbers, readOrder, readOrders } from './order-row.ts';
export type { OrderService } from './order-service.ts';
export type * from './order-view.ts';
export { accountOfNumber, accountsBuying, ordersOfPerson, type PersonOrders } from './orders-of-person.ts';
export { ordersToAccept } from './orders-to-accept.ts';
export { purchasesOf } from './owned.ts';
export { extendShipping, planArrivalQuestion, planScan } from './parcel-clocks.ts';
export { dueOrders, passDeadlinesOf } from './pass-deadlines.ts';
export { isWaiting, passExchange } from './pass-exchange.ts';
export { placePurchase } from './place-purchase.ts';
export { planExchange, type WantedPieces } from './plan-exchange.ts';
export {
  costOfRefund,
  type PiecesRefusal,
  quotePieces,
  type RefundCost,
  readRefundable,
} from './plan-refund.ts';
export type { PlannedLine, PlannedOrder, PurchasePlan } from './purchase-plan.ts';
export {
  deliveredTo,
  hasReceivedLine,
  lockReceivedOrder,
  orderOfLine,
  type ReceivedLine,
  type ReceivedOrder,
  receivedOrder,
} from './received-order.ts';
export { refundPieces, type Whereabouts } from './refund-pieces.ts';
export { refundedElsewhere } from './refunded-elsewhere.ts';
export { DuplicateRequest, PriceChanged, TooManyUnpaid, TooMuchCod } from './refusals.ts';
export { remindShopper } from './remind-of-account.ts';
export { reversePurchase } from './reverse-purchase.ts';
export { type SalesDay, salesByDay } from './sales-by-day.ts';
export {
  confirmReceipt,
  deliverOrder,
  foundAgain,
  reportMissing,
  shipOrder,
} from './sent-order.ts';
export { giveBack, revivePurchase, settlePurchase } from './settle-purchase.ts';
export {
  type ShopInvoice,
  type ShopInvoiceList,
  shopInvoiceOrders,
  shopInvoices,
  shopInvoicesOf,
} from './shop-invoices.ts';
export {
  listShopOrders,
  type OrderLabel,
  orderLabels,
  ordersOfShop,
  ordersToPack,
  packedGrams,
  type ShopOrderCard,
  type ShopOrderFigures,
  type ShopOrderInList,
  type ShopOrderList,
  type ShopOrderView,
  salesOfShop,
  setPackedGrams,
  setShopNote,
  shopFigures,
  shopOrder,
  shopOrderNumbers,
  shopOrdersIn,
} from './shop-orders.ts';
export { completedOrders, ordersAmong, RECORD_DAYS, type ShopRecord, shopRecord } from './shop-record.ts';
export { isSoldOut } from './sold-out.ts';
export { type OpenOrdersInState, openOrdersOf } from './suspended-shop.ts';
export {
  lockUntold,
  markTold,
  noteMailHeld,
  refundCauseOf,
  type UntoldEvent,
  untoldEvents,
  untoldOrders,
  untoldSince,
} from './told.ts';
export { weightOfPieces } from './weight-of-pieces.ts';
export { askToCancel, callOff, declineToCancel, finishCallingOff } from './wish-to-cancel.ts';
