// npm run orders -- list | show N | accept N | pack N | ship N [WAYBILL] | deliver N | cancel N --reason no_stock | ...
import { parseArgs } from 'node:util';
import { CANCEL_REASONS } from '#domain/orders/cancel-reasons.ts';
import {
  accept,
  cancel,
  claimPaid,
  decide,
  declineCancel,
  deliver,
  freightBilled,
  listForOperator,
  lost,
  pack,
  readAmount,
  remitted,
  returned,
  ship,
  showForOperator,
} from '#server/modules/operating/operating.ts';
import {
  confirmTransfer,
  refundBounced,
  refundByTransfer,
  refundTransferred,
  retryRefund,
  type TransferLine,
} from '#server/modules/payments/payments.ts';
import { migrateDatabase } from '#server/platform/database/migrate.ts';
import { createQuery, type Query } from '#server/platform/database/query.ts';
import { createTransaction, type Transaction } from '#server/platform/database/transactions.ts';
import type { Env } from '#server/platform/settings/env.ts';
import { SettingsError } from '#server/platform/settings/settings-error.ts';
import { runCommand } from '#server/platform/start/command.ts';

const USAGE = `What shall be done? Such as:
  npm run orders -- list [--state new]                what is to be done, or the orders of a state
  npm run orders -- show LP2611247K2M9Q               one order in full
  npm run orders -- accept | pack | deliver N
  npm run orders -- ship N [WAYBILL]                  without a waybill the shop's courier is booked
  npm run orders -- cancel N --reason no_stock        also the answer to a wish to cancel
  npm run orders -- decline-cancel N
  npm run orders -- returned N                        the parcel came back
  npm run orders -- lost N
  npm run orders -- confirm-transfer N --amount 119999 --reference 'TRSF 0311 SARI' [--at '2026-11-24 14:05']
                                                      a line of the bank; --at is needed after the deadline, and
                                                      --again for a second line alike
  npm run orders -- refund-paid REFUND                refund-bounced REFUND when the bank sends it back
  npm run orders -- refund-retry REFUND               one that failed, after a look at the provider's dashboard,
                                                      or refund-by-transfer when nothing of it went through there
  npm run orders -- dispute N --bears shop            a bank took the payment back: who bears it, shop or seller, or
                                                      provider when the money came back
  npm run orders -- claim-paid N 90000                a courier paid for a lost parcel
  npm run orders -- freight N 23500 [--weight 2400]    what the courier's bill says; --bears shop or seller decides
  npm run orders -- remitted jne 459999 --fee 9000 --reference 'JNE COD 2411' [--at 2026-11-24] [--orders N,N]
                                                      a line of the bank: a courier handed over cash; --orders where it
                                                      is not all that the courier owes; too little becomes its debt`;

/** The arguments after the name of a command. */
interface Typed {
  args: readonly string[];
  values: {
    reason?: string;
    state?: string;
    amount?: string;
    reference?: string;
    fee?: string;
    bears?: string;
    weight?: string;
    at?: string;
    orders?: string;
    again?: boolean;
  };
}

interface Work {
  env: Env;
  query: Query;
  transaction: Transaction;
}

type Command = (work: Work, typed: Typed) => Promise<string>;

const needed = ({ args }: Typed, at: number): string => {
  const given = args[at];
  if (given === undefined) throw new SettingsError(USAGE);
  return given;
};

