import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { CoreApi } from 'midtrans-client';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { rupiah } from '#domain/money.ts';
import { hasGoodChecksum } from '#domain/payments/qris.builder.ts';
import { actOnPayment, registerSimulatedMidtrans } from '#server/modules/demo/midtrans/simulated-midtrans.ts';
import { sendNotice } from '#server/modules/demo/midtrans/simulated-notices.ts';
import { createMidtransProvider } from '#server/modules/payments/midtrans/midtrans-provider.ts';
import type { ChargeRequest } from '#server/modules/payments/provider/payment-provider.ts';
import { moveClock } from '#server/platform/clock/shop-clock.ts';
import { shopNow } from '#server/platform/database/now.ts';
import { migratedDatabase } from './support/migrated-database.ts';

/** The client of Midtrans' API against the simulator that speaks it. */
const opened = migratedDatabase();
const serverKey = 'SB-Mid-server-TEST';
const START = new Date('2026-11-24T03:00:00Z');
let app: FastifyInstance;
let baseUrl = '';
let now = START;
const notified: Record<string, unknown>[] = [];
/** Whether the shop answers notifications. */
let isAwake = true;
const options = () => ({
  transaction: opened().transaction,
  clock: () => now,
  serverKey,
  payPageOf: (id: string) => `http://toko.test/simulator/pay/${id}`,
  notify: async (body: Record<string, unknown>) => {
    notified.push(body);
    return isAwake;
  },
});
const provider = () => createMidtransProvider({ baseUrl: () => baseUrl, serverKey });
const later = (minutes: number) => new Date(START.getTime() + minutes * 60_000);

beforeAll(async () => {
  app = Fastify();
  await app.register(async (scope) => registerSimulatedMidtrans(scope, options()));
  app.get('/nonsense/v2/x/status', async () => 'hello');
  // Answers in good form, about a payment that nobody asked for.
  const mistaken = async ({ headers: { authorization = '' }, url, body }: FastifyRequest) => {
    const headers = { authorization, 'content-type': 'application/json' };
    const asked = { url: url.replace('/mistaken', ''), headers };
    const answer = await (body
      ? app.inject({ ...asked, method: 'POST', payload: JSON.stringify(body) })
      : app.inject({ ...asked, method: 'GET' }));
    return { ...answer.json(), order_id: randomUUID() };
  };
  app.get('/mistaken/v2/:id/status', mistaken);
  app.post('/mistaken/v2/charge', mistaken);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const address = app.server.address();
  baseUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});
afterAll(() => app.close());

const request = (changes: Partial<ChargeRequest> = {}): ChargeRequest => ({
  attemptId: randomUUID(),
  method: 'qris',
  amount: rupiah(349_000),
  endsAt: later(15),
  now: START,
  customer: { name: 'Sari', email: 'sari@contoh.id', phone: '+62812345678' },
  returnUrl: 'http://toko.test/checkout/pay/1',
  ...changes,
});

/** A payment at the simulator, and the actions of its page. */
async function charged(changes: Partial<ChargeRequest> = {}) {
  now = START;
  const given = request(changes);
  const answer = await provider().charge(given);
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  const { attemptId } = given;
  const status = () => provider().status(attemptId);
  const first = await status();
  if (!first.ok) throw new Error(JSON.stringify(first.error));
  const press = (what: 'pay' | 'fail' | 'expire') => actOnPayment(options(), first.value.transactionId, what);
  return { attemptId, instructions: answer.value, status, press };
}

