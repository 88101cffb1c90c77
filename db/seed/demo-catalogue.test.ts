import { describe, expect, it } from 'vitest';
import { productSlug } from '#db/product-slug.ts';
import { combinations } from '#domain/catalogue/combinations.ts';
import { cheapest } from '#domain/catalogue/sku.ts';
import { rupiah } from '#domain/money.ts';
import { demoCatalogue } from './demo-catalogue.ts';
import { referenceData } from './reference-data.ts';
import { readProducts } from './seed-files.ts';

const seededAt = new Date('2026-11-21T20:30:00Z');
const { categories, subcategories, tags } = referenceData();
const { sellers, products, skus, inventory, stockMoves, reviews, banners, ...flash } =
  demoCatalogue(seededAt);
const { flashSessions, flashItems, flashPrices } = flash;

const stockOf = new Map(
  products.map(({ id }) => [
    id,
    inventory.reduce((sum, { productId, stock }) => (productId === id ? sum + stock : sum), 0),
  ]),
);
const seedStock = new Map(readProducts().map(({ id, stock }) => [id, stock]));
const productOf = new Map(products.map((product) => [product.id, product]));
const tagId = (slug: string) => tags.find((tag) => tag.slug === slug)?.id ?? 0;
const hasTag = ({ tagIds = [] }: { tagIds?: number[] | undefined }, slug: string) =>
  tagIds.includes(tagId(slug));
const reviewsOf = (id: number) => reviews.filter(({ productId }) => productId === id);
const repeated = <T>(values: T[]) => values.filter((value, index) => values.indexOf(value) !== index);
const namesOf = (found: { id: number; name: string }[]) => found.map(({ id, name }) => `${id} ${name}`);

describe('categories and tags', () => {
  it('are the ten of the product rules in their order, with five subcategories each (P-CAT-1)', () => {
    expect(categories.map(({ id, name, slug, icon }) => `${id} ${name} ${slug} ${icon}`)).toEqual([
      '1 Fashion fashion shirt',
      '2 Elektronik electronics smartphone',
      '3 Rumah Tangga home-living home',
      '4 Kecantikan beauty sparkles',
      '5 Kesehatan health heart-pulse',
      '6 Gadget gadgets tablet',
      '7 Hobi hobbies palette',
      '8 Makanan food utensils',
      '9 Olahraga sports dumbbell',
      '10 Mainan toys gamepad-2',
    ]);
    expect(subcategories.map(({ id }) => id)).toEqual(
      categories.flatMap(({ id }) => [1, 2, 3, 4, 5].map((place) => id * 100 + place)),
    );
    expect(repeated(subcategories.map(({ slug }) => slug))).toEqual([]);
    for (const { id, categoryId } of subcategories) expect(categoryId).toBe(Math.floor(id / 100));
  });

  it('include the two that numbered links lead to (P-CAT-2)', () => {
    const names = (category: number) =>
      subcategories.filter(({ categoryId }) => categoryId === category).map(({ name }) => name);
    expect(names(2)).toContain('Komputer & Laptop');
    expect(names(6)).toContain('Aksesoris');
  });

  it('are fifteen tags in the order of the product rules (P-CAT-8)', () => {
    expect(tags.map(({ id, name }) => `${id} ${name}`).join()).toBe(
      '1 Diskon,2 Gratis Ongkir,3 Flash Sale,4 Best Seller,5 New Arrival,6 Limited Edition,7 Eco Friendly,8 Hemat,9 Premium,10 Official Store,11 COD,12 Exclusive,13 Terlaris,14 Promo,15 Cashback',
    );
    expect(tags.find(({ id }) => id === 6)?.slug).toBe('limited-edition');
  });
});

