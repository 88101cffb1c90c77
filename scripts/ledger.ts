// npm run ledger [-- ACCOUNT [--rows 200]]
// The balance of every account, any contradictions between money, stock and orders, and when the program asked for them
// itself; or the rows of one account with the order of each.
import { parseArgs } from 'node:util';
import { formatRupiah } from '#domain/format.ts';
import { formatDateTime } from '#domain/format-date.ts';
import { rupiah } from '#domain/money.ts';
import { parseId } from '#domain/parse-id.ts';
import { allBalances } from '#server/modules/ledger/ledger.ts';
import {
  brokenInvariants,
  type FollowedRow,
  followAccount,
  type InvariantRun,
  lastRuns,
  overdue,
  unconfirmedBySimulator,
} from '#server/modules/proof/proof.ts';
import { migrateDatabase } from '#server/platform/database/migrate.ts';
import { createQuery } from '#server/platform/database/query.ts';
import { SettingsError } from '#server/platform/settings/settings-error.ts';
import { runCommand } from '#server/platform/start/command.ts';

/** Most rows to show of one contradiction. */
const MOST_SHOWN = 10;

const money = (amount: number): string => formatRupiah(rupiah(amount));

const lineOf = ({ id, at, other, amount, balance, order, purchase }: FollowedRow): string =>
  [formatDateTime(at), money(amount), other, `holds ${money(balance)}`, order ?? purchase ?? '-', id].join(
    '  ',
  );

const wordsOf = ({ scope, at, tookMs, broken }: InvariantRun): string =>
  `Asked by the program ${scope === 'whole' ? 'of everything' : 'of what changed'}, ${formatDateTime(at)} WIB, in ${tookMs} ms: ${
    broken.length === 0
      ? 'all agreed'
      : `not true were ${broken.map(({ name, rows }) => `${name} (${rows})`).join('; ')}`
  }.`;

function readOptions(): { account: string | undefined; most: number } {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { rows: { type: 'string', default: '200' } },
  });
  const most = parseId(values.rows);
  if (most === null) throw new SettingsError(`${values.rows} is no number of rows.`);
  return { account: positionals[0], most };
}

await runCommand(async ({ steps, open }) => {
  const { account, most } = readOptions();
  const { setup } = await open();
  await migrateDatabase(setup);
  const query = createQuery(setup);
  if (account !== undefined) {
    const rows = await followAccount(query, account, most);
    if (rows.length === 0)
      throw new SettingsError(
        `Nothing has moved on an account ${account}: npm run ledger lists the accounts.`,
      );
    for (const row of rows) steps.say(lineOf(row));
    return;
  }
  const balances = await allBalances(query);
  if (balances.length === 0) steps.say('No money has moved.');
  for (const [account, amount] of balances) steps.say(`${account}  ${money(amount)}`);
  for (const run of await lastRuns(query)) steps.say(wordsOf(run));
  const unconfirmed = await unconfirmedBySimulator(query);
  const broken = Object.entries({
    ...(await brokenInvariants(query)),
    ...(await overdue(query)),
    ...(unconfirmed.length > 0 && { 'the provider confirms what is booked': unconfirmed }),
  });
  for (const [name, rows] of broken) {
    steps.say(`Not true: ${name} (${rows.length})`);
    for (const { subject, found } of rows.slice(0, MOST_SHOWN)) steps.say(`  ${subject}: ${found}`);
  }
  if (broken.length === 0) steps.say('Money, stock and orders agree.');
  else process.exitCode = 1;
});