describe('a charge', () => {
  it.each([
    ['qris', { kind: 'qris' }],
    ['va_bca', { kind: 'virtual_account', bank: 'bca', number: expect.stringMatching(/^99\d{14}$/) }],
    ['va_bni', { kind: 'virtual_account', bank: 'bni' }],
    ['va_bri', { kind: 'virtual_account', bank: 'bri' }],
    ['va_permata', { kind: 'virtual_account', bank: 'permata' }],
    ['va_mandiri', { kind: 'bill', billerCode: '00000', billKey: expect.stringMatching(/^99\d{10}$/) }],
    ['gopay', { kind: 'wallet', link: expect.stringContaining('/simulator/pay/') }],
    ['shopeepay', { kind: 'wallet' }],
    ['indomaret', { kind: 'minimarket', code: expect.stringMatching(/^99\d{12}$/) }],
    ['alfamart', { kind: 'minimarket' }],
    ['card', { kind: 'card', link: expect.stringContaining('/simulator/pay/') }],
  ] as const)('by %s gives the shopper what is needed to pay, and waits', async (method, expected) => {
    const { instructions, status } = await charged({ method });
    expect(instructions).toMatchObject(expected);
    expect(await status()).toMatchObject({ ok: true, value: { status: 'pending', amount: 349_000 } });
  });

  it('gives a code with a good checksum over exactly the amount', async () => {
    const { instructions } = await charged();
    if (instructions.kind !== 'qris') throw new Error('not a code');
    expect(hasGoodChecksum(instructions.payload)).toBe(true);
    expect(instructions.payload).toContain('5406349000');
  });

  it('with an order id that was used is refused, also after its payment ended', async () => {
    const { attemptId } = await charged();
    const again = () => provider().charge(request({ attemptId }));
    expect(await again()).toEqual({ ok: false, error: { kind: 'used' } });
    await provider().cancel(attemptId);
    expect(await again()).toEqual({ ok: false, error: { kind: 'used' } });
  });
});

describe('the status', () => {
  it('follows what the shopper does, and a notification reports a change', async () => {
    const { attemptId, status, press } = await charged();
    notified.length = 0;
    await press('pay');
    expect(await status()).toMatchObject({ value: { status: 'paid', amount: 349_000 } });
    await sendNotice(options(), attemptId);
    const [body] = notified;
    expect(provider().parseNotification(JSON.stringify(body))).toEqual({ attemptId });
  });

  it('of a refused payment may still become a paid one', async () => {
    const { status, press } = await charged();
    await press('fail');
    expect(await status()).toMatchObject({ value: { status: 'failed' } });
    await press('pay');
    expect(await status()).toMatchObject({ value: { status: 'paid' } });
  });

  it('stays pending some minutes beyond the expiry, then is expired, and money may arrive late', async () => {
    const { status, press } = await charged();
    now = later(19);
    expect(await status()).toMatchObject({ value: { status: 'pending' } });
    now = later(21);
    expect(await status()).toMatchObject({ value: { status: 'expired' } });
    await press('pay');
    expect(await status()).toMatchObject({ value: { status: 'paid' } });
  });

  it('of a payment that nobody opened is not found', async () => {
    expect(await provider().status(randomUUID())).toEqual({ ok: false, error: { kind: 'not_found' } });
  });
});

describe('a cancel', () => {
  it('ends what waits; a settled payment cannot be cancelled', async () => {
    const waiting = await charged();
    expect(await provider().cancel(waiting.attemptId)).toEqual({ ok: true, value: null });
    expect(await waiting.status()).toMatchObject({ value: { status: 'cancelled' } });
    const settled = await charged();
    await settled.press('pay');
    expect(await provider().cancel(settled.attemptId)).toMatchObject({ error: { kind: 'wrong_state' } });
  });

  it('returns a captured card payment', async () => {
    const { attemptId, status, press } = await charged({
      method: 'card',
      card: { token: 't', instalmentMonths: 0, bank: null },
    });
    await press('pay');
    expect(await status()).toMatchObject({ value: { status: 'paid', isCaptured: true } });
    expect(await provider().cancel(attemptId)).toEqual({ ok: true, value: null });
    expect(await status()).toMatchObject({ value: { status: 'cancelled' } });
  });
});