describe('products', () => {
  it('have consecutive ids and unique names, at least four in each subcategory (P-CAT-11)', () => {
    expect(products.map(({ id }) => id)).toEqual(products.map((_, index) => index + 1));
    expect(repeated(products.map(({ name }) => name))).toEqual([]);
    for (const { id, slug } of subcategories) {
      const count = products.filter(({ subcategoryId }) => subcategoryId === id).length;
      expect(count, slug).toBeGreaterThanOrEqual(4);
    }
  });

  it('have a valid value in every field (P-CAT-4)', () => {
    for (const product of products) {
      expect(product, product.name).toMatchObject({
        slug: productSlug(product.name),
        categoryId: Math.floor(product.subcategoryId / 100),
        updatedAt: seededAt,
      });
      for (const text of [
        product.name,
        product.shortDescription,
        product.description,
        product.location ?? '',
      ]) {
        expect(text.trim()).toBe(text);
        expect(text.length).toBeGreaterThan(2);
      }
      expect(product.images?.[0]).toBe(product.imageUrl);
      expect(product.weightGrams).toBeGreaterThan(0);
      expect(Number.isInteger(product.weightGrams)).toBe(true);
      expect(stockOf.get(product.id)).toBeGreaterThanOrEqual(0);
      expect(product.soldCount).toBeGreaterThanOrEqual(0);
      expect(product.specifications.length).toBeGreaterThanOrEqual(4);
      expect(product.createdAt.getTime()).toBeLessThan(seededAt.getTime());
    }
  });

  it('name variants with at least two different options each', () => {
    for (const { variants } of products) {
      for (const { name, options } of variants) {
        expect(name).not.toBe('');
        expect(options.length).toBeGreaterThanOrEqual(2);
        expect(repeated(options)).toEqual([]);
      }
    }
  });

  it('cost whole Rupiah up to 10,000,000 (P-CAT-11)', () => {
    for (const { price, originalPrice, name } of products) {
      expect(Number.isInteger(price) && Number.isInteger(originalPrice), name).toBe(true);
      expect(price).toBeGreaterThan(0);
      expect(originalPrice).toBeGreaterThanOrEqual(price);
      expect(originalPrice).toBeLessThanOrEqual(10_000_000);
    }
  });

  it('are out of stock in at least three cases (P-CAT-14)', () => {
    expect([...stockOf.values()].filter((stock) => stock === 0).length).toBeGreaterThanOrEqual(3);
  });

  it('round the discount and reach exactly 50 (P-CAT-15)', () => {
    for (const { price, originalPrice, discount } of products) {
      expect(discount).toBe(Math.round(((originalPrice - price) / originalPrice) * 100));
    }
    expect(Math.max(...products.map(({ discount }) => discount))).toBe(50);
    expect(productOf.get(1)).toMatchObject({ price: 3_499_000, originalPrice: 4_200_000, discount: 17 });
    expect(productOf.get(8)).toMatchObject({ price: 349_000, originalPrice: 499_000, discount: 30 });
  });

  it('carry the tags that follow from their other fields, and only tags that exist', () => {
    for (const product of products) {
      const seller = sellers.find(({ id }) => id === product.sellerId);
      const age = seededAt.getTime() - product.createdAt.getTime();
      expect(hasTag(product, 'diskon'), product.name).toBe(product.discount > 0);
      expect(hasTag(product, 'gratis-ongkir'), product.name).toBe(product.isFreeShipping);
      expect(hasTag(product, 'new-arrival'), product.name).toBe(age <= 30 * 24 * 60 * 60 * 1000);
      expect(hasTag(product, 'official-store'), product.name).toBe(seller?.isOfficial);
      expect(hasTag(product, 'best-seller'), product.name).toBe((product.soldCount ?? 0) > 1000);
      expect(repeated(product.tagIds ?? [])).toEqual([]);
      for (const id of product.tagIds ?? []) expect(tags[id - 1]?.id).toBe(id);
    }
  });

  it('start with the seven samples in categories 2 and 6 (P-CAT-11)', () => {
    const sample = products.slice(0, 7);
    for (const { id, categoryId, price } of sample) {
      expect([2, 6]).toContain(categoryId);
      expect(price).toBeGreaterThanOrEqual(249_000);
      expect(price).toBeLessThanOrEqual(3_499_000);
      expect(stockOf.get(id)).toBeGreaterThanOrEqual(40);
      expect(stockOf.get(id)).toBeLessThanOrEqual(150);
    }
  });

  it('list the twelve of the search screen first (P-CAT-11)', () => {
    expect(
      products
        .filter(({ listPosition }) => listPosition !== null)
        .map(({ id, listPosition }) => [id, listPosition]),
    ).toEqual(Array.from({ length: 12 }, (_, index) => [8 + index, 1 + index]));
  });

  it('put food, gifts and the highest discount among the 18 of the Eid page (P-PROMO-5, P-CAT-15)', () => {
    const eid = products
      .filter((product) => product.discount > 10)
      .filter((product) => hasTag(product, 'flash-sale') || [1, 3].includes(product.categoryId))
      .sort((a, b) => b.discount - a.discount || a.id - b.id)
      .slice(0, 18);
    expect(eid).toHaveLength(18);
    expect(eid[0]?.discount).toBe(50);
    expect(namesOf(eid.filter(({ categoryId }) => categoryId === 8)).length).toBeGreaterThanOrEqual(3);
    expect(
      namesOf(eid.filter(({ collections }) => collections?.includes('gift'))).length,
    ).toBeGreaterThanOrEqual(3);
  });
});

