import { sql } from 'drizzle-orm';
import { parseOrderNumber } from '#domain/orders/number.ts';
import type { OrderState } from '#domain/orders/transitions.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import { SettingsError } from '#server/platform/settings/settings-error.ts';

/** An order that a command works on. */
export interface CommandedOrder extends Record<string, unknown> {
  id: string;
  number: string;
  purchaseId: string;
  state: OrderState;
}

/** Locks the order of a typed number, after its purchase. @throws SettingsError for an unknown number */
export async function lockByNumber(tx: Tx, typed: string): Promise<CommandedOrder> {
  const number = parseOrderNumber(typed);
  if (number === null) {
    throw new SettingsError(`${typed} is no number of an order; they look like LP2611247K2M9Q.`);
  }
  await tx(sql`
    select 1 from purchases where id = (select purchase_id from orders where number = ${number}) for update`);
  const [order] = await tx<CommandedOrder>(sql`
    select id, number, purchase_id as "purchaseId", state from orders where number = ${number} for update`);
  if (!order) throw new SettingsError(`There is no order ${number}.`);
  return order;
}

/** The last parcel of an order. @throws SettingsError when it has none */
export async function lastParcel(tx: Tx, { id, number }: CommandedOrder): Promise<string> {
  const [parcel] = await tx<{ id: string }>(sql`
    select id from parcels where order_id = ${id} and state <> 'cancelled' order by created_at desc limit 1`);
  if (!parcel) throw new SettingsError(`The order ${number} has no parcel.`);
  return parcel.id;
}
