import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rupiah } from '../money.ts';
import { choicesOf, withLook, withOnlyOptions } from './begin-choice.ts';
import {
  cheapestSku,
  chosenSku,
  missingVariant,
  optionState,
  skusFor,
  withOption,
} from './choose-options.ts';
import { combinations } from './combinations.ts';
import { mostPieces } from './most-pieces.ts';

const variants = [
  { name: 'Warna', options: ['Hitam', 'Putih'] },
  { name: 'Ukuran', options: ['M', 'L'] },
];
/** Hitam L is sold out; Putih M does not exist. */
const skus = [
  { id: 1, options: ['Hitam', 'M'], stock: 3 },
  { id: 2, options: ['Hitam', 'L'], stock: 0 },
  { id: 3, options: ['Putih', 'L'], stock: 1 },
];

describe('Choosing among variants (P-PROD-4)', () => {
  test('a choice is complete with one option of each variant', () => {
    expect(missingVariant(variants, {})).toBe('Warna');
    expect(missingVariant(variants, { Warna: 'Hitam' })).toBe('Ukuran');
    expect(chosenSku(variants, skus, { Warna: 'Hitam' })).toBeNull();
    expect(chosenSku(variants, skus, { Warna: 'Hitam', Ukuran: 'M' })).toMatchObject({ id: 1 });
  });

  test('a combination that is not sold is no SKU', () => {
    expect(chosenSku(variants, skus, { Warna: 'Putih', Ukuran: 'M' })).toBeNull();
  });

  test('a product without variants needs no choice', () => {
    const plain = [{ id: 9, options: [], stock: 5 }];
    expect(missingVariant([], {})).toBeNull();
    expect(chosenSku([], plain, {})).toMatchObject({ id: 9 });
  });

  test('ignores a variant without options', () => {
    const odd = [{ name: 'Kosong', options: [] }, ...variants];
    expect(chosenSku(odd, skus, { Warna: 'Putih', Ukuran: 'L' })).toMatchObject({ id: 3 });
  });

  test('the state of an option depends on what is chosen of the other variants', () => {
    const state = (choices: Record<string, string>, name: string, option: string) =>
      optionState(variants, skus, choices, { name, option });
    expect(state({}, 'Ukuran', 'M')).toBe('available');
    expect(state({ Warna: 'Hitam' }, 'Ukuran', 'L')).toBe('sold-out');
    expect(state({ Warna: 'Putih' }, 'Ukuran', 'M')).toBe('absent');
    expect(state({ Warna: 'Putih', Ukuran: 'L' }, 'Warna', 'Hitam'), 'its own variant is free').toBe(
      'sold-out',
    );
  });

  test('a second press takes an option back', () => {
    const once = withOption({}, { name: 'Warna', option: 'Hitam' });
    expect(once).toEqual({ Warna: 'Hitam' });
    expect(withOption(once, { name: 'Warna', option: 'Putih' })).toEqual({ Warna: 'Putih' });
    expect(withOption(once, { name: 'Warna', option: 'Hitam' })).toEqual({});
  });

  test('selects the only option in stock', () => {
    expect(withOnlyOptions(variants, skus, { Warna: 'Hitam' })).toEqual({ Warna: 'Hitam', Ukuran: 'M' });
    expect(withOnlyOptions(variants, skus, {})).toEqual({});
  });

  test('a sheet starts with the look selected, so that only the size is open', () => {
    const seen = skus.map((sku) => ({ ...sku, imageUrl: `/${sku.options[0]}.webp` }));
    const begin = (choices: Record<string, string>, picture = '') =>
      withLook(variants, seen, choices, picture);
    expect(begin({})).toEqual({ Warna: 'Hitam' });
    expect(begin({}, '/Putih.webp'), 'the one on the picture').toEqual({ Warna: 'Putih' });
    expect(begin({ Warna: 'Putih' }), 'what was chosen stays').toEqual({ Warna: 'Putih', Ukuran: 'L' });
  });

  test('selects no look when it is the only open variant, or when no open variant is visible in a picture', () => {
    const all = (made: typeof variants) =>
      combinations(made).map((options) => ({ options, stock: 1, imageUrl: null }));
    const colours = [{ name: 'Warna', options: ['Hitam', 'Putih'] }];
    expect(withLook(colours, all(colours), {}, '')).toEqual({});
    const tools = [
      { name: 'Gagang', options: ['Kiri', 'Kanan'] },
      { name: 'Panjang', options: ['1 m', '2 m'] },
    ];
    expect(withLook(tools, all(tools), {}, '')).toEqual({});
  });

  test('the cheapest SKU in stock represents several', () => {
    const priced = (price: number, stock: number) => ({ price: rupiah(price), stock });
    expect(cheapestSku([priced(9, 1), priced(5, 0), priced(7, 1)])).toEqual(priced(7, 1));
    expect(cheapestSku([priced(9, 0), priced(5, 0)])).toEqual(priced(5, 0));
    expect(cheapestSku([])).toBeNull();
  });

  test('the choices of a SKU lead back to it, for any set of combinations', () => {
    const all = combinations(variants).map((options, id) => ({ id, options, stock: 1 }));
    fc.assert(
      fc.property(fc.subarray(all), (sold) => {
        for (const sku of sold) expect(chosenSku(variants, sold, choicesOf(variants, sku))).toBe(sku);
        for (const { name, options } of variants)
          for (const option of options) {
            const isSold = skusFor(variants, sold, { [name]: option }).length > 0;
            expect(optionState(variants, sold, {}, { name, option }) !== 'absent').toBe(isSold);
          }
      }),
    );
  });
});

describe('The most pieces that can be chosen (P-FLASH-10)', () => {
  const sku = { stock: 40, isFlashPrice: true };

  test('is the stock, and at the flash price what is left of the quota', () => {
    expect(mostPieces(sku, { left: 12, perBuyer: null })).toBe(12);
    expect(mostPieces({ ...sku, stock: 5 }, { left: 12, perBuyer: null })).toBe(5);
    expect(mostPieces({ ...sku, isFlashPrice: false }, { left: 0, perBuyer: null })).toBe(40);
    expect(mostPieces(sku, null)).toBe(40);
  });

  test('is at most what one buyer may have', () => {
    expect(mostPieces(sku, { left: 12, perBuyer: 2 })).toBe(2);
  });
});
