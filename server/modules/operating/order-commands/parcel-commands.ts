import { sql } from 'drizzle-orm';
import { readMoment } from '#domain/ledger/bank-line.ts';
import { type Rupiah, rupiah } from '#domain/money.ts';
import { type CalendarDay, jakartaDay } from '#domain/shipping/calendar.ts';
import { COURIER_IDS } from '#domain/shipping/couriers.ts';
import { type BookedRemittance, bookRemittance, payClaim } from '#server/modules/ledger/ledger.ts';
import { loseOrder, takeBack, undeliver } from '#server/modules/orders/orders.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import { SettingsError } from '#server/platform/settings/settings-error.ts';
import { lastParcel, lockByNumber } from './find-order.ts';

/**
 * Commands for what an operator learns about parcels, and for payments of couriers. Each returns one sentence
 * about what was done.
 */

const actor = 'operator' as const;

export async function returned(tx: Tx, number: string): Promise<string> {
  const order = await lockByNumber(tx, number);
  const parcelId = await lastParcel(tx, order);
  if (!(await takeBack(tx, { orderId: order.id, parcelId, actor, at: await tx.now() }))) {
    throw new SettingsError(`The order ${order.number} is not on its way: it is ${order.state}.`);
  }
  await endParcel(tx, parcelId, 'returned');
  return `The order ${order.number} came back: its goods can be sold again, and what was paid for them goes back.`;
}

export async function lost(tx: Tx, number: string): Promise<string> {
  const order = await lockByNumber(tx, number);
  const parcelId = await lastParcel(tx, order);
  const step = { orderId: order.id, parcelId, actor, at: await tx.now() };
  if (order.state === 'delivered' && !(await undeliver(tx, step))) {
    throw new SettingsError(
      `The order ${order.number} was delivered, and its shopper has not said otherwise, or paid for it at the door.`,
    );
  }
  if (!(await loseOrder(tx, step))) {
    throw new SettingsError(`The order ${order.number} is not on its way: it is ${order.state}.`);
  }
  await endParcel(tx, parcelId, 'lost');
  return `The order ${order.number} is lost, and all that was paid goes back.`;
}

const endParcel = (tx: Tx, id: string, state: string) =>
  tx(sql`update parcels set state = ${state}, next_try_at = null where id = ${id}`);

/** The courier paid what it owed, in full or less: for the lost parcel of an order, or for a remittance that was short. */
export async function claimPaid(tx: Tx, typedId: string, typed: string): Promise<string> {
  const paid = readAmount(typed);
  const id = typedId.startsWith('short-') ? typedId : (await lockByNumber(tx, typedId)).id;
  const done = await payClaim(tx, { id, paid });
  switch (done.kind) {
    case 'unknown':
      throw new SettingsError(`No courier owes anything for ${typedId}.`);
    case 'settled':
      throw new SettingsError(`What the courier owed for ${typedId} was settled before.`);
    case 'too_much':
      throw new SettingsError(`The courier owes no more than ${done.owed}.`);
    case 'paid':
      return `${done.courier} paid ${paid} for ${typedId}; ${done.loss} is a loss.`;
  }
}

/** A line of the bank by which a courier handed over collected cash, as typed. */
export interface TypedRemittance {
  courier: string;
  amount: string;
  fee: string | undefined;
  reference: string | undefined;
  /** The bank's day; today when it is left out. */
  at: string | undefined;
  /** Numbers of the orders that it pays, with commas between them. */
  orders: string | undefined;
  isAgain: boolean;
}

/** A courier handed over collected cash, less its fee. */
export async function remitted(tx: Tx, given: TypedRemittance): Promise<string> {
  const courier = COURIER_IDS.find((id) => id === given.courier);
  if (!courier) throw new SettingsError(`There is no courier ${given.courier}: ${COURIER_IDS.join(', ')}.`);
  const { reference = '', fee: typedFee = '0' } = given;
  if (reference.trim() === '') {
    throw new SettingsError(
      "Name the bank's text of the line, such as --reference 'JNE COD 2411': it is booked once.",
    );
  }
  const [amount, fee] = [readAmount(given.amount), readAmount(typedFee)];
  if (amount === 0) throw new SettingsError('A line of the bank has an amount above 0.');
  const line = { day: readDay(given.at, await tx.now()), amount, reference };
  const orderIds = given.orders === undefined ? null : await idsOf(tx, given.orders);
  const done = await bookRemittance(tx, { courier, line, fee, orderIds, isAgain: given.isAgain });
  return sayRemitted(done, { courier, amount, fee });
}

function sayRemitted(
  done: BookedRemittance,
  { courier, amount, fee }: { courier: string; amount: Rupiah; fee: Rupiah },
): string {
  switch (done.kind) {
    case 'known':
      throw new SettingsError(
        'A line of the bank with this day, amount and reference was booked before. If the bank has two of them, say --again.',
      );
    case 'unknown_orders':
      throw new SettingsError(`Some of these orders have no cash that ${courier} still owes.`);
    case 'name_orders':
      throw new SettingsError(
        `${courier} still owes ${done.owed} in all: name the orders of this line, such as --orders LP2611247K2M9Q,LP2611243H8T2W.`,
      );
    case 'too_much':
      throw new SettingsError(
        `This is more than the ${done.owed} of its orders: name all of them, or book their line alone.`,
      );
    case 'booked':
      return done.short > 0
        ? `${courier} handed over ${amount} and kept ${fee}: ${done.short} is missing, and ${courier} owes it.`
        : `${courier} handed over ${amount} of ${done.orders} orders and kept ${fee}.`;
  }
}

function readDay(typed: string | undefined, now: Date): CalendarDay {
  if (typed === undefined) return jakartaDay(now);
  const day = readMoment(typed)?.day;
  if (day !== undefined) return day;
  throw new SettingsError("Name the bank's day as --at 2026-11-24.");
}

async function idsOf(tx: Tx, typed: string): Promise<string[]> {
  const numbers = typed.split(',').map((number) => number.trim().toUpperCase());
  const found = await tx<{ id: string; number: string }>(
    sql`select id, number from orders where number = any(${sql.param(numbers)}::text[])`,
  );
  const unknown = numbers.find((number) => !found.some((order) => order.number === number));
  if (unknown !== undefined) throw new SettingsError(`There is no order ${unknown}.`);
  return found.map(({ id }) => id);
}

/** Whole Rupiah, with or without dots: 90000 or 90.000. */
export function readAmount(typed: string): Rupiah {
  if (/^\d{1,3}(\.\d{3})+$|^\d{1,12}$/.test(typed)) return rupiah(Number(typed.replaceAll('.', '')));
  throw new SettingsError(`${typed} is no amount in whole Rupiah, such as 90000.`);
}
