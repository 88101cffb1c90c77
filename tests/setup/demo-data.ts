// Makes a data folder with the demo catalogue: node tests/setup/demo-data.ts {folder}
import { openDatabase } from '#server/database/connect.ts';
import { migrateDatabase } from '#server/database/migrate.ts';
import { seedDatabase } from '#server/database/seed.ts';
import { readEnv } from '#server/env.ts';

const env = readEnv({ DATA_DIR: process.argv[2] });
const database = await openDatabase(env, { info: () => {}, warn: () => {} });
await migrateDatabase(database.pool);
await seedDatabase(database.pool, { demo: true, now: new Date() });
await database.close();
