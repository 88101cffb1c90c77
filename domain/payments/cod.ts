import { type Rupiah, rupiah } from '../money.ts';

/** Limits of cash on delivery that a shop sets. */
export interface CodLimits {
  /** Most open orders of somebody without a delivered order, and their total in whole Rupiah. */
  newcomerOrders: number;
  newcomerTotal: number;
  /** Most freight of refused parcels in a district that nobody paid, in whole Rupiah, within {@link COD_REFUSAL_DAYS}. */
  areaFreight: number;
}

/** Most open orders and pieces that are paid at the door: per buyer, and per network address within a day. */
export const MOST_OPEN_COD = {
  buyer: { orders: 5, pieces: 50 },
  address: { orders: 10, pieces: 100 },
} as const;
/** Hours in which open orders count for their network address. Mobile networks share one among many households. */
export const COD_ADDRESS_HOURS = 24;
/** Minutes in which a newcomer confirms an order that is paid at the door. */
export const CONFIRM_COD_MINUTES = 60;
/** Refusals at the door within {@link COD_REFUSAL_DAYS} days that close cash on delivery. */
export const MOST_COD_REFUSALS = 2;
export const COD_REFUSAL_DAYS = 60;
/** Days for which a block outlives its account, whose owner could else be new at once (P-ACC-19). */
export const COD_BLOCK_KEPT_DAYS = 365;

/** Orders that are paid at the door and not over. */
export interface OpenCod {
  orders: number;
  pieces: number;
  /** In whole Rupiah. */
  total: number;
}

/** What is known of a buyer's cash on delivery. */
export interface CodHistory {
  /** Parcels that they recently refused. */
  refusals: number;
  /** No order of theirs was ever delivered. */
  isNewcomer: boolean;
  open: OpenCod;
  /** Freight of refused parcels in their district that nobody paid, in whole Rupiah. */
  areaFreight: number;
  /** An operator has closed it for them, or for somebody with their telephone or e-mail (P-CONSOLE-81), also of an account
   * that is gone (P-ACC-19). */
  isBlocked: boolean;
}

/** Why cash on delivery is closed for a buyer; the words are in the copy. */
export type CodClosed =
  | { code: 'blocked' }
  | { code: 'refusals' }
  | { code: 'area_refused' }
  | { code: 'open_orders'; most: number }
  | { code: 'open_pieces'; most: number }
  | { code: 'newcomer_orders'; most: number }
  | { code: 'newcomer_total'; most: Rupiah };

/** Why a buyer cannot pay these orders at the door, besides those that are open; null when they can (P-PAY-31). */
export function codClosed(history: CodHistory, wanted: OpenCod, limits: CodLimits): CodClosed | null {
  const { refusals, isNewcomer, open, areaFreight, isBlocked } = history;
  const { buyer } = MOST_OPEN_COD;
  if (isBlocked) return { code: 'blocked' };
  if (refusals >= MOST_COD_REFUSALS) return { code: 'refusals' };
  if (areaFreight > limits.areaFreight) return { code: 'area_refused' };
  if (isNewcomer) {
    const { newcomerOrders, newcomerTotal } = limits;
    if (open.orders + wanted.orders > newcomerOrders)
      return { code: 'newcomer_orders', most: newcomerOrders };
    if (open.total + wanted.total > newcomerTotal)
      return { code: 'newcomer_total', most: rupiah(newcomerTotal) };
  }
  if (open.orders + wanted.orders > buyer.orders) return { code: 'open_orders', most: buyer.orders };
  if (open.pieces + wanted.pieces > buyer.pieces) return { code: 'open_pieces', most: buyer.pieces };
  return null;
}
