/** Why a shopper cancels, in the order in which the reasons are offered; the words are in the copy. */
export const SHOPPER_REASONS = [
  'changed_mind',
  'wrong_address',
  'wrong_item',
  'found_cheaper',
  'too_slow',
  'other',
] as const;
export type ShopperReason = (typeof SHOPPER_REASONS)[number];

/** Why a seller, or the operator for them, cancels, in the order in which the reasons are offered. */
export const SELLER_REASONS = [
  /** The goods are not there: their stock is 0 from then on (P-RET-30). */
  'no_stock',
  'damaged',
  'wrong_price',
  'cannot_send',
  /** The shopper asked for it, by the page or by a message. */
  'agreed',
  'other',
] as const;

/**
 * Every reason for which an order is cancelled: those of shoppers, and those that the shop or the courier
 * causes.
 */
export const CANCEL_REASONS = [
  ...SHOPPER_REASONS,
  'no_stock',
  'damaged',
  'wrong_price',
  'cannot_send',
  'agreed',
  /** Nobody paid in time. */
  'expired',
  /** A newcomer did not confirm cash on delivery in time. */
  'not_confirmed',
  /** The seller did not accept, or did not send, in time. */
  'not_accepted',
  'not_shipped',
  /** The seller typed a waybill, and the courier never scanned it. */
  'not_scanned',
  /** The courier returned the parcel, or lost it. */
  'refused',
  'lost',
  /** An exchange whose return ended without it. */
  'return_ended',
  /** An operator has suspended the shop. */
  'shop_suspended',
  /** The payment was taken back. */
  'payment_reversed',
  /** The payment was refunded on the provider's own page. */
  'payment_refunded',
] as const;
export type CancelReason = (typeof CANCEL_REASONS)[number];

/** A typed or stored reason; `other` for an unknown one. */
export const parseCancelReason = (given: string): CancelReason =>
  CANCEL_REASONS.find((reason) => reason === given) ?? 'other';
