// npm run db:dump [file]
import path from 'node:path';
import { parseArgs } from 'node:util';
import { dumpDatabase } from '#server/platform/backup/dump.ts';
import { runCommand } from '#server/platform/start/command.ts';

await runCommand(async ({ env, steps, open }) => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const moment = new Date().toISOString().replace(/[:.]/g, '-');
  const file = path.resolve(positionals[0] ?? `lokapasar-${moment}.dump`);
  const database = await open();
  const { tables } = await steps.run('Dump', () => dumpDatabase(database.setup, file));
  const rows = tables.reduce((total, table) => total + table.rows, 0);
  steps.say(`${file} holds ${rows} rows of ${tables.length} tables.`);
  steps.say(
    `Pictures are files: copy ${path.join(env.dataDir, 'catalogue-images')} and ${path.join(env.dataDir, 'avatars')} as well.`,
  );
});
