// npm run search:words export file.csv, npm run search:words import file.csv
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readWordsFile, replaceWords, seedDatabase } from '#server/modules/catalogue/catalogue.ts';
import { exportWords } from '#server/modules/catalogue/words/words-table.ts';
import { migrateDatabase } from '#server/platform/database/migrate.ts';
import { SettingsError } from '#server/platform/settings/settings-error.ts';
import { runCommand } from '#server/platform/start/command.ts';
import { terminalOf } from './operator/terminal.ts';

await runCommand(async ({ steps, open }) => {
  const [what, file] = parseArgs({ allowPositionals: true }).positionals;
  if (!file || (what !== 'export' && what !== 'import')) {
    throw new SettingsError(
      'Say what to do, and name the file: npm run search:words export words.csv, or npm run search:words import words.csv',
    );
  }
  const { setup } = await open();
  await migrateDatabase(setup);
  await seedDatabase(setup, { demo: false, now: new Date() });
  if (what === 'export') {
    const rows = await steps.run('Export', () => exportWords(setup, path.resolve(file)));
    steps.say(`Wrote ${rows} row(s) of words into ${file}.`);
  } else {
    const rows = await readWordsFile(path.resolve(file));
    const [count] = await steps.run('Import', () => terminalOf(setup).act(replaceWords, { input: { rows } }));
    steps.say(`The shop has ${count} row(s) of its own words. A running shop uses them within two seconds.`);
  }
});
