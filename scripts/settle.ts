// npm run settle report.csv | npm run settle -- bill jne bill.csv | list | decide LINE --as shop --reason '...'
import { parseArgs } from 'node:util';
import { migrateDatabase } from '#server/platform/database/migrate.ts';
import { runCommand } from '#server/platform/start/command.ts';
import { settleByLine } from './operator/settle-line.ts';
import { terminalOf } from './operator/terminal.ts';

await runCommand(async ({ open }) => {
  const { positionals: words, values } = parseArgs({
    allowPositionals: true,
    options: { as: { type: 'string' }, reason: { type: 'string' } },
  });
  const { setup, pool } = await open();
  await migrateDatabase(setup);
  process.stdout.write(`${await settleByLine(terminalOf(pool), { words, ...values })}\n`);
});
