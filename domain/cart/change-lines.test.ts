import { describe, expect, test } from 'vitest';
import { aLine } from './cart-line.builder.ts';
import { MAX_LINE_QUANTITY } from './cart-line.ts';
import { checkAllLines, checkedState, checkLine } from './check-lines.ts';
import { restoreLine } from './restore-line.ts';
import { setQuantity } from './set-quantity.ts';
import { variantText } from './variant-text.ts';

const lines = [
  aLine({ id: 1, quantity: 2 }),
  aLine({ id: 2, productId: 11 }),
  aLine({ id: 3, productId: 12 }),
];
const ids = (list: readonly { id: number }[]) => list.map(({ id }) => id);

describe('Quantity (P-CART-3)', () => {
  test.each([0, -1, 2.5])('%s is ignored', (quantity) => {
    expect(setQuantity(lines, 1, quantity)).toEqual(lines);
  });

  test('changes one line only', () => {
    expect(setQuantity(lines, 1, 5).map(({ quantity }) => quantity)).toEqual([5, 1, 1]);
  });

  test('may fall to 1, also of a product with one piece left', () => {
    expect(setQuantity(lines, 1, 1)[0]?.quantity).toBe(1);
    expect(setQuantity(lines, 1, 1, 1)[0]?.quantity).toBe(1);
  });

  test('stops at the stock when it is known, and stays put at stock 0', () => {
    expect(setQuantity(lines, 1, 9, 4)[0]?.quantity).toBe(4);
    expect(setQuantity(lines, 1, 9, 0)).toEqual(lines);
    expect(setQuantity(lines, 1, 1_000_000)[0]?.quantity).toBe(MAX_LINE_QUANTITY);
  });
});

describe('Ticking (P-CART-4)', () => {
  test('ticks or unticks one line only', () => {
    const ticks = (list: typeof lines) => list.map(({ isChecked }) => isChecked);
    expect(ticks(checkLine(lines, 2, false))).toEqual([true, false, true]);
    expect(ticks(checkLine(checkAllLines(lines, false), 2, true))).toEqual([false, true, false]);
  });

  test("'Pilih Semua' is all, some or none", () => {
    expect(checkedState(lines)).toBe('all');
    expect(checkedState(checkLine(lines, 2, false))).toBe('some');
    expect(checkedState(checkAllLines(lines, false))).toBe('none');
    expect(checkedState([])).toBe('none');
  });

  test('what cannot be bought is neither ticked with the others nor waited for', () => {
    const gone = new Set([11]);
    const ticked = checkAllLines(lines, true, gone);
    expect(ticked.map(({ isChecked }) => isChecked)).toEqual([true, false, true]);
    expect(checkedState(ticked, gone)).toBe('all');
  });
});

describe('Undo of a removal (P-CART-3)', () => {
  test('puts the line back at its place', () => {
    const [first, second, third] = lines;
    expect(
      ids(
        restoreLine(
          [first, third].filter((line) => line !== undefined),
          aLine(second),
          1,
        ),
      ),
    ).toEqual([1, 2, 3]);
  });

  test('adds up when the same goods were added again in between', () => {
    const other = aLine({ id: 8, productId: 11 });
    const restored = restoreLine([other, aLine({ id: 9, quantity: 1 })], aLine({ id: 1, quantity: 2 }), 0);
    expect(restored).toEqual([other, aLine({ id: 9, quantity: 3 })]);
  });
});

describe('Variant text (P-CART-1, P-CART-12)', () => {
  const variants = [
    { name: 'Warna', options: ['Hitam', 'Putih'] },
    { name: 'Ukuran', options: ['40', '41'] },
  ];

  test('lists the chosen options in the order of the product', () => {
    expect(variantText(variants, { Ukuran: '41', Warna: 'Putih' })).toBe('Putih, 41');
    expect(variantText(variants, { Ukuran: '41' })).toBe('41');
  });

  test('tells a product without variants from one of which none is chosen', () => {
    expect(variantText([], {})).toBeUndefined();
    expect(variantText(variants, {})).toBe('');
    expect(variantText(variants, { Ukuran: '99' })).toBe('');
  });
});
