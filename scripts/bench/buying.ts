import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { placePurchase } from '#server/modules/orders/orders.ts';
import { openAttempt } from '#server/modules/payments/payments.ts';
import { OutOfStock } from '#server/modules/stock/stock.ts';
import { type Database, openDatabase } from '#server/platform/database/connect.ts';
import { createQuery, type Query } from '#server/platform/database/query.ts';
import { createTransaction, type Transaction } from '#server/platform/database/transactions.ts';
import { readEnv } from '#server/platform/settings/env.ts';
import { aLine, anOrder, aPlan } from '#tests/integration/support/purchase.builder.ts';
import { rush } from '../storm/rush.ts';
import { type Scarce, scarceSku, soldOf } from '../storm/selling.ts';
import { STORM_SETTINGS } from '../storm/storm-shop.ts';
import { count, median } from './figures.ts';
import type { Plan, Row } from './measurement.ts';
import { type RecordedStatement, recordRefusedPresses } from './recorded-press.ts';
import { startShop } from './server-process.ts';

const BUYERS = 1000;
const PIECES = 50;
/** Connections of one serving process: who asks for more waits. */
const CONNECTIONS = 10;
/** Presses that are recorded, each of another buyer, so that replaying them does not fight for the same rows. */
const RECORDED = 50;
/** A round takes half a minute; more tell nothing. */
const MOST_ROUNDS = 3;
const GOAL = 0.2;
const silent = { info: () => {}, warn: () => {} };

/** A rush for few pieces by forms over HTTP, and beside it the bare SQL of the same statements. */
export async function* buying({ rounds, dataOf }: Plan): AsyncGenerator<Row> {
  const dataDir = await dataOf(0);
  const nth = Math.min(rounds, MOST_ROUNDS);
  const byForms = yield* rushes({ dataDir, rounds: nth });
  // The shop took its database along, so it is opened anew.
  const database = await openDatabase(readEnv({ DATA_DIR: dataDir }), silent);
  try {
    const query = createQuery(database.setup);
    const transaction = createTransaction(database.setup);
    const presses = await refusedPresses({ dataDir, database }, query);
    const bare: number[] = [];
    const alone: number[] = [];
    for (let round = 0; round < nth; round += 1) {
      bare.push(await bareRate(database.setup, { query, transaction, presses }));
      alone.push(await transactionRate({ query, transaction, attempts: BUYERS }));
    }
    const statements = median(presses.map(({ length }) => length));
    yield {
      what: `Buying: the same by bare SQL, ${statements} statements a press and ${PIECES} purchases, ${CONNECTIONS} connections`,
      result: `${Math.round(median(bare))} presses/s`,
    };
    yield {
      what: `Buying: the transaction of a purchase alone, ${count(BUYERS)} for ${PIECES} pieces`,
      result: `${Math.round(median(alone))} attempts/s`,
    };
    const ratio = byForms / median(bare);
    yield {
      what: 'Buying: by forms over HTTP beside bare SQL',
      result: `${ratio.toFixed(2)} of its presses/s`,
      goal: { text: `${GOAL} or more`, isReached: ratio >= GOAL },
    };
  } finally {
    await database.close();
  }
}

/** @returns presses a second for what is scarce in stock */
async function* rushes({
  dataDir,
  rounds,
}: {
  dataDir: string;
  rounds: number;
}): AsyncGenerator<Row, number> {
  const rates: Record<Scarce, number[]> = { stock: [], quota: [] };
  const shop = await startShop(dataDir, STORM_SETTINGS);
  const database = await openDatabase(readEnv({ DATA_DIR: dataDir }), silent);
  const query = createQuery(database.setup);
  try {
    for (const scarce of ['stock', 'quota'] as const) {
      const sold: number[] = [];
      let faults = 0;
      for (let round = 0; round < rounds; round += 1) {
        const skuId = await scarceSku(query, scarce, { pieces: PIECES });
        const outcome = await rush(shop.origin, { skuId, buyers: BUYERS });
        rates[scarce].push(BUYERS / outcome.seconds);
        sold.push((await soldOf(query, skuId)).numbers.length);
        faults += outcome.faults.length;
      }
      const what = scarce === 'stock' ? 'pieces in stock' : 'pieces of flash quota';
      yield {
        what: `Buying: ${count(BUYERS)} buyers press at once for ${PIECES} ${what}, two processes`,
        result: `${Math.round(median(rates[scarce]))} presses/s, ${sold.join(', ')} sold, ${faults} error pages`,
        goal: {
          text: `exactly ${PIECES}, no error page`,
          isReached: faults === 0 && sold.every((number) => number === PIECES),
        },
      };
    }
  } finally {
    await database.close();
    await shop.stop();
  }
  return median(rates.stock);
}

async function refusedPresses(
  shop: { dataDir: string; database: Database },
  query: Query,
): Promise<RecordedStatement[][]> {
  const skuId = await scarceSku(query, 'stock', { pieces: RECORDED });
  const sellOut = () => query(sql`update inventory set stock = 0 where sku_id = ${skuId}`);
  return recordRefusedPresses(shop, { skuId, buyers: RECORDED, sellOut });
}

/** What a press asks the database, in the order of its statements, and for the first ones their purchase. */
async function bareRate(
  pool: pg.Pool,
  given: { query: Query; transaction: Transaction; presses: readonly RecordedStatement[][] },
): Promise<number> {
  const { query, transaction, presses } = given;
  const skuId = await scarceSku(query, 'stock', { pieces: PIECES });
  return rateOf(BUYERS, async (nth) => {
    for (const statement of presses[nth % presses.length] ?? [])
      await Reflect.apply(pool.query, pool, statement);
    if (nth < PIECES) await buy(transaction, skuId);
  });
}

async function transactionRate(given: {
  query: Query;
  transaction: Transaction;
  attempts: number;
}): Promise<number> {
  const skuId = await scarceSku(given.query, 'stock', { pieces: PIECES });
  return rateOf(given.attempts, () => buy(given.transaction, skuId));
}

/** The transaction of a purchase, without its jobs. */
async function buy(transaction: Transaction, skuId: number): Promise<void> {
  const plan = aPlan({ orders: [anOrder({ lines: [aLine({ skuId })] })] });
  try {
    await transaction(async (tx) => {
      const { id: purchaseId, total: amount } = await placePurchase(tx, plan);
      await openAttempt(tx, { purchaseId, method: plan.method, amount });
    });
  } catch (error) {
    if (!(error instanceof OutOfStock)) throw error;
  }
}

/** How often a second something is done, by as many at once as there are connections. */
async function rateOf(times: number, work: (nth: number) => Promise<void>): Promise<number> {
  let begun = 0;
  const one = async () => {
    for (let nth = begun++; nth < times; nth = begun++) await work(nth);
  };
  const start = performance.now();
  await Promise.all(Array.from({ length: CONNECTIONS }, one));
  return (times * 1000) / (performance.now() - start);
}
