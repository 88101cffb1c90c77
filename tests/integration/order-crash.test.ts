import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { rupiah } from '#domain/money.ts';
import { jakartaDay } from '#domain/shipping/calendar.ts';
import { bookRemittance } from '#server/modules/ledger/ledger.ts';
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
import { shopNow } from '#server/platform/database/now.ts';
import { crashPoints } from './support/crash-points.ts';
import { migratedDatabase } from './support/migrated-database.ts';
import { mortalLives } from './support/mortal-lives.ts';
import type { openLife } from './support/order-life.ts';
import { refundedThere, theProviderSays } from './support/paid-there.ts';

/**
 * What happens to a paid order, to its payment at the provider and to its cash at the courier stops at statements and COMMIT,
 * is asked for again, and ends the same. `npm run prove` takes every statement.
 */
const opened = migratedDatabase();
const { newLife, dieAt } = mortalLives(opened);
type Life = ReturnType<typeof openLife>;
type Bought = Awaited<ReturnType<Life['place']>>;

interface Story {
  /** Paid beforehand by its own way, at the door, or in `before`. */
  method?: 'cod' | 'gopay';
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

/** A courier hands over the cash of both orders, less 9.000. */
async function handOver(life: Life, { A, B, number }: Bought) {
  const day = jakartaDay(await shopNow(life.query));
  const line = { day, amount: rupiah(459_999), reference: number };
  const remittance = { courier: 'jne', line, fee: rupiah(4_000), orderIds: [A, B], isAgain: false };
  await life.tx((tx) => bookRemittance(tx, remittance));
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
  'a refund on the provider’s page, which meets one of ours': {
    method: 'gopay',
    async before(life, { id, A: orderId }) {
      await theProviderSays(life.tx, id);
      await life.tx((tx) => callOff(tx, { orderId, actor: 'seller', reason: 'cannot_send' }));
    },
    act: (life, { id }) => theProviderSays(life.tx, id, { refunds: [refundedThere(219_999)] }),
  },
  'a refund of everything on the provider’s page': {
    method: 'gopay',
    before: (life, { id }) => theProviderSays(life.tx, id),
    act: (life, { id }) => theProviderSays(life.tx, id, { refunds: [refundedThere(468_999)] }),
  },
  'a chargeback of a part, and then of the rest': {
    method: 'gopay',
    async before(life, { id, A: orderId }) {
      await theProviderSays(life.tx, id);
      await life.tx((tx) => acceptOrder(tx, { orderId, actor: 'seller' }));
    },
    async act(life, { id }) {
      await theProviderSays(life.tx, id, { status: 'reversed', takenBack: rupiah(10_000) });
      await theProviderSays(life.tx, id, { status: 'reversed' });
    },
  },
  'cash that a courier hands over short': {
    method: 'cod',
    async before(life, bought) {
      for (const orderId of [bought.A, bought.B]) {
        await send(life, { ...bought, A: orderId });
        await life.tx((tx) => deliverOrder(tx, { orderId, actor: 'courier' }));
      }
    },
    act: handOver,
  },
};

async function endOf(life: Life, bought: Bought) {
  const [row] = await life.query(sql`
    select p.state as purchase, o.state, o.refund_reserved::float8 as refunded,
      (select string_agg(event, ' ' order by seq) from order_events where order_id = o.id) as events,
      (select string_agg(state, ' ' order by created_at) from parcels where order_id = o.id) as parcels,
      (select stock from inventory where sku_id = ${bought.x}) as stock,
      (select string_agg(cause_kind || ' ' || state || ' ' || amount, ', ' order by amount)
        from refunds where purchase_id = p.id) as refunds,
      (select string_agg(kind, ' ' order by kind) from cases where subject = 'receipt:T1-' || p.id) as cases,
      (select string_agg(debit || ' > ' || credit || ' ' || amount, ', ' order by amount)
        from ledger_transfers where id like '%' || p.number) as cash,
      (select string_agg(split_part(debit, ':', 1) || ' > ' || split_part(credit, ':', 1) || ' ' || amount, ', '
        order by split_part(id, ':', 1), amount) from ledger_transfers where purchase_id = p.id) as ledger
    from orders o join purchases p on p.id = o.purchase_id where o.id = ${bought.A}`);
  return row;
}

/** @param crashAt the statement at which it stops; null for the story without a crash */
async function run({ method, before, act }: Story, crashAt: number | null) {
  const life = newLife();
  const bought = await life.place(method ? { method } : {});
  if (!method) await life.pay(bought.id);
  await before(life, bought);
  const taken = await dieAt(crashAt, () => act(life, bought));
  if (crashAt !== null) await act(life, bought);
  return { end: await endOf(life, bought), taken };
}

it.each(Object.entries(STORIES))('%s ends the same whatever statement it stops at', async (_name, story) => {
  const { end, taken } = await run(story, null);
  expect(taken).toBeGreaterThan(3);
  for (const step of crashPoints(taken)) {
    const crashed = await run(story, step);
    expect(crashed.end, `stopped at step ${step} of ${taken}`).toEqual(end);
  }
  expect(await brokenInvariants(opened().query)).toEqual({});
});

it.each([
  [
    'a refund on the provider’s page, which meets one of ours',
    { refunds: 'provider done 100000, order done 119999', cases: 'provider_refund', state: 'cancelled' },
  ],
  [
    'a refund of everything on the provider’s page',
    { refunds: 'provider done 119999, provider done 349000', cases: 'provider_refund', state: 'cancelled' },
  ],
  ['a chargeback of a part, and then of the rest', { refunds: null, cases: 'chargeback', state: 'accepted' }],
  [
    'cash that a courier hands over short',
    {
      cash: 'cost:cod > cod:jne 4000, claim:jne > cod:jne 5000, bank > cod:jne 459999',
      state: 'delivered',
    },
  ],
])('%s is booked', async (name, end) => {
  expect((await run(STORIES[name] as Story, null)).end).toMatchObject(end);
});

it('a parcel that is lost costs its shopper nothing', async () => {
  const { end } = await run(STORIES['a parcel that is not there seven days beyond its range'] as Story, null);
  expect(end).toMatchObject({ state: 'cancelled', parcels: 'lost', refunded: 119_999, stock: 2 });
});
