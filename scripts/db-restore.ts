// npm run db:restore file [-- --url postgres://... --replace --blobs folder]
import path from 'node:path';
import { parseArgs } from 'node:util';
import { bringBackBlobs, copiedWords } from '#scripts/operator/shop-blobs.ts';
import { restoreDatabase } from '#server/platform/backup/restore.ts';
import { createQuery } from '#server/platform/database/query.ts';
import { SettingsError } from '#server/platform/settings/settings-error.ts';
import { runCommand } from '#server/platform/start/command.ts';

await runCommand(async ({ env, steps, open }) => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      url: { type: 'string' },
      replace: { type: 'boolean', default: false },
      blobs: { type: 'string' },
    },
  });
  const [file] = positionals;
  if (!file) throw new SettingsError('Name the dump to restore: npm run db:restore shop.dump');
  const database = await open(values.url);
  const { tables } = await steps.run('Restore', () =>
    restoreDatabase(database.setup, path.resolve(file), { replace: values.replace }),
  );
  const rows = tables.reduce((total, table) => total + table.rows, 0);
  steps.say(`Restored ${rows} rows of ${tables.length} tables.`);
  const folder = values.blobs;
  if (folder === undefined) return;
  const query = createQuery(database.setup);
  steps.say(copiedWords(await steps.run('Files', () => bringBackBlobs({ env, query, folder }))));
});
