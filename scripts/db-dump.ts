// npm run db:dump [file] [-- --blobs folder]
import path from 'node:path';
import { parseArgs } from 'node:util';
import { copiedWords, saveBlobs } from '#scripts/operator/shop-blobs.ts';
import { dumpDatabase } from '#server/platform/backup/dump.ts';
import { createQuery } from '#server/platform/database/query.ts';
import { runCommand } from '#server/platform/start/command.ts';

await runCommand(async ({ env, steps, open }) => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { blobs: { type: 'string' } },
  });
  const moment = new Date().toISOString().replace(/[:.]/g, '-');
  const file = path.resolve(positionals[0] ?? `lokapasar-${moment}.dump`);
  const database = await open();
  const { tables } = await steps.run('Dump', () => dumpDatabase(database.setup, file));
  const rows = tables.reduce((total, table) => total + table.rows, 0);
  steps.say(`${file} holds ${rows} rows of ${tables.length} tables.`);
  const folder = values.blobs;
  if (folder === undefined)
    steps.say('Pictures and other files are not in it: -- --blobs FOLDER copies them.');
  else {
    const query = createQuery(database.setup);
    steps.say(copiedWords(await steps.run('Files', () => saveBlobs({ env, query, folder }))));
  }
});
