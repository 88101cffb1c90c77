import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { callOff, reversePurchase } from '#server/modules/orders/orders.ts';
import { brokenInvariants } from '#server/modules/proof/proof.ts';
import { createTransaction } from '#server/platform/database/transactions.ts';
import { crashPoints } from './support/crash-points.ts';
import { endedOrBlocked } from './support/ended-or-blocked.ts';
import { exchangeLife } from './support/exchange-life.ts';
import { migratedDatabase } from './support/migrated-database.ts';
import { openLife } from './support/order-life.ts';

/**
 * The steps of an exchange stop at statements and COMMIT, are asked for again, and end the same; and what comes between
 * their statements leaves money and goods whole (P-RET-50 to P-RET-54). `npm run prove` takes every statement.
 */
const opened = migratedDatabase();
const STRIDE = Number(process.env['PROVE_STRIDE'] ?? 5);

class Crash extends Error {}
/** What happens before a statement or with a COMMIT; null while nothing is watched. */
let watch: ((given: { number: number; isCommit: boolean }) => Promise<void>) | null = null;

/** A life in which the test stops or looks into each statement. */
function watchedLife() {
  const transaction = createTransaction(opened().database.pool, {
    async onStatement({ number, text, when }) {
      if (when === 'before' || text === 'commit') await watch?.({ number, isCommit: text === 'commit' });
    },
  });
  return openLife({ ...opened(), transaction });
}

type Life = Awaited<ReturnType<typeof exchangeLife>>;
type Exchange = Awaited<ReturnType<Life['exchange']>>;

interface Story {
  price: number;
  before: (life: Life) => Promise<unknown>;
  act: (life: Life) => Promise<unknown>;
}

const STORIES: Readonly<Record<string, Story>> = {
  'the approval, which takes the goods': {
    price: 40_000,
    before: (life) => life.ask(),
    act: (life) => life.command('approve'),
  },
  'the pass of goods for cheaper ones': {
    price: 30_000,
    async before(life) {
      await life.approve();
      await life.back();
    },
    act: (life) => life.pass(),
  },
  'the lapse of a difference that nobody paid': {
    price: 40_000,
    async before(life) {
      await life.passed();
      await life.life.later(25);
    },
    act: async (life) => life.lapse(await life.exchange()),
  },
};

async function run({ price, before, act }: Story, crashAt: number | null) {
  const life = await exchangeLife(watchedLife(), { price });
  await before(life);
  let steps = 0;
  watch = async () => {
    steps += 1;
    if (steps === crashAt) throw new Crash();
  };
  await act(life).catch((error: unknown) => {
    if (!(error instanceof Crash)) throw error;
  });
  watch = null;
  if (crashAt !== null) await act(life);
  return { end: await life.end(await life.exchange()), steps };
}

it.each(Object.entries(STORIES))(
  '%s ends the same whatever statement it stops at',
  async (_name, story) => {
    const { end, steps } = await run(story, null);
    expect(steps).toBeGreaterThan(10);
    for (const at of crashPoints(steps)) {
      const crashed = await run(story, at);
      expect(crashed.end, `stopped at step ${at} of ${steps}`).toEqual(end);
    }
  },
  300_000,
);

/** What may happen to an exchange X at once. */
const STEPS = {
  pass: (life: Life) => life.pass(),
  sellerCallsOff: (life: Life, { id: orderId }: Exchange) =>
    life.life.tx((tx) => callOff(tx, { orderId, actor: 'seller', reason: 'damaged' })),
  shopperCancels: (life: Life) => life.cancelExchange(),
  lapse: (life: Life, x: Exchange) => life.lapse(x),
  pay: (life: Life, x: Exchange) => life.payLate(x, 6_667),
  reverse: ({ p, life }: Life) =>
    life.tx(async (tx) => {
      await tx(sql`select from purchases where id = ${p.id} for no key update`);
      await reversePurchase(tx, { purchaseId: p.id, receiptId: `T1-${p.id}`, amount: 'all' });
    }),
} as const;
type Name = keyof typeof STEPS;

const PAIRS: Record<'back' | 'asked to pay', readonly [Name, Name][]> = {
  back: [
    ['pass', 'pass'],
    ['pass', 'sellerCallsOff'],
    ['sellerCallsOff', 'pass'],
    ['pass', 'reverse'],
    ['reverse', 'pass'],
  ],
  'asked to pay': [
    ['lapse', 'pay'],
    ['pay', 'lapse'],
    ['lapse', 'shopperCancels'],
    ['reverse', 'pay'],
    ['lapse', 'reverse'],
  ],
};

/** Runs B, or lets it wait, at one statement of A. @returns whether A came so far */
async function interleave(life: Life, x: Exchange, [a, b]: readonly [Name, Name], at: number) {
  let other: Promise<unknown> | null = null;
  watch = async ({ number, isCommit }) => {
    if (other || isCommit || number !== at) return;
    other = STEPS[b](life, x);
    // What waits for a lock of A goes on when A is done.
    await endedOrBlocked(other, opened().query);
  };
  await STEPS[a](life, x);
  watch = null;
  await other;
  return other !== null;
}

describe('two concurrent steps of one exchange', () => {
  it.each(Object.entries(PAIRS).flatMap(([state, pairs]) => pairs.map((pair) => [...pair, state] as const)))(
    '%s, and meanwhile %s, when it is %s',
    async (a, b, state) => {
      let at = 1 + ((a.length + b.length) % STRIDE);
      for (let isReached = true; isReached; at += STRIDE) {
        const life = await exchangeLife(watchedLife(), { price: 40_000, method: 'gopay' });
        if (state === 'back') {
          await life.approve();
          await life.back();
        } else {
          await life.passed();
          if (a === 'lapse' || b === 'lapse') await life.life.later(25);
        }
        isReached = await interleave(life, await life.exchange(), [a, b], at);
        expect(await brokenInvariants(opened().query), `at statement ${at}`).toEqual({});
      }
    },
    300_000,
  );
});
