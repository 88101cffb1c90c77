import { expect, test } from 'vitest';
import { openingSold } from './demo-sales.ts';
import { FLASH_QUOTA, soldPercent } from './flash-item.ts';

const days = Array.from({ length: 15 }, (_, day) => 20_000 + day);

test('a good begins each of 15 days with another even share from 60 to 88% (P-FLASH-12)', () => {
  const shares = days.map((day) =>
    soldPercent({ quota: FLASH_QUOTA, sold: openingSold(3, day, FLASH_QUOTA) }),
  );
  expect(shares.toSorted((a, b) => a - b)).toEqual(days.map((_, step) => 60 + 2 * step));
});

test('neighbours begin with different figures', () => {
  for (const day of days) {
    const figures = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((good) => openingSold(good, day, FLASH_QUOTA));
    expect(new Set(figures).size).toBe(figures.length);
  }
});

test('a share of a small quota is whole pieces', () => {
  expect(openingSold(0, 0, 3)).toBe(1);
});