describe('a refund', () => {
  const refund = (attemptId: string, key: string, amount: number) =>
    provider().refund({ attemptId, key, amount: rupiah(amount), reason: 'Dibatalkan' });

  it('with the same key happens once, in parts up to the paid amount', async () => {
    const { attemptId, status, press } = await charged();
    await press('pay');
    expect(await refund(attemptId, 'r1', 100_000)).toMatchObject({ ok: true });
    expect(await refund(attemptId, 'r1', 100_000)).toMatchObject({ ok: true });
    expect(await refund(attemptId, 'r2', 249_001)).toMatchObject({ error: { kind: 'wrong_state' } });
    expect(await refund(attemptId, 'r2', 249_000)).toMatchObject({ ok: true });
    expect(await status()).toMatchObject({ value: { status: 'paid', refundedKeys: ['r1', 'r2'] } });
  });

  it('of a virtual account is impossible', async () => {
    const { attemptId, press } = await charged({ method: 'va_bca' });
    await press('pay');
    expect(await refund(attemptId, 'r1', 1000)).toMatchObject({ ok: false });
  });
});

describe('a notification', () => {
  const body = { order_id: 'ORDER-101', status_code: '200', gross_amount: '10000.00' };
  const signature_key =
    '855ed165b9bdac50b9e0012f45bafc9fc3c9812ea339f7763812b2b662772ebea51922aeaf7cc60a498575861cd476910d0476cb5adb9c601dd0f5fd8bf2adc9';
  const parse = (given: object) =>
    createMidtransProvider({ baseUrl: () => baseUrl, serverKey: 'SB-Mid-server-TESTKEY' }).parseNotification(
      JSON.stringify(given),
    );

  it('is verified by its signature over the amount as it was sent', () => {
    expect(parse({ ...body, signature_key })).toEqual({ attemptId: 'ORDER-101' });
    expect(parse({ ...body, gross_amount: '10000', signature_key })).toBeNull();
    expect(parse({ ...body, order_id: 'ORDER-102', signature_key })).toBeNull();
    expect(parse({ ...body, signature_key: '' })).toBeNull();
    expect(parse({})).toBeNull();
    expect(provider().parseNotification('no JSON')).toBeNull();
  });
});

describe('a notification of the simulator', () => {
  const isDue = async (attemptId: string) => {
    const now = await shopNow(opened().query);
    const [row] = await opened().query<{ due: Date | null }>(sql`
      select next_notice_at as due from simulated_payments where order_id = ${attemptId}`);
    return row?.due ? Math.round((row.due.getTime() - now.getTime()) / 60_000) : null;
  };
  /** Lets the minutes pass, and the simulator notify when it is due then. */
  const pass = async (minutes: number, attemptId: string) => {
    const to = new Date((await shopNow(opened().query)).getTime() + minutes * 60_000 + 1000);
    await moveClock(opened().transaction, to);
    await sendNotice(options(), attemptId);
  };
  afterEach(() => {
    isAwake = true;
  });

  it('without an answer is repeated at growing distances, then no more (P-PAY-15)', async () => {
    const { attemptId, press } = await charged();
    await press('pay');
    isAwake = false;
    notified.length = 0;
    const pauses: (number | null)[] = [];
    for (const minutes of [0, 2, 10, 30, 90, 210]) {
      await pass(minutes, attemptId);
      // Not before its time, however often the job runs.
      await sendNotice(options(), attemptId);
      pauses.push(await isDue(attemptId));
    }
    expect(pauses).toEqual([2, 10, 30, 90, 210, null]);
    expect(notified).toHaveLength(6);
  });

  it('is not repeated once it was answered, and a change sends a new one (P-PAY-15)', async () => {
    const { attemptId, press } = await charged();
    isAwake = false;
    await press('fail');
    notified.length = 0;
    await sendNotice(options(), attemptId);
    isAwake = true;
    await pass(2, attemptId);
    expect([await isDue(attemptId), notified.length]).toEqual([null, 2]);
    await press('pay');
    await sendNotice(options(), attemptId);
    expect(notified.map((body) => body['transaction_status'])).toEqual(['deny', 'deny', 'settlement']);
  });
});

