import { beforeAll, describe, expect, it } from 'vitest';
import { isFeatured, recommendationScore } from '#domain/catalogue/list-rules.ts';
import { startOfJakartaDay } from '#domain/format-date.ts';
import { isSellerOfType } from '#domain/listing/product-filter.ts';
import { type ProductOrder, SELLER_TYPES } from '#domain/listing/screens.ts';
import { rupiah } from '#domain/money.ts';
import type { Catalogue, ProductFilter } from '#server/modules/catalogue/catalogue-interface.ts';
import { migratedDatabase } from './support/migrated-database.ts';
import { sqlCatalogue } from './support/sql-catalogue.ts';
import { has, idsOf, type StoredProduct, storedProducts } from './support/stored-products.ts';

const opened = migratedDatabase();
let catalogue: Catalogue;
let products: StoredProduct[] = [];

beforeAll(async () => {
  const { query } = opened();
  catalogue = sqlCatalogue(query);
  products = await storedProducts(query);
});

type Compare = (a: StoredProduct, b: StoredProduct) => number;

/** The deciding field of each order, and which id comes first among equals (screens.ts). */
const ORDERS: Record<ProductOrder, [decides: Compare, equals: 'lower first' | 'higher first']> = {
  'list-position': [(a, b) => (a.listPosition ?? 1e6) - (b.listPosition ?? 1e6), 'lower first'],
  sold: [(a, b) => b.soldCount - a.soldCount, 'higher first'],
  created: [(a, b) => b.createdAt.getTime() - a.createdAt.getTime(), 'higher first'],
  id: [() => 0, 'higher first'],
  'price-ascending': [(a, b) => a.price - b.price, 'lower first'],
  'price-descending': [(a, b) => b.price - a.price, 'higher first'],
  rating: [(a, b) => b.rating - a.rating, 'higher first'],
  discount: [(a, b) => b.discount - a.discount, 'lower first'],
  'standing-discount': [(a, b) => b.standingDiscount - a.standingDiscount, 'lower first'],
};
const NAMES = Object.keys(ORDERS) as ProductOrder[];

describe('the order of a list', () => {
  it.each(NAMES)('%s is total: pages of 8 hold every product once, equals by id', async (order) => {
    const [decides, equals] = ORDERS[order];
    const sign = equals === 'lower first' ? 1 : -1;
    const expected = [...products].sort((a, b) => decides(a, b) || sign * (a.id - b.id));
    // Without equals in the demo catalogue this would prove nothing.
    expect(expected.some((product, at) => decides(product, expected[at + 1] ?? product) === 0)).toBe(true);
    const listed: number[] = [];
    for (let offset = 0; offset < products.length; offset += 8) {
      const { items, total } = await catalogue.listProducts({ filter: {}, order, limit: 8, offset });
      expect(total).toBe(products.length);
      listed.push(...idsOf(items));
    }
    expect(listed).toEqual(idsOf(expected));
  });
});

