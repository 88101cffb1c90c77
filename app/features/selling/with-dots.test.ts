import { expect, test } from 'vitest';
import { withDots } from './with-dots.ts';

test.each([
  ['85000', '85.000'],
  ['Rp1.250.000', '1.250.000'],
  ['85.0', '85.0'],
  ['', ''],
])('shows %j as %j (P-GOODS-4)', (typed, shown) => expect(withDots(typed)).toBe(shown));