describe('a provider that fails', () => {
  it('is down: the outcome is unknown', async () => {
    const down = createMidtransProvider({ baseUrl: () => 'http://127.0.0.1:1', serverKey });
    expect(await down.charge(request())).toMatchObject({ error: { kind: 'unknown' } });
  });

  it('sends unexpected answers: the outcome is unknown, too', async () => {
    const nonsense = createMidtransProvider({ baseUrl: () => `${baseUrl}/nonsense`, serverKey });
    expect(await nonsense.status('x')).toMatchObject({ error: { kind: 'unknown' } });
  });

  it('answers about another payment: the outcome is unknown', async () => {
    const mistaken = createMidtransProvider({ baseUrl: () => `${baseUrl}/mistaken`, serverKey });
    const { attemptId } = await charged();
    const answers = [await mistaken.status(attemptId), await mistaken.charge(request())];
    expect(answers.map((answer) => (answer.ok ? 'ok' : answer.error))).toEqual([
      { kind: 'unknown', reason: expect.stringContaining('nothing that was asked') },
      { kind: 'unknown', reason: expect.stringContaining('about another payment') },
    ]);
  });

  it('rejects our key: refused', async () => {
    const stranger = createMidtransProvider({ baseUrl: () => baseUrl, serverKey: 'another' });
    expect(await stranger.status('x')).toMatchObject({ error: { kind: 'refused' } });
  });
});

