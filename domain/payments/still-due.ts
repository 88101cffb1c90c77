import { type Rupiah, rupiah } from '../money.ts';

/**
 * What a shopper still has to pay for a purchase: its total less the unique code of a transfer and what has
 * arrived. In whole Rupiah, never negative.
 */
export const stillDue = ({
  total,
  uniqueCode,
  received,
}: {
  total: number;
  uniqueCode: number;
  received: number;
}): Rupiah => rupiah(Math.max(0, total - uniqueCode - received));
