import { expect, it } from 'vitest';
import { parseTypedAmount } from './typed-amount.ts';

it.each([
  ['1500000', 1_500_000],
  ['Rp1.500.000', 1_500_000],
  ['rp 75.000', 75_000],
  [' ７５０００ ', 75_000],
])('%s is an amount', (typed, amount) => {
  expect(parseTypedAmount(typed)).toBe(amount);
});

it.each(['', '0', '-5', '1.50', '1.5000', '1,500', '1e3', '12a', '99999999999999999999'])(
  '%s is none, because it could be read in two ways or is no amount',
  (typed) => {
    expect(parseTypedAmount(typed)).toBe(null);
  },
);
