import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cancelOrder, placePurchase } from '#server/modules/orders/orders.ts';
import { deleteOldPersonalData, duePayments } from '#server/modules/payments/due-payments.ts';
import { openAttempt, signatureOf } from '#server/modules/payments/payments.ts';
import type { PaymentProvider } from '#server/modules/payments/provider/payment-provider.ts';
import { createPaymentService } from '#server/modules/payments/service/create-payment-service.ts';
import { shopNow } from '#server/platform/database/now.ts';
import { createTransaction } from '#server/platform/database/transactions.ts';
import { migratedDatabase } from './support/migrated-database.ts';
import { type PayingShop, payingShop, SERVER_KEY, skuWith } from './support/paying-shop.ts';
import { aLine, anOrder, aPlan } from './support/purchase.builder.ts';

/** Notifications of every kind, and a provider that is away, loses its answers or sends unexpected ones. */
const opened = migratedDatabase();
const away = { ok: false, error: { kind: 'unknown', reason: 'nobody answers' } } as const;
/** The present misbehaviour of the provider. */
let mood: 'well' | 'away' | 'loses_answers' | 'loses_codes' = 'well';
/** How often it was asked for a code. */
let charges = 0;
let shop: PayingShop;
beforeAll(async () => {
  shop = await payingShop(opened(), { wrap: moody });
});
afterAll(() => shop.close());

function moody(real: PaymentProvider): PaymentProvider {
  const call = async <T>(work: () => Promise<T>) => {
    if (mood === 'away') return away;
    const answer = await work();
    return mood === 'loses_answers' ? away : answer;
  };
  return {
    async charge(request) {
      charges += 1;
      const answer = await call(() => real.charge(request));
      return mood === 'loses_codes' ? away : answer;
    },
    status: (id) => call(() => real.status(id)),
    cancel: (id) => call(() => real.cancel(id)),
    refund: (refund) => call(() => real.refund(refund)),
    parseNotification: (body) => real.parseNotification(body),
  };
}

async function placed(method: 'qris' | 'va_bca') {
  const skuId = await skuWith(opened(), 5);
  const plan = aPlan({ method, orders: [anOrder({ lines: [aLine({ skuId })] })] });
  const made = await shop.transaction(async (tx) => {
    const purchase = await placePurchase(tx, plan);
    const attempt = await openAttempt(tx, { purchaseId: purchase.id, method, amount: purchase.total });
    return { ...purchase, attempt: attempt ?? '', owner: { userId: plan.userId ?? '' } };
  });
  await shop.work();
  return made;
}
const stateOf = async (id: string) =>
  (await opened().query<{ state: string }>(sql`select state from purchases where id = ${id}`))[0]?.state;
const attemptsOf = (id: string) =>
  opened().query<{ id: string; state: string; instructions: unknown }>(sql`
    select id, state, instructions from payment_attempts where purchase_id = ${id} order by created_at`);
const receiptsOf = (id: string) => opened().query(sql`select id from receipts where purchase_id = ${id}`);

