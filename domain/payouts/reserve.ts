import { feeOf } from '../ledger/shares.ts';
import { type Rupiah, rupiah } from '../money.ts';

/** Days whose sales count for the reserve of a shop. */
export const RESERVE_DAYS = 30;
/** Its part of them, in hundredths of a percent. */
const RESERVE_BASIS_POINTS = 500;

/**
 * What a trusted shop leaves with Lokapasar, because its orders are completed while their goods can still be returned
 * (P-PAYOUT-8). Others leave nothing. Unit: whole Rupiah.
 * @param sales what its orders of the last {@link RESERVE_DAYS} days gave it, without commission
 */
export const reserveOf = ({ isTrusted, sales }: { isTrusted: boolean; sales: Rupiah }): Rupiah =>
  isTrusted ? feeOf(sales, RESERVE_BASIS_POINTS) : rupiah(0);
