import { describe, expect, test } from 'vitest';
import { rupiah } from '../money.ts';
import { aLine } from './cart-line.builder.ts';
import { MAX_LINE_QUANTITY } from './cart-line.ts';
import { parseStoredCart } from './stored-cart.ts';

const throughJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('A stored cart (P-SHOP-19)', () => {
  test('is read back unchanged', () => {
    const lines = [
      aLine({ originalPrice: rupiah(150_000), variant: '' }),
      aLine({ id: 2, skuId: 100, isChecked: false }),
    ];
    expect(parseStoredCart(throughJson(lines))).toEqual(lines);
  });

  test('stays empty after it was emptied (P-SHOP-19)', () => {
    expect(parseStoredCart([])).toEqual([]);
  });

  test('accepts the maximum quantity of a line', () => {
    const full = aLine({ quantity: MAX_LINE_QUANTITY });
    expect(parseStoredCart([full])).toEqual([full]);
  });

  test('drops unknown fields', () => {
    expect(parseStoredCart([{ ...aLine(), extra: 1 }])).toEqual([aLine()]);
  });

  test.each([
    ['text', 'x'],
    ['null', null],
    ['an object', {}],
    ['a list of null', [null]],
    ['a fractional price', [{ ...aLine(), price: 0.5 }]],
    ['a negative price', [{ ...aLine(), price: -1 }]],
    ['a price as text', [{ ...aLine(), price: '100000' }]],
    ['a quantity of 0', [{ ...aLine(), quantity: 0 }]],
    ['a fractional quantity', [{ ...aLine(), quantity: 1.5 }]],
    ['a quantity beyond all stock', [{ ...aLine(), quantity: 1e9 }]],
    ['a name that is none', [{ ...aLine(), name: 1 }]],
    ['no seller', [{ ...aLine(), sellerName: undefined }]],
    ['no picture', [{ ...aLine(), imageUrl: null }]],
    ['a SKU of 0', [{ ...aLine(), skuId: 0 }]],
    ['a SKU as text', [{ ...aLine(), skuId: '100' }]],
    ['no product', [{ ...aLine(), productId: undefined }]],
    ['a tick as text', [{ ...aLine(), isChecked: 'yes' }]],
    ['an original price of null', [{ ...aLine(), originalPrice: null }]],
    ['a variant of null', [{ ...aLine(), variant: null }]],
    ['one id twice', [aLine(), aLine({ productId: 11 })]],
    ['a sum beyond exact numbers', [{ ...aLine(), price: Number.MAX_SAFE_INTEGER, quantity: 2 }]],
  ])('is corrupt as %s', (_what, stored) => {
    expect(parseStoredCart(stored)).toBeNull();
  });
});
