import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { attemptsOf } from '#server/modules/payments/payments.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import { defineJob } from '#server/platform/jobs/define-job.ts';
import type { DueWork } from '#server/platform/jobs/due-work.ts';
import type { Env } from '#server/platform/settings/env.ts';
import { actOnPayment } from '../midtrans/simulated-midtrans.ts';
import { playsSellers } from './robot-sellers.ts';
import type { Shopper, ShopperTools } from './shopper.ts';
import { buyAsGuest } from './shopper-checkout.ts';
import { reviewAsGuest } from './shopper-review.ts';

/** Plays shoppers of a demo: whatever any of them has to do (P-REV-11). */
export const playShoppers = defineJob({ name: 'demo.shoppers', payload: z.null() });

/** Whether robots buy: where all that their orders need is simulated, and no mail goes out to addresses that are none. */
export const playsShoppers = (env: Env): boolean =>
  env.hasDemoBuyers && playsSellers(env) && env.midtrans === undefined && env.smtpUrl === undefined;

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** So many come to a new demo, and so many in all. */
const FIRST_SHOPPERS = 3;
const MOST_SHOPPERS = 12;
/** The first ones wait until the shop has started. */
const FIRST_AFTER_MS = 10 * MINUTE_MS;
/** The next one comes so many days after all others have ended: 'until all is delivered' finds an end. */
const REST_DAYS = 3;
/** How long a provider may take to make the code of a payment. */
const CODE_AFTER_MS = 10 * MINUTE_MS;
/** After how long a shopper gives up waiting. */
const PATIENCE_MS = 45 * DAY_MS;

/** Shoppers who have something to do, and the next one to come. */
export const dueRobotShoppers: DueWork = {
  name: 'demo: shoppers',
  clock: 'shop',
  grainMs: 60 * MINUTE_MS,
  async nextDue(query) {
    const [row] = await query<{ due: Date | null }>(sql`
      select case when count(*) = 0 then shop_now()
        when not bool_and(has_ended) then min(look_at) filter (where not has_ended)
        when count(*) < ${MOST_SHOPPERS} then max(look_at) + make_interval(days => ${REST_DAYS}) end as due
      from demo_shoppers`);
    return row?.due ?? null;
  },
  enqueue: (tx) => tx.enqueue(playShoppers, [null]),
};

/** Starts the shoppers of this process. @returns lets those come who are due, and each do its next step */
export function createRobotShoppers(tools: ShopperTools): () => Promise<void> {
  const { transaction } = tools;
  return async () => {
    await transaction(letCome);
    for (let shopper = await transaction(takeNext); shopper; shopper = await transaction(takeNext)) {
      const next = await lookAt(tools, shopper);
      await transaction((tx) => plan(tx, shopper, next));
    }
  };
}

/** Lets the first shoppers come to a new demo, or the next one. Running twice lets nobody come twice. */
async function letCome(tx: Tx): Promise<void> {
  const [known] = await tx<{ count: number; isNextDue: boolean }>(sql`
    select count(*)::int as count, coalesce(bool_and(has_ended) and
      max(look_at) + make_interval(days => ${REST_DAYS}) <= shop_now(), false) as "isNextDue" from demo_shoppers`);
  const count = known?.count ?? 0;
  const coming = count === 0 ? FIRST_SHOPPERS : Number(known?.isNextDue && count < MOST_SHOPPERS);
  const now = await tx.now();
  const at = count === 0 ? new Date(now.getTime() + FIRST_AFTER_MS) : now;
  for (let n = count + 1; n <= count + coming; n += 1)
    await tx(sql`
      insert into demo_shoppers (n, guest_id, begun_at, look_at) values (${n}, ${randomUUID()}, ${now}, ${at})
      on conflict do nothing`);
}

/** Takes the next shopper who is due. Should its step fail, it is taken again a day later. */
async function takeNext(tx: Tx): Promise<Shopper | null> {
  const [shopper] = await tx<Shopper>(sql`
    update demo_shoppers set look_at = shop_now() + interval '1 day'
    where n = (select n from demo_shoppers where not has_ended and look_at <= shop_now() order by n limit 1 for update)
    returning n, guest_id as "guestId", begun_at as "begunAt"`);
  return shopper ?? null;
}

/** When a shopper is looked at again; it has ended when it has nothing more to do. */
type Next = { inMs: number } | 'ended';

async function plan(tx: Tx, { n }: Shopper, next: Next): Promise<void> {
  const inMs = next === 'ended' ? 0 : next.inMs;
  await tx(sql`
    update demo_shoppers set look_at = shop_now() + make_interval(secs => ${inMs / 1000}), has_ended = ${next === 'ended'}
    where n = ${n}`);
}

/** Does what a shopper has to do now. Done twice, it has the effect of once. */
async function lookAt(tools: ShopperTools, shopper: Shopper): Promise<Next> {
  const { orders, clock } = tools;
  const owner = { guestId: shopper.guestId };
  const [bought] = (await orders.list(owner, { tab: 'all', q: '', page: 1 })).orders;
  if (!bought) return (await buyAsGuest(tools, shopper)) ? { inMs: CODE_AFTER_MS } : 'ended';
  const order = await orders.page(owner, bought.number);
  if (!order || order.state === 'cancelled') return 'ended';
  if (order.state === 'unpaid') return pay(tools, order.purchase.id);
  if (order.state === 'delivered' || order.state === 'completed') {
    if (bought.receivedAt === null) await orders.confirmReceived(owner, bought.number);
    await reviewAsGuest(tools, shopper, bought.number);
    return 'ended';
  }
  return clock().getTime() - shopper.begunAt.getTime() > PATIENCE_MS ? 'ended' : { inMs: DAY_MS };
}

/** Pays at the simulator's page, once the code is there. */
async function pay({ query, transaction, clock }: ShopperTools, purchaseId: string): Promise<Next> {
  const attempts = await attemptsOf(query, purchaseId);
  const pending = attempts.find(({ state }) => state === 'pending');
  if (!pending) return { inMs: CODE_AFTER_MS };
  await actOnPayment({ transaction, clock }, pending.id, 'pay');
  return { inMs: DAY_MS };
}