describe('reviews', () => {
  it('match the count and the average in their product (P-CAT-14)', () => {
    for (const { id, rating, reviewCount, name } of products) {
      const own = reviewsOf(id);
      expect(own.length, name).toBeGreaterThan(0);
      expect(reviewCount, name).toBe(own.length);
      expect(rating, name).toBeCloseTo(own.reduce((sum, review) => sum + review.rating, 0) / own.length, 1);
      expect(rating).toBe(Math.round((rating ?? 0) * 100) / 100);
      expect(repeated(own.map(({ username }) => username))).toEqual([]);
    }
  });

  it('spread widely enough for each filter of stars to leave something out (P-CAT-14)', () => {
    const rated = (lowest: number) => products.filter(({ rating }) => (rating ?? 0) >= lowest).length;
    const counts = [3, 4, 5].map(rated);
    expect(products.length - (counts[0] ?? 0)).toBeGreaterThanOrEqual(5);
    expect((counts[0] ?? 0) - (counts[1] ?? 0)).toBeGreaterThanOrEqual(20);
    expect(counts[2]).toBeGreaterThanOrEqual(3);
    expect(counts[2]).toBeLessThan(10);
  });

  it('lie between the listing of the product and the seeding, by the calendar of Jakarta', () => {
    for (const { productId, date, rating, helpful } of reviews) {
      const { createdAt } = productOf.get(productId) ?? {};
      // 20:30 UTC is already the next day in Jakarta.
      expect(date < '2026-11-22').toBe(true);
      expect(date >= (createdAt?.toISOString().slice(0, 10) ?? '')).toBe(true);
      expect([1, 2, 3, 4, 5]).toContain(rating);
      expect(helpful).toBeGreaterThanOrEqual(0);
    }
    const [seed] = reviewsOf(20);
    expect(seed?.date).toBe('2026-10-19');
  });

  it('show what buyers photographed at most once in a product, in praise of it (P-PIC-6)', () => {
    const photographed = reviews.filter(({ images = [] }) => images.length > 0);
    expect(photographed.length).toBeGreaterThan(90);
    expect(repeated(photographed.map(({ productId }) => productId))).toEqual([]);
    for (const { rating } of photographed) expect(rating).toBeGreaterThanOrEqual(4);
  });

  it('never repeat a text, and no sentence more than three times (P-CAT-14)', () => {
    expect(repeated(reviews.map(({ content }) => content))).toEqual([]);
    const counts = new Map<string, number>();
    for (const { content } of reviews) {
      for (const sentence of content.split(/(?<=[.!?])\s+/)) {
        const words = sentence
          .toLowerCase()
          .replace(/[.!?,]/g, '')
          .trim();
        counts.set(words, (counts.get(words) ?? 0) + 1);
      }
    }
    expect([...counts].filter(([, count]) => count > 3)).toEqual([]);
  });
});

