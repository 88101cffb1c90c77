import { expect, test } from 'vitest';
import { rupiah } from '../money.ts';
import { combinations, runningOffer } from './sku.ts';

test('the choices of a product are one option of each variant, the last variant changing first', () => {
  const variants = [
    { name: 'Warna', options: ['Hitam', 'Putih'] },
    { name: 'Hadiah', options: [] },
    { name: 'Penyimpanan', options: ['128 GB', '256 GB'] },
  ];
  expect(combinations(variants)).toEqual([
    ['Hitam', '128 GB'],
    ['Hitam', '256 GB'],
    ['Putih', '128 GB'],
    ['Putih', '256 GB'],
  ]);
});

test('a product without variants has one choice', () => {
  expect(combinations([])).toEqual([[]]);
});

test('the running offer of a product is at its lowest flash price, with what is left of the common quota', () => {
  const terms = { sessionId: 'active', quota: 50, sold: 44, endsAt: null };
  const offer = { sessionId: 'active', price: 15_500, left: 6, perBuyer: null, endsAt: null };
  const dear = { ...terms, price: rupiah(20_000) };
  const cheap = { ...terms, price: rupiah(15_500) };
  expect(runningOffer([null, dear, cheap])).toEqual(offer);
  expect(runningOffer([{ ...cheap, sold: 50, perBuyer: 2 }])).toEqual({ ...offer, left: 0, perBuyer: 2 });
  expect(runningOffer([null])).toBeNull();
});
