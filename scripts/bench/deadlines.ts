import { sql } from 'drizzle-orm';
import { dueWorkOf } from '#server/background.ts';
import { placePurchase } from '#server/modules/orders/orders.ts';
import { openDatabase } from '#server/platform/database/connect.ts';
import { createQuery } from '#server/platform/database/query.ts';
import { createTransaction, type Tx } from '#server/platform/database/transactions.ts';
import { readEnv } from '#server/platform/settings/env.ts';
import { aLine, anOrder, aPlan } from '#tests/integration/support/purchase.builder.ts';
import { scarceSku } from '../storm/selling.ts';
import { count, median, ms } from './figures.ts';
import type { Plan, Row } from './measurement.ts';

const [FEW, MANY] = [2000, 200_000];
/** Looks of one round; a look takes some ms. */
const LOOKS = 20;
const GOAL = 2;
const silent = { info: () => {}, warn: () => {} };

/** How long the shop looks for passed deadlines when none has passed, with few orders and with many. */
export async function* deadlines({ rounds, dataOf }: Plan): AsyncGenerator<Row> {
  const env = readEnv({ DATA_DIR: await dataOf(0) });
  const database = await openDatabase(env, silent);
  try {
    const query = createQuery(database.setup);
    const skuId = await scarceSku(query, 'stock', { pieces: 5 });
    const plan = aPlan({ orders: [anOrder({ lines: [aLine({ skuId, quantity: 1 })] })] });
    const transaction = createTransaction(database.setup);
    const { id } = await transaction((tx) => placePurchase(tx, plan));
    const work = dueWorkOf(env);
    const times: number[] = [];
    for (const [from, to] of [
      [1, FEW],
      [FEW + 1, MANY],
    ] as const) {
      await transaction((tx) => copyPurchase(tx, { id, from, to }));
      for (const table of ['purchases', 'orders', 'ledger_transfers'])
        await query(sql`vacuum analyze ${sql.identifier(table)}`);
      const all = await looks(rounds, async () => {
        for (const one of work) await one.nextDue(query);
      });
      times.push(all);
      yield {
        what: `Deadlines: one look at ${work.length} kinds of work, ${count(to)} orders`,
        result: ms(all),
      };
    }
    for (const one of work) {
      const slow = await looks(1, () => one.nextDue(query));
      if (slow >= 1) yield { what: `Deadlines: ${one.name}, ${count(MANY)} orders`, result: ms(slow) };
    }
    const ratio = (times[1] ?? 0) / (times[0] ?? 1);
    yield {
      what: `Deadlines: with ${count(MANY)} orders beside ${count(FEW)}`,
      result: `${ratio.toFixed(2)} of its time`,
      goal: { text: `${GOAL} or less`, isReached: ratio <= GOAL },
    };
  } finally {
    await database.close();
  }
}

async function looks(rounds: number, look: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < rounds * LOOKS; n += 1) {
    const start = performance.now();
    await look();
    times.push(performance.now() - start);
  }
  return median(times);
}

/**
 * Copies a purchase with its order: of a hundred, two wait for their seller, three are on their way, five have arrived, and
 * ninety are completed and have paid their seller.
 */
async function copyPurchase(tx: Tx, given: { id: string; from: number; to: number }): Promise<void> {
  const { id, from, to } = given;
  // Copies need no check of their keys, and nobody hears of them.
  await tx(sql`set local session_replication_role = replica`);
  await tx(sql`
    insert into purchases select copy.* from purchases p, generate_series(${from}::int, ${to}::int) n,
    lateral jsonb_populate_record(p, jsonb_build_object(
      'id', md5('purchase' || n)::uuid, 'number', 'BENCH' || n, 'request_key', md5('key' || n)::uuid, 'state', 'confirmed',
      'confirmed_at', shop_now(), 'pay_by', null)) copy
    where p.id = ${id}`);
  await tx(sql`
    insert into orders select copy.* from orders o, generate_series(${from}::int, ${to}::int) n,
    lateral jsonb_populate_record(o, jsonb_build_object(
      'id', md5('order' || n)::uuid, 'purchase_id', md5('purchase' || n)::uuid, 'number', 'BENCH' || n || '-1',
      'invoice_number', 'BENCH' || n, 'told', o.events) || case
        when n % 100 < 2 then jsonb_build_object('state', 'new', 'accept_by', shop_now() + interval '1 day')
        when n % 100 < 5 then jsonb_build_object('state', 'shipped', 'ask_arrival_at', shop_now() + interval '5 days')
        when n % 100 < 10 then jsonb_build_object('state', 'delivered', 'delivered_at', shop_now(),
          'receive_by', shop_now() + interval '3 days', 'window_end', shop_now() + interval '7 days',
          'complete_at', shop_now() + interval '7 days')
        else jsonb_build_object('state', 'completed', 'delivered_at', shop_now(), 'received_at', shop_now())
      end) copy
    where o.purchase_id = ${id}`);
  await tx(sql`
    insert into ledger_transfers (id, debit, credit, amount, purchase_id, order_id, at)
    select 'done:bench' || n, 'escrow:' || md5('order' || n)::uuid, 'seller:1', 10000, md5('purchase' || n)::uuid,
      md5('order' || n)::uuid, shop_now()
    from generate_series(${from}::int, ${to}::int) n where n % 100 >= 10`);
}
