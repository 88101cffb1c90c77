import fs from 'node:fs';
import path from 'node:path';
import type { ProductOrder } from '#domain/listing/screens.ts';
import { openCatalogue, seedDatabase } from '#server/modules/catalogue/catalogue.ts';
import { importCatalogue } from '#server/modules/catalogue/import/import-catalogue.ts';
import { createFileBlobs } from '#server/platform/blobs/blobs-files.ts';
import { openDatabase } from '#server/platform/database/connect.ts';
import { migrateDatabase } from '#server/platform/database/migrate.ts';
import { readEnv } from '#server/platform/settings/env.ts';
import { JUDGED_DEPTH, judge } from './judge.ts';
import type { JudgedTerm } from './judged-terms.ts';
import type { OtherProduct } from './other-goods.ts';

const log = { info: () => {}, warn: () => {} };

/** An empty shop that runs, which goods are imported into as an operator does: never restarted, never built anew. */
export async function openOtherShop(dataDir: string, settings: Readonly<Record<string, string>> = {}) {
  const env = readEnv({ DATA_DIR: dataDir, DEMO: 'off', ...settings });
  const database = await openDatabase(env, log);
  await migrateDatabase(database.setup);
  await seedDatabase(database.setup, { demo: env.demo, now: new Date() });
  const { catalogue, feed, readModel, close } = await openCatalogue({ env, database, log });
  await readModel.settled();

  /**
   * Waits until the shop knows what was committed. On a busy machine a poll of the change log may run out of time; the shop
   * then reads the whole catalogue again.
   */
  async function heard(): Promise<void> {
    do await feed.look();
    while (feed.ageMs() === Number.POSITIVE_INFINITY);
    await readModel.settled();
  }

  return {
    database,
    readModel,
    async importGoods(goods: readonly OtherProduct[]): Promise<void> {
      const file = path.join(dataDir, '..', 'other-goods.csv');
      fs.writeFileSync(file, csvOf(goods));
      const run = {
        file,
        images: undefined,
        store: createFileBlobs(dataDir),
        dryRun: false,
        now: new Date(),
      };
      await importCatalogue(database.setup, run);
      await heard();
    },
    heard,
    search: (term: string, order: ProductOrder = 'list-position', limit = JUDGED_DEPTH) =>
      catalogue.search({ filter: { term }, order, limit, offset: 0 }),
    suggestions: (term: string) => catalogue.suggestions(term, 5),
    async close(): Promise<void> {
      await close();
      await database.close();
    },
  };
}

export type Search = (term: string) => Promise<{ items: readonly { id: number }[] }>;

/** The verdicts on what a shop finds. */
export async function verdictsOf(terms: readonly JudgedTerm[], search: Search) {
  const verdicts = [];
  for (const judged of terms) {
    const { items } = await search(judged.term);
    const listed = items.map(({ id }) => id);
    verdicts.push({ ...judge(judged, listed), listed });
  }
  return verdicts;
}

const categoryOf: ReadonlyMap<string, string> = new Map(
  JSON.parse(
    fs.readFileSync(path.join(import.meta.dirname, '../../db/seed/categories.json'), 'utf8'),
  ).flatMap(({ slug, subcategories }: { slug: string; subcategories: { slug: string }[] }) =>
    subcategories.map((own) => [own.slug, slug]),
  ),
);

function csvOf(goods: readonly OtherProduct[]): string {
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const rows = goods.map(({ id, name, subcategory, price }) =>
    [
      id,
      quoted(name),
      price,
      20,
      categoryOf.get(subcategory) ?? '',
      subcategory,
      'Serba Ada',
      'Barang baru.',
      'Barang baru.',
      500,
    ].join(','),
  );
  const heading =
    'id,name,price,stock,category,subcategory,seller,short_description,description,weight_grams';
  return [heading, ...rows].join('\n');
}
