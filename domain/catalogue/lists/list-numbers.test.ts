import { expect, test } from 'vitest';
import { numberText, type WeightUnit, weightText, weightUnitOf } from './list-numbers.ts';

test.each([
  ['Rp 189.000', '189.000'],
  ['Rp189.000,00', '189000'],
  ['Rp 1.250.000,-', '1.250.000'],
  ['IDR 189000', '189000'],
  ['189,000.00', '189000'],
  ['1,000,000', '1000000'],
  ['189000.00', '189000'],
  ['189000.50', '189000.50'],
  // One thousand, or one: refused as it stands.
  ['1,000', '1,000'],
])('a price of another shop: %s is %s (P-GOODS-21)', (written, text) =>
  expect(numberText(written)).toBe(text),
);

test.each<[string, WeightUnit, string | null]>([
  ['250', 'g', '250'],
  ['5', 'g', '5'],
  ['0.25', 'kg', '250'],
  ['1,5', 'kg', '1500'],
  ['0.125', 'kg', '125'],
  ['2', 'kg', '2000'],
  ['1.500', 'kg', null],
  ['0,5 kg', 'g', '500'],
  ['750 gram', null, '750'],
  ['1.250', null, '1.250'],
  ['250', null, '250'],
  ['2', null, null],
  ['0.3', null, null],
  ['', 'kg', ''],
])('a weight of %s in a column of %s is %s grams', (written, unit, grams) =>
  expect(weightText(written, unit)).toBe(grams),
);

test.each([
  ['Berat* (Gram)', 'g'],
  ['Variant Grams', 'g'],
  ['Masukkan berat dalam gram (1 kg = 1000 gram)', null],
  ['Berat Paket(g)', 'g'],
  ['Berat (kg)', 'kg'],
  ['Berat', null],
])('the heading %s says %s', (heading, unit) => expect(weightUnitOf(heading)).toBe(unit));
