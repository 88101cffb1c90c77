import { sql } from 'drizzle-orm';
import { adjustFreight, carryFreight } from '#domain/ledger/freight.ts';
import { post } from '#server/modules/ledger/ledger.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import { moneyOf, type OrderMoney } from './order-money.ts';

/** The order is carried: its carrier is owed the freight, at the quote and the difference to what it really charges. */
export async function carry(tx: Tx, money: OrderMoney, at: Date): Promise<void> {
  const { id: orderId, purchaseId, freight } = money;
  await post(tx, carryFreight(freight), { purchaseId, orderId, at });
  await adjustToPrice(tx, money, at);
}

/** Books the difference between the quote and what the booked courier charges. */
export async function adjustToPrice(tx: Tx, money: OrderMoney, at: Date): Promise<void> {
  await adjust(tx, money, { price: money.parcel?.price ?? money.freight.quote, bearer: 'shop', at });
}

/** The courier earns nothing for a lost parcel: the difference that was booked goes back. */
export async function adjustToQuote(tx: Tx, money: OrderMoney, at: Date): Promise<void> {
  await adjust(tx, money, { price: money.freight.quote, bearer: 'shop', at });
}

/** What the courier's bill says about a carried order, its way back too. Billing the same again changes nothing. */
export async function billFreight(
  tx: Tx,
  orderId: string,
  { price, bearer }: { price: number; bearer: 'shop' | 'seller' },
): Promise<void> {
  const money = await moneyOf(tx, orderId);
  const by = bearer === 'shop' ? bearer : { sellerId: money.sellerId };
  await adjust(tx, money, { price, bearer: by, at: await tx.now(), withBack: true });
}

/** Books what is missing to a price, that of the way back included or not; only of booked couriers, because a seller's own carrier is no debt of the shop. */
async function adjust(
  tx: Tx,
  { id: orderId, purchaseId, freight, parcel }: OrderMoney,
  {
    price,
    bearer,
    at,
    withBack = false,
  }: { price: number; bearer: 'shop' | { sellerId: number }; at: Date; withBack?: boolean },
): Promise<void> {
  if (!parcel || !freight.isBooked) return;
  const [booked] = await tx<{ n: number; sum: number }>(sql`
    select count(*) filter (where code = 'frtadj')::integer as n,
      coalesce(sum(case when credit = ${`freight:${freight.courier}`} then amount else -amount end), 0)::float8 as sum
    from ledger_transfers where order_id = ${orderId}
      and (id like ${`frtadj:${parcel.id}:%`} or (${withBack} and id = ${`frtback:${orderId}`}))`);
  const { n, sum } = booked ?? { n: 0, sum: 0 };
  const difference = price - freight.quote - sum;
  const { courier } = freight;
  await post(tx, adjustFreight({ parcelId: parcel.id, n: n + 1, courier, difference, bearer }), {
    purchaseId,
    orderId,
    at,
  });
}
