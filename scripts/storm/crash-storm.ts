import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { dueWorkOf } from '#server/background.ts';
import { jumpTo } from '#server/platform/clock/jump.ts';
import { moveClock } from '#server/platform/clock/shop-clock.ts';
import { openDatabase } from '#server/platform/database/connect.ts';
import { shopNow } from '#server/platform/database/now.ts';
import { createQuery, type Query } from '#server/platform/database/query.ts';
import { createTransaction } from '#server/platform/database/transactions.ts';
import { readEnv } from '#server/platform/settings/env.ts';
import type { PlainPage } from '#tests/integration/support/plain-browser.ts';
import { type Ask, numberOn, readyBuyer } from './buyer.ts';
import { contradictions, moneyAtProvider } from './counted.ts';
import { KilledShop, type Victim } from './killed-shop.ts';
import { scarceSku, soldOf } from './selling.ts';

/** Buyers at a time. */
const BUYERS = 6;
/** Longest time, in ms, that a buyer asks again for the same thing; a program that was killed is back long before. */
const PATIENCE_MS = 120_000;
/** Purchases between two kills. */
const BETWEEN_KILLS = 6;
/** Longest time, in ms, that jobs may take which died with their program: others notice it after a while. */
const JOBS_PATIENCE_MS = 300_000;
/** Beyond the time that a purchase has to be paid, with its grace. */
const BEYOND_DEADLINE_MS = 25 * 60 * 60 * 1000;
const silent = { info: () => {}, warn: () => {} };

/** What is left after a storm of checkouts under which everything was killed again and again. */
export interface CrashStorm {
  kills: number;
  /** Purchases that buyers were led to, and payments that they made. */
  placed: number;
  paid: number;
  /** Requests that got no answer, or one that said that the shop is away, and were sent again. */
  askedAgain: number;
  /** What is wrong with money, stock and orders, as counted by SQL afterwards. */
  broken: string[];
}

/** Buyers place and pay while both programs and the database are killed; then everything due is done and counted. */
export async function crashStorm(dataDir: string, victims: readonly Victim[]): Promise<CrashStorm> {
  const shop = await KilledShop.start(dataDir);
  try {
    const goods = await withDatabase(dataDir, async (query) => ({
      scarce: await scarceSku(query, 'stock', { pieces: 10 }),
      plenty: await scarceSku(query, 'stock', { pieces: 5000 }),
    }));
    const buying = new Buying(shop.origins, goods);
    const buyers = buying.run();
    for (const [nth, victim] of victims.entries()) {
      const wanted = buying.placed.length + BETWEEN_KILLS;
      while (buying.placed.length < wanted && !buying.failure) await sleep(10);
      await shop.kill(victim, nth);
    }
    buying.isOver = true;
    await buyers;
    const broken = await withDatabase(dataDir, (query, doWhatIsDue) =>
      count(query, { buying, goods, doWhatIsDue }),
    );
    const { placed, paid, askedAgain } = buying;
    return { kills: victims.length, placed: placed.length, paid: paid.length, askedAgain, broken };
  } finally {
    await shop.stop();
  }
}

interface Goods {
  scarce: number;
  plenty: number;
}

/** Buyers who come one after the other until it is over; every second one pays. */
class Buying {
  readonly placed: string[] = [];
  readonly paid: string[] = [];
  askedAgain = 0;
  isOver = false;
  failure: unknown = null;
  readonly #origins: readonly string[];
  readonly #goods: Goods;

  constructor(origins: readonly string[], goods: Goods) {
    this.#origins = origins;
    this.#goods = goods;
  }

  async run(): Promise<void> {
    const come = async (nth: number) => {
      for (let at = nth; !this.isOver; at += BUYERS) await this.#buy(at);
    };
    const all = Promise.all(Array.from({ length: BUYERS }, (_, nth) => come(nth)));
    // Whoever waits for purchases hears of it at once.
    all.catch((error: unknown) => {
      this.failure = error;
    });
    await all;
  }

