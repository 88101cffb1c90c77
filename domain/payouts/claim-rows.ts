/** Why a shop's money of an order is not paid out yet (P-PAYOUT-2). */
export type HoldReason =
  /** Its courier has not handed over the cash. */
  | 'cash'
  /** A bank took the payment back, and nobody has decided who bears it. */
  | 'dispute';

/** A movement on a shop's account that no payout has claimed. */
export interface FreeRow {
  transferId: string;
  orderId: string | null;
  /** Whole Rupiah; below 0 what the shop owes, such as commission and freight. */
  amount: number;
}

/** The rows that a payout claims, and what they are together; what is held stays for a later one. */
export function claimRows(
  rows: readonly FreeRow[],
  held: ReadonlyMap<string, HoldReason>,
): { claimed: FreeRow[]; amount: number } {
  const claimed = rows.filter(({ orderId }) => orderId === null || !held.has(orderId));
  return { claimed, amount: claimed.reduce((sum, { amount }) => sum + amount, 0) };
}
