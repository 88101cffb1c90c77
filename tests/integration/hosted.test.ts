import { expect, it } from 'vitest';
import { seedDatabase } from '#server/modules/catalogue/seed.ts';
import { openDatabase } from '#server/platform/database/connect.ts';
import { EmbeddedDatabase } from '#server/platform/database/embedded/embedded-database.ts';
import { migrateDatabase } from '#server/platform/database/migrate.ts';
import { readEnv } from '#server/platform/settings/env.ts';
import { postgresVersions, temporaryDataFolder } from './support/data-folder.ts';

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
        name: `lokapasar:${process.pid}`,
      },
    ]);
    await database.close();

    const again = await openDatabase(readEnv({ DATABASE_URL: url }), log);
    await again.close();
    expect(await host.stop()).toBe('stopped');
  },
);
