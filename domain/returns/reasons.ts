import type { NotReturnable } from '../catalogue/not-returnable.ts';
import { givesShippingBack, REFUND_REASONS, type RefundReason } from '../ledger/refund-sources.ts';
import { RETURN_DAYS } from '../orders/return-windows.ts';

/** Why goods are returned. */
export const RETURN_REASONS = REFUND_REASONS;
export type ReturnReason = RefundReason;

/** What a reason asks for (P-RET-41). */
export interface ReasonRule {
  /** Calendar days after arrival in which it can be told. */
  days: number;
  /** A photo or video shows it. */
  needsEvidence: boolean;
  /** The goods go back to the seller, unless they are of a kind that never does. */
  goesBack: boolean;
}

const SHOWN = { needsEvidence: true, goesBack: true } as const;

export const REASON_RULES: Readonly<Record<ReturnReason, ReasonRule>> = {
  /** Within 24 hours if possible; told later it counts as not as described. */
  damaged: { ...SHOWN, days: RETURN_DAYS.not_as_described },
  not_as_described: { ...SHOWN, days: RETURN_DAYS.not_as_described },
  defective: { ...SHOWN, days: RETURN_DAYS.other },
  missing_pieces: { ...SHOWN, days: RETURN_DAYS.other, goesBack: false },
  wrong_goods: { ...SHOWN, days: RETURN_DAYS.other },
  changed_mind: { days: RETURN_DAYS.other, needsEvidence: false, goesBack: true },
};

/** Whose fault it is: who pays the way back, and whether the shipping is given back. */
export const isSellersFault = givesShippingBack;

const DAY_MS = 24 * 60 * 60 * 1000;

/** The last moment at which a reason can be told of what arrived at a moment. */
export const windowOf = (reason: ReturnReason, arrivedAt: Date): Date =>
  new Date(arrivedAt.getTime() + REASON_RULES[reason].days * DAY_MS);

/** Pieces that somebody wants to return, and whether their goods are of a kind that is never sent back. */
export interface AskedGoods {
  notReturnable: NotReturnable | null;
}

/** Why pieces cannot be returned for a reason. */
export type GoodsRefusal =
  /** Food, drinks and consumables stay, unless something is wrong with them. */
  | 'excluded_goods'
  /** Some are sent back and some are not: each kind is a return of its own. */
  | 'mixed_goods';

/**
 * Whether goods go back for a reason, or why they cannot be returned for it (P-RET-2). Excluded goods that are damaged, wrong
 * or missing are refunded on evidence.
 */
export function goesBack(reason: ReturnReason, goods: readonly AskedGoods[]): boolean | GoodsRefusal {
  const excluded = goods.filter(({ notReturnable }) => notReturnable !== null).length;
  if (excluded > 0 && reason === 'changed_mind') return 'excluded_goods';
  if (!REASON_RULES[reason].goesBack) return false;
  if (excluded > 0 && excluded < goods.length) return 'mixed_goods';
  return excluded === 0;
}
