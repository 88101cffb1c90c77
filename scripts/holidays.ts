// npm run holidays -- list | add 2027-03-09 'Hari Raya Nyepi' | remove DAY | decree 2027 'SKB ...' | import 2027.csv
import path from 'node:path';
import { parseArgs } from 'node:util';
import {
  addHoliday,
  decreeYear,
  listHolidays,
  readDays,
  removeHoliday,
  replaceHolidays,
} from '#server/modules/shipping/shipping.ts';
import { migrateDatabase } from '#server/platform/database/migrate.ts';
import { SettingsError } from '#server/platform/settings/settings-error.ts';
import { runCommand } from '#server/platform/start/command.ts';
import { type Terminal, terminalOf } from './operator/terminal.ts';

const USAGE = `What shall be done? Such as:
  npm run holidays -- list
  npm run holidays -- import 2027.csv                    the days of one year; columns day and name
  npm run holidays -- decree 2027 'SKB 3 Menteri ...'    the days of this year are known in full
  npm run holidays -- add 2027-03-09 'Hari Raya Nyepi'
  npm run holidays -- remove 2027-03-09`;

async function run(
  terminal: Terminal,
  [name = 'list', first = '', ...more]: readonly string[],
): Promise<string> {
  if (name === 'list') return listHolidays(terminal.query);
  if (first === '') throw new SettingsError(USAGE);
  const text = more.join(' ').trim();
  switch (name) {
    case 'add':
      await terminal.act(addHoliday, { input: { day: first, name: text } });
      return `${first} is a holiday: ${text}.`;
    case 'remove': {
      const [was] = await terminal.act(removeHoliday, { input: { day: first } });
      return was ? `${first} is no holiday any more.` : `${first} was no holiday.`;
    }
    case 'decree': {
      if (!/^2\d{3}$/.test(first)) throw new SettingsError(`"${first}" is no year, such as 2027.`);
      await terminal.act(decreeYear, { input: { year: Number(first), decree: text } });
      return `The holidays of ${first} are known: ${text}.`;
    }
    case 'import': {
      const days = await readDays(path.resolve(first));
      const year = Number(days[0]?.day.slice(0, 4));
      await terminal.act(replaceHolidays, { input: { year, days } });
      return `${year} has ${days.length} holiday(s) now.`;
    }
    default:
      throw new SettingsError(USAGE);
  }
}

await runCommand(async ({ open }) => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const { setup, pool } = await open();
  await migrateDatabase(setup);
  process.stdout.write(`${await run(terminalOf(pool), positionals)}\n`);
});
