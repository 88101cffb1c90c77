import { sql } from 'drizzle-orm';
import { remitCash, settleClaim } from '#domain/ledger/postings.ts';
import { type Rupiah, rupiah } from '#domain/money.ts';
import { COURIER_IDS } from '#domain/shipping/couriers.ts';
import { post } from '#server/modules/ledger/ledger.ts';
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

/** The courier paid for a lost parcel, in full or less. */
export async function claimPaid(tx: Tx, number: string, typed: string): Promise<string> {
  const order = await lockByNumber(tx, number);
  const paid = readAmount(typed);
  const [claim] = await tx<{ account: string; amount: number }>(sql`
    select debit as account, amount::float8 as amount from ledger_transfers where id = ${`claim:${order.id}`}`);
  if (!claim) throw new SettingsError(`No courier owes anything for the order ${order.number}.`);
  if (paid > claim.amount) throw new SettingsError(`The courier owes no more than ${claim.amount}.`);
  const courier = claim.account.replace(/^claim:/, '');
  const goods = rupiah(claim.amount);
  const { purchaseId, id: orderId } = order;
  const at = await tx.now();
  await post(tx, settleClaim({ id: orderId, courier, goods, paid }), { purchaseId, orderId, at });
  return `${courier} paid ${paid} for the order ${order.number}; ${goods - paid} is a loss.`;
}

/** A courier handed over collected cash, less its fee. */
export async function remitted(
  tx: Tx,
  given: { courier: string; amount: string; fee: string; reference: string },
): Promise<string> {
  const courier = COURIER_IDS.find((id) => id === given.courier);
  if (!courier) throw new SettingsError(`There is no courier ${given.courier}: ${COURIER_IDS.join(', ')}.`);
  const [amount, fee] = [readAmount(given.amount), readAmount(given.fee)];
  const at = await tx.now();
  await post(tx, remitCash({ id: given.reference, courier, amount, fee }), { at });
  return `${courier} handed over ${amount} and kept ${fee}.`;
}

/** Whole Rupiah, with or without dots: 90000 or 90.000. */
export function readAmount(typed: string): Rupiah {
  if (/^\d{1,3}(\.\d{3})+$|^\d{1,12}$/.test(typed)) return rupiah(Number(typed.replaceAll('.', '')));
  throw new SettingsError(`${typed} is no amount in whole Rupiah, such as 90000.`);
}
