// npm run returns -- list | show N | evidence N FOLDER | decide N --outcome refund ... --reason '...'
import { parseArgs } from 'node:util';
import { openBlobs } from '#server/platform/blobs/open-blobs.ts';
import { migrateDatabase } from '#server/platform/database/migrate.ts';
import { SettingsError } from '#server/platform/settings/settings-error.ts';
import { runCommand } from '#server/platform/start/command.ts';
import { RETURN_LINES } from './operator/return-lines.ts';
import { terminalOf } from './operator/terminal.ts';

const USAGE = `What shall be done? Such as:
  npm run returns -- list [--tab disputed | open | ended]     what waits for your decision, for others, or is over
  npm run returns -- show LP2611247K2M9Q-R1                   one return: both sides, the rule that applies, the money
  npm run returns -- evidence N FOLDER                        writes its photos and videos into a new folder
  npm run returns -- decide N --outcome refund [--amount 90000] --bears seller --goods kept --reason 'the photo shows it'
                                                              all of the price, or an amount of it; borne by seller or shop,
                                                              or by the seller but for --shop-bears 20000 of the price;
                                                              the goods are restocked, returned (not for sale) or kept
  npm run returns -- decide N --outcome send --reason '...'   the shopper is to send the goods
  npm run returns -- decide N --outcome reject --reason '...' the seller keeps the money; goods that are there go back`;

await runCommand(async ({ env, open }) => {
  const { values: options, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      tab: { type: 'string' },
      outcome: { type: 'string' },
      amount: { type: 'string' },
      bears: { type: 'string' },
      'shop-bears': { type: 'string' },
      goods: { type: 'string' },
      reason: { type: 'string' },
    },
  });
  const [name = '', ...args] = positionals;
  const line = Object.hasOwn(RETURN_LINES, name) ? RETURN_LINES[name] : undefined;
  const arg = (at: number) => {
    const given = args[at];
    if (given === undefined) throw new SettingsError(USAGE);
    return given;
  };
  if (!line) throw new SettingsError(USAGE);
  const { setup, pool } = await open();
  await migrateDatabase(setup);
  const said = await line({ terminal: terminalOf(pool), store: openBlobs(env), arg, options });
  process.stdout.write(`${said}\n`);
});
