import { expect, test } from 'vitest';
import { orderBanners } from './banner-order.ts';

const banners = ['/promotions/eid', '/new-arrivals', '/flash-sale'].map((link, index) => ({
  id: index + 1,
  link,
}));

const ordered = (now: string) =>
  orderBanners(banners, new Date(now)).map(({ link, isEnded }) => `${link}${isEnded ? ' ended' : ''}`);

test('running promotions come first in their own order (P-PAGE-20)', () => {
  expect(ordered('2025-04-30T23:59:59+07:00')).toEqual(['/promotions/eid', '/flash-sale', '/new-arrivals']);
});

test('an ended promotion comes last and says so (P-PAGE-20)', () => {
  expect(ordered('2025-05-01T00:00:00+07:00')).toEqual([
    '/flash-sale',
    '/new-arrivals',
    '/promotions/eid ended',
  ]);
});
