import { describe, expect, test } from 'vitest';
import { type EidCandidate, eidList, isEidProduct } from './eid-list.ts';
import { promotionFigures } from './figures.ts';
import {
  currentPromotionPeriod,
  EID_PERIOD,
  hasEnded,
  isNewYearOver,
  SPECIAL_OFFER_PERIOD,
  validUntil,
} from './periods.ts';
import { EID_TABS, NEW_ARRIVALS_TABS, promotionTab, SPECIAL_OFFER_TABS, tabFilter } from './tabs.ts';

const now = new Date('2026-11-21T10:00:00+07:00');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

test.each([
  ['2026-12-31T23:59:59+07:00', false],
  ['2027-01-01T23:59:59+07:00', false],
  ['2027-01-02T00:00:00+07:00', true],
  ['2027-01-31T23:59:59+07:00', true],
  ['2027-02-01T00:00:00+07:00', false],
])("the new year's promotion at %s is over: %s (P-PROMO-7)", (moment, isOver) => {
  expect(isNewYearOver(new Date(moment))).toBe(isOver);
});

describe('figures of the promotion pages (P-PROMO-1)', () => {
  const of = (...discounts: number[]) =>
    promotionFigures(
      discounts.map((discount) => ({ discount, createdAt: daysAgo(99) })),
      now,
    );

  test('the highest discount is the maximum of all', () => {
    expect(of(0, 17, 50, 30).highestDiscount).toBe(50);
    expect(of(0, 0).highestDiscount).toBe(0);
  });

  test('the average is of the list from 20 percent, rounded (P-CAT-16)', () => {
    expect(of(19, 20, 31, 35).averageDiscount).toBe(29);
    expect(of(19).averageDiscount).toBe(0);
  });

  test('products are new for 30 days, until the oldest of them is older (P-PROMO-1)', () => {
    const created = [31, 30, 12].map((days) => ({ discount: 0, createdAt: daysAgo(days) }));
    expect(promotionFigures(created, now)).toMatchObject({ newProducts: 2, newUntil: now });
    expect(promotionFigures(created.toReversed(), now)).toMatchObject({ newProducts: 2, newUntil: now });
    expect(promotionFigures([], now)).toMatchObject({ newProducts: 0, newUntil: null });
  });
});

describe('periods', () => {
  test('this month runs from today to 14 days later, on a calendar in Jakarta (P-PROMO-2)', () => {
    const lateInJakarta = new Date('2026-12-24T18:30:00Z');
    expect(currentPromotionPeriod(lateInJakarta)).toEqual({
      from: new Date('2026-12-25T00:00:00+07:00'),
      to: new Date('2027-01-08T00:00:00+07:00'),
    });
  });

  test.each([
    ['special offer', SPECIAL_OFFER_PERIOD, '2025-04-18T00:00:00+07:00'],
    ['Eid', EID_PERIOD, '2025-05-01T00:00:00+07:00'],
  ])('%s has ended from the midnight after its last day (P-PROMO-7)', (_, period, end) => {
    expect(hasEnded(period, new Date(new Date(end).getTime() - 1))).toBe(false);
    expect(hasEnded(period, new Date(end))).toBe(true);
  });

  test('a page is valid until the next midnight in Jakarta, or an earlier boundary (P-SHOP-15)', () => {
    const midnight = new Date('2026-11-22T00:00:00+07:00');
    const tonight = new Date('2026-11-21T23:00:00+07:00');
    expect(validUntil(now)).toEqual(midnight);
    expect(validUntil(now, [null, daysAgo(1), daysAgo(-2)])).toEqual(midnight);
    expect(validUntil(now, [daysAgo(-2), tonight])).toEqual(tonight);
  });
});

describe('Promo Lebaran (P-PROMO-4)', () => {
  const aProduct = (over: Partial<EidCandidate>): EidCandidate => ({
    id: 1,
    discount: 11,
    tagIds: [],
    categoryId: 1,
    ...over,
  });

  test.each([
    ['fashion above 10 percent', {}, true],
    ['fashion at 10 percent', { discount: 10 }, false],
    ['home above 10 percent', { categoryId: 3 }, true],
    ['another category', { categoryId: 2 }, false],
    ['another category with the Flash Sale tag', { categoryId: 8, tagIds: [1, 3] }, true],
    ['the tag without a discount', { tagIds: [3], discount: 0 }, false],
  ])('%s', (_, over, expected) => {
    expect(isEidProduct(aProduct(over))).toBe(expected);
  });

  test('the highest discounts come first, ties to the lower id, 18 at most', () => {
    const products = Array.from({ length: 25 }, (_, index) =>
      aProduct({ id: 25 - index, discount: 11 + Math.floor(index / 2) }),
    );
    const listed = eidList(products);
    expect(listed).toHaveLength(18);
    expect(listed.slice(0, 3).map(({ id, discount }) => [id, discount])).toEqual([
      [1, 23],
      [2, 22],
      [3, 22],
    ]);
  });
});

describe('category tabs', () => {
  const categories = [
    { id: 1, slug: 'fashion' },
    { id: 8, slug: 'food' },
  ];

  test('an unknown tab is the first, which filters nothing', () => {
    for (const tabs of [NEW_ARRIVALS_TABS, SPECIAL_OFFER_TABS, EID_TABS]) {
      expect(tabFilter(promotionTab(tabs, 'x'), categories)).toEqual({});
    }
  });

  test('food is the category, gift the collection, on the Eid page (P-PROMO-5)', () => {
    expect(tabFilter(promotionTab(EID_TABS, 'makanan'), categories)).toEqual({ categoryIds: [8] });
    expect(tabFilter(promotionTab(EID_TABS, 'hadiah'), categories)).toEqual({ collection: 'gift' });
  });

  test('the tab of a missing category is empty', () => {
    expect(tabFilter(promotionTab(EID_TABS, 'rumah-tangga'), categories)).toEqual({ categoryIds: [] });
  });
});
