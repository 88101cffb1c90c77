// npm run payouts -- list | statement | owing | export | file | sent | returned | cancel | account | weekly | daily | hold | release | write-off
import { parseArgs } from 'node:util';
import { formatRupiah } from '#domain/format.ts';
import { formatDateTime } from '#domain/format-date.ts';
import { rupiah } from '#domain/money.ts';
import { parseId } from '#domain/parse-id.ts';
import {
  cancelPayouts,
  exportPayouts,
  holdPayouts,
  listOwing,
  listPayouts,
  payoutFile,
  payoutReturned,
  payoutsSent,
  releasePayouts,
  setPayoutAccount,
  setPayoutRhythm,
  statementOf,
  writeOffShop,
} from '#server/modules/payouts/payouts.ts';
import { migrateDatabase } from '#server/platform/database/migrate.ts';
import { SettingsError } from '#server/platform/settings/settings-error.ts';
import { runCommand } from '#server/platform/start/command.ts';
import { type Terminal, withJobs } from './operator/terminal.ts';

const USAGE = `What shall be done? Such as:
  npm run payouts -- list [SHOP]                      what waits, or all payouts of a shop (by its number)
  npm run payouts -- statement SHOP                   every line of its account, with its order
  npm run payouts -- owing                            shops that have owed money for 30 days
  npm run payouts -- export 2026-11-26                puts what waits into a file for the bank, and prints it
  npm run payouts -- file 2026-11-26                  prints the same file again
  npm run payouts -- sent 2026-11-26 [PAYOUT ...]     the bank transferred the file, or some of it
  npm run payouts -- returned PAYOUT --reason 'closed account'
  npm run payouts -- cancel PAYOUT --reason 'wrong account'
  npm run payouts -- account SHOP --bank BCA --number 1234567890 --again 1234567890 --holder 'CV Ayu' --reason 'letter'
  npm run payouts -- weekly SHOP                      once a week; daily SHOP every working day
  npm run payouts -- hold SHOP --reason 'Menunggu dokumen'      the shop reads it
  npm run payouts -- release SHOP --reason 'documents came'
  npm run payouts -- write-off SHOP --reason 'it has left'      what it owes is lost`;

interface Typed {
  terminal: Terminal;
  args: readonly string[];
  options: Readonly<Record<string, string | undefined>>;
}

function first({ args: [arg] }: Typed): string {
  if (arg === undefined) throw new SettingsError(USAGE);
  return arg;
}

/** A typed number of a shop or a payout. */
function numberOf(typed: string): number {
  const id = parseId(typed);
  if (id === null) throw new SettingsError(`${typed} is no number of a shop or payout.`);
  return id;
}

const shopOf = (typed: Typed) => ({
  sellerId: numberOf(first(typed)),
  missing: `There is no shop ${first(typed)}.`,
});

const payoutOf = (typed: Typed) => {
  const { reason = '' } = typed.options;
  return {
    input: { payout: numberOf(first(typed)), reason },
    missing: `There is no payout ${first(typed)}.`,
  };
};

async function fileOf({ terminal }: Typed, batch: string): Promise<string> {
  const file = await payoutFile(terminal.query, batch);
  if (file === null) throw new SettingsError(`There is no file ${batch}, or nothing of it is left.`);
  return file.trimEnd();
}

type Line = (typed: Typed) => Promise<string>;

const rhythm =
  (chosen: 'daily' | 'weekly'): Line =>
  async (typed) => {
    const { sellerId, missing } = shopOf(typed);
    await typed.terminal.act(setPayoutRhythm, { input: { sellerId, rhythm: chosen }, missing });
    return `The shop ${sellerId} is paid ${chosen}.`;
  };

const LINES: Readonly<Record<string, Line>> = {
  list: ({ terminal, args: [shop] }) =>
    listPayouts(terminal.query, shop === undefined ? null : numberOf(shop)),
  async statement(typed) {
    const { sellerId, missing } = shopOf(typed);
    const statement = await statementOf(typed.terminal.query, sellerId);
    if (statement === null) throw new SettingsError(missing);
    return statement;
  },
  owing: ({ terminal }) => listOwing(terminal.query),
  async export(typed) {
    const batch = first(typed);
    const outcomes = await typed.terminal.act(exportPayouts, {
      input: { batch },
      missing: 'No payout waits.',
    });
    const held = outcomes.filter((outcome) => outcome !== 'exported');
    if (held.length > 0) process.stderr.write(`Cancelled instead: ${held.join(', ')}.\n`);
    if (held.length === outcomes.length) return 'Nothing is left for the bank.';
    return fileOf(typed, batch);
  },
  file: (typed) => fileOf(typed, first(typed)),
  async sent(typed) {
    const [batch, ...ids] = typed.args;
    const payouts = ids.length > 0 ? ids.map(numberOf) : null;
    const missing = `Nothing of the file ${batch} waits for the bank.`;
    const sent = await typed.terminal.act(payoutsSent, { input: { batch, payouts }, missing });
    return `${sent.length} payouts are sent.`;
  },
  async returned(typed) {
    const [sellerId] = await typed.terminal.act(payoutReturned, payoutOf(typed));
    return `The payout came back. Its shop ${sellerId} needs another account; then release its payouts.`;
  },
  async cancel(typed) {
    await typed.terminal.act(cancelPayouts, payoutOf(typed));
    return 'The payout is cancelled; its money is free for the next one.';
  },
  async account(typed) {
    const { sellerId, missing } = shopOf(typed);
    const { bank, number, again, holder, reason } = typed.options;
    const input = { sellerId, bank, number, again, holder };
    const [usableAt] = await typed.terminal.act(setPayoutAccount, { input, reason, missing });
    return `The account of the shop ${sellerId} is set; it is paid to from ${usableAt && formatDateTime(usableAt)} WIB on.`;
  },
  daily: rhythm('daily'),
  weekly: rhythm('weekly'),
  async hold(typed) {
    const { sellerId, missing } = shopOf(typed);
    const { reason = '' } = typed.options;
    await typed.terminal.act(holdPayouts, { input: { sellerId, reason }, missing });
    return `The payouts of the shop ${sellerId} are held.`;
  },
  async release(typed) {
    const { sellerId, missing } = shopOf(typed);
    await typed.terminal.act(releasePayouts, {
      input: { sellerId },
      reason: typed.options['reason'],
      missing,
    });
    return `The payouts of the shop ${sellerId} go on.`;
  },
  async 'write-off'(typed) {
    const { sellerId, missing } = shopOf(typed);
    const { reason } = typed.options;
    const [owed = 0] = await typed.terminal.act(writeOffShop, { input: { sellerId }, reason, missing });
    return `${formatRupiah(rupiah(owed))} of the shop ${sellerId} are written off.`;
  },
};

await runCommand(async ({ open }) => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      reason: { type: 'string' },
      bank: { type: 'string' },
      number: { type: 'string' },
      again: { type: 'string' },
      holder: { type: 'string' },
    },
  });
  const [name = '', ...args] = positionals;
  const line = LINES[name];
  if (!line) throw new SettingsError(USAGE);
  const { setup, pool } = await open();
  await migrateDatabase(setup);
  const said = await withJobs(pool, (terminal) => line({ terminal, args, options: values }));
  process.stdout.write(`${said}\n`);
});
