import { COURIER_IDS } from '#domain/shipping/couriers.ts';
import {
  BEARERS,
  billFreight,
  bookCash,
  confirmBankLine,
  decideDisputed,
  payClaimed,
} from '#server/modules/operating/operating.ts';
import { SettingsError } from '#server/platform/settings/settings-error.ts';
import { type OrderLine, orderOf } from './order-line.ts';
import { readAmount, readGrams } from './typed-numbers.ts';

/** The lines of `npm run orders` that move money. Each says in one sentence what was done. */

/** The bank's line: what identifies it must be typed, so that typing it twice books it once. */
export async function confirmed({ terminal, arg, options }: OrderLine): Promise<string> {
  const number = arg(0).toUpperCase();
  const { amount: typed, reference = '', at, again: isAgain } = options;
  if (typed === undefined || reference.trim() === '') {
    throw new SettingsError(
      "Name the line of the bank, such as --amount 119999 --reference 'TRSF 0311 SARI': it is booked once.",
    );
  }
  const amount = readAmount(typed);
  const missing = `There is no purchase or order ${number}.`;
  const [outcome] = await terminal.act(confirmBankLine, {
    input: { number, amount, reference, at, isAgain },
    missing,
  });
  switch (outcome) {
    case 'settled':
      return `Booked ${amount}: ${number} is paid.`;
    case 'partial':
      return `Booked ${amount}: the rest of ${number} is still awaited.`;
    default:
      return `Booked ${amount}: ${number} needs no money any more, so it goes back.`;
  }
}

export async function decided(line: OrderLine): Promise<string> {
  const bears = BEARERS.find((known) => known === line.options.bears);
  if (!bears) throw new SettingsError(`Name who bears it, such as --bears shop: ${BEARERS.join(', ')}.`);
  const { order, missing } = orderOf(line);
  const [amount] = await line.terminal.act(decideDisputed, { input: { order, bears }, missing });
  return bears === 'provider'
    ? `The provider gave back ${amount} for the order ${order}.`
    : `The ${bears} bears ${amount} for the order ${order}.`;
}

export async function claimed({ terminal, arg }: OrderLine): Promise<string> {
  const [claim, paid] = [arg(0), readAmount(arg(1))];
  const missing = `There is no order ${claim}.`;
  const [done] = await terminal.act(payClaimed, { input: { claim, paid }, missing });
  return `${done?.courier} paid ${paid} for ${claim}; ${done?.loss} is a loss.`;
}

export async function billed(line: OrderLine): Promise<string> {
  const { weight: typed, bears } = line.options;
  if (bears !== undefined && bears !== 'shop' && bears !== 'seller') {
    throw new SettingsError('The freight is borne by shop or seller.');
  }
  const price = readAmount(line.arg(1));
  const weight = typed === undefined ? undefined : readGrams(typed);
  const { order, missing } = orderOf(line);
  const [bearer] = await line.terminal.act(billFreight, { input: { order, price, weight, bears }, missing });
  return `The freight of the order ${order} is ${price}; a difference is borne by the ${bearer}.`;
}

/** A courier handed over collected cash, less its fee. */
export async function remitted({ terminal, arg, options }: OrderLine): Promise<string> {
  const courier = COURIER_IDS.find((id) => id === arg(0));
  if (!courier) throw new SettingsError(`There is no courier ${arg(0)}: ${COURIER_IDS.join(', ')}.`);
  const { reference = '', fee: typedFee = '0', at: day, again: isAgain } = options;
  if (reference.trim() === '') {
    throw new SettingsError(
      "Name the bank's text of the line, such as --reference 'JNE COD 2411': it is booked once.",
    );
  }
  const [amount, fee] = [readAmount(arg(1)), readAmount(typedFee)];
  if (amount === 0) throw new SettingsError('A line of the bank has an amount above 0.');
  const orders = options.orders?.split(',').map((number) => number.trim());
  const [done] = await terminal.act(bookCash, {
    input: { courier, amount, fee, reference, day, orders, isAgain },
    missing: `There is no order of one of these numbers: ${options.orders}.`,
  });
  const { short = 0, orders: count } = done ?? {};
  return short > 0
    ? `${courier} handed over ${amount} and kept ${fee}: ${short} is missing, and ${courier} owes it.`
    : `${courier} handed over ${amount} of ${count} orders and kept ${fee}.`;
}