describe('a filter lists what the rules of the domain let through', () => {
  const listed = async (filter: ProductFilter) => {
    const { items, total } = await catalogue.listProducts({ filter, order: 'id', limit: 1000, offset: 0 });
    expect(total).toBe(items.length);
    return idsOf(items).reverse();
  };
  const expectListed = async (filter: ProductFilter, lets: (product: StoredProduct) => boolean) => {
    const expected = idsOf(products.filter(lets)).sort((a, b) => a - b);
    expect(expected.length).toBeGreaterThan(0);
    expect(await listed(filter)).toEqual(expected);
  };

  it('any of the chosen seller types (P-LIST-7)', async () => {
    const alone = SELLER_TYPES.map((type) => [type]);
    const pairs = SELLER_TYPES.map((left) => SELLER_TYPES.filter((type) => type !== left));
    for (const sellerTypes of [...alone, ...pairs, SELLER_TYPES]) {
      await expectListed({ sellerTypes }, ({ seller }) =>
        sellerTypes.some((type) => isSellerOfType(seller, type)),
      );
    }
  });

  it('prices with both bounds included', async () => {
    const prices = products.map(({ price }) => price).sort((a, b) => a - b);
    const [low = 0, high = 0] = [prices[50], prices[150]];
    await expectListed({ minPrice: rupiah(low) }, ({ price }) => price >= low);
    await expectListed({ maxPrice: rupiah(high) }, ({ price }) => price <= high);
    await expectListed({ minPrice: rupiah(low), maxPrice: rupiah(low) }, ({ price }) => price === low);
  });

  it('ratings, the lowest itself included', async () => {
    const [{ rating: found } = { rating: 0 }] = products;
    for (const minRating of [1, 3, 4, 4.5, found]) {
      await expectListed({ minRating }, ({ rating }) => rating >= minRating);
    }
  });

  it.each([1, 20, 50])('standing discounts from %s percent, itself included', async (minStandingDiscount) => {
    await expectListed(
      { minStandingDiscount },
      ({ standingDiscount }) => standingDiscount >= minStandingDiscount,
    );
  });

  it('any of the categories, a subcategory, a seller, a collection', async () => {
    await expectListed({ categoryIds: [1, 8] }, ({ categoryId }) => [1, 8].includes(categoryId));
    await expectListed({ subcategoryId: 101 }, ({ subcategoryId }) => subcategoryId === 101);
    await expectListed({ sellerId: 2 }, ({ sellerId }) => sellerId === 2);
    await expectListed({ collection: 'gift' }, ({ collections }) => collections.includes('gift'));
    expect(await listed({ categoryIds: [99] })).toEqual([]);
  });

  it('a part of the name taken literally, in any case', async () => {
    for (const term of ['batik', 'BATIK', 'SePaTu', ' 5']) {
      await expectListed({ term, isLiteral: true }, ({ name }) => has(name, term));
    }
  });

  it('all members at once', async () => {
    await expectListed(
      {
        categoryIds: [1, 2, 3],
        sellerTypes: ['official-store', 'top-rated'],
        minRating: 4,
        term: 'a',
        isLiteral: true,
      },
      ({ categoryId, seller, rating, name }) =>
        categoryId <= 3 && (seller.isOfficial || seller.rating >= 4.8) && rating >= 4 && has(name, 'a'),
    );
  });
});

describe('the lists of the home page', () => {
  it("'Produk Unggulan' is what the domain calls featured, the best rated first (P-CAT-17)", async () => {
    const expected = products
      .filter(isFeatured)
      .sort((a, b) => b.rating - a.rating || b.soldCount - a.soldCount || a.id - b.id);
    expect(expected.length).toBeLessThan(products.length);
    expect(idsOf(await catalogue.featured(1000))).toEqual(idsOf(expected));
    expect(idsOf(await catalogue.featured(16))).toEqual(idsOf(expected.slice(0, 16)));
  });

  it("'Rekomendasi Untukmu' is in the order of the domain's score, the same all day (P-CAT-19)", async () => {
    const now = new Date();
    const score = (product: StoredProduct) => recommendationScore(product, startOfJakartaDay(now));
    const expected = [...products].sort((a, b) => score(b) - score(a) || a.id - b.id);
    expect(idsOf(await catalogue.recommended(1000, now))).toEqual(idsOf(expected));
    expect(idsOf(await catalogue.recommended(16, startOfJakartaDay(now)))).toEqual(
      idsOf(expected.slice(0, 16)),
    );
  });

  it("'Produk Terkait' are others of the subcategory, then of the category, the best sold first (P-CAT-20)", async () => {
    const expected = products
      .filter(({ id, categoryId }) => categoryId === 2 && id !== 1)
      .sort(
        (a, b) =>
          Number(b.subcategoryId === 201) - Number(a.subcategoryId === 201) ||
          b.soldCount - a.soldCount ||
          b.id - a.id,
      );
    for (const limit of [2, 5, 12]) {
      const related = await catalogue.relatedProducts({ id: 1, categoryId: 2, subcategoryId: 201 }, limit);
      expect(idsOf(related)).toEqual(idsOf(expected.slice(0, limit)));
    }
  });
});
