import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rupiah } from '../money.ts';
import { aLine, newLines } from './cart-line.builder.ts';
import { badgeCount } from './cart-line.ts';
import { checkLine } from './check-lines.ts';
import { mergeLine } from './merge-line.ts';
import { cartSummary, cartTotals, lineSavings } from './totals.ts';

const phone = aLine({ price: rupiah(3_499_000), originalPrice: rupiah(4_200_000) });
const sneakers = aLine({ id: 2, price: rupiah(349_000), originalPrice: rupiah(499_000), quantity: 2 });

/** Random carts, made by adding, with some lines unticked. */
const carts = fc.array(fc.tuple(newLines, fc.boolean()), { maxLength: 12 }).map((steps) =>
  steps.reduce<ReturnType<typeof mergeLine>>((lines, [added, isChecked], index) => {
    const merged = mergeLine(lines, added, new Date(index));
    return checkLine(merged, merged.at(-1)?.id ?? 0, isChecked);
  }, []),
);

describe('Totals of the cart (P-CART-5)', () => {
  test('the demo cart comes to the figures of P-CART-7', () => {
    const totals = cartTotals([phone, sneakers]);
    expect(totals).toEqual({ totalItems: 3, totalPrice: 4_197_000, totalSavings: 1_001_000 });
    expect(cartSummary(totals)).toEqual({ goodsTotal: 5_198_000, discount: -1_001_000, bill: 4_197_000 });
  });

  test('unticked lines count for the badge only (P-CART-6)', () => {
    const lines = [phone, { ...sneakers, isChecked: false }];
    expect(cartTotals(lines)).toEqual({ totalItems: 1, totalPrice: 3_499_000, totalSavings: 701_000 });
    expect(badgeCount(lines)).toBe(3);
  });

  test('an empty cart sums to 0, and its discount is not negative zero', () => {
    expect(cartSummary(cartTotals([]))).toEqual({ goodsTotal: 0, discount: 0, bill: 0 });
  });

  test('a line without an original price, or with a lower one, saves nothing', () => {
    expect(lineSavings(aLine({ quantity: 3 }))).toBe(0);
    expect(lineSavings(aLine({ originalPrice: rupiah(50_000) }))).toBe(0);
  });

  test('totals are additive over ticked lines', () => {
    fc.assert(
      fc.property(carts, fc.nat(12), (lines, cut) => {
        const [whole, left, right] = [lines, lines.slice(0, cut), lines.slice(cut)].map((lines) =>
          cartTotals(lines),
        );
        for (const part of ['totalItems', 'totalPrice', 'totalSavings'] as const) {
          expect(whole?.[part]).toBe((left?.[part] ?? 0) + (right?.[part] ?? 0));
        }
      }),
    );
  });

  test('nothing is negative or fractional, and the summary adds up', () => {
    fc.assert(
      fc.property(carts, (lines) => {
        const totals = cartTotals(lines);
        const summary = cartSummary(totals);
        for (const amount of [
          ...Object.values(totals),
          summary.goodsTotal,
          summary.bill,
          -summary.discount,
        ]) {
          expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true);
        }
        expect(summary.goodsTotal + summary.discount).toBe(summary.bill);
      }),
    );
  });
});