describe('a notification', () => {
  const about = (attemptId: string, more: object = {}) => {
    const signed = { order_id: attemptId, status_code: '200', gross_amount: '53333.00' };
    return {
      ...signed,
      signature_key: signatureOf(signed, SERVER_KEY),
      transaction_status: 'settlement',
      ...more,
    };
  };

  it('that is forged is refused and leaves nothing', async () => {
    const { attempt } = await placed('va_bca');
    expect(await shop.notify(about(attempt, { signature_key: 'x'.repeat(128) }))).toBe(403);
    expect(await shop.notify({})).toBe(403);
    expect(await opened().query(sql`select from payment_events where attempt_id = ${attempt}`)).toEqual([]);
  });

  it('is not a fact: with a valid signature and a false status nothing is paid', async () => {
    const { id, attempt } = await placed('va_bca');
    expect(await shop.notify(about(attempt))).toBe(200);
    await shop.work();
    expect([await stateOf(id), await receiptsOf(id)]).toEqual(['awaiting', []]);
  });

  it('that is repeated or out of order pays once', async () => {
    const { id, attempt } = await placed('va_bca');
    await shop.press(attempt, 'pay');
    for (const status of ['pending', 'settlement', 'settlement', 'expire', 'pending'])
      expect(await shop.notify(about(attempt, { transaction_status: status }))).toBe(200);
    await shop.work();
    expect([await stateOf(id), (await receiptsOf(id)).length]).toEqual(['confirmed', 1]);
    const open = await opened().query(sql`select from payment_events where processed_at is null`);
    expect(open).toEqual([]);
  });

  it('about an unknown payment is answered, and not polled for ever', async () => {
    expect(await shop.notify(about('payment_notif_test_1'))).toBe(200);
    expect(await shop.notify(about(randomUUID()))).toBe(200);
    await shop.work();
    expect(shop.queued).toEqual([]);
  });

  it('loses its body after 90 days', async () => {
    const { attempt } = await placed('va_bca');
    await shop.notify(about(attempt));
    const count = async () =>
      (await opened().query(sql`select from payment_events where attempt_id = ${attempt} and body <> ''`))
        .length;
    const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60_000);
    await deleteOldPersonalData(opened().query, inDays(89));
    expect(await count()).toBe(1);
    await deleteOldPersonalData(opened().query, inDays(91));
    expect(await count()).toBe(0);
  });
});

describe('a provider', () => {
  it('that is away gets the charge later, and only once', async () => {
    mood = 'away';
    const { id, attempt } = await placed('qris');
    expect((await attemptsOf(id)).map(({ state }) => state)).toEqual(['created']);
    mood = 'well';
    await shop.later(1);
    await shop.sweep();
    expect(await attemptsOf(id)).toMatchObject([
      { id: attempt, state: 'pending', instructions: { kind: 'qris' } },
    ]);
  });

  it('that is away is said to be so to whoever asks for the status, before and after there is a code', async () => {
    const desk = createPaymentService(
      {
        query: opened().query,
        transaction: shop.transaction,
        provider: shop.provider,
        payUrl: (number) => number,
        log: { warn: () => {} },
      },
      { offered: () => new Set(), bankAccount: null, cards: null, simulatedPayPath: null },
    );
    const asked: unknown[] = [];
    mood = 'away';
    const { id, owner, number } = await placed('qris');
    asked.push(await desk.check(owner, number));
    mood = 'well';
    await shop.later(1);
    await shop.sweep();
    asked.push(await desk.check(owner, number));
    const answer = async () =>
      opened().query<{ answer: string }>(sql`
        select answer from payment_attempts where purchase_id = ${id} and asked_at is not null`);
    expect(await answer()).toEqual([{ answer: 'pending' }]);
    mood = 'away';
    asked.push(await desk.check(owner, number));
    // The operator reads it (P-CONSOLE-22).
    expect(await answer()).toEqual([{ answer: 'silent' }]);
    mood = 'well';
    const away = { ok: false, error: { code: 'provider_away' } };
    expect(asked).toEqual([away, { ok: true, value: null }, away]);
  });

  it('whose answer was lost is asked for the result, and a code that nobody saw is replaced', async () => {
    mood = 'loses_answers';
    const { id } = await placed('qris');
    mood = 'well';
    for (let minute = 0; minute < 2; minute += 1) {
      await shop.later(1);
      await shop.sweep();
    }
    expect((await attemptsOf(id)).map(({ state }) => state)).toEqual(['cancelled', 'pending']);
    const open = await opened().query(sql`
      select from simulated_payments s join payment_attempts a on a.id::text = s.order_id
      where a.purchase_id = ${id} and s.status = 'pending'`);
    expect(open).toHaveLength(1);
  });

  it.each(['away', 'loses_answers', 'loses_codes'] as const)(
    'that gives no code (%s) is asked five times, with pauses that grow, then the method is disturbed (P-PAY-18)',
    async (present) => {
      mood = present;
      charges = 0;
      const { id } = await placed('va_bca');
      const asked: number[] = [];
      for (let tenSeconds = 0; tenSeconds < 40; tenSeconds += 1) {
        const before = charges;
        await shop.sweep();
        if (charges > before) asked.push(tenSeconds);
        await shop.later(1 / 6);
      }
      expect(charges).toBe(5);
      const pauses = asked.map((at, nth) => at - (asked[nth - 1] ?? 0));
      expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
      const attempts = await attemptsOf(id);
      expect(attempts.map((attempt) => attempt.instructions)).toEqual(attempts.map(() => null));
      expect(attempts.map(({ state }) => state)).not.toContain('created');
      mood = 'well';
      await shop.later(150);
      await shop.sweep();
      const open = await opened().query(sql`
        select from simulated_payments s join payment_attempts a on a.id::text = s.order_id
        where a.purchase_id = ${id} and s.status = 'pending'`);
      expect(open).toEqual([]);
    },
  );

  it('that is away at the deadline delays the expiry, for an hour at most', async () => {
    const { id } = await placed('va_bca');
    const late = (minutes: number) =>
      opened().query(
        sql`update purchases set pay_by = shop_now() - make_interval(mins => ${minutes}) where id = ${id}`,
      );
    mood = 'away';
    await late(30);
    await shop.sweep();
    expect(await stateOf(id)).toBe('awaiting');
    await late(71);
    await shop.sweep();
    expect(await stateOf(id)).toBe('expired');
    mood = 'well';
    await shop.later(150);
    await shop.sweep();
    expect((await attemptsOf(id)).map(({ state }) => state)).toEqual(['cancelled']);
  });

  it('that is away gets a refund later, with the same key', async () => {
    const { id, attempt } = await placed('qris');
    await shop.press(attempt, 'pay');
    const [order] = await opened().query<{ id: string }>(
      sql`select id from orders where purchase_id = ${id}`,
    );
    mood = 'loses_answers';
    await shop.transaction((tx) =>
      cancelOrder(tx, { orderId: order?.id ?? '', actor: 'seller', reason: 'cannot_send' }),
    );
    await shop.work();
    mood = 'well';
    await shop.later(5);
    await shop.sweep();
    const refunds = await opened().query(
      sql`select state, amount::int from refunds where purchase_id = ${id}`,
    );
    expect(refunds).toEqual([{ state: 'done', amount: 53_333 }]);
    const sent = await opened().query<{ count: number }>(sql`
      select jsonb_array_length(refunds) as count from simulated_payments where order_id = ${attempt}`);
    expect(sent).toEqual([{ count: 1 }]);
  });
});

