import { sql } from 'drizzle-orm';
import pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { SEARCH_SCREEN } from '#domain/listing/screens.ts';
import { ALL_REVIEWS } from '#domain/reviews/review-query.ts';
import type { Catalogue, ProductFilter } from '#server/modules/catalogue/catalogue-interface.ts';
import { createQuery, type Query } from '#server/platform/database/query.ts';
import { DatabaseUnavailable } from '#server/platform/database/unavailable.ts';
import { migratedDatabase } from './support/migrated-database.ts';
import { sqlCatalogue } from './support/sql-catalogue.ts';
import { has, idsOf, type StoredProduct, storedProducts } from './support/stored-products.ts';

const opened = migratedDatabase();
let catalogue: Catalogue;
let products: StoredProduct[] = [];

beforeAll(async () => {
  const { query } = opened();
  products = await storedProducts(query);
  catalogue = sqlCatalogue(
    query,
    products.map(({ name }) => name),
  );
});

const named = (term: string) => products.filter(({ name }) => has(name, term));
const search = (filter: ProductFilter, offset = 0) =>
  catalogue.search({ filter, order: 'list-position', limit: SEARCH_SCREEN.pageSize, offset });
const all = (filter: ProductFilter) =>
  catalogue.search({ filter, order: 'list-position', limit: 1000, offset: 0 });

/** Changes the shop's data for one test, then rolls back. */
async function undone(work: (query: Query, catalogue: Catalogue) => Promise<void>): Promise<void> {
  const undo = new Error('undo');
  const changed = opened().transaction(async (query) => {
    await work(query, sqlCatalogue(query));
    throw undo;
  });
  await expect(changed).rejects.toBe(undo);
}

describe('search (P-SEARCH-5)', () => {
  it('always finds the products whose names contain the term, and counts what it lists', async () => {
    for (const term of ['sepatu', 'tas', 'a', 'tas ransel', '1,43', 'pro']) {
      const { items, total } = await all({ term });
      expect(total).toBe(items.length);
      expect(idsOf(items)).toEqual(expect.arrayContaining(idsOf(named(term))));
    }
  });

  it('finds a misspelt word and says so, and other words for the thing', async () => {
    const misspelt = await search({ term: 'spatu' });
    expect(misspelt.meaning?.shown).toBe('sepatu');
    expect(misspelt.items[0]?.name).toMatch(/sepatu/i);
    const other = await search({ term: 'ponsel' });
    expect(other.meaning?.shown).toBeNull();
    const phones = products.filter(({ subcategoryId }) => subcategoryId === 201);
    expect(idsOf(phones)).toContain(other.items[0]?.id);
  });

  it('by the letter finds names that contain the term, and nothing else (P-SEARCH-8)', async () => {
    expect(await search({ term: 'spatu', isLiteral: true })).toMatchObject({ items: [], total: 0 });
    const found = await all({ term: 'kulit', isLiteral: true });
    expect(idsOf(found.items).sort()).toEqual(idsOf(named('kulit')).sort());
  });

  it('sorts and filters by what a term asks for, the thing itself first', async () => {
    const cheap = await search({ term: 'hp murah' });
    expect(cheap.meaning).toMatchObject({ shown: 'hp', wishes: { order: 'cheapest' } });
    const phones = products.filter(({ subcategoryId }) => subcategoryId === 201);
    const prices = phones.map(({ price }) => price).sort((a, b) => a - b);
    expect(cheap.items.slice(0, phones.length).map(({ price }) => price)).toEqual(prices);
    const flash = await all({ term: 'flash sale' });
    expect(flash.meaning?.isAsWished).toBe(true);
    expect(flash.items.length).toBeGreaterThan(0);
    expect(flash.items.every(({ isFlashPrice }) => isFlashPrice)).toBe(true);
    const free = await all({ term: 'tas gratis ongkir' });
    expect(free.items.every(({ isFreeShipping }) => isFreeShipping)).toBe(true);
    expect((await all({ term: 'sepatu di bawah 200rb' })).items.every(({ price }) => price <= 200_000)).toBe(
      true,
    );
  });

  it('finds shops and categories', async () => {
    expect((await search({ term: 'langkah kita' })).meaning?.shops.map(({ id }) => id)).toEqual([3]);
    expect((await search({ term: 'skincare' })).meaning?.places).toEqual([
      { name: 'Perawatan Wajah', categorySlug: 'beauty', subcategorySlug: 'perawatan-wajah' },
    ]);
    expect((await search({ term: 'mainan' })).meaning?.places).toEqual([
      { name: 'Mainan', categorySlug: 'toys', subcategorySlug: null },
    ]);
    expect((await search({})).meaning).toBeNull();
  });

  it('shows the best sold of the place instead of a thing that the shop lacks', async () => {
    const { items, instead, meaning } = await search({ term: 'kulkas' });
    expect(items).toEqual([]);
    expect(meaning?.places.map(({ name }) => name)).toEqual(['Dapur']);
    const kitchen = products.filter(({ categoryId }) => categoryId === 3);
    expect(instead.length).toBeGreaterThan(0);
    expect(idsOf(kitchen)).toEqual(expect.arrayContaining(idsOf(instead)));
    expect((await search({ term: 'zzzz' })).instead.length).toBeGreaterThan(0);
  });

  it.each(['%', '_', '10%', '1_%', '\\', "'", '"; drop table products; --'])(
    'takes %s as a text and not as a pattern',
    async (term) => {
      expect((await search({ term, isLiteral: true })).total).toBe(named(term).length);
      expect(await catalogue.suggestions(term, 5)).not.toBeNull();
      expect(await catalogue.sellers({ term, limit: 60, offset: 0 })).toEqual({ items: [], total: 0 });
    },
  );
});