const COMMANDS: Readonly<Record<string, Command>> = {
  list: ({ query }, { values }) => listForOperator(query, values.state),
  show: ({ query }, typed) => showForOperator(query, needed(typed, 0)),
  accept: ({ transaction }, typed) => transaction((tx) => accept(tx, needed(typed, 0))),
  pack: ({ transaction }, typed) => transaction((tx) => pack(tx, needed(typed, 0))),
  ship: ({ transaction, env }, typed) =>
    transaction((tx) =>
      ship(tx, needed(typed, 0), {
        waybill: typed.args[1],
        hasCouriers: env.biteship !== undefined || env.hasSimulators,
      }),
    ),
  deliver: ({ transaction }, typed) => transaction((tx) => deliver(tx, needed(typed, 0))),
  cancel: ({ transaction }, typed) =>
    transaction((tx) => cancel(tx, needed(typed, 0), readReason(typed.values.reason))),
  'decline-cancel': ({ transaction }, typed) => transaction((tx) => declineCancel(tx, needed(typed, 0))),
  returned: ({ transaction }, typed) => transaction((tx) => returned(tx, needed(typed, 0))),
  lost: ({ transaction }, typed) => transaction((tx) => lost(tx, needed(typed, 0))),
  'confirm-transfer': ({ transaction }, typed) => confirm(transaction, typed),
  'refund-paid': ({ transaction }, typed) => moveRefund(transaction, typed, refundTransferred),
  'refund-bounced': ({ transaction }, typed) => moveRefund(transaction, typed, refundBounced),
  'refund-retry': ({ transaction }, typed) => moveRefund(transaction, typed, retryRefund),
  'refund-by-transfer': ({ transaction }, typed) => moveRefund(transaction, typed, refundByTransfer),
  dispute: ({ transaction }, typed) => transaction((tx) => decide(tx, needed(typed, 0), typed.values.bears)),
  'claim-paid': ({ transaction }, typed) =>
    transaction((tx) => claimPaid(tx, needed(typed, 0), needed(typed, 1))),
  freight: ({ transaction }, typed) =>
    transaction((tx) =>
      freightBilled(tx, {
        number: needed(typed, 0),
        price: needed(typed, 1),
        weight: typed.values.weight,
        bears: typed.values.bears,
      }),
    ),
  remitted: ({ transaction }, typed) =>
    transaction((tx) =>
      remitted(tx, {
        ...{ courier: needed(typed, 0), amount: needed(typed, 1), fee: typed.values.fee },
        ...{ reference: typed.values.reference, at: typed.values.at, orders: typed.values.orders },
        isAgain: typed.values.again ?? false,
      }),
    ),
};

function readReason(typed: string | undefined): string {
  const reason = CANCEL_REASONS.find((known) => known === typed);
  if (reason) return reason;
  throw new SettingsError(
    `Name a reason, such as --reason no_stock; there are ${CANCEL_REASONS.join(', ')}.`,
  );
}

async function confirm(transaction: Transaction, typed: Typed): Promise<string> {
  const number = needed(typed, 0).toUpperCase();
  const done = await confirmTransfer(transaction, { number, ...readLine(typed) });
  switch (done.kind) {
    case 'unknown':
      throw new SettingsError(`There is no purchase or order ${number}.`);
    case 'needs_moment':
      throw new SettingsError(
        `The deadline of ${number} is over: name when the bank got the money, such as --at '2026-11-24 14:05'.`,
      );
    case 'unreadable_moment':
      throw new SettingsError("Name the moment in Jakarta as --at 2026-11-24 or --at '2026-11-24 14:05'.");
    case 'impossible_moment':
      throw new SettingsError(
        `The money cannot have come then: before ${number} was placed, or in the future.`,
      );
    case 'known':
      throw new SettingsError(
        'A line of the bank with this amount and reference was booked before. If the bank has two of them, say --again.',
      );
    case 'settled':
      return `Booked ${done.amount}: ${number} is paid.`;
    case 'partial':
      return `Booked ${done.amount}: the rest of ${number} is still awaited.`;
    case 'refunded':
      return `Booked ${done.amount}: ${number} needs no money any more, so it goes back.`;
  }
}

/** The bank's line: what identifies it must be typed, so that typing it twice books it once. */
function readLine({ values }: Typed): Omit<TransferLine, 'number'> {
  const { amount, reference = '', at, again = false } = values;
  if (amount === undefined || reference.trim() === '') {
    throw new SettingsError(
      "Name the line of the bank, such as --amount 119999 --reference 'TRSF 0311 SARI': it is booked once.",
    );
  }
  return { amount: readAmount(amount), reference, isAgain: again, ...(at !== undefined && { at }) };
}

async function moveRefund(
  transaction: Transaction,
  typed: Typed,
  move: typeof refundTransferred,
): Promise<string> {
  const id = needed(typed, 0);
  if (!/^[0-9a-f-]{36}$/.test(id)) throw new SettingsError(`${id} is no id of a refund; 'show' lists them.`);
  if (await transaction((tx) => move(tx, id))) return `The refund ${id} is noted.`;
  throw new SettingsError(`The refund ${id} does not wait for this; 'show' tells how it stands.`);
}

await runCommand(async ({ env, open }) => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      reason: { type: 'string' },
      state: { type: 'string' },
      amount: { type: 'string' },
      reference: { type: 'string' },
      fee: { type: 'string' },
      bears: { type: 'string' },
      weight: { type: 'string' },
      at: { type: 'string' },
      orders: { type: 'string' },
      again: { type: 'boolean' },
    },
  });
  const [name = '', ...args] = positionals;
  const command = COMMANDS[name];
  if (!command) throw new SettingsError(USAGE);
  const database = await open();
  await migrateDatabase(database.setup);
  const work = { env, query: createQuery(database.pool), transaction: createTransaction(database.pool) };
  process.stdout.write(`${await command(work, { args, values })}\n`);
});
