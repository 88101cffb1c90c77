/** The face of the ledger: every movement of money, what arrived, and what goes back. */

export { bankFile, readBankForm, storeBankForm, writeBankFile } from './bank-file.ts';
export { bookBankFee, type LineMarked, noteBankLine, usedBankLines } from './bank-lines.ts';
export {
  type CourierCash,
  cashOwed,
  cashOwedBy,
  lastRemittances,
  type OpenClaim,
  openClaims,
  type RemittedCash,
} from './cash-owed.ts';
export { insertClaim, payClaim } from './claims.ts';
export { dueRefunds } from './due-refunds.ts';
export { bookExchange } from './exchange-credits.ts';
export { type FreightBorne, freightBorne, realFreight } from './freight-borne.ts';
export { foldLedger, foldMoves } from './kept-balances.ts';
export { ledgerWork } from './ledger-work.ts';
export { allBalances, balanceOf, post } from './post.ts';
export { type PriceCorrection, priceCorrections } from './price-corrections.ts';
export { allBookedAtProvider, bookedAtProvider, movedAtProvider, openSuspense } from './provider-money.ts';
export {
  type PurchaseReceipt,
  type PurchaseRefund,
  type PurchaseTransfer,
  purchasesOfMoney,
  receiptsOfPurchase,
  refundsOfPurchase,
  type StuckRefund,
  stuckRefunds,
  transfersOfPurchase,
} from './purchase-money.ts';
export {
  type AccountKind,
  type AccountMonth,
  type AccountMovement,
  accountKinds,
  accountMonth,
  accountsOfKind,
  type HeldAccount,
} from './read-accounts.ts';
export {
  applyReceipts,
  bookCash,
  bookReceipt,
  claimReceipt,
  noteAttempt,
  receiptNamed,
  receivedFor,
  unapplied,
} from './receipts.ts';
export {
  canNameAccount,
  forgetAccounts,
  forgetDoneAccounts,
  isRefundedTo,
  nameAccount,
  oldestDoneAccount,
  waitingBeside,
} from './refund-accounts.ts';
export {
  dueReminders,
  nextReminderDue,
  returnsWithoutAccount,
  takeReminder,
  WAITS_FOR_ACCOUNT,
} from './refund-reminders.ts';
export {
  bounced,
  failedToTransfer,
  paidByProvider,
  planNextTry,
  refusedByProvider,
  retryRefund,
  startSending,
  transferred,
} from './refund-states.ts';
export {
  cancelTransfer,
  countTransfers,
  exportTransfer,
  filedRefunds,
  lockTransfers,
  lockWaiting,
  MOST_TRANSFERS,
  type RefundTransfer,
  readTransfers,
  transferSent,
  unsentRefundFiles,
  waitingTransfers,
} from './refund-transfers.ts';
export { bookedThere, fulfilWaiting, noteRefundedThere } from './refunded-there.ts';
export {
  createRefund,
  goodwillOf,
  isAllTakenBack,
  isRefunded,
  type NewRefund,
  type PaidByReturn,
  PROMISED_BY,
  paidBackBy,
  paidByReturn,
  type RefundCause,
  refundableOf,
  sendRefund,
} from './refunds.ts';
export { type RefundDay, refundsByDay } from './refunds-by-day.ts';
export { type BookedRemittance, bookRemittance } from './remittances.ts';
export { chargeBack, receiptsOfOrder, takeOffReceipt } from './reversed-receipts.ts';
export {
  heldOrders,
  owingSince,
  type PaidOrder,
  rowsOfCode,
  salesSince,
  shopAccountRows,
  shopsWithMoney,
} from './shop-account.ts';
export { findRefund, type RefundPart, type StoredRefund } from './stored-refund.ts';
