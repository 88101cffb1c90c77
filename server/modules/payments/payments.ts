/** The face of payments: how a purchase is paid, and how money is refunded. */
export { NoCodeFree, openAttempt } from './attempts/open-attempt.ts';
export { WEBHOOK_PATH } from './events/webhook.ts';
export { signatureOf } from './midtrans/notification.ts';
export {
  type MethodsEnv,
  openPayments,
  paymentWork,
  possibleMethods,
  type SimulatedPayments,
} from './open-payments.ts';
export type { PaymentInstructions } from './provider/payment-provider.ts';
export { isTyped, type TypedInstructions } from './provider/typed-instructions.ts';
export { confirmTransfer } from './purchases/confirm-transfer.ts';
export {
  giveToPayer,
  giveToPurchase,
  type NotGiven,
  type SuspendedMoney,
} from './purchases/give-unknown.ts';
export {
  askAboutPurchase,
  attemptsNamed,
  attemptsOf,
  noticesOf,
  type ProviderNotice,
  type PurchaseAttempt,
  purchaseOfAttempt,
} from './purchases/purchase-payments.ts';
export { refundFile } from './refunds/read-transfers.ts';
export {
  cancelRefunds,
  exportRefunds,
  nameTransferAccount,
  refundsSent,
  type TransferFileRefusal,
  transferName,
} from './refunds/transfer-commands.ts';
export {
  refundBounced,
  refundByTransfer,
  refundTransferred,
  refundTriedAgain,
} from './refunds/transfer-refund.ts';
export type * from './service/payment-service.ts';
