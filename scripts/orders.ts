// npm run orders -- list | show N | accept N | pack N | ship N [WAYBILL] | deliver N | cancel N --reason no_stock | ...
import { parseArgs } from 'node:util';
import { migrateDatabase } from '#server/platform/database/migrate.ts';
import { SettingsError } from '#server/platform/settings/settings-error.ts';
import { runCommand } from '#server/platform/start/command.ts';
import { ORDER_LINES } from './operator/order-lines.ts';
import { terminalOf } from './operator/terminal.ts';

const USAGE = `What shall be done? Such as:
  npm run orders -- list [--state new]                what is to be done, or the orders of a state
  npm run orders -- show LP2611247K2M9Q               one order in full
  npm run orders -- accept | pack | deliver N
  npm run orders -- ship N [WAYBILL]                  without a waybill the shop's courier is booked
  npm run orders -- cancel N --reason no_stock        sets their stock to 0; --reason agreed answers a wish to cancel
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
  const line = Object.hasOwn(ORDER_LINES, name) ? ORDER_LINES[name] : undefined;
  if (!line) throw new SettingsError(USAGE);
  const database = await open();
  await migrateDatabase(database.setup);
  const said = await line({
    terminal: terminalOf(database.pool),
    args,
    arg(at) {
      const given = args[at];
      if (given === undefined) throw new SettingsError(USAGE);
      return given;
    },
    options: values,
    hasCouriers: env.biteship !== undefined || env.hasSimulators,
  });
  process.stdout.write(`${said}\n`);
});
