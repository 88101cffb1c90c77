import { expect, it } from 'vitest';
import { clearPostalCode } from './clear-postal-code.ts';

it.each([
  { typed: [], is: null },
  { typed: [{ postalCode: '12810', owners: 2 }], is: null },
  { typed: [{ postalCode: '12810', owners: 3 }], is: '12810' },
  {
    typed: [
      { postalCode: '12810', owners: 8 },
      { postalCode: '12820', owners: 2 },
    ],
    is: '12810',
  },
  {
    typed: [
      { postalCode: '12810', owners: 7 },
      { postalCode: '12820', owners: 2 },
    ],
    is: null,
  },
])(
  'a place has a postal code where at least three shoppers and four of five agree (P-BUY-81): $is',
  ({ typed, is }) => {
    expect(clearPostalCode(typed)).toBe(is);
  },
);
