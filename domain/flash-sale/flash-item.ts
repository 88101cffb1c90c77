/** Pieces on offer of each flash item (P-FLASH-5). */
export const FLASH_QUOTA = 50;
/** Items of the strip on the home page, and of the 'other products' row (P-FLASH-4, P-FLASH-6). */
export const FLASH_STRIP_SIZE = 3;
export const FLASH_EXTRAS_SIZE = 6;
/** A fresh visitor's countdown: 4 h 30 min, in seconds (P-FLASH-2). */
export const FLASH_COUNTDOWN_SECONDS = 4 * 3600 + 30 * 60;

/**
 * Pieces that a buyer can still have at the flash price: what is left of the quota, and of the buyer's limit
 * where the item has one.
 */
export function piecesLeftFor(
  { quota, sold, perBuyer = quota }: { quota: number; sold: number; perBuyer?: number },
  bought = 0,
): number {
  return Math.max(0, Math.min(quota - sold, perBuyer - bought));
}

/** Share of the quota that is gone, in whole percent ('Terjual {n}%', P-FLASH-5). */
export function soldPercent({ quota, sold }: { quota: number; sold: number }): number {
  if (quota <= 0) return 100;
  return Math.min(100, Math.round((sold / quota) * 100));
}

/**
 * 'Tersisa': floor((100 - sold%) / 100 x quota). For the stored even percentages of a quota of 50 this equals
 * quota minus sold (P-FLASH-5). Computed on integers, so that rounding of binary fractions loses no piece.
 * Never 0 while the flash price still holds, however large the quota.
 */
export function remainingPieces({ quota, sold }: { quota: number; sold: number }): number {
  const rest = Math.floor(((100 - soldPercent({ quota, sold })) * quota) / 100);
  return Math.max(Math.min(1, piecesLeftFor({ quota, sold })), rest);
}
