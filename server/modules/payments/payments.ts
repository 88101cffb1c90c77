/** The face of payments: how a purchase is paid, and how money is refunded. */
export { NoCodeFree, openAttempt } from './attempts/open-attempt.ts';
export type * from './desk/pay-desk.ts';
export { duePayments } from './due-payments.ts';
export { openPayments } from './open-payments.ts';
export { paymentJobs } from './provider/payment-jobs.ts';
export type { PaymentInstructions } from './provider/payment-provider.ts';
export { isTyped, type TypedInstructions } from './provider/typed-instructions.ts';
export { confirmTransfer, type TransferLine } from './purchases/confirm-transfer.ts';
export { forgetAccounts } from './refunds/refund-accounts.ts';
export {
  refundBounced,
  refundByTransfer,
  refundTransferred,
  retryRefund,
} from './refunds/transfer-refund.ts';
