import { describe, expect, it } from 'vitest';
import { rupiah } from '#domain/money.ts';
import { discountPercent } from '#domain/pricing/discount-percent.ts';
import { referenceData } from '../reference-data.ts';
import { generatedCatalogue } from './generated-catalogue.ts';

const given = {
  products: 3000,
  firstProductId: 301,
  firstSellerId: 7,
  now: new Date('2026-11-21T05:00:00Z'),
};
const catalogue = generatedCatalogue(given);
const made = Array.from({ length: given.products }, (_, index) => catalogue.productAt(index));

describe('the generated catalogue (P-SPEED-2)', () => {
  it('is the same on every run, in any order of calls', () => {
    const again = generatedCatalogue(given);
    expect(again.sellers).toEqual(catalogue.sellers);
    for (const index of [2999, 0, 1500]) expect(again.productAt(index)).toEqual(made[index]);
  });

  it('continues after the taken ids', () => {
    expect(made.map(({ product }) => product.id)).toEqual(made.map((_, index) => 301 + index));
    expect(catalogue.sellers.map(({ id }) => id)).toEqual(catalogue.sellers.map((_, index) => 7 + index));
  });

  it('follows the rules of every field', () => {
    const categoryOf = new Map(referenceData().subcategories.map(({ id, categoryId }) => [id, categoryId]));
    const sellers = new Map(catalogue.sellers.map((seller) => [seller.id, seller]));
    for (const { product, stock } of made) {
      const { price, originalPrice } = product;
      expect(price).toBeGreaterThan(0);
      expect(originalPrice).toBeGreaterThanOrEqual(price);
      expect(originalPrice).toBeLessThanOrEqual(10_000_000);
      expect(product.discount).toBe(discountPercent(rupiah(price), rupiah(originalPrice)));
      expect(product.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(product.categoryId).toBe(categoryOf.get(product.subcategoryId));
      expect(product.location).toBe(sellers.get(product.sellerId)?.location);
      expect(product.createdAt.getTime()).toBeLessThanOrEqual(given.now.getTime());
      expect(stock).toBeGreaterThanOrEqual(0);
      expect(product.tagIds?.includes(1)).toBe(product.discount > 0);
    }
  });

  it('has matching counts and averages of reviews, none older than its product', () => {
    for (const { product, reviews } of made) {
      expect(product.reviewCount).toBe(reviews.length);
      const sum = reviews.reduce((total, { rating }) => total + rating, 0);
      expect(product.rating).toBeCloseTo(reviews.length === 0 ? 0 : sum / reviews.length, 2);
      const firstDay = product.createdAt.toISOString().slice(0, 10);
      for (const review of reviews) {
        expect(review.productId).toBe(product.id);
        expect(review.date >= firstDay && review.date <= '2026-11-21').toBe(true);
      }
    }
  });

  it('has different names and goods of every kind', () => {
    expect(new Set(made.map(({ product }) => product.name)).size).toBeGreaterThan(given.products * 0.95);
    expect(new Set(made.map(({ product }) => product.subcategoryId)).size).toBe(
      referenceData().subcategories.length,
    );
  });
});
