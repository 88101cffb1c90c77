import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import {
  acceptOrder,
  callOff,
  confirmReceipt,
  deliverOrder,
  packOrder,
  passDeadlinesOf,
} from '#server/modules/orders/orders.ts';
import { bookParcel, shipWithWaybill } from '#server/modules/parcels/parcels.ts';
import { brokenInvariants } from '#server/modules/proof/proof.ts';
import { createTransaction } from '#server/platform/database/transactions.ts';
import { migratedDatabase } from './support/migrated-database.ts';
import { openLife } from './support/order-life.ts';

/** What happens to a paid order stops once at every statement and COMMIT, is asked for again, and ends the same. */
const opened = migratedDatabase();
class Crash extends Error {}
/** Statements until the crash; null while none is wanted. */
let left: number | null = null;
let steps = 0;

/** A life whose transactions die where the test says. */
function mortalLife() {
  const transaction = createTransaction(opened().database.pool, {
    onStatement({ text, when }) {
      if (when !== 'before' && text !== 'commit') return;
      steps += 1;
      if (left === null) return;
      left -= 1;
      if (left > 0) return;
      left = null;
      throw new Crash();
    },
  });
  return openLife({ ...opened(), transaction });
}
type Life = ReturnType<typeof openLife>;
type Bought = Awaited<ReturnType<Life['place']>>;

interface Story {
  method?: 'cod';
  before: (life: Life, bought: Bought) => Promise<unknown>;
  act: (life: Life, bought: Bought) => Promise<unknown>;
}

async function pack(life: Life, { A: orderId }: Bought) {
  await life.tx((tx) => acceptOrder(tx, { orderId, actor: 'seller' }));
  await life.tx((tx) => packOrder(tx, { orderId, actor: 'seller' }));
}

async function send(life: Life, bought: Bought) {
  await pack(life, bought);
  const { A: orderId } = bought;
  const waybill = `W${orderId.slice(0, 18).toUpperCase()}`;
  await life.tx((tx) => shipWithWaybill(tx, { orderId, actor: 'seller', waybill }));
}

/** Whatever the courier said is asked for again, as a sweep does. */
async function askCourier(life: Life, { A }: Bought) {
  await life.query(
    sql`update parcels set next_try_at = shop_now() - interval '1 second' where order_id = ${A}`,
  );
  await life.moveParcel(A);
}

const STORIES: Readonly<Record<string, Story>> = {
  'a call-off': {
    before: async () => {},
    act: (life, { A: orderId }) =>
      life.tx((tx) =>
        callOff(tx, { orderId, actor: 'seller', reason: 'cannot_send', onlyIf: sql`state = 'new'` }),
      ),
  },
  'what is received': { before: send, act: (life, { A }) => life.tx((tx) => confirmReceipt(tx, A)) },
  'cash at the door': {
    method: 'cod',
    async before(life, bought) {
      await send(life, bought);
      await life.tx((tx) => confirmReceipt(tx, bought.A));
    },
    act: (life, { A: orderId }) => life.tx((tx) => deliverOrder(tx, { orderId, actor: 'operator' })),
  },
  'what nobody confirmed, a week after it came': {
    async before(life, bought) {
      await send(life, bought);
      const { A: orderId } = bought;
      await life.tx((tx) => deliverOrder(tx, { orderId, actor: 'courier' }));
      await life.query(sql`
        update orders set receive_by = receive_by - interval '8 days', complete_at = complete_at - interval '8 days'
        where id = ${orderId}`);
    },
    act: (life, { A }) => passDeadlinesOf({ query: life.query, transaction: life.tx }, A),
  },
  'a parcel that is not there seven days beyond its range': {
    async before(life, bought) {
      await pack(life, bought);
      await life.tx((tx) => bookParcel(tx, bought.A));
      await life.moveParcel(bought.A);
      await life.news(bought.A, 'picked');
      await life.query(sql`
        update orders set arrives_from = (shop_now() - interval '10 days')::date,
          arrives_to = (shop_now() - interval '9 days')::date where id = ${bought.A}`);
    },
    act: askCourier,
  },
};

async function endOf(life: Life, bought: Bought) {
  const [row] = await life.query(sql`
    select p.state as purchase, o.state, o.refund_reserved::float8 as refunded,
      (select string_agg(event, ' ' order by seq) from order_events where order_id = o.id) as events,
      (select string_agg(state, ' ' order by created_at) from parcels where order_id = o.id) as parcels,
      (select stock from inventory where sku_id = ${bought.x}) as stock,
      (select string_agg(state || ' ' || amount, ', ') from refunds where order_id = o.id) as refunds,
      (select string_agg(split_part(debit, ':', 1) || ' > ' || split_part(credit, ':', 1) || ' ' || amount, ', '
        order by split_part(id, ':', 1), amount) from ledger_transfers where purchase_id = p.id) as ledger
    from orders o join purchases p on p.id = o.purchase_id where o.id = ${bought.A}`);
  return row;
}

/** @param crashAt the statement at which it stops; null for the story without a crash */
async function run({ method, before, act }: Story, crashAt: number | null) {
  const life = mortalLife();
  const bought = await life.place(method ? { method } : {});
  if (method !== 'cod') await life.pay(bought.id);
  await before(life, bought);
  steps = 0;
  left = crashAt;
  await act(life, bought).catch((error: unknown) => {
    if (!(error instanceof Crash)) throw error;
  });
  const taken = steps;
  left = null;
  if (crashAt !== null) await act(life, bought);
  return { end: await endOf(life, bought), taken };
}

it.each(Object.entries(STORIES))('%s ends the same whatever statement it stops at', async (_name, story) => {
  const { end, taken } = await run(story, null);
  expect(taken).toBeGreaterThan(3);
  for (let step = 1; step <= taken; step += 1) {
    const crashed = await run(story, step);
    expect(crashed.end, `stopped at step ${step} of ${taken}`).toEqual(end);
  }
  expect(await brokenInvariants(opened().query)).toEqual({});
});

it('a parcel that is lost costs its shopper nothing', async () => {
  const { end } = await run(STORIES['a parcel that is not there seven days beyond its range'] as Story, null);
  expect(end).toMatchObject({ state: 'cancelled', parcels: 'lost', refunded: 119_999, stock: 2 });
});
