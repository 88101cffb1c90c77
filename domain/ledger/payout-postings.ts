import type { Transfer } from './accounts.ts';

/** What the steps of a payout post. Each happens once; a payout that came back is followed by another one. */
interface Payout {
  id: number;
  sellerId: number;
  /** Whole Rupiah, above 0. */
  amount: number;
}

const payout = ({ id }: Payout) => `payout:${id}`;
const seller = ({ sellerId }: Payout) => `seller:${sellerId}`;

/** The money is set aside for the bank. */
export const makePayout = (one: Payout): Transfer[] => [
  { id: `pay:${one.id}`, debit: seller(one), credit: payout(one), amount: one.amount },
];

/** The bank transferred it. */
export const sendPayout = (one: Payout): Transfer[] => [
  { id: `sent:${one.id}`, debit: payout(one), credit: 'bank', amount: one.amount },
];

/** It was not sent: the shop's money is free again. */
export const cancelPayout = (one: Payout): Transfer[] => [
  { id: `unpay:${one.id}`, debit: payout(one), credit: seller(one), amount: one.amount },
];

/** The bank returned it: the shop's money is free again. */
export const returnPayout = (one: Payout): Transfer[] => [
  { id: `ret:${one.id}`, debit: 'bank', credit: payout(one), amount: one.amount },
  ...cancelPayout(one),
];

/** What a seller owes is Lokapasar's loss, for the `n`th time from 1. */
export const writeOff = (sellerId: number, n: number, amount: number): Transfer[] => [
  { id: `off:${sellerId}:${n}`, debit: 'cost:loss', credit: `seller:${sellerId}`, amount },
];
