import { type Rupiah, rupiah } from '../money.ts';
import type { Transfer } from './accounts.ts';

/** The cost of carrying an order, and who pays it. */
export interface Freight {
  orderId: string;
  sellerId: number;
  courier: string;
  /** What the courier charges, and how much of it the shopper paid; `by` bears the rest. */
  quote: Rupiah;
  charged: Rupiah;
  by: 'escrow' | 'seller' | 'platform';
  /**
   * Whether the shop booked the courier and owes it. Otherwise the seller paid at the counter and is
   * refunded.
   */
  isBooked: boolean;
}

interface Part {
  bearer: string;
  amount: Rupiah;
}

/** Who pays which part; parts of 0 are left out. */
function partsOf({ orderId, sellerId, quote, charged, by }: Freight): Part[] {
  const rest = { escrow: 'cost:freight', seller: `seller:${sellerId}`, platform: 'cost:free_shipping' }[by];
  const parts = [
    { bearer: `escrow:${orderId}`, amount: charged },
    { bearer: rest, amount: rupiah(quote - charged) },
  ];
  return parts.filter(({ amount }) => amount > 0);
}

/** Who is owed the freight. */
export const creditorOf = ({ isBooked, courier, sellerId }: Freight) =>
  isBooked ? `freight:${courier}` : `seller:${sellerId}`;

/**
 * What a courier charges in the end differs from the quote: the shop bears that, or the seller whose parcel was heavier
 * than declared (P-SHIP-27). A cheaper one is the shop's gain. `n` counts, because a bill corrects what the booking said.
 */
export function adjustFreight(adjustment: {
  parcelId: string;
  n: number;
  courier: string;
  /** Above 0 for a dearer one. Whole Rupiah. */
  difference: number;
  bearer: 'shop' | { sellerId: number };
}): Transfer[] {
  const { parcelId, n, courier, difference, bearer } = adjustment;
  const by = bearer === 'shop' ? 'cost:freight' : `seller:${bearer.sellerId}`;
  const [debit, credit] = difference > 0 ? [by, `freight:${courier}`] : [`freight:${courier}`, by];
  const amount = rupiah(Math.abs(difference));
  return [{ id: `frtadj:${parcelId}:${n}`, debit, credit, amount }].filter(isMoved);
}

const isMoved = ({ debit, credit, amount }: Transfer) => amount > 0 && debit !== credit;

/** A parcel was handed over, or paid for at the door: its carrier is owed the freight. */
export function carryFreight(freight: Freight): Transfer[] {
  const credit = creditorOf(freight);
  return partsOf(freight)
    .map(({ bearer: debit, amount }, at) => ({ id: numbered('frt', freight, at), debit, credit, amount }))
    .filter(isMoved);
}

/**
 * A parcel was refused or could not be delivered. The way back is the shop's loss, and so is the way there if
 * nobody paid at the door. A seller who sent it with an own courier bears that alone.
 */
export function carryBack(freight: Freight, { isPaid }: { isPaid: boolean }): Transfer[] {
  const { orderId, quote: amount, isBooked } = freight;
  if (!isBooked) return [];
  const lost = { debit: 'cost:refused', credit: creditorOf(freight), amount };
  return [
    ...(isPaid ? [] : [{ id: `frt:${orderId}`, ...lost }]),
    { id: `frtback:${orderId}`, ...lost },
  ].filter(isMoved);
}

/**
 * A parcel was lost, so its carriage was worth nothing: the part of the freight that the shopper did not pay
 * goes back to its bearer.
 */
export function uncarry(freight: Freight): Transfer[] {
  const debit = creditorOf(freight);
  return partsOf(freight)
    .filter(({ bearer }) => !bearer.startsWith('escrow:'))
    .map(({ bearer: credit, amount }) => ({ id: `frtoff:${freight.orderId}`, debit, credit, amount }))
    .filter(isMoved);
}

/** A parcel of a return that the shop booked was handed over: the seller owes its courier's price. */
export const carryReturn = (parcel: {
  returnId: string;
  way: 'back' | 'again';
  /** Its place among the labels of the return, from 1. */
  n: number;
  sellerId: number;
  courier: string;
  price: Rupiah;
}): Transfer[] => {
  const { returnId, way, n, sellerId, courier, price: amount } = parcel;
  const id = way === 'back' ? `frtret:${returnId}:${n}` : `frtagain:${returnId}:${n}`;
  return [{ id, debit: `seller:${sellerId}`, credit: `freight:${courier}`, amount }].filter(isMoved);
};

/** The courier lost it and earns nothing: its price goes back to the seller. */
export const uncarryReturn = (parcel: {
  returnId: string;
  n: number;
  sellerId: number;
  courier: string;
  price: Rupiah;
}): Transfer[] => {
  const { returnId, n, sellerId, courier, price: amount } = parcel;
  const id = `frtretoff:${returnId}:${n}`;
  return [{ id, debit: `freight:${courier}`, credit: `seller:${sellerId}`, amount }].filter(isMoved);
};

const numbered = (code: string, { orderId }: Freight, at: number) =>
  at === 0 ? `${code}:${orderId}` : `${code}:${orderId}:${at + 1}`;
