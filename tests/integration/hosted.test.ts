import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { seedDatabase } from '#server/modules/catalogue/catalogue.ts';
import { dumpDatabase } from '#server/platform/backup/dump.ts';
import { openDatabase } from '#server/platform/database/connect.ts';
import { EmbeddedDatabase } from '#server/platform/database/embedded/embedded-database.ts';
import { migrateDatabase } from '#server/platform/database/migrate.ts';
import { readEnv } from '#server/platform/settings/env.ts';
import { postgresVersions, preparedDataFolder, temporaryDataFolder } from './support/data-folder.ts';
import { poolers, startPgBouncer } from './support/pgbouncer.ts';
import { startShop } from './support/shop.ts';
import { startCommand } from './support/shop-command.ts';

const log = { info: () => {}, warn: () => {} };

it.each(postgresVersions)(
  'DATABASE_URL leads to $name, which is left running',
  async ({ name, binariesFolder }) => {
    const host = await EmbeddedDatabase.open({
      dataDir: temporaryDataFolder(),
      applicationName: 'somebody else',
      log,
      ...(binariesFolder === undefined ? {} : { binariesFolder }),
    });
    const { host: socketDir, user, database: databaseName } = host.address;
    const url = `postgres://${user}:secret@${encodeURIComponent(socketDir)}/${databaseName}`;

    const database = await openDatabase(readEnv({ DATABASE_URL: url, DATA_DIR: '/nonexistent' }), log);
    expect(database.describe).toContain(name);
    expect(database.describe).not.toContain('secret');
    expect(await migrateDatabase(database.setup)).toBeGreaterThan(0);
    expect(await seedDatabase(database.setup, { demo: false, now: new Date() })).toBe('empty shop');
    const { rows } = await database.pool.query(`
    select (select count(*) from tags) as tags, (select count(*) from products) as products, date '2026-11-21' as day,
      current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
      current_setting('idle_in_transaction_session_timeout') as idle, current_setting('TimeZone') as zone,
      current_setting('plan_cache_mode') as plans, current_setting('application_name') as name`);
    expect(rows).toEqual([
      {
        tags: 15,
        products: 0,
        day: '2026-11-21',
        statement: '4s',
        lock: '2s',
        idle: '10s',
        zone: 'UTC',
        plans: 'force_custom_plan',
        name: expect.stringMatching(new RegExp(`^lokapasar:${process.pid}-`)),
      },
    ]);
    await database.close();

    const again = await openDatabase(readEnv({ DATABASE_URL: url }), log);
    await again.close();
    expect(await host.stop()).toBe('stopped');
  },
);

it('a restore into another database by --url leaves the databases of the settings alone', async () => {
  const source = await openDatabase(readEnv({ DATA_DIR: preparedDataFolder() }), log);
  const folder = path.dirname(temporaryDataFolder());
  const file = path.join(folder, 'shop.dump');
  await dumpDatabase(source.setup, file);
  await source.close();
  const target = await EmbeddedDatabase.open({
    dataDir: temporaryDataFolder(),
    applicationName: 'somebody else',
    log,
  });
  onTestFinished(async () => void (await target.stop()));
  const { host: socketDir, user, database } = target.address;
  const unreachable = 'postgres://shop@127.0.0.1:1/shop';
  const { code, messages } = await startCommand(
    'scripts/db-restore.ts',
    { DATABASE_URL: unreachable, DATABASE_DIRECT_URL: unreachable, DATABASE_REPLICA_URL: unreachable },
    [file, '--url', `postgres://${user}@${encodeURIComponent(socketDir)}/${database}`],
  ).ended;
  expect(messages).toMatch(/Restored \d+ rows/);
  expect(code).toBe(0);
});

it.each(poolers)(
  'behind $name, setup goes around it, and serving leaves nothing in its sessions (DATABASE_DIRECT_URL)',
  async () => {
    const host = await EmbeddedDatabase.open({
      dataDir: temporaryDataFolder(),
      applicationName: 'somebody else',
      log,
    });
    onTestFinished(async () => void (await host.stop()));
    const { host: socketDir, user, database } = host.address;
    const { url } = await startPgBouncer({ host: socketDir, user, database });
    const direct = `postgres://${user}@${encodeURIComponent(socketDir)}/${database}`;
    const settings = { DATABASE_URL: url, DATABASE_DIRECT_URL: direct };
    const shops = [await startShop({ settings }), await startShop({ settings })];

    for (const { origin } of shops) {
      const quotes = await fetch(`${origin}/api/quotes`, {
        method: 'POST',
        body: JSON.stringify({ ids: [1] }),
        headers: { 'content-type': 'application/json' },
      });
      expect(await quotes.json()).toMatchObject({ quotes: [{ productId: 1 }] });
      const form = new URLSearchParams({ email: 'sari@contoh.id' });
      expect((await fetch(`${origin}/api/newsletter`, { method: 'POST', body: form })).status).toBe(200);
      expect((await fetch(`${origin}/readyz`)).status).toBe(200);
    }
    const outboxes = () =>
      shops.flatMap(({ dataDir }) =>
        fs.existsSync(path.join(dataDir, 'outbox')) ? fs.readdirSync(path.join(dataDir, 'outbox')) : [],
      );
    await expect.poll(outboxes).toHaveLength(2);

    // Another program's session at the same pooler would have settings that ours had made there.
    const other = new pg.Client({ connectionString: url });
    await other.connect();
    const { rows: set } = await other.query(`select name from pg_settings where source = 'session'`);
    const { rows: limits } = await other.query('show statement_timeout');
    const { rows: locks } = await other.query(`select 1 from pg_locks where locktype = 'advisory'`);
    await other.end();
    // Settings that PgBouncer separates by client.
    const ofPooler = ['application_name', 'client_encoding', 'DateStyle', 'TimeZone', 'IntervalStyle'];
    expect(set.map(({ name }) => name).filter((name) => !ofPooler.includes(name))).toEqual([]);
    expect(limits).toEqual([{ statement_timeout: '4s' }]);
    expect(locks).toEqual([]);
    for (const shop of shops) await shop.close();
  },
);
