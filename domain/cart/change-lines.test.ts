import { describe, expect, test } from 'vitest';
import { rupiah } from '../money.ts';
import { bySeller } from './by-seller.ts';
import { aLine, aSkuQuote } from './cart-line.builder.ts';
import { MAX_LINE_QUANTITY } from './cart-line.ts';
import { checkedState, checkLine, checkLines } from './check-lines.ts';
import { buyNowPath, checkoutItems, undecidedLines } from './checkout-items.ts';
import { chooseSku } from './choose-sku.ts';
import { restoreLine } from './restore-line.ts';
import { setQuantity } from './set-quantity.ts';

const lines = [
  aLine({ id: 1, quantity: 2 }),
  aLine({ id: 2, productId: 11 }),
  aLine({ id: 3, productId: 12 }),
];
const all = new Set([1, 2, 3]);
const ids = (list: readonly { id: number }[]) => list.map(({ id }) => id);

describe('Quantity (P-CART-3)', () => {
  test.each([0, -1, 2.5])('%s is ignored', (quantity) => {
    expect(setQuantity(lines, 1, quantity)).toEqual(lines);
  });

  test('changes one line only', () => {
    expect(setQuantity(lines, 1, 5).map(({ quantity }) => quantity)).toEqual([5, 1, 1]);
  });

  test('may fall to 1, also when one piece is left', () => {
    expect(setQuantity(lines, 1, 1)[0]?.quantity).toBe(1);
    expect(setQuantity(lines, 1, 1, 1)[0]?.quantity).toBe(1);
  });

  test('stops at the stock when it is known, and does not change at stock 0', () => {
    expect(setQuantity(lines, 1, 9, 4)[0]?.quantity).toBe(4);
    expect(setQuantity(lines, 1, 9, 0)).toEqual(lines);
    expect(setQuantity(lines, 1, 1_000_000)[0]?.quantity).toBe(MAX_LINE_QUANTITY);
  });
});

describe('Ticking (P-CART-4)', () => {
  test('ticks or unticks one line only', () => {
    const ticks = (list: typeof lines) => list.map(({ isChecked }) => isChecked);
    expect(ticks(checkLine(lines, 2, false))).toEqual([true, false, true]);
    expect(ticks(checkLine(checkLines(lines, false, all), 2, true))).toEqual([false, true, false]);
  });

  test("'Pilih Semua' is all, some or none", () => {
    expect(checkedState(lines)).toBe('all');
    expect(checkedState(checkLine(lines, 2, false))).toBe('some');
    expect(checkedState(checkLines(lines, false, all))).toBe('none');
    expect(checkedState([])).toBe('none');
  });

  test('ignores lines that cannot be bought, both when it ticks all and when it decides whether all are ticked', () => {
    const gone = new Set([2]);
    const ticked = checkLines(lines, true, all, gone);
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

  test('adds the quantities when the same goods were added again in the meantime', () => {
    const other = aLine({ id: 8, productId: 11 });
    const restored = restoreLine([other, aLine({ id: 9, quantity: 1 })], aLine({ id: 1, quantity: 2 }), 0);
    expect(restored).toEqual([other, aLine({ id: 9, quantity: 3 })]);
  });
});

describe('Lines grouped by seller (P-CART-16)', () => {
  const [first, second, third] = lines.map((line, index) =>
    aLine({ ...line, sellerName: index === 1 ? 'Toko B' : 'Toko A' }),
  );

  test('groups lines by seller, in the order in which sellers first appear', () => {
    const grouped = bySeller([first, second, third].filter((line) => line !== undefined));
    expect(grouped.map(({ sellerName, lines: own }) => [sellerName, ids(own)])).toEqual([
      ['Toko A', [1, 3]],
      ['Toko B', [2]],
    ]);
  });

  test("a seller's checkbox covers the lines of that seller only", () => {
    const ticked = checkLines(lines, false, new Set([1, 3]));
    expect(ticked.map(({ isChecked }) => isChecked)).toEqual([false, true, false]);
  });
});

describe('Choosing a SKU for a line (P-CART-15)', () => {
  const white = aSkuQuote({
    skuId: 101,
    options: ['Putih', 'M'],
    price: rupiah(120_000),
    imageUrl: '/putih.svg',
    stock: 3,
  });

  test('the line takes text, price and picture of the SKU, at most its stock, and is ticked', () => {
    const [line] = chooseSku([aLine({ variant: '', quantity: 5, isChecked: false })], 1, white);
    expect(line).toEqual(
      aLine({
        skuId: 101,
        variant: 'Putih, M',
        price: rupiah(120_000),
        imageUrl: '/putih.svg',
        quantity: 3,
      }),
    );
  });

  test('merges with a line that already has the SKU', () => {
    const cart = [aLine({ id: 1, variant: '' }), aLine({ id: 2, skuId: 101, variant: 'Putih, M' })];
    const chosen = chooseSku(cart, 1, white);
    expect(chosen.map(({ id, skuId, quantity }) => [id, skuId, quantity])).toEqual([[1, 101, 2]]);
  });

  test('a SKU without stock can stay in the cart but not be bought', () => {
    const [line] = chooseSku([aLine({ quantity: 2 })], 1, { ...white, stock: 0 });
    expect(line).toMatchObject({ quantity: 1, isChecked: false });
  });
});

describe('What the cart sends to checkout (P-BUY-1, P-BUY-3)', () => {
  const cart = [
    aLine({ id: 1, skuId: 101, quantity: 2 }),
    aLine({ id: 2, variant: '' }),
    aLine({ id: 3, skuId: 102, isChecked: false }),
  ];

  test('the SKUs and quantities of the ticked lines', () => {
    expect(checkoutItems(cart)).toEqual(['101:2']);
  });

  test('ticked lines without a choice must be decided first', () => {
    expect(ids(undecidedLines(cart))).toEqual([2]);
  });

  test("the address of 'Beli Sekarang' contains one SKU", () => {
    expect(buyNowPath(101, 3)).toBe('/checkout?item=101:3');
  });
});
