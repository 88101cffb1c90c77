// npm run tariffs:import file.csv [-- --dry-run]
import path from 'node:path';
import { parseArgs } from 'node:util';
import { importTariffs } from '#server/modules/shipping/tariffs/import-tariffs.ts';
import { migrateDatabase } from '#server/platform/database/migrate.ts';
import { SettingsError } from '#server/platform/settings/settings-error.ts';
import { runCommand } from '#server/platform/start/command.ts';

await runCommand(async ({ steps, open }) => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean', default: false } },
  });
  const [file] = positionals;
  if (!file) throw new SettingsError('Name the file to import: npm run tariffs:import tariffs.csv');
  const { pool } = await open();
  await migrateDatabase(pool);
  const dryRun = values['dry-run'];
  const count = await steps.run('Import', () => importTariffs(pool, { file: path.resolve(file), dryRun }));
  steps.say(
    dryRun ? `The file is fine. It holds ${count} tariff(s).` : `The shop has ${count} tariff(s) now.`,
  );
});
