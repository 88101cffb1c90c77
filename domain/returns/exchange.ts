import type { RefundSource } from '../ledger/refund-sources.ts';
import { type Rupiah, rupiah } from '../money.ts';

/** Hours in which the difference of a dearer exchange is paid, from the end of the inspection. */
export const PAY_DIFFERENCE_HOURS = 24;

/** What an exchange costs. Whole Rupiah. */
export interface ExchangeTerms {
  /** The new goods, and their shipping where the shopper pays it. */
  total: Rupiah;
  /** What the goods that come back pay of it. */
  credit: Rupiah;
  /** What the shopper still pays, or else gets back. */
  toPay: Rupiah;
  toRefund: Rupiah;
}

/**
 * The difference of an exchange (P-RET-4).
 * @param given.value what the shopper would get back for the goods, without shipping
 */
export function exchangeTerms(given: { value: number; goods: number; shipping: number }): ExchangeTerms {
  const total = given.goods + given.shipping;
  const credit = Math.min(given.value, total);
  return {
    total: rupiah(total),
    credit: rupiah(credit),
    toPay: rupiah(total - credit),
    toRefund: rupiah(given.value - credit),
  };
}

/** Splits what goods are worth into what pays for other goods, line by line, and what is left to give back. */
export function splitCredit(
  from: readonly RefundSource[],
  credit: number,
): { credited: RefundSource[]; rest: RefundSource[] } {
  let left = credit;
  const parts = from.map((source) => {
    const used = Math.min(left, source.amount);
    left -= used;
    return { source, used };
  });
  const some = (amountOf: (part: (typeof parts)[number]) => number) =>
    parts
      .map((part): RefundSource => ({ ...part.source, amount: amountOf(part) }))
      .filter(({ amount }) => amount > 0);
  return {
    credited: some(({ used }) => used),
    rest: some(({ source, used }) => source.amount - used),
  };
}
