/** The face of the ledger: every movement of money, what arrived, and what goes back. */
export { brokenInvariants, INVARIANT_NAMES, overdue, type Violation } from './invariants.ts';
export { allBalances, balanceOf, LedgerFault, post } from './post.ts';
export { applyReceipts, bookReceipt, type Excess, type Receipt, receivedFor, unapplied } from './receipts.ts';
export { createRefund, type NewRefund, type RefundCause, sendRefund } from './refunds.ts';
