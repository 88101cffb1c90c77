/** The face of the ledger: every movement of money, what arrived, and what goes back. */
export { brokenInvariants, INVARIANT_NAMES, overdue } from './invariants.ts';
export { allBalances, balanceOf, post } from './post.ts';
export { applyReceipts, bookReceipt, receivedFor, unapplied } from './receipts.ts';
export { createRefund, PROMISED_BY, sendRefund, WAITS_FOR_ACCOUNT } from './refunds.ts';