describe('suggestions (P-SEARCH-6)', () => {
  it('are none for nothing, and the first of the search, never more than asked for', async () => {
    expect(await catalogue.suggestions('', 5)).toBeNull();
    for (const term of ['a', 'sneakers', 'sepatu pria']) {
      const suggested = await catalogue.suggestions(term, 5);
      expect(suggested?.products).toEqual((await search({ term })).items.slice(0, 5));
    }
  });

  it('begin with the kinds of the best sold products (P-SEARCH-9)', async () => {
    const terms = await catalogue.popularTerms(6);
    expect(new Set(terms).size).toBe(6);
    expect((await search({ term: terms[0] ?? '' })).total).toBeGreaterThan(0);
  });
});

describe('quotes (P-CART-13)', () => {
  it('tell price and stock as the tables have them, and leave unknown ids out', async () => {
    const ids = idsOf(products);
    const quotes = await catalogue.quotes([...ids, 999_999]);
    expect(quotes.map(({ productId }) => productId).sort((a, b) => a - b)).toEqual(
      [...ids].sort((a, b) => a - b),
    );
    const [running] = await catalogue.flashSessions();
    const flash = new Map(running?.offers.map(({ product, price }) => [product.id, price]));
    expect(flash.size).toBeGreaterThan(0);
    for (const { productId, price, stock } of quotes) {
      const product = products.find(({ id }) => id === productId);
      expect({ price, stock }).toEqual({
        price: flash.get(productId) ?? product?.price,
        stock: product?.stock,
      });
    }
    expect(quotes.some(({ stock }) => stock === 0)).toBe(true);
  });

  it('return to the standing price once a flash offer is sold out, like card and page', async () => {
    const [running] = await catalogue.flashSessions();
    const { id = 0 } = running?.offers[0]?.product ?? {};
    const [{ price } = { price: 0 }] = await opened().query<{ price: number }>(
      sql`select price from products where id = ${id}`,
    );
    await undone(async (query, changed) => {
      await query(sql`update flash_items set sold = quota where product_id = ${id}`);
      expect(await changed.quotes([id])).toMatchObject([{ productId: id, price }]);
      expect(await changed.product(id)).toMatchObject({ isFlashPrice: false, price });
      const sold = (await changed.flashSessions())[0]?.offers[0];
      expect(sold).toMatchObject({ product: { id, isFlashPrice: false, price }, sold: 50 });
    });
  });

  it('know no stock where none is recorded', async () => {
    await undone(async (query, changed) => {
      await query(sql`delete from inventory where product_id = 1`);
      expect(await changed.quotes([1])).toMatchObject([{ productId: 1, stock: 0 }]);
    });
  });
});

describe('helpful votes (P-PROD-8)', () => {
  const [visitor, other] = ['6f1d2c3b-0000-4000-8000-000000000001', '6f1d2c3b-0000-4000-8000-000000000002'];

  it('count once a visitor, also when sent many times at once', async () => {
    const [review] = await catalogue.newestReviews(1, 1);
    const { id = 0, helpful = 0 } = review ?? {};
    expect(await catalogue.voteHelpful(id, visitor)).toBe(helpful + 1);
    expect(await catalogue.voteHelpful(id, visitor)).toBe(helpful + 1);
    await Promise.all(Array.from({ length: 8 }, () => catalogue.voteHelpful(id, other)));
    expect((await catalogue.newestReviews(1, 1))[0]?.helpful).toBe(helpful + 2);
  });

  it('are refused for a review that is not there', async () => {
    expect(await catalogue.voteHelpful(2_000_000_000, visitor)).toBeNull();
  });
});

