// Makes a data folder with the demo catalogue: node tests/setup/demo-data.ts {folder}

import { seedDatabase } from '#server/modules/catalogue/seed.ts';
import { prepareShipping } from '#server/modules/shipping/prepare-shipping.ts';
import { openDatabase } from '#server/platform/database/connect.ts';
import { migrateDatabase } from '#server/platform/database/migrate.ts';
import { readEnv } from '#server/platform/settings/env.ts';

const env = readEnv({ DATA_DIR: process.argv[2] });
const database = await openDatabase(env, { info: () => {}, warn: () => {} });
await migrateDatabase(database.pool);
await seedDatabase(database.pool, { demo: true, now: new Date() });
await prepareShipping(database.pool);
await database.close();
