import { sql } from 'drizzle-orm';
import Fastify from 'fastify';
import { dueSimulatedNotices, notifyShop } from '#server/modules/demo/midtrans/notice-jobs.ts';
import { actOnPayment, registerSimulatedMidtrans } from '#server/modules/demo/midtrans/simulated-midtrans.ts';
import { sendNotice } from '#server/modules/demo/midtrans/simulated-notices.ts';
import type { SimulatedAct } from '#server/modules/demo/midtrans/simulated-payment.ts';
import { duePayments } from '#server/modules/payments/due-payments.ts';
import { registerWebhook } from '#server/modules/payments/events/webhook.ts';
import { createMidtransProvider } from '#server/modules/payments/midtrans/midtrans-provider.ts';
import { handlePayments } from '#server/modules/payments/open-payments.ts';
import type { PaymentProvider } from '#server/modules/payments/provider/payment-provider.ts';
import { ProviderAway } from '#server/modules/payments/provider/provider-away.ts';
import { moveClock } from '#server/platform/clock/shop-clock.ts';
import { shopNow } from '#server/platform/database/now.ts';
import type { Query } from '#server/platform/database/query.ts';
import { createTransaction, type Enqueue } from '#server/platform/database/transactions.ts';
import type { MigratedDatabase } from './migrated-database.ts';

type Queued = { name: string; payload: unknown };

/**
 * The jobs of payments in one process, one after the other, against the simulator; only what the test says
 * runs.
 */
export interface PayingShop {
  transaction: ReturnType<typeof createTransaction>;
  provider: PaymentProvider;
  /** Works until nothing is queued; what the provider did not answer is left for the next sweep. */
  work(): Promise<void>;
  /** Enqueues what is due, then works. */
  sweep(): Promise<void>;
  /** Moves the shop's clock ahead, sweeping at each due moment on the way when it is not too far. */
  later(minutes: number): Promise<void>;
  /** An action on the simulator's page of an attempt. */
  press(attemptId: string, what: SimulatedAct): Promise<void>;
  /** A notification as the provider sends it. @returns its status */
  notify(body: object): Promise<number>;
  /** Notifications that the simulator sent. */
  sent: Record<string, unknown>[];
  queued: readonly Queued[];
  /** The process died: its queued jobs are lost, and a sweep finds the work in the rows. */
  forgetJobs(): void;
  close(): Promise<void>;
}

export const SERVER_KEY = 'SB-Mid-server-TEST';

