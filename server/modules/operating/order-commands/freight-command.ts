import { bookFreightBill } from '#server/modules/orders/orders.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import { SettingsError } from '#server/platform/settings/settings-error.ts';
import { lockByNumber } from './find-order.ts';
import { readAmount } from './parcel-commands.ts';

/** What a courier's bill says about an order. @returns one sentence about what was done */
export async function freightBilled(
  tx: Tx,
  given: { number: string; price: string; weight: string | undefined; bears: string | undefined },
): Promise<string> {
  const order = await lockByNumber(tx, given.number);
  const { bears = null } = given;
  if (bears !== null && bears !== 'shop' && bears !== 'seller') {
    throw new SettingsError('The freight is borne by shop or seller.');
  }
  const price = readAmount(given.price);
  const weighed = given.weight === undefined ? null : readGrams(given.weight);
  const billed = await bookFreightBill(tx, { orderId: order.id, price, weighed, bearer: bears });
  if (!billed.ok) {
    throw new SettingsError(`No courier of the shop has carried the order ${order.number}.`);
  }
  return `The freight of the order ${order.number} is ${price}; a difference is borne by the ${billed.value}.`;
}

function readGrams(typed: string): number {
  if (/^\d{1,6}$/.test(typed)) return Number(typed);
  throw new SettingsError(`${typed} is no weight in grams, such as 1400.`);
}
