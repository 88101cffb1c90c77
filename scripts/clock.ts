// npm run clock [-- +1d | +3h | +30m | --to 2026-12-01T00:00+07:00]
import { parseArgs } from 'node:util';
import { formatDateTime } from '#domain/format.ts';
import { dueWorkOf } from '#server/background.ts';
import { jumpTo } from '#server/platform/clock/jump.ts';
import { parseMove } from '#server/platform/clock/parse-move.ts';
import { migrateDatabase } from '#server/platform/database/migrate.ts';
import { realNow, shopNow } from '#server/platform/database/now.ts';
import { createQuery, type Query } from '#server/platform/database/query.ts';
import { createTransaction } from '#server/platform/database/transactions.ts';
import { SettingsError } from '#server/platform/settings/settings-error.ts';
import { runCommand } from '#server/platform/start/command.ts';

const HOUR_MS = 60 * 60 * 1000;

async function timeOf(query: Query): Promise<string> {
  const [shop, real] = [await shopNow(query), await realNow(query)];
  const hours = Math.round((shop.getTime() - real.getTime()) / HOUR_MS);
  const ahead = hours === 0 ? 'real time' : `${Math.floor(hours / 24)} d ${hours % 24} h ahead of real time`;
  return `The shop's clock stands at ${formatDateTime(shop)} WIB, ${ahead}.`;
}

await runCommand(async ({ env, steps, open }) => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { to: { type: 'string' } } });
  const [by] = positionals;
  const database = await open();
  await migrateDatabase(database.setup);
  const query = createQuery(database.pool);
  if (by !== undefined || values.to !== undefined) {
    if (!env.demo) {
      throw new SettingsError('Only the clock of a demo shop can be moved, and DEMO is off.');
    }
    const to = parseMove({ by, to: values.to }, await shopNow(query));
    await jumpTo({
      ...{ query, to, work: dueWorkOf(env) },
      transaction: createTransaction(database.pool),
      tell: (moment, names) => steps.say(`  ${formatDateTime(moment)}: ${names.join(', ')}`),
    });
  }
  steps.say(await timeOf(query));
});
