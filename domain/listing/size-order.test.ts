import { expect, test } from 'vitest';
import { compareSizes, sizeLabel } from './size-order.ts';

test('sizes stand from small to large: letters, then numbers, then names (P-LIST-21)', () => {
  const sizes = ['jumbo', '40', 'xl', 's/m', '9', 'm', 'xs', '2xl', '13 inci', 's', 'xxl', 'l', 'all size'];
  expect(sizes.toSorted(compareSizes)).toEqual([
    'xs',
    's',
    's/m',
    'm',
    'l',
    'xl',
    '2xl',
    'xxl',
    '9',
    '13 inci',
    '40',
    'all size',
    'jumbo',
  ]);
});

test.each([
  ['xxl', 'XXL'],
  ['s/m', 'S/M'],
  ['3xl', '3XL'],
  ['all size', 'All size'],
  ['120 x 200 cm', '120 x 200 cm'],
])('%s is written %s', (size, label) => {
  expect(sizeLabel(size)).toBe(label);
});
