// npm run holidays -- list | add 2027-03-09 'Hari Raya Nyepi' | remove DAY | decree 2027 'SKB ...' | import 2027.csv
import path from 'node:path';
import { parseArgs } from 'node:util';
import {
  addHoliday,
  decreeYear,
  importHolidays,
  listHolidays,
  removeHoliday,
} from '#server/modules/shipping/calendar/edit-holidays.ts';
import { migrateDatabase } from '#server/platform/database/migrate.ts';
import { createQuery, type Query } from '#server/platform/database/query.ts';
import { createTransaction, type Transaction } from '#server/platform/database/transactions.ts';
import { SettingsError } from '#server/platform/settings/settings-error.ts';
import { runCommand } from '#server/platform/start/command.ts';

const USAGE = `What shall be done? Such as:
  npm run holidays -- list
  npm run holidays -- import 2027.csv                    the days of one year; columns day and name
  npm run holidays -- decree 2027 'SKB 3 Menteri ...'    the days of this year are known in full
  npm run holidays -- add 2027-03-09 'Hari Raya Nyepi'
  npm run holidays -- remove 2027-03-09`;

function run(
  { query, transaction }: { query: Query; transaction: Transaction },
  [name = 'list', first = '', ...more]: readonly string[],
): Promise<string> {
  const rest = more.join(' ');
  if (name === 'list') return listHolidays(query);
  if (first === '') throw new SettingsError(USAGE);
  switch (name) {
    case 'add':
      return transaction((tx) => addHoliday(tx, first, rest));
    case 'remove':
      return transaction((tx) => removeHoliday(tx, first));
    case 'decree':
      return transaction((tx) => decreeYear(tx, first, rest));
    case 'import':
      return transaction((tx) => importHolidays(tx, path.resolve(first)));
    default:
      throw new SettingsError(USAGE);
  }
}

await runCommand(async ({ open }) => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const { setup, pool } = await open();
  await migrateDatabase(setup);
  const work = { query: createQuery(pool), transaction: createTransaction(pool) };
  process.stdout.write(`${await run(work, positionals)}\n`);
});
