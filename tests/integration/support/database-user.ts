// The database side of a shop as a process of its own, so that tests can start several and kill them.
// Usage: node database-user.ts '{"dataDir":"/tmp/x"}'; prints one JSON line when it is ready, stops on SIGTERM.
import fs from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { seedDatabase } from '#server/modules/catalogue/catalogue.ts';
import { openDatabase } from '#server/platform/database/connect.ts';
import { migrateDatabase } from '#server/platform/database/migrate.ts';
import { readEnv } from '#server/platform/settings/env.ts';
import type { DatabaseUserOptions } from './database-process.ts';

const options: DatabaseUserOptions = JSON.parse(process.argv[2] ?? '');
const log = { info: () => {}, warn: () => {} };

const env = readEnv({ DATA_DIR: options.dataDir });
const database = await openDatabase(
  env,
  log,
  options.binariesFolder === undefined ? {} : { binariesFolder: options.binariesFolder },
);
const applied = await migrateDatabase(database.setup);
const seeded = await seedDatabase(database.setup, { demo: true, now: new Date() });
let stopping = false;
process.on('SIGTERM', () => {
  stopping = true;
  void database.close().then(() => process.exit(0));
});
process.stdout.write(`${JSON.stringify({ describe: database.describe, applied, seeded })}\n`);

/** Takes pieces from the stock for ever and records each change once the database has acknowledged it. */
async function sell(acknowledged: string): Promise<void> {
  while (!stopping) {
    try {
      const client = await database.pool.connect();
      try {
        await client.query('begin');
        await client.query('update inventory set stock = stock + 1 where sku_id = 1');
        const { rows } = await client.query('insert into crash_log default values returning id');
        await client.query('commit');
        fs.appendFileSync(acknowledged, `${rows[0]?.id}\n`);
        client.release();
      } catch (error) {
        client.release(true);
        throw error;
      }
    } catch {
      // The database is away: a shop would answer 503 meanwhile and continue afterwards.
      await sleep(20);
    }
  }
}

if (options.acknowledged !== undefined) {
  await Promise.all([sell(options.acknowledged), sell(options.acknowledged)]);
}