describe('sellers', () => {
  it('are at least 24, some of them official, all with something to sell', () => {
    expect(sellers.length).toBeGreaterThanOrEqual(24);
    expect(sellers[0]?.id).toBe(1);
    expect(sellers.filter(({ isOfficial }) => isOfficial).length).toBeGreaterThanOrEqual(5);
    expect(repeated(sellers.map(({ name }) => name))).toEqual([]);
    const selling = new Set(products.map(({ sellerId }) => sellerId));
    expect(namesOf(sellers.filter(({ id }) => !selling.has(id)))).toEqual([]);
    for (const { rating, responseRate = null } of sellers) {
      expect(rating).toBeGreaterThanOrEqual(0);
      expect(rating).toBeLessThanOrEqual(5);
      expect(responseRate).toBeGreaterThanOrEqual(0);
      expect(responseRate).toBeLessThanOrEqual(100);
    }
  });

  it('of products 1 to 19 are in Jakarta Selatan since 2022 (P-CAT-13)', () => {
    const first = new Set(products.slice(0, 19).map(({ sellerId }) => sellerId));
    for (const seller of sellers.filter(({ id }) => first.has(id))) {
      expect(seller).toMatchObject({ location: 'Jakarta Selatan', joinedYear: 2022 });
    }
    expect(new Set(sellers.map(({ joinedYear }) => joinedYear)).size).toBeGreaterThan(3);
  });
});

describe('banners and flash sale', () => {
  it('lead from the three banners to their pages (P-PAGE-14)', () => {
    expect(banners.map(({ link }) => link)).toEqual(['/promotions/eid', '/new-arrivals', '/flash-sale']);
  });

  it('has a running session and three at 08, 12 and 16, each product in one (P-FLASH-1)', () => {
    expect(flashSessions).toEqual([
      { id: 'active', startsAtHour: null, extraPercent: 0, endsAt: new Date('2026-11-23T01:00:00Z') },
      { id: '08', startsAtHour: 8, extraPercent: 0, endsAt: null },
      { id: '12', startsAtHour: 12, extraPercent: 10, endsAt: null },
      { id: '16', startsAtHour: 16, extraPercent: 0, endsAt: null },
    ]);
    const sizes = flashSessions.map(
      ({ id }) => flashItems.filter(({ sessionId }) => sessionId === id).length,
    );
    expect(sizes).toEqual([12, 8, 8, 8]);
    expect(repeated(flashItems.map(({ productId }) => productId))).toEqual([]);
  });

  it('prices 30 to 70 percent off, one at exactly 70, below the standing price (P-FLASH-9)', () => {
    const discounts = flashItems.map(({ productId, price }) => {
      const product = productOf.get(productId);
      if (!product) throw new Error(`There is no product ${productId}`);
      expect(price).toBeLessThanOrEqual(product.price * 0.95);
      expect(stockOf.get(productId)).toBeGreaterThan(0);
      return Math.round(((product.originalPrice - price) / product.originalPrice) * 100);
    });
    expect(Math.min(...discounts)).toBeGreaterThanOrEqual(30);
    expect(Math.max(...discounts)).toBe(70);
    expect(discounts.filter((discount) => discount === 70)).toHaveLength(1);
  });

  it('has quotas of 50 with an even 60 to 88 percent sold (P-FLASH-5)', () => {
    for (const { quota, sold } of flashItems) {
      expect(quota).toBe(50);
      const share = sold * 2;
      expect(share).toBeGreaterThanOrEqual(60);
      expect(share).toBeLessThanOrEqual(88);
      expect(Math.floor(((100 - share) / 100) * 50)).toBe(quota - sold);
    }
  });
});

