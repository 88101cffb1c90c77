import { describe, expect, it } from 'vitest';
import { COURIERS } from './couriers.ts';
import { chargeableKg, type ParcelItem } from './weight.ts';

const item = (changes: Partial<ParcelItem>): ParcelItem => ({
  weightGrams: 500,
  lengthCm: 0,
  widthCm: 0,
  heightCm: 0,
  quantity: 1,
  isFreeShipping: false,
  ...changes,
});

describe('the weight that is charged', () => {
  it.each([
    [1, 1],
    [1000, 1],
    [1300, 1],
    [1301, 2],
    [2300, 2],
    [2301, 3],
  ])('of %i grams is %i kg with JNE, which lets 300 grams pass', (weightGrams, kilograms) => {
    expect(chargeableKg([item({ weightGrams })], COURIERS.jne)).toBe(kilograms);
  });

  it.each([
    [1000, 1],
    [1001, 2],
  ])('of %i grams is %i kg with a courier that lets nothing pass', (weightGrams, kilograms) => {
    expect(chargeableKg([item({ weightGrams })], COURIERS.anteraja)).toBe(kilograms);
  });

  it('is that of the size where it is larger: length x width x height / 6000', () => {
    const pillow = item({ weightGrams: 800, lengthCm: 60, widthCm: 40, heightCm: 20 });
    expect(chargeableKg([pillow], COURIERS.ninja)).toBe(8);
    expect(chargeableKg([item({ lengthCm: 30, widthCm: 20, heightCm: 10 })], COURIERS.ninja)).toBe(1);
  });

  it('adds up all pieces before it rounds', () => {
    expect(chargeableKg([item({ weightGrams: 400, quantity: 3 }), item({})], COURIERS.jne)).toBe(2);
  });

  it('of nothing is nothing', () => expect(chargeableKg([], COURIERS.jne)).toBe(0));
});