/** @param wrap inserts something between the shop and the provider, such as a failure */
export async function payingShop(
  { database, query }: Pick<MigratedDatabase, 'database' | 'query'>,
  options: {
    /** Called before each statement and provider's call, and after each COMMIT and call; may throw, as a crash would. */
    onStep?: () => void;
    wrap?: (provider: PaymentProvider) => PaymentProvider;
  } = {},
): Promise<PayingShop> {
  const queued: Queued[] = [];
  const handlers = new Map<string, (payload: never) => Promise<void>>();
  const enqueue: Enqueue = async (tx, job, payloads) =>
    tx.afterCommit(() => {
      for (const payload of payloads)
        if (
          !queued.some(
            (one) => one.name === job.name && job.keyOf(one.payload as never) === job.keyOf(payload),
          )
        )
          queued.push({ name: job.name, payload });
    });
  const plain = createTransaction(database.pool, { enqueue });
  const { onStep = () => {} } = options;
  const transaction = createTransaction(database.pool, {
    enqueue,
    onStatement: ({ text, when }) => {
      if (when === 'before' || text === 'commit') onStep();
    },
  });
  const stepping: Query = async (statement) => {
    onStep();
    return query(statement);
  };
  const app = Fastify();
  let baseUrl = '';
  let now = await shopNow(query);
  const sent: Record<string, unknown>[] = [];
  const post = (body: object) =>
    app.inject({
      method: 'POST',
      url: '/webhooks/midtrans',
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify(body),
    });
  const simulator = {
    transaction: plain,
    serverKey: SERVER_KEY,
    clock: () => now,
    payPageOf: (id: string) => `http://toko.test/simulator/midtrans/pay/${id}`,
    notify: async (body: Record<string, unknown>) => {
      sent.push(body);
      return post(body).then(
        ({ statusCode }) => statusCode < 300,
        () => false,
      );
    },
  };
  const real = createMidtransProvider({ baseUrl: () => baseUrl, serverKey: SERVER_KEY });
  const provider = withSteps(options.wrap?.(real) ?? real, onStep);
  await app.register(async (scope) => registerSimulatedMidtrans(scope, simulator));
  await registerWebhook(app, { provider, transaction });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const address = app.server.address();
  baseUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  handlePayments(
    {
      handle: (job, handler) =>
        void handlers.set(job.name, (payload) =>
          handler(payload, { number: 1, signal: new AbortController().signal }),
        ),
    },
    {
      query: stepping,
      transaction,
      provider,
      payUrl: (number) => `http://toko.test/checkout/pay/${number}`,
      log: { warn: () => {} },
    },
  );
  handlers.set(notifyShop.name, (orderId: string) => sendNotice(simulator, orderId));
  // Work after a commit is done by then.
  const arrived = () => new Promise((resolve) => setImmediate(resolve));
  const work = async () => {
    for (await arrived(); queued.length > 0; await arrived()) {
      const job = queued.shift();
      const handler = job && handlers.get(job.name);
      await handler?.(job?.payload as never).catch((error: unknown) => {
        if (error instanceof ProviderAway) return;
        // Queued jobs die with the process; sweeps find the work again.
        queued.length = 0;
        throw error;
      });
    }
  };
  const sweep = async () => {
    now = await shopNow(query);
    for (const due of [...duePayments, dueSimulatedNotices]) {
      const moment = await due.nextDue(query);
      if (moment !== null && moment <= now) await plain((tx) => due.enqueue(tx, now));
    }
    await work();
  };
  return {
    transaction,
    provider,
    work,
    sweep,
    sent,
    queued,
    async later(minutes) {
      now = await shopNow(query);
      await moveClock(plain, new Date(now.getTime() + minutes * 60_000));
      now = await shopNow(query);
    },
    async press(attemptId, what) {
      await actOnPayment(simulator, attemptId, what);
      await work();
    },
    async notify(body) {
      const { statusCode } = await post(body);
      await arrived();
      return statusCode;
    },
    forgetJobs: () => void queued.splice(0),
    close: () => app.close(),
  };
}

/** Steps before and after each call. */
function withSteps(provider: PaymentProvider, onStep: () => void): PaymentProvider {
  const around = async <T>(call: () => Promise<T>): Promise<T> => {
    onStep();
    const answer = await call();
    onStep();
    return answer;
  };
  return {
    charge: (request) => around(() => provider.charge(request)),
    status: (attemptId) => around(() => provider.status(attemptId)),
    cancel: (attemptId) => around(() => provider.cancel(attemptId)),
    refund: (refund) => around(() => provider.refund(refund)),
    parseNotification: (body) => provider.parseNotification(body),
  };
}

/** A SKU of its own, of the demo's product 1, with some stock. */
export async function skuWith(
  { query }: Pick<MigratedDatabase, 'query'>,
  stock: number,
  price = 33_333,
): Promise<number> {
  const [sku] = await query<{ id: number }>(sql`
    with sku as (
      insert into skus (product_id, options, price, original_price, weight_grams, position)
      values (1, array[gen_random_uuid()::text], ${price}, ${price}, 500, 99) returning id
    ), kept as (insert into inventory (sku_id, product_id, stock) select id, 1, ${stock} from sku),
    moved as (insert into stock_moves (id, sku_id, kind, quantity, at) select 'open:' || id, id, 'open', ${stock}, now() from sku)
    select id from sku`);
  return sku?.id ?? 0;
}
