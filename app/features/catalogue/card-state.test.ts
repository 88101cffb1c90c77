import { describe, expect, test } from 'vitest';
import { rupiah } from '#domain/money.ts';
import { readSeen } from './card-state.ts';

const seen = {
  name: 'Kaos Polos',
  imageUrl: '/images/kaos.svg',
  price: rupiah(49_000),
  originalPrice: rupiah(70_000),
};

describe('what a card has handed over', () => {
  test('is read back without anything else', () => {
    expect(readSeen({ ...seen, stock: 3 })).toEqual(seen);
  });

  test.each([
    null,
    'Kaos Polos',
    [],
    {},
    { ...seen, name: null },
    { ...seen, imageUrl: undefined },
    { ...seen, price: '49000' },
    { ...seen, price: 0.5 },
    { ...seen, originalPrice: -1 },
  ])('is nothing when another release wrote %j', (stored) => {
    expect(readSeen(stored)).toBeNull();
  });
});
