import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DISCOUNTED_FROM_PERCENT } from '#domain/catalogue/list-rules.ts';
import { promotionList, SPECIAL_OFFER } from '#domain/listing/list-query.ts';
import { parseListState } from '#domain/listing/list-state.ts';
import { productQuery } from '#domain/listing/product-filter.ts';
import { EID_SCREEN, NEW_ARRIVALS_SCREEN, SPECIAL_OFFER_SCREEN } from '#domain/listing/screens.ts';
import { discountPercent } from '#domain/pricing/discount-percent.ts';
import { EID_LIST_SIZE, eidList } from '#domain/promotions/eid-list.ts';
import { promotionFigures } from '#domain/promotions/figures.ts';
import { EID_TABS, promotionTab, tabFilter } from '#domain/promotions/tabs.ts';
import { seedDatabase } from '#server/modules/catalogue/catalogue.ts';
import type { Catalogue, ProductFilter } from '#server/modules/catalogue/catalogue-interface.ts';
import { type Database, openDatabase } from '#server/platform/database/connect.ts';
import { migrateDatabase } from '#server/platform/database/migrate.ts';
import { createQuery } from '#server/platform/database/query.ts';
import { readEnv } from '#server/platform/settings/env.ts';
import { sqlCatalogue } from './support/sql-catalogue.ts';

const log = { info: () => {}, warn: () => {} };
const seededAt = new Date('2026-11-21T05:00:00Z');
const daysLater = (days: number) => new Date(seededAt.getTime() + days * 86_400_000);

interface Row {
  id: number;
  name: string;
  discount: number;
  tagIds: number[];
  categoryId: number;
  collections: string[];
  createdAt: Date;
}

let folder = '';
let database: Database;
let catalogue: Catalogue;
/** All stored products, to check the catalogue against the rules of the domain. */
let rows: Row[] = [];

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lkp-'));
  fs.chmodSync(folder, 0o711);
  database = await openDatabase(readEnv({ DATA_DIR: path.join(folder, 'data') }), log);
  await migrateDatabase(database.setup);
  await seedDatabase(database.setup, { demo: true, now: seededAt });
  catalogue = sqlCatalogue(createQuery(database.pool));
  ({ rows } = await database.pool.query<Row>(
    `select id, name, discount, tag_ids as "tagIds", category_id as "categoryId", collections,
      created_at as "createdAt" from products`,
  ));
});

afterAll(async () => {
  await database.close();
  fs.rmSync(folder, { recursive: true });
});

const eidPage = (search: string, page: ProductFilter = {}) =>
  catalogue.listProducts(
    productQuery(
      EID_SCREEN,
      parseListState(EID_SCREEN, new URLSearchParams(search)),
      {},
      {
        onEidList: true,
        ...page,
      },
    ),
  );

describe('figures of the promotion pages', () => {
  it.each([0, 1, 15.5, 400])('are those of the domain, %s days after seeding (P-PROMO-1)', async (days) => {
    const now = daysLater(days);
    expect(await catalogue.promotionFigures(now)).toEqual(promotionFigures(rows, now));
  });

  it('reach exactly 50 percent, with an average and new products to show', async () => {
    const { highestDiscount, averageDiscount, newProducts } = await catalogue.promotionFigures(seededAt);
    expect(highestDiscount).toBe(50);
    expect(averageDiscount).toBeGreaterThanOrEqual(20);
    expect(newProducts).toBeGreaterThan(0);
  });

  it('are 0 without new products', async () => {
    expect(await catalogue.promotionFigures(daysLater(400))).toMatchObject({
      newProducts: 0,
      newUntil: null,
    });
  });
});

describe('Promo Lebaran (P-PROMO-4)', () => {
  it('lists the 18 products of the domain rule, the highest discount of now first (P-LIST-15)', async () => {
    const { items, total } = await eidPage('');
    expect(new Set(items.map(({ id }) => id))).toEqual(new Set(eidList(rows).map(({ id }) => id)));
    expect(total).toBe(EID_LIST_SIZE);
    const discounts = items.map(({ discount }) => discount);
    expect(discounts).toEqual([...discounts].sort((a, b) => b - a));
    // By a flash price: standing discounts reach 50.
    expect(discounts[0]).toBe(70);
  });

  it('has something under each tab, at least 3 foods and 3 gifts', async () => {
    const categories = await catalogue.categories();
    const listed = new Set(eidList(rows).map(({ id }) => id));
    for (const { id } of EID_TABS) {
      const { items } = await eidPage('', tabFilter(promotionTab(EID_TABS, id), categories));
      expect(items.length, id).toBeGreaterThanOrEqual(3);
      expect(items.every((item) => listed.has(item.id))).toBe(true);
    }
  });

  it('is limited before filters apply, which only narrow it', async () => {
    const cheap = await eidPage('max=150000');
    expect(cheap.total).toBeLessThan(EID_LIST_SIZE);
    const all = (await eidPage('')).items;
    expect(cheap.items.map(({ id }) => id)).toEqual(
      all.filter(({ price }) => price <= 150_000).map(({ id }) => id),
    );
  });
});

describe('Penawaran Spesial', () => {
  it('holds the products whose average discount its card names, the highest discount first', async () => {
    const state = parseListState(SPECIAL_OFFER_SCREEN, new URLSearchParams());
    const { query } = promotionList(SPECIAL_OFFER, state, await catalogue.categories());
    const { items, total } = await catalogue.listProducts(query);
    const listed = rows.filter(({ discount }) => discount >= DISCOUNTED_FROM_PERCENT);
    expect(total).toBe(listed.length);
    const mean = listed.reduce((sum, { discount }) => sum + discount, 0) / listed.length;
    const { averageDiscount } = await catalogue.promotionFigures(new Date());
    expect(averageDiscount).toBe(Math.round(mean));
    const discounts = items.map(({ discount }) => discount);
    expect(discounts).toEqual([...discounts].sort((a, b) => b - a));
    expect(items.every((item) => item.discount === discountPercent(item.price, item.originalPrice))).toBe(
      true,
    );
  });
});

describe('Koleksi Terbaru (P-PROMO-6)', () => {
  it('lists all products by creation, the newest first, without a limit', async () => {
    const state = parseListState(NEW_ARRIVALS_SCREEN, new URLSearchParams());
    const { items, total } = await catalogue.listProducts(productQuery(NEW_ARRIVALS_SCREEN, state));
    expect(total).toBe(rows.length);
    const newest = [...rows].sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || b.id - a.id);
    expect(items.map(({ id }) => id)).toEqual(newest.slice(0, 24).map(({ id }) => id));
  });
});

describe('Flash sale', () => {
  it('has a running session with 9 offers or more, and 08:00, 12:00 with an extra 10%, 16:00', async () => {
    const sessions = await catalogue.flashSessions();
    expect(sessions.map(({ startsAtHour, extraPercent }) => [startsAtHour, extraPercent])).toEqual([
      [null, 0],
      [8, 0],
      [12, 10],
      [16, 0],
    ]);
    expect(sessions[0]?.offers.length).toBeGreaterThanOrEqual(9);
  });

  it('sells a product at its flash price only while its session runs', async () => {
    const [running, ...upcoming] = await catalogue.flashSessions();
    expect(
      running?.offers.every(({ product, price }) => product.isFlashPrice && product.price === price),
    ).toBe(true);
    const later = upcoming.flatMap(({ offers }) => offers);
    expect(later.length).toBeGreaterThan(0);
    expect(later.every(({ product, price }) => !product.isFlashPrice && price < product.price)).toBe(true);
  });
});
