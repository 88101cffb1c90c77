// npm run ledger: the balance of every account, any contradictions between money, stock and orders, and when the program
// asked for them itself

import { formatRupiah } from '#domain/format.ts';
import { formatDateTime } from '#domain/format-date.ts';
import { rupiah } from '#domain/money.ts';
import { allBalances } from '#server/modules/ledger/ledger.ts';
import {
  brokenInvariants,
  type InvariantRun,
  lastRuns,
  overdue,
  unconfirmedBySimulator,
} from '#server/modules/proof/proof.ts';
import { migrateDatabase } from '#server/platform/database/migrate.ts';
import { createQuery } from '#server/platform/database/query.ts';
import { runCommand } from '#server/platform/start/command.ts';

/** Most rows to show of one contradiction. */
const MOST_SHOWN = 10;

const wordsOf = ({ scope, at, tookMs, broken }: InvariantRun): string =>
  `Asked by the program ${scope === 'whole' ? 'of everything' : 'of what changed'}, ${formatDateTime(at)} WIB, in ${tookMs} ms: ${
    broken.length === 0 ? 'all agreed' : `not true were ${broken.join('; ')}`
  }.`;

await runCommand(async ({ steps, open }) => {
  const { setup } = await open();
  await migrateDatabase(setup);
  const query = createQuery(setup);
  const balances = await allBalances(query);
  if (balances.length === 0) steps.say('No money has moved.');
  for (const [account, amount] of balances) steps.say(`${account}  ${formatRupiah(rupiah(amount))}`);
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
