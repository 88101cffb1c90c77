import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PAYMENT_METHODS, type PaymentMethod } from '#domain/payments/methods.ts';
import { cancelOrder, placePurchase } from '#server/modules/orders/orders.ts';
import { confirmTransfer, openAttempt } from '#server/modules/payments/payments.ts';
import { cancelUnpaid, changeMethod } from '#server/modules/payments/service/change-method.ts';
import { brokenInvariants, unconfirmedBySimulator } from '#server/modules/proof/proof.ts';
import { crashPoints } from './support/crash-points.ts';
import { migratedDatabase } from './support/migrated-database.ts';
import { type PayingShop, payingShop, skuWith } from './support/paying-shop.ts';
import { aLine, anOrder, aPlan } from './support/purchase.builder.ts';

/**
 * Each action is stopped at statements, COMMIT and calls of the provider. Then it is requested again, as
 * shoppers and sweeps do, and the result must equal that without the crash. `npm run prove` takes every statement.
 */
const opened = migratedDatabase();
class Crash extends Error {}
/** Steps until the crash; null for none. */
let left: number | null = null;
let steps = 0;
let shop: PayingShop;
beforeAll(async () => {
  shop = await payingShop(opened(), {
    onStep() {
      steps += 1;
      if (left === null) return;
      left -= 1;
      if (left > 0) return;
      left = null;
      throw new Crash();
    },
  });
});
afterAll(() => shop.close());

async function placed(method: PaymentMethod) {
  const skuId = await skuWith(opened(), 5);
  const plan = aPlan({ method, orders: [anOrder({ lines: [aLine({ skuId, quantity: 2 })] })] });
  const purchase = await shop.transaction(async (tx) => {
    const made = await placePurchase(tx, plan);
    const card = { token: 'sim', instalmentMonths: 0, bank: null };
    const opening = { purchaseId: made.id, method, amount: made.total, ...(method === 'card' && { card }) };
    return {
      ...made,
      attempt: (await openAttempt(tx, opening)) ?? '',
    };
  });
  return { ...purchase, skuId, owner: { userId: plan.userId ?? '' } };
}
type Placed = Awaited<ReturnType<typeof placed>>;

async function endOf({ id, skuId }: Placed) {
  const [row] = await opened().query(sql`
    select p.state, p.method, (select state from orders o where o.purchase_id = p.id) as "order",
      (select stock from inventory where sku_id = ${skuId}) as stock,
      (select string_agg(state || ' ' || amount, ', ') from refunds f where f.purchase_id = p.id) as refunds,
      (select string_agg(split_part(debit, ':', 1) || ' > ' || split_part(credit, ':', 1) || ' ' || amount, ', '
        order by split_part(t.id, ':', 1), amount) from ledger_transfers t where t.purchase_id = p.id) as ledger,
      (select string_agg(s.status || ' ' || jsonb_array_length(s.refunds), ', ' order by s.status) from simulated_payments s
        join payment_attempts a on a.id::text = s.order_id where a.purchase_id = p.id and s.status <> 'cancel') as provider,
      (select string_agg(c.kind || ' ' || c.details, ', ' order by c.id) from cases c
        join receipts r on c.subject = 'receipt:' || r.id where r.purchase_id = p.id) as cases
    from purchases p where p.id = ${id}`);
  return row;
}

interface Story {
  method: PaymentMethod;
  /** What happens before, without a crash. */
  before?: (bought: Placed) => Promise<void>;
  /** The action to crash; requested again afterwards. */
  act: (bought: Placed) => Promise<unknown>;
}

const cancelledOrder = (bought: Placed) =>
  shop.transaction((tx) =>
    cancelOrder(tx, { orderId: bought.orders[0]?.id ?? '', actor: 'seller', reason: 'cannot_send' }),
  );

const STORIES: Readonly<Record<string, Story>> = {
  'opening the code': { method: 'qris', act: async () => shop.work() },
  paying: {
    method: 'va_bca',
    before: () => shop.work(),
    act: ({ attempt }) => shop.press(attempt, 'pay'),
  },
  expiring: {
    method: 'va_bca',
    before: async ({ id }) => {
      await shop.work();
      await opened().query(
        sql`update purchases set pay_by = shop_now() - interval '11 minutes' where id = ${id}`,
      );
    },
    act: () => shop.sweep(),
  },
  cancelling: {
    method: 'qris',
    before: () => shop.work(),
    act: async ({ owner, number }) => {
      await shop.transaction((tx) => cancelUnpaid(tx, owner, number));
      await shop.work();
    },
  },
  'changing the method': {
    method: 'qris',
    before: () => shop.work(),
    act: async ({ owner, number, id }) => {
      const [changed] = await opened().query(
        sql`select from purchases where id = ${id} and method = 'va_bni'`,
      );
      const given = {
        owner,
        number,
        wanted: { method: 'va_bni' as const },
        offered: new Set(PAYMENT_METHODS),
      };
      if (!changed) await shop.transaction((tx) => changeMethod(tx, given));
      await shop.work();
    },
  },
  'confirming a transfer': {
    method: 'transfer',
    act: ({ id, number, total }) =>
      confirmTransfer(shop.transaction, { number, amount: total, reference: id }),
  },
  'taking a payment back': {
    method: 'card',
    before: async ({ attempt }) => {
      await shop.work();
      await shop.press(attempt, 'pay');
    },
    async act({ attempt }) {
      await shop.press(attempt, 'reverse');
    },
  },
  'paying again what was taken back': {
    method: 'va_bca',
    before: async ({ attempt }) => {
      await shop.work();
      await shop.press(attempt, 'pay');
      await shop.press(attempt, 'reverse');
    },
    act: ({ attempt }) => shop.press(attempt, 'pay'),
  },
  refunding: {
    method: 'qris',
    before: async ({ attempt }) => {
      await shop.work();
      await shop.press(attempt, 'pay');
    },
    act: async (bought) => {
      await cancelledOrder(bought);
      await shop.work();
    },
  },
};

/** @param crashAt the step at which it stops; null for a run without a crash */
async function run({ method, before, act }: Story, crashAt: number | null) {
  const bought = await placed(method);
  await before?.(bought);
  steps = 0;
  left = crashAt;
  await act(bought).catch((error: unknown) => {
    if (!(error instanceof Crash)) throw error;
  });
  const taken = steps;
  left = null;
  if (crashAt !== null) await act(bought);
  await shop.later(3);
  await shop.sweep();
  // A code whose answer was lost is asked for again after a pause.
  if (crashAt !== null && method !== 'transfer') {
    await shop.later(1);
    await shop.sweep();
  }
  const end = await endOf(bought);
  // Later runs need not poll this one again and again.
  await opened().query(
    sql`update payment_attempts set next_check_at = null where purchase_id = ${bought.id}`,
  );
  return { end, taken };
}

it.each(Object.entries(STORIES))(
  '%s has the same result, whatever statement it stops at',
  async (_name, story) => {
    const { end, taken } = await run(story, null);
    expect(taken).toBeGreaterThan(3);
    for (const step of crashPoints(taken)) {
      const crashed = await run(story, step);
      expect(crashed.end, `stopped at step ${step} of ${taken}`).toEqual(end);
    }
    expect(await brokenInvariants(opened().query)).toEqual({});
    expect(await unconfirmedBySimulator(opened().query)).toEqual([]);
  },
);
