import type { Rupiah } from '../money.ts';
import type { Result } from '../result.ts';
import type { CodClosed } from './cod.ts';

/** Banks of virtual accounts. A Mandiri payment is a bill with two numbers. */
export const BANKS = ['bca', 'bni', 'bri', 'permata', 'mandiri'] as const;
export type Bank = (typeof BANKS)[number];

/** Every way to pay, in the order in which they are offered. */
export const PAYMENT_METHODS = [
  'qris',
  ...BANKS.map((bank) => `va_${bank}` as const),
  'gopay',
  'shopeepay',
  'card',
  'indomaret',
  'alfamart',
  'transfer',
  'cod',
] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** Hours in which a purchase must be paid, whatever the method (P-PAY-2). Cash on delivery has no deadline, and cards settle at once. */
export const PAY_WITHIN_HOURS = 24;
/** Minutes between the deadline and the expiry of a purchase: a payment on its way may still arrive. */
export const EXPIRY_GRACE_MINUTES = 10;
/** Minutes that a wallet code is valid; a new one can be requested until the purchase expires. */
export const WALLET_CODE_MINUTES = 15;
/** Hours after the deadline in which late money still makes the order, if its goods are in stock. */
export const LATE_WITHIN_HOURS = 24;
/** Days after the deadline in which an operator may still book money that came in time. */
export const LATE_BOOKING_DAYS = 7;
/** Most unpaid purchases at a time, per buyer and per network address. */
export const MOST_UNPAID = { buyer: 3, address: 10 } as const;

/** Instalment plans of the cards of some banks, in months. */
export const INSTALMENT_MONTHS = [3, 6, 12] as const;

/** The highest amount of a method, in whole Rupiah. */
const CEILINGS: Partial<Record<PaymentMethod, number>> = {
  qris: 10_000_000,
  indomaret: 5_000_000,
  alfamart: 5_000_000,
  cod: 5_000_000,
};
/** The lowest amount of a minimarket, in whole Rupiah. */
const FLOORS: Partial<Record<PaymentMethod, number>> = { indomaret: 10_000, alfamart: 10_000 };
/** Why a method is closed for a purchase; the messages are in the copy. */
export type ClosedBecause =
  | { code: 'not_offered' }
  | { code: 'above_ceiling'; ceiling: number }
  | { code: 'below_floor'; floor: number }
  | { code: 'area' }
  | { code: 'product' }
  | CodClosed;

/** What decides which methods are open. */
export interface PaymentSituation {
  total: Rupiah;
  /** What the shop's provider and settings offer. */
  offered: ReadonlySet<PaymentMethod>;
  cod: {
    /** Whether couriers collect cash at the address. */
    isArea: boolean;
    /** Whether every product of the purchase may be paid at the door. */
    isForAll: boolean;
    /** Why it is closed for the buyer; null when it is not. */
    closed: CodClosed | null;
  };
}

/** Whether a purchase can be paid this way, or why not. */
export function isOpen(method: PaymentMethod, situation: PaymentSituation): Result<null, ClosedBecause> {
  const closed = (error: ClosedBecause) => ({ ok: false, error }) as const;
  const { total, offered, cod } = situation;
  if (!offered.has(method)) return closed({ code: 'not_offered' });
  const ceiling = CEILINGS[method];
  if (ceiling !== undefined && total > ceiling) return closed({ code: 'above_ceiling', ceiling });
  const floor = FLOORS[method];
  if (floor !== undefined && total < floor) return closed({ code: 'below_floor', floor });
  if (method === 'cod') {
    if (!cod.isArea) return closed({ code: 'area' });
    if (!cod.isForAll) return closed({ code: 'product' });
    if (cod.closed) return closed(cod.closed);
  }
  return { ok: true, value: null };
}

/** Wallets, which pay by a code of a few minutes and take money back within days. QRIS counts as one. */
export const WALLETS = ['qris', 'gopay', 'shopeepay'] as const satisfies readonly PaymentMethod[];
export const isWallet = (method: PaymentMethod): boolean => WALLETS.some((wallet) => wallet === method);

/** When a code made now expires: never after the purchase itself. */
export function codeEndsAt(method: PaymentMethod, now: Date, payBy: Date): Date {
  if (!isWallet(method)) return payBy;
  return new Date(Math.min(payBy.getTime(), now.getTime() + WALLET_CODE_MINUTES * 60_000));
}

/** Whether a refund can go back the way the money came. Otherwise the shopper names a bank account. */
export const canRefundDirectly = (method: PaymentMethod): boolean => method === 'card' || isWallet(method);
