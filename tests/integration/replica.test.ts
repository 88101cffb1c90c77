import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { openCatalogue, seedDatabase } from '#server/modules/catalogue/catalogue.ts';
import { changesSince } from '#server/platform/changes/change-log.ts';
import { openDatabase } from '#server/platform/database/connect.ts';
import { clusterFolder } from '#server/platform/database/embedded/cluster.ts';
import { migrateDatabase } from '#server/platform/database/migrate.ts';
import { createQuery, type Query } from '#server/platform/database/query.ts';
import { readEnv } from '#server/platform/settings/env.ts';
import { temporaryDataFolder } from './support/data-folder.ts';
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
  // A replica without any change: as outdated as possible.
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
  await query(sql`update skus set price = 777, original_price = 1000 where product_id = 1`);
  await query(sql`update inventory set stock = 7 where product_id = 1`);
  await open.feed.look();

  expect((await open.catalogue.quotes([1]))[0]).toMatchObject({ price: 777, stock: 6 * 7 });
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

/** A hot standby of the built-in PostgreSQL: a base backup that follows it (PostgreSQL, 'Low Level API'). */
async function startStandby(): Promise<Query> {
  const { database, dataDir } = opened();
  const copy = temporaryDataFolder();
  fs.mkdirSync(copy);
  const client = await database.pool.connect();
  await client.query("select pg_backup_start('standby', fast => true)");
  execFileSync('cp', ['-a', clusterFolder(dataDir), copy]);
  const { rows } = await client.query('select labelfile from pg_backup_stop()');
  client.release();
  const cluster = clusterFolder(copy);
  const { host, user } = database.pool.options;
  fs.rmSync(path.join(cluster, 'postmaster.pid'));
  const { uid, gid } = fs.statSync(cluster);
  for (const [name, text] of [
    ['backup_label', rows[0]?.labelfile],
    ['standby.signal', ''],
  ]) {
    fs.writeFileSync(path.join(cluster, name), text);
    fs.chownSync(path.join(cluster, name), uid, gid);
  }
  fs.appendFileSync(
    path.join(cluster, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=${host} user=${user}'\n`,
  );
  const standby = await openDatabase(readEnv({ DATA_DIR: copy }), silent);
  onTestFinished(() => standby.close());
  return createQuery(standby.pool);
}

it('finds on a hot standby what began before a poll and was committed after it, each change once', async () => {
  const { query, transaction } = opened();
  const standby = await startStandby();
  /** Waits until the standby has replayed everything. */
  const caughtUp = async () => {
    const [written] = await query<{ lsn: string }>(sql`select pg_current_wal_flush_lsn()::text as lsn`);
    await expect
      .poll(() => standby(sql`select pg_last_wal_replay_lsn() >= ${written?.lsn}::pg_lsn as "isThere"`))
      .toEqual([{ isThere: true }]);
  };
  const change = (id: number) => sql`update inventory set stock = stock + 1 where product_id = ${id}`;
  await caughtUp();
  let seen = await changesSince(standby, null);
  const next = async () => {
    await caughtUp();
    seen = await changesSince(standby, seen.look);
    return seen.tags;
  };
  await transaction(async (inside) => {
    await inside(change(8));
    await query(change(9));
    expect(await next()).toEqual(['stock:9']);
    expect(await next()).toEqual([]);
  });
  expect(await next()).toEqual(['stock:8']);
  expect(await next()).toEqual([]);
});
