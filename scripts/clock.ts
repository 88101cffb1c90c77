// npm run clock [-- +1d | +3h | +30m | --to 2026-12-01T00:00+07:00 | --to-payment-deadline | --until-delivered]
import { parseArgs } from 'node:util';
import { formatDateTime } from '#domain/format-date.ts';
import { dueWorkOf } from '#server/background.ts';
import { untilDelivered } from '#server/modules/demo/demo.ts';
import { nextPaymentDeadline } from '#server/modules/orders/orders.ts';
import { type JumpOptions, jumpTo } from '#server/platform/clock/jump.ts';
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

/** When the next unpaid purchase expires. */
async function paymentDeadline(query: Query): Promise<Date> {
  const deadline = await nextPaymentDeadline(query);
  if (deadline === null) throw new SettingsError('No purchase waits for its payment.');
  return deadline;
}

interface Wish {
  by: string | undefined;
  to?: string;
  'to-payment-deadline'?: boolean;
  'until-delivered'?: boolean;
}

/** The moment to move to; null for no move. */
async function readJump(query: Query, wish: Wish): Promise<Pick<JumpOptions, 'to' | 'isThere'> | null> {
  const { by, to } = wish;
  const now = await shopNow(query);
  if (wish['to-payment-deadline']) return { to: await paymentDeadline(query) };
  if (wish['until-delivered']) {
    return untilDelivered(query, now);
  }
  return by === undefined && to === undefined ? null : { to: parseMove({ by, to }, now) };
}

await runCommand(async ({ env, steps, open }) => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      to: { type: 'string' },
      'to-payment-deadline': { type: 'boolean' },
      'until-delivered': { type: 'boolean' },
    },
  });
  const [by] = positionals;
  const database = await open();
  await migrateDatabase(database.setup);
  const query = createQuery(database.pool);
  const jump = await readJump(query, { by, ...values });
  if (jump) {
    if (!env.demo) {
      throw new SettingsError('Only the clock of a demo shop can be moved, and DEMO is off.');
    }
    await jumpTo({
      query,
      ...jump,
      work: dueWorkOf(env),
      transaction: createTransaction(database.pool),
      tell: (moment, names) => steps.say(`  ${formatDateTime(moment)}: ${names.join(', ')}`),
    });
  }
  steps.say(await timeOf(query));
});
