import { expect, test } from 'vitest';
import { freightBorne, realFreight } from './freight-borne.ts';

const way = (code: string, debit: string, credit: string, amount: number) => ({
  code,
  debit,
  credit,
  amount,
});
const COURIER = 'freight:jne';

test.each([
  ['nothing before it was carried', [way('done', 'escrow:o', 'seller:1', 90_000)], null],
  [
    'the shopper, and the shop for what is free',
    [way('frt', 'escrow:o', COURIER, 12_000), way('frt', 'cost:shipping', COURIER, 4000)],
    { shopper: 12_000, seller: 0, platform: 4000 },
  ],
  [
    'the seller who gives free shipping, less what was too much',
    [way('frt', 'seller:1', COURIER, 16_000), way('frtadj', COURIER, 'seller:1', 1500)],
    { shopper: 0, seller: 14_500, platform: 0 },
  ],
  [
    'the shopper who pays a seller that paid the courier, until it is taken back',
    [way('frt', 'escrow:o', 'seller:1', 16_000), way('frtoff', 'seller:1', 'escrow:o', 16_000)],
    { shopper: 0, seller: 0, platform: 0 },
  ],
])('the way of a parcel is borne by %s (P-CENTRE-15)', (_, own, borne) => {
  expect(freightBorne(own)).toEqual(borne);
  expect(realFreight(own)).toBe(borne && borne.shopper + borne.seller + borne.platform);
});