describe('SKUs', () => {
  const stocked = skus.map((sku) => ({
    ...sku,
    price: rupiah(sku.price),
    stock: inventory.find(({ skuId }) => skuId === sku.id)?.stock ?? 0,
  }));
  const skusOf = (id: number) => stocked.filter(({ productId }) => productId === id);
  const named = (id: number, ...options: string[]) =>
    skusOf(id).find((sku) => sku.options?.join() === options.join());

  it('are one for each combination of the variants, with the price and the stock of the product', () => {
    for (const { id, variants, price, originalPrice, name } of products) {
      expect(skusOf(id).map(({ options }) => options)).toEqual(combinations(variants));
      expect(cheapest(skusOf(id)), name).toMatchObject({ price, originalPrice });
      expect(cheapest(skusOf(id).map((sku) => ({ ...sku, stock: 0 }))), name).toMatchObject({ price });
      expect(stockOf.get(id)).toBe(seedStock.get(id));
    }
  });

  it('cost more where there is more of it, and never more than the original price', () => {
    expect(named(1, 'Hitam Arang', '128 GB')?.price).toBe(3_499_000);
    expect(named(1, 'Hitam Arang', '256 GB')?.price).toBe(3_989_000);
    expect(named(9, 'M', 'Biru Indigo')?.price).toBe(219_000);
    expect(named(9, 'XXL', 'Biru Indigo')?.price).toBe(230_000);
    for (const { productId, price, originalPrice } of stocked) {
      expect((price - (productOf.get(productId)?.price ?? 0)) % 500).toBe(0);
      expect(originalPrice).toBeGreaterThanOrEqual(price);
      expect(originalPrice).toBeLessThanOrEqual(10_000_000);
    }
    const dearer = stocked.filter(({ productId, price }) => price > (productOf.get(productId)?.price ?? 0));
    expect(dearer.length).toBeGreaterThan(20);
  });

  it('are sold out in some cases, but not in the sample cart', () => {
    const gone = stocked.filter(({ productId, stock }) => stock === 0 && stockOf.get(productId) !== 0);
    expect(gone.length).toBeGreaterThan(stocked.length / 20);
    expect(gone.length).toBeLessThan(stocked.length / 5);
    expect(named(1, 'Hitam Arang', '128 GB')?.stock).toBeGreaterThan(0);
    expect(named(8, '41', 'Hitam Putih')?.stock).toBeGreaterThan(0);
  });

  it('have an opening move for their stock, a weight, and a size that couriers accept', () => {
    expect(stockMoves.map(({ skuId, quantity }) => [skuId, quantity])).toEqual(
      inventory.map(({ skuId, stock }) => [skuId, stock]),
    );
    for (const { lengthCm, widthCm, heightCm, weightGrams } of stocked) {
      const sides = [lengthCm ?? 0, widthCm ?? 0, heightCm ?? 0];
      expect(Math.min(...sides)).toBeGreaterThan(0);
      expect(Math.max(...sides)).toBeLessThan(120);
      const volumetricGrams = (sides.reduce((product, side) => product * side, 1) / 6000) * 1000;
      expect(volumetricGrams).toBeLessThan(3 * weightGrams + 500);
    }
  });

  it('carry the picture of their colour, one for all sizes, and none where all look alike (P-PIC-4)', () => {
    const picturesOf = (id: number, option: string) =>
      skus.flatMap(({ productId, options = [], imageUrl }) =>
        productId === id && options.includes(option) ? [imageUrl] : [],
      );
    const navy = new Set(picturesOf(21, 'Navy'));
    expect(navy.size).toBe(1);
    expect(navy).not.toEqual(new Set(picturesOf(21, 'Krem')));
    expect(new Set(picturesOf(21, 'Maroon'))).toEqual(new Set([productOf.get(21)?.imageUrl]));
    expect(skus.find(({ productId }) => productId === 11)?.imageUrl).toBeNull();
  });

  it('cost less in a flash sale, by the same steps', () => {
    for (const { sessionId, productId, price } of flashItems) {
      const own = flashPrices.filter((row) => row.sessionId === sessionId && row.productId === productId);
      expect(own.map(({ skuId }) => skuId)).toEqual(skusOf(productId).map(({ id }) => id));
      expect(cheapest(own.map((row) => ({ price: rupiah(row.price), stock: 0 })))?.price).toBe(price);
      for (const row of own) {
        expect(row.price).toBeLessThan(stocked.find(({ id }) => id === row.skuId)?.price ?? 0);
      }
    }
  });
});
