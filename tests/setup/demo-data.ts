// Makes a data folder with the demo catalogue: node tests/setup/demo-data.ts {folder}

import { prepareBackground } from '#server/background.ts';
import { seedDatabase } from '#server/modules/catalogue/catalogue.ts';
import { prepareShipping } from '#server/modules/shipping/shipping.ts';
import { openDatabase } from '#server/platform/database/connect.ts';
import { migrateDatabase } from '#server/platform/database/migrate.ts';
import { readEnv } from '#server/platform/settings/env.ts';

const log = { info: () => {}, warn: () => {} };
const env = readEnv({ DATA_DIR: process.argv[2] });
const database = await openDatabase(env, log);
await migrateDatabase(database.setup);
await prepareBackground(database.setup, log);
await seedDatabase(database.setup, { demo: true, now: new Date() });
await prepareShipping(database.setup);
await database.close();
