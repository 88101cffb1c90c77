// npm run catalogue:export file.csv
import path from 'node:path';
import { parseArgs } from 'node:util';
import { exportCatalogue } from '#server/modules/catalogue/export/export-catalogue.ts';
import { migrateDatabase } from '#server/platform/database/migrate.ts';
import { SettingsError } from '#server/platform/settings/settings-error.ts';
import { runCommand } from '#server/platform/start/command.ts';

await runCommand(async ({ steps, open }) => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [file] = positionals;
  if (!file) throw new SettingsError('Name the file to write: npm run catalogue:export products.csv');
  const { setup } = await open();
  await migrateDatabase(setup);
  const count = await steps.run('Export', () => exportCatalogue(setup, path.resolve(file)));
  steps.say(`Wrote ${count} product(s) into ${file}.`);
});
