import type { CaseKind } from '#domain/operating/case-kinds.ts';

/** What an operator at the terminal is asked to do about each kind of case. */
export const CASE_KINDS: Readonly<Record<CaseKind, string>> = {
  provider_refund: 'Refunded on the provider’s own page. Look there why, and whether the order still stands.',
  chargeback:
    'A bank took money back. Answer it at the provider, then: npm run orders -- dispute N --bears ...',
  chargeback_without_amount:
    'A bank took money back, and the provider does not say how much. Nothing was booked: look there.',
  assumed_arrival:
    'No courier can tell whether it arrived. Ask the shopper, then deliver it or call it lost.',
  contradicted_arrival:
    'A courier says that it lost or returned a parcel whose order has arrived by another word. Ask both; what is not there is refunded: npm run act -- orders.refund',
  missing_parcel: 'The shopper misses a parcel that its courier has delivered. Ask both.',
  disputed_return:
    'A shopper and a seller disagree about a return, or its goods or money are stuck. Ask both, then decide: npm run returns -- show ...',
  many_returns: 'An account changes its mind often. Look at its returns; nothing was refused for it.',
  invented_waybill:
    'The waybill of a return was used before, or nobody has seen its parcel. Ask the courier, then the shopper.',
  light_return:
    'A parcel came back lighter than its goods should be. Ask the shop for a picture of it, then the shopper.',
  failed_refund:
    'The provider refused a refund of which something may have gone through. Look there, then: npm run orders -- refund-retry or refund-by-transfer',
  bounced_refund:
    'The bank returned a refund. Its shopper is asked for another account; write or call if none comes.',
  returned_payout:
    'The bank returned a payout, and the payouts of the shop are held. Ask it for its account, then: npm run payouts -- release',
  broken_invariant:
    'Money, stock and orders disagree, which is a fault of the program. Look for its rows: npm run ledger',
  unknown_money:
    'The provider settled money that nobody knows. Look there what it is, then: npm run settle -- decide LINE --as ...',
  unnamed_account:
    'A refund waits for its shopper to name an account, and two reminders did not help. Write or call.',
  shop_registration:
    'Somebody asks to open a shop. Look at it in the console, and approve it or send it back.',
  undecreed_year:
    'The holidays of a year are not known yet. Enter them and their decree: npm run holidays -- import FILE, then decree.',
};
