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
  /** The bank returned it: another account is needed. */
  'refund_bounced',
  /** The shopper named that account. */
  'account_named',
  /** Its refund has been paid. */
  'refunded',
  /** Steps of a return; those of `RETURN_EVENTS`, after 'return_' (P-RET-40). */
  'return_opened',
  'return_asked',
  'return_approved',
  'return_accepted',
  'return_offered',
  'return_offer_taken',
  'return_offer_left',
  'return_refused',
  'return_appealed',
  'return_sent',
  'return_arrived',
  'return_passed',
  'return_passed_in_part',
  'return_referred',
  'return_sent_back',
  'return_decided',
  'return_rejected',
  'return_rejected_back',
  'return_given_back',
  'return_kept',
  'return_withdrawn',
  'return_lapsed',
  /** The operator hid what its shopper wrote about it, or shows it again (P-REV-6). */
  'review_hidden',
  'review_shown',
  /** An account took over what was bought without one. */
  'joined',
  /** 'Bukan saya': whoever reads the contact's mails took that account and all links off it. */
  'disowned',
  /** Its account was deleted; it goes on without one. */
  'account_left',
] as const;
export type OrderNote = (typeof ORDER_NOTES)[number];