describe('a payment', () => {
  it('that the bank takes back is noticed, though nobody is notified (P-PAY-14)', async () => {
    const { id, attempt } = await placed('va_bca');
    await shop.press(attempt, 'pay');
    await shop.later(15);
    await shop.sweep();
    await opened().query(sql`update simulated_payments set status = 'deny' where order_id = ${attempt}`);
    await shop.later(2 * 24 * 60);
    await shop.sweep();
    expect(await stateOf(id)).toBe('cancelled');
  });

  it('is one of a small batch that is looked at again, the oldest first (P-PAY-14)', async () => {
    const { id } = await placed('va_bca');
    const now = await shopNow(opened().query);
    await opened().query(sql`
      insert into payment_attempts (id, purchase_id, method, state, amount, next_check_at, created_at)
      select gen_random_uuid(), ${id}::uuid, 'va_bca', 'paid', n, ${now}::timestamptz - n * interval '1 hour', ${now}
      from generate_series(1, 60) n`);
    const due = duePayments.find(({ name }) => name === 'payments: paid');
    const polled: unknown[] = [];
    const collecting = createTransaction(opened().database.pool, {
      enqueue: async (_tx, _job, payloads) => void polled.push(...payloads),
    });
    await collecting(async (tx) => due?.enqueue(tx, now));
    const [oldest] = await opened().query<{ id: string }>(sql`
      select id from payment_attempts where purchase_id = ${id} and amount = 60`);
    expect([polled[0], polled.length]).toEqual([oldest?.id, 50]);
    await opened().query(sql`update payment_attempts set next_check_at = null where purchase_id = ${id}`);
  });
});