  async #buy(nth: number): Promise<void> {
    const origin = this.#origins[nth % this.#origins.length] ?? '';
    const skuId = nth % 3 === 0 ? this.#goods.scarce : this.#goods.plenty;
    const ask: Ask = (request) => this.#insist(request);
    const { browser, page } = await readyBuyer(origin, skuId, ask);
    const paying = await ask(() => browser.press(page, 'place'));
    const number = numberOn(paying);
    if (number === null) return;
    this.placed.push(number);
    if (nth % 2 === 0) return;
    const path = `/checkout/pay/${number}`;
    const address = await this.#simulatorOn(() => ask(() => browser.get(path)));
    if (address === null) return;
    await ask(() => browser.post(address, [['act', 'pay']]));
    this.paid.push(number);
  }

  /** Reloads the pay page until it has a code, which a job asks for; null when it is over before. */
  async #simulatorOn(look: () => Promise<PlainPage>): Promise<string | null> {
    for (; !this.isOver; await sleep(200)) {
      const [, address] = /href="(\/simulator\/midtrans\/pay\/[^"]+)"/.exec((await look()).html) ?? [];
      if (address !== undefined) return address;
    }
    return null;
  }

  async #insist(request: () => Promise<PlainPage>): Promise<PlainPage> {
    let last = '';
    for (const end = performance.now() + PATIENCE_MS; performance.now() < end; await sleep(100)) {
      const answer = await request().catch((error: unknown) => String(error));
      if (typeof answer !== 'string' && answer.status < 500) return answer;
      last = typeof answer === 'string' ? answer : `${answer.status} ${answer.path}`;
      this.askedAgain += 1;
    }
    throw new Error(`A buyer asked in vain: ${last}`);
  }
}

type DoWhatIsDue = () => Promise<void>;

async function withDatabase<T>(
  dataDir: string,
  work: (query: Query, doWhatIsDue: DoWhatIsDue) => Promise<T>,
): Promise<T> {
  const env = readEnv({ DATA_DIR: dataDir, DEMO: 'on' });
  const database = await openDatabase(env, silent);
  const query = createQuery(database.pool);
  const transaction = createTransaction(database.pool);
  const doWhatIsDue = async () => {
    const to = new Date((await shopNow(query)).getTime() + BEYOND_DEADLINE_MS);
    // In one leap, so that everything is due at once.
    await moveClock(transaction, to);
    await jumpTo({
      query,
      transaction,
      to,
      work: dueWorkOf(env),
      tell: () => {},
      patienceMs: JOBS_PATIENCE_MS,
    });
  };
  try {
    return await work(query, doWhatIsDue);
  } finally {
    await database.close();
  }
}

/** Lets deadlines pass, and counts what there is from outside. */
async function count(
  query: Query,
  { buying, goods, doWhatIsDue }: { buying: Buying; goods: Goods; doWhatIsDue: DoWhatIsDue },
): Promise<string[]> {
  const found = [await soldOf(query, goods.scarce), await soldOf(query, goods.plenty)];
  const there = new Set(found.flatMap(({ numbers }) => numbers));
  const told = new Set(buying.placed);
  await doWhatIsDue();
  const states = await query<{ number: string; state: string }>(sql`
    select number, state from purchases where number = any(${sql.param([...there])}::text[])`);
  const stateOf = new Map(states.map(({ number, state }) => [number, state]));
  const { provider, ledger } = await moneyAtProvider(query);
  return [
    ...[...told].filter((number) => !there.has(number)).map((number) => `purchase ${number} is gone`),
    ...[...there].filter((number) => !told.has(number)).map((number) => `purchase ${number} is nobody's`),
    ...buying.paid
      .filter((number) => stateOf.get(number) !== 'confirmed')
      .map((number) => `purchase ${number} was paid and is ${stateOf.get(number)}`),
    ...states
      .filter(({ state }) => state === 'awaiting')
      .map(({ number }) => `purchase ${number} waits for ever`),
    ...(provider === ledger ? [] : [`the provider has ${provider}, the ledger says ${ledger}`]),
    ...(await contradictions(query)),
  ];
}