describe('a stock client of Midtrans at another address', () => {
  const aClient = () => {
    now = START;
    const client = new CoreApi({ isProduction: false, serverKey, clientKey: '' });
    client.apiConfig.getCoreApiBaseUrl = () => baseUrl;
    return client;
  };
  const aCharge = (changes: object = {}) => ({
    payment_type: 'bank_transfer',
    bank_transfer: { bank: 'bca' },
    transaction_details: { order_id: randomUUID(), gross_amount: 349_000 },
    ...changes,
  });
  const aJsonCharge = (changes: object) => JSON.stringify(aCharge(changes));

  it('names the life of a code in any unit, and gets a day where it names none', async () => {
    const client = aClient();
    const life = async (changes: object) => {
      const { expiry_time, transaction_time } = await client.charge(aCharge(changes));
      return (Date.parse(`${expiry_time}Z`) - Date.parse(`${transaction_time}Z`)) / 60_000;
    };
    const custom = (expiry_duration: number, unit: string) => ({ custom_expiry: { expiry_duration, unit } });
    expect(await life({})).toBe(24 * 60);
    expect(await life(custom(2, 'hour'))).toBe(120);
    expect(await life(custom(1, 'day'))).toBe(24 * 60);
    expect(await life({ payment_type: 'qris' })).toBe(15);
  });

  it('cancels by JSON without a body, and is told in JSON what cannot be read', async () => {
    now = START;
    const headers = {
      authorization: `Basic ${Buffer.from(`${serverKey}:`).toString('base64')}`,
      'content-type': 'application/json',
    };
    const post = async (url: string, payload = '') =>
      (await app.inject({ method: 'POST', url, headers, payload })).json();
    const charge = aCharge();
    const id = charge.transaction_details.order_id;
    const details = (order_id: string) => ({ transaction_details: { order_id, gross_amount: 1 } });
    const endless = { custom_expiry: { expiry_duration: Number.MAX_SAFE_INTEGER, unit: 'day' } };
    for (const unreadable of ['{', 'x', '[]', ...[details('a\0'), details('a b'), endless].map(aJsonCharge)])
      expect(await post('/v2/charge', unreadable), unreadable).toMatchObject({ status_code: '400' });
    expect(await post('/v2/charge', JSON.stringify(charge))).toMatchObject({ status_code: '201' });
    for (const act of ['cancel', 'refund'])
      expect(await post(`/v2/${id}/${act}`, '{')).toMatchObject({ status_code: '400' });
    for (const act of ['approve', 'deny', 'refund', 'refund/online/direct'])
      expect(await post(`/v2/${id}/${act}`)).toMatchObject({ status_code: '412' });
    expect(await post(`/v2/${id}/cancel`)).toMatchObject({
      status_code: '200',
      transaction_status: 'cancel',
    });
  });

  it('is refused items that do not add up to the amount', async () => {
    const client = aClient();
    const items = (price: number) => ({ item_details: [{ id: 'a', name: 'a', price, quantity: 2 }] });
    await expect(client.charge(aCharge(items(174_000)))).rejects.toMatchObject({ httpStatusCode: '400' });
    expect(await client.charge(aCharge(items(174_500)))).toMatchObject({ status_code: '201' });
  });

  it('expires an open payment, and refunds a settled wallet in parts and in full', async () => {
    const client = aClient();
    const [open, wallet] = [aCharge(), aCharge({ payment_type: 'gopay' })];
    const [openId, walletId] = [open, wallet].map((one) => one.transaction_details.order_id);
    await client.charge(open);
    const expired = { status_code: '407', transaction_status: 'expire' };
    expect(await client.transaction.expire(openId ?? '')).toMatchObject(expired);
    expect(await client.transaction.status(openId ?? '')).toMatchObject(expired);
    // A fraud review that there is not cannot be decided, and what was ended does not end again.
    for (const act of ['approve', 'deny', 'expire'] as const) {
      await expect(client.transaction[act](openId ?? '')).rejects.toMatchObject({ httpStatusCode: '412' });
      await expect(client.transaction[act](randomUUID())).rejects.toMatchObject({ httpStatusCode: '404' });
    }
    const { transaction_id: id } = await client.charge(wallet);
    await actOnPayment(options(), id, 'pay');
    const part = { refund_key: 'a', amount: 49_000, reason: 'x' };
    expect(await client.transaction.refund(walletId ?? '', part)).toMatchObject({
      transaction_status: 'partial_refund',
    });
    expect(await client.transaction.refund(walletId ?? '', {})).toMatchObject({
      transaction_status: 'refund',
    });
  });

  it('charges, asks, reads a notification, and reports what is impossible', async () => {
    now = START;
    const client = new CoreApi({ isProduction: false, serverKey, clientKey: '' });
    client.apiConfig.getCoreApiBaseUrl = () => baseUrl;
    const orderId = randomUUID();
    const charge = await client.charge({
      payment_type: 'bank_transfer',
      bank_transfer: { bank: 'bca' },
      transaction_details: { order_id: orderId, gross_amount: 349_000 },
    });
    expect(charge).toMatchObject({
      status_code: '201',
      transaction_status: 'pending',
      va_numbers: [{ bank: 'bca', va_number: expect.stringMatching(/^\d{16}$/) }],
    });
    await actOnPayment(options(), charge.transaction_id, 'pay');
    expect(await client.transaction.status(orderId)).toMatchObject({ transaction_status: 'settlement' });
    await sendNotice(options(), orderId);
    expect(await client.transaction.notification(notified.at(-1) ?? {})).toMatchObject({ order_id: orderId });
    await expect(client.transaction.cancel(orderId)).rejects.toMatchObject({ httpStatusCode: '412' });
    await expect(client.transaction.expire(orderId)).rejects.toMatchObject({ httpStatusCode: '412' });
    await expect(client.transaction.approve(orderId)).rejects.toMatchObject({ httpStatusCode: '412' });
    await expect(client.transaction.deny(orderId)).rejects.toMatchObject({ httpStatusCode: '412' });
    // Nobody can refund a virtual account.
    await expect(client.transaction.refund(orderId, {})).rejects.toMatchObject({ httpStatusCode: '412' });
    await expect(client.transaction.status(randomUUID())).rejects.toMatchObject({ httpStatusCode: '404' });
  });
});
