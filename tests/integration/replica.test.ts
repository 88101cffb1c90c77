import { sql } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { openCatalogue } from '#server/catalogue/open-catalogue.ts';
import { openDatabase } from '#server/database/connect.ts';
import { migrateDatabase } from '#server/database/migrate.ts';
import { createQuery } from '#server/database/query.ts';
import { seedDatabase } from '#server/database/seed.ts';
import { readEnv } from '#server/env.ts';
import { migratedDatabase } from './support/migrated-database.ts';

const opened = migratedDatabase();
const silent = { info: () => {}, warn: () => {} };

/** Address of a database of the built-in PostgreSQL, for another process as for this one. */
function addressOf(name: string): string {
  const { host = '', port = 5432, user = '' } = opened().database.pool.options;
  return `postgres://${user}@${encodeURIComponent(host)}:${port}/${name}`;
}

it('reads pages from DATABASE_REPLICA_URL, but price and stock for a cart from DATABASE_URL, and writes there', async () => {
  const { query, dataDir } = opened();
  // One that never hears of a change: as far behind as a copy can be.
  await query(sql`create database behind`);
  const settings = { DATA_DIR: dataDir, DATABASE_URL: addressOf('behind') };
  const behind = await openDatabase(readEnv(settings), silent);
  await migrateDatabase(behind.pool);
  await seedDatabase(behind.pool, { demo: true, now: new Date() });
  await behind.close();
  const [{ name } = { name: '' }] = await query<{ name: string }>(sql`select current_database() as name`);

  const env = readEnv({
    ...settings,
    DATABASE_URL: addressOf(name),
    DATABASE_REPLICA_URL: settings.DATABASE_URL,
  });
  const database = await openDatabase(env, silent);
  const open = await openCatalogue({ env, database, log: silent });
  onTestFinished(async () => {
    await open.close();
    await database.close();
  });
  await open.readModel.settled();
  const before = await open.catalogue.product(1);
  await query(sql`update products set price = 777, original_price = 1000 where id = 1`);
  await query(sql`update inventory set stock = 7 where product_id = 1`);
  await open.feed.look();

  expect((await open.catalogue.quotes([1]))[0]).toMatchObject({ price: 777, stock: 7 });
  expect((await open.catalogue.product(1))?.price).toBe(before?.price);

  const [review = { id: 0, helpful: 0 }] = await query<{ id: number; helpful: number }>(
    sql`select id, helpful from reviews order by id limit 1`,
  );
  await open.catalogue.voteHelpful(review.id, '6f1f7f0e-3c43-4c0c-9a3f-0d9a5b6f0a11');
  const helpfulIn = async (where: typeof query) =>
    (await where<{ helpful: number }>(sql`select helpful from reviews where id = ${review.id}`))[0]?.helpful;
  expect(await helpfulIn(query)).toBe(review.helpful + 1);
  expect(await helpfulIn(createQuery(database.reading))).toBe(review.helpful);
});
