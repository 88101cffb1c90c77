/** Entries of an order's timeline besides the changes of its state (`TRANSITIONS`). */
export const ORDER_NOTES = [
  'placed',
  /** There is something to type to pay: a number, a code, or the account and amount of a manual transfer. */
  'payment_ready',
  'cancel_asked',
  'cancel_declined',
  /** It is cancelled once the courier has dropped the booking. */
  'cancel_approved',
  /** The courier already had the parcel. */
  'cancel_failed',
  'address_changed',
  /** A courier was booked, or could not be. */
  'booked',
  'booking_refused',
  /** The courier brings the parcel back. */
  'returning',
  /** The shopper says so, or has been silent for some days (P-BUY-8). Moves no money. */
  'received',
  /** Nobody can ask the courier: 'Paketmu sudah sampai?' */
  'arrival_asked',
  /** 'Belum'. */
  'not_arrived',
  'reported_missing',
  /** It had arrived after all. */
  'found',
  /** Its refund waits until the shopper names an account. */
  'account_needed',
  'account_reminded',
  /** The shopper named that account. */
  'account_named',
  /** Its refund has been paid. */
  'refunded',
  /** An account took over what was bought without one. */
  'joined',
  /** 'Bukan saya': whoever reads the contact's mails took that account and all links off it. */
  'disowned',
  /** Its account was deleted; it goes on without one. */
  'account_left',
] as const;
export type OrderNote = (typeof ORDER_NOTES)[number];
