/** Why all money of an order is not paid out yet (P-PAYOUT-2). */
export type OrderHold =
  /** Its courier has not handed over the cash. */
  | 'cash'
  /** A bank took the payment back, and nobody has decided who bears it. */
  | 'dispute';

/** Why a part of a shop's money is not paid out yet, whichever orders it is of (P-PAYOUT-8). */
export type Withholding =
  /** What open returns may cost it. */
  | 'returns'
  /** A part of the last sales of a shop whose orders are completed early. */
  | 'reserve';

export type HoldReason = OrderHold | Withholding;

/** A movement on a shop's account that no payout has claimed, or what payouts have left of one. */
export interface FreeRow {
  transferId: string;
  orderId: string | null;
  /** Whole Rupiah; below 0 what the shop owes, such as commission and freight. */
  amount: number;
}

/**
 * The rows that a payout claims, and what they are together, which is below 0 when the shop owes more than it got. All rows of
 * a held order stay for a later payout. What is withheld stays in the newest rows that gave the shop something, the last of
 * them in part.
 * @param rows the oldest first
 * @param given.withheld whole Rupiah, at least 0
 */
export function claimRows(
  rows: readonly FreeRow[],
  { held, withheld }: { held: ReadonlyMap<string, OrderHold>; withheld: number },
): { claimed: FreeRow[]; amount: number } {
  const free = rows.filter(({ orderId }) => orderId === null || !held.has(orderId));
  let left = withheld;
  const claimed = free
    .toReversed()
    .map((row) => {
      const stays = Math.min(Math.max(row.amount, 0), left);
      left -= stays;
      return { ...row, amount: row.amount - stays };
    })
    .filter(({ amount }) => amount !== 0)
    .toReversed();
  return { claimed, amount: claimed.reduce((sum, { amount }) => sum + amount, 0) - left };
}
