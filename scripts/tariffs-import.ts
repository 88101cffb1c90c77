// npm run tariffs:import file.csv [-- --dry-run]
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readTariffFile, replaceTariffs } from '#server/modules/shipping/shipping.ts';
import { migrateDatabase } from '#server/platform/database/migrate.ts';
import { SettingsError } from '#server/platform/settings/settings-error.ts';
import { runCommand } from '#server/platform/start/command.ts';
import { terminalOf } from './operator/terminal.ts';

await runCommand(async ({ steps, open }) => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean', default: false } },
  });
  const [file] = positionals;
  if (!file) throw new SettingsError('Name the file to import: npm run tariffs:import tariffs.csv');
  const tariffs = await readTariffFile(path.resolve(file));
  if (values['dry-run']) return steps.say(`The file is fine. It holds ${tariffs.length} tariff(s).`);
  const { pool } = await open();
  await migrateDatabase(pool);
  const [count] = await steps.run('Import', () =>
    terminalOf(pool).act(replaceTariffs, { input: { tariffs } }),
  );
  steps.say(`The shop has ${count} tariff(s) now.`);
});
