import { expect, test } from 'vitest';
import { paidWords } from './paid-parts.ts';

test.each([
  [219_000, [], 'Belum dicairkan'],
  [219_000, [{ payout: 1, amount: 219_000 }], 'No. 1'],
  [-9400, [{ payout: 1, amount: -9400 }], 'No. 1'],
  [219_000, [{ payout: 1, amount: 214_300 }], 'No. 1: Rp214.300, belum: Rp4.700'],
  [
    219_000,
    [
      { payout: 1, amount: 214_300 },
      { payout: 3, amount: 4700 },
    ],
    'No. 1: Rp214.300, No. 3: Rp4.700',
  ],
])(
  'a movement of %i that payouts have parts of says which and how much (P-CENTRE-10)',
  (amount, parts, words) => expect(paidWords(amount, parts)).toBe(words),
);
