/** The face of the ledger: every movement of money, what arrived, and what goes back. */

export { insertClaim, payClaim } from './claims.ts';
export { allBalances, balanceOf, post } from './post.ts';
export { applyReceipts, bookCash, bookReceipt, receivedFor, unapplied } from './receipts.ts';
export { canNameAccount, forgetAccounts, TAKES_ACCOUNT } from './refund-accounts.ts';
export {
  createRefund,
  type NewRefund,
  PROMISED_BY,
  type RefundSource,
  sendRefund,
  WAITS_FOR_ACCOUNT,
} from './refunds.ts';
export { type BookedRemittance, bookRemittance } from './remittances.ts';