describe('reviews', () => {
  it('come newest first, as many as asked for, and fill the histogram', async () => {
    const { reviews: all, found, pages } = await catalogue.reviews(1, ALL_REVIEWS);
    expect([found, pages]).toEqual([all.length, 1]);
    const dates = all.map(({ date }) => date);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(await catalogue.newestReviews(1, 3)).toEqual(all.slice(0, 3));
    for (const { stars, count } of (await catalogue.reviewFigures(1)).bars) {
      expect(count).toBe(all.filter(({ rating }) => rating === stars).length);
    }
    expect(await catalogue.reviews(999_999, ALL_REVIEWS)).toMatchObject({ reviews: [], found: 0, page: 1 });
  });

  it('are filtered by stars and photos, and sorted; a page behind the last one is the last one (P-REV-8)', async () => {
    const { reviews: all } = await catalogue.reviews(1, ALL_REVIEWS);
    const worst = await catalogue.reviews(1, { ...ALL_REVIEWS, sort: 'worst', page: 9 });
    expect(worst.page).toBe(1);
    const ratings = worst.reviews.map(({ rating }) => rating);
    expect(ratings).toEqual(all.map(({ rating }) => rating).sort((a, b) => a - b));
    const best = await catalogue.reviews(1, { ...ALL_REVIEWS, stars: 5 });
    expect(best.found).toBe(all.filter(({ rating }) => rating === 5).length);
    const photos = await catalogue.reviews(1, { ...ALL_REVIEWS, withPhotos: true });
    expect(photos.found).toBe(all.filter(({ images }) => images.length > 0).length);
  });

  it('name nobody in full (P-PROD-14)', async () => {
    const names = (await catalogue.newestReviews(1, 50)).map(({ username }) => username);
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) expect(name).toMatch(/^\p{L}\*{3}\p{L}?( \p{L}\.)?$/u);
  });
});

describe('categories and sellers', () => {
  it('are ten with five subcategories each', async () => {
    const categories = await catalogue.categories();
    expect(idsOf(categories)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    for (const { id, subcategories } of categories) {
      expect(idsOf(subcategories)).toEqual([1, 2, 3, 4, 5].map((place) => id * 100 + place));
    }
  });

  it('are found by a part of the name in any case, with what they sell (P-SELL-1)', async () => {
    const { items: all, total } = await catalogue.sellers({ term: '', limit: 1000, offset: 0 });
    expect(total).toBe(all.length);
    expect((await catalogue.sellers({ term: '', limit: 3, offset: 2 })).items).toEqual(all.slice(2, 5));
    for (const { id, name, productCount, totalSold } of all) {
      const own = products.filter(({ sellerId }) => sellerId === id);
      expect({ name, productCount, totalSold }).toEqual({
        name: own[0]?.seller.name,
        productCount: own.length,
        totalSold: own.reduce((sum, { soldCount }) => sum + soldCount, 0),
      });
    }
    const { items: found } = await catalogue.sellers({ term: 'OFFICIAL', limit: 60, offset: 0 });
    expect(found.length).toBeGreaterThan(0);
    expect(idsOf(found)).toEqual(idsOf(all.filter(({ name }) => has(name, 'official'))));
    expect(await catalogue.seller(1)).toMatchObject({ id: 1, name: all[0]?.name });
  });

  it('return null for unknown products', async () => {
    expect(await catalogue.seller(999_999)).toBeNull();
    expect(await catalogue.product(999_999)).toBeNull();
  });
});

describe('a database that cannot answer', () => {
  it('is told from a mistake of ours', async () => {
    const { query } = opened();
    await expect(query(sql`select no_such_column from products`)).rejects.not.toBeInstanceOf(
      DatabaseUnavailable,
    );
    // Nothing listens on port 1.
    const away = new pg.Pool({ host: '127.0.0.1', port: 1 });
    const pages = sqlCatalogue(createQuery(away));
    await expect(pages.categories()).rejects.toBeInstanceOf(DatabaseUnavailable);
    await expect(pages.suggestions('tas', 5)).rejects.toBeInstanceOf(DatabaseUnavailable);
    await away.end();
    await expect(pages.categories()).rejects.toBeInstanceOf(DatabaseUnavailable);
  });

  it('is one that takes too long, too', async () => {
    await undone(async (query) => {
      await query(sql`set local statement_timeout = '20ms'`);
      await query(sql`savepoint before`);
      await expect(query(sql`select pg_sleep(5)`)).rejects.toBeInstanceOf(DatabaseUnavailable);
      await query(sql`rollback to before`);
    });
  });
});
