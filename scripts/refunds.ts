// npm run refunds -- list | export | file | sent | returned | cancel
import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { formatRupiah } from '#domain/format.ts';
import { formatDateTime, formatLongDate } from '#domain/format-date.ts';
import { rupiah } from '#domain/money.ts';
import { type RefundTransfer, readTransfers, waitingTransfers } from '#server/modules/ledger/ledger.ts';
import { refundCameBack } from '#server/modules/operating/operating.ts';
import { orderNumbers } from '#server/modules/orders/orders.ts';
import {
  cancelRefunds,
  exportRefunds,
  refundFile,
  refundsSent,
  transferName,
} from '#server/modules/payments/payments.ts';
import { migrateDatabase } from '#server/platform/database/migrate.ts';
import { SettingsError } from '#server/platform/settings/settings-error.ts';
import { runCommand } from '#server/platform/start/command.ts';
import { type Terminal, terminalOf } from './operator/terminal.ts';

const USAGE = `What shall be done? Such as:
  npm run refunds -- list                             refunds by transfer: what waits, and what is in a file
  npm run refunds -- list 2026-11-26                  a file, and what became of each of its refunds
  npm run refunds -- export 2026-11-26                puts what waits into a file for the bank, and prints it
  npm run refunds -- file 2026-11-26                  prints the same file again
  npm run refunds -- sent 2026-11-26 [R12 ...] --line 'KR 2711 00031'   a line of the bank's statement: it transferred the file, or some of it
  npm run refunds -- returned R12                     the bank sent it back; its shopper names another account
  npm run refunds -- cancel 2026-11-26 [R12 ...] --reason 'wrong account'   takes out what was not sent`;

interface Typed {
  terminal: Terminal;
  args: readonly string[];
  options: { reason?: string | undefined; line?: string | undefined };
}

function first({ args: [arg] }: Typed): string {
  if (arg === undefined) throw new SettingsError(USAGE);
  return arg;
}

/** The number of a transfer, typed as the bank's line names it. */
function numberOf(typed: string): number {
  const [, digits = ''] = /^(?:LOKAPASAR\s*)?R(\d{1,9})$/i.exec(typed.trim()) ?? [];
  if (digits === '') throw new SettingsError(`${typed} is no transfer; the file calls them R12.`);
  return Number(digits);
}

const money = (amount: number) => formatRupiah(rupiah(amount));

async function listed({ query }: Terminal, transfers: readonly RefundTransfer[]): Promise<string[]> {
  const numbers = await orderNumbers(
    query,
    transfers.flatMap(({ orderId }) => orderId ?? []),
  );
  return transfers.map(({ id, batch, state, amount, sentAt, exportedAt, bankLine, orderId }) =>
    [
      transferName(id),
      batch,
      state,
      money(amount),
      (orderId && numbers.get(orderId)) ?? '-',
      formatDateTime(sentAt ?? exportedAt),
      bankLine ?? '',
    ]
      .join('  ')
      .trimEnd(),
  );
}

async function waiting({ query }: Terminal): Promise<string[]> {
  const refunds = await waitingTransfers(query);
  const numbers = await orderNumbers(
    query,
    refunds.flatMap(({ orderId }) => orderId ?? []),
  );
  return refunds.map(({ amount, orderId, promisedBy }) =>
    [
      'waits',
      money(amount),
      (orderId && numbers.get(orderId)) ?? '-',
      `promised by ${formatLongDate(promisedBy)}`,
    ].join('  '),
  );
}

async function fileOf({ terminal }: Typed, batch: string): Promise<string> {
  const file = await refundFile(terminal.query, batch);
  if (file === null) throw new SettingsError(`There is no file ${batch}, or nothing of it is left.`);
  return file.trimEnd();
}

/** The name of a file, and which of its transfers are meant; all without any. */
function chosen(typed: Typed) {
  const [batch = '', ...ids] = typed.args;
  first(typed);
  const transfers = ids.length > 0 ? ids.map(numberOf) : null;
  return { batch, transfers, missing: `The file ${batch} has no such transfers that wait for the bank.` };
}

type Line = (typed: Typed) => Promise<string>;

const LINES: Readonly<Record<string, Line>> = {
  async list({ terminal, args: [batch] }) {
    const { query } = terminal;
    if (batch !== undefined) {
      const found = await listed(terminal, await readTransfers(query, sql`t.batch = ${batch}`));
      return found.join('\n') || `There is no file ${batch}.`;
    }
    const open = await listed(terminal, await readTransfers(query, sql`t.state = 'exported'`));
    return [...(await waiting(terminal)), ...open].join('\n') || 'No refund waits for a transfer.';
  },
  async export(typed) {
    const batch = first(typed);
    await typed.terminal.act(exportRefunds, { input: { batch }, missing: 'No refund waits for a transfer.' });
    return fileOf(typed, batch);
  },
  file: (typed) => fileOf(typed, first(typed)),
  async sent(typed) {
    const { batch, transfers, missing } = chosen(typed);
    const input = { batch, transfers, line: typed.options.line ?? null };
    const sent = await typed.terminal.act(refundsSent, { input, missing });
    return `${sent.length} refunds are sent.`;
  },
  async returned(typed) {
    const id = numberOf(first(typed));
    const [transfer] = await readTransfers(typed.terminal.query, sql`t.id = ${id}`);
    if (!transfer) throw new SettingsError(`There is no transfer ${transferName(id)}.`);
    await typed.terminal.act(refundCameBack, { input: { refund: transfer.refundId } });
    return `The refund came back. Its shopper is asked for another account.`;
  },
  async cancel(typed) {
    const { batch, transfers, missing } = chosen(typed);
    const { reason } = typed.options;
    const out = await typed.terminal.act(cancelRefunds, { input: { batch, transfers }, reason, missing });
    return `${out.length} refunds are out of the file ${batch}, and wait again.`;
  },
};

await runCommand(async ({ open }) => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { reason: { type: 'string' }, line: { type: 'string' } },
  });
  const [name = '', ...args] = positionals;
  const line = LINES[name];
  if (!line) throw new SettingsError(USAGE);
  const { setup, pool } = await open();
  await migrateDatabase(setup);
  process.stdout.write(`${await line({ terminal: terminalOf(pool), args, options: values })}\n`);
});
