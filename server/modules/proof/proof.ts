/** The face of the proof: invariants of money, stock and orders. The only module that may read the tables of all. */
export { brokenInvariants, INVARIANT_NAMES, overdue } from './broken-invariants.ts';
export { type FollowedRow, followAccount } from './follow-account.ts';
export { askInvariants, type InvariantRun, lastRuns } from './invariant-runs.ts';
export { handleProof, proofWork } from './proof-work.ts';
export { unconfirmedBySimulator } from './simulator-check.ts';
