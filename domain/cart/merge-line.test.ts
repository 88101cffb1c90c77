import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rupiah } from '../money.ts';
import { aLine, aNewLine, newLines } from './cart-line.builder.ts';
import { badgeCount, type CartLine, isSameGoods, MAX_LINE_QUANTITY, type NewLine } from './cart-line.ts';
import { mergeLine } from './merge-line.ts';

const now = new Date('2026-11-21T03:00:00Z');
const addAll = (added: readonly NewLine[]) =>
  added.reduce<CartLine[]>((lines, line) => mergeLine(lines, line, now), []);

describe('Adding to the cart (P-CART-2)', () => {
  test('the first piece becomes a ticked line whose id is the time', () => {
    expect(mergeLine([], aNewLine(), now)).toEqual([aLine({ id: now.getTime() })]);
  });

  test('the same product and variant merge: quantities add up, the line keeps id and place', () => {
    const lines = [aLine({ id: 1, variant: 'Hitam', quantity: 2 }), aLine({ id: 2, productId: 11 })];
    const merged = mergeLine(lines, aNewLine({ variant: 'Hitam', quantity: 3 }), now);
    expect(merged.map(({ id, quantity }) => [id, quantity])).toEqual([
      [1, 5],
      [2, 1],
    ]);
  });

  test('another variant of the same product is a line of its own, at the end', () => {
    const merged = mergeLine([aLine({ variant: 'Hitam' })], aNewLine({ variant: 'Putih' }), now);
    expect(merged.map(({ variant }) => variant)).toEqual(['Hitam', 'Putih']);
  });

  test("'no variant known' and 'none chosen' are the same goods (P-CART-12)", () => {
    const merged = mergeLine([aLine()], aNewLine({ variant: '' }), now);
    expect(merged).toEqual([aLine({ quantity: 2, variant: '' })]);
  });

  test('one SKU is one line, whatever its text was when it was added', () => {
    const lines = [aLine({ skuId: 100, variant: 'Hitam' })];
    expect(mergeLine(lines, aNewLine({ skuId: 100, variant: 'Hitam Arang' }), now)).toMatchObject([
      { skuId: 100, quantity: 2, variant: 'Hitam Arang' },
    ]);
    expect(mergeLine(lines, aNewLine({ skuId: 101, variant: 'Hitam' }), now)).toHaveLength(2);
  });

  test('a line without a SKU merges by variant text with one that has it, and keeps the SKU', () => {
    const known = mergeLine([aLine({ variant: 'Hitam' })], aNewLine({ skuId: 100, variant: 'Hitam' }), now);
    expect(known).toMatchObject([{ skuId: 100, quantity: 2 }]);
    const again = mergeLine(known, aNewLine({ variant: 'Hitam' }), now);
    expect(again).toMatchObject([{ skuId: 100, quantity: 3 }]);
  });

  test('a merged line is ticked again and takes the new price (P-CART-2)', () => {
    const former = aLine({ isChecked: false, price: rupiah(90_000), originalPrice: rupiah(200_000) });
    const [line] = mergeLine([former], aNewLine({ price: rupiah(80_000) }), now);
    expect(line).toMatchObject({ isChecked: true, price: 80_000, quantity: 2 });
    expect(line).not.toHaveProperty('originalPrice');
  });

  test('drops an original price that is not higher', () => {
    const [line] = mergeLine([], aNewLine({ originalPrice: rupiah(100_000) }), now);
    expect(line).not.toHaveProperty('originalPrice');
  });

  test('two different lines of the same millisecond have different ids', () => {
    const lines = addAll([aNewLine(), aNewLine({ productId: 11 })]);
    expect(lines.map(({ id }) => id)).toEqual([now.getTime(), now.getTime() + 1]);
  });

  test.each([0, -1, 1.5, Number.NaN])('a quantity of %s is ignored', (quantity) => {
    expect(mergeLine([aLine()], aNewLine({ quantity }), now)).toEqual([aLine()]);
  });

  test('a line never exceeds the maximum quantity', () => {
    const [line] = mergeLine([aLine({ quantity: MAX_LINE_QUANTITY })], aNewLine(), now);
    expect(line?.quantity).toBe(MAX_LINE_QUANTITY);
  });

  test('merging is associative in quantity', () => {
    fc.assert(
      fc.property(
        newLines,
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 1, max: 40 }),
        (goods, a, b) => {
          const apart = addAll([
            { ...goods, quantity: a },
            { ...goods, quantity: b },
          ]);
          expect(apart).toEqual(addAll([{ ...goods, quantity: a + b }]));
        },
      ),
    );
  });

  test('loses nothing that is added, and never has two lines of the same goods', () => {
    fc.assert(
      fc.property(fc.array(newLines, { maxLength: 12 }), (added) => {
        const lines = addAll(added);
        expect(badgeCount(lines)).toBe(added.reduce((sum, { quantity = 1 }) => sum + quantity, 0));
        for (const line of lines) expect(lines.filter((other) => isSameGoods(line, other))).toEqual([line]);
      }),
    );
  });
});
