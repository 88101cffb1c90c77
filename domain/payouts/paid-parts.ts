import { formatRupiah } from '../format.ts';
import { rupiah } from '../money.ts';

/** What a payout has of a movement on a shop's account, in whole Rupiah. */
export interface PaidPart {
  payout: number;
  amount: number;
}

/**
 * By which payouts a movement was paid, for its shop: with the amounts where it took more than one, or where a part is left,
 * because something was held then (P-CENTRE-10).
 * @param amount of the movement, below 0 what the shop owed
 */
export function paidWords(amount: number, parts: readonly PaidPart[]): string {
  const left = parts.reduce((rest, part) => rest - part.amount, amount);
  const [first] = parts;
  if (!first) return 'Belum dicairkan';
  if (parts.length === 1 && left === 0) return `No. ${first.payout}`;
  const paid = parts.map((part) => `No. ${part.payout}: ${formatRupiah(rupiah(part.amount))}`);
  return [...paid, ...(left === 0 ? [] : [`belum: ${formatRupiah(rupiah(left))}`])].join(', ');
}
