import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { rupiah } from '#domain/money.ts';
import {
  registerBiteshipSimulator,
  SIMULATOR_PATH,
} from '#server/modules/demo/biteship/biteship-simulator.ts';
import { createBiteship } from '#server/modules/shipping/couriers/biteship.ts';
import { COURIER_WEBHOOK_PATH, registerCourierWebhook } from '#server/modules/shipping/couriers/webhook.ts';
import type { BookingRequest, CourierProvider } from '#server/modules/shipping/shipping.ts';
import { readTariffs } from '#server/modules/shipping/tariffs/stored-tariffs.ts';
import { migratedDatabase } from './support/migrated-database.ts';
import { startShop } from './support/shop.ts';

const opened = migratedDatabase();
const KEY = 'a-key-of-the-simulator';
const TOKEN = 'a-token-of-the-webhook';
const DAY_MS = 24 * 60 * 60 * 1000;
const time = { now: new Date('2026-11-24T03:00:00Z') };
let origin = '';

beforeAll(async () => {
  const app = Fastify();
  const { query } = opened();
  const tariffs = () => readTariffs(query);
  registerBiteshipSimulator(app, { query, tariffs, clock: () => time.now, key: KEY });
  origin = await app.listen({ host: '127.0.0.1', port: 0 });
  return () => app.close();
});

const provider = (apiKey = KEY): CourierProvider =>
  createBiteship({ baseUrl: () => `${origin}${SIMULATOR_PATH}`, apiKey, webhookToken: TOKEN });

const shirt = {
  name: 'Kemeja batik',
  value: rupiah(189_000),
  quantity: 2,
  weightGrams: 400,
  length: 30,
  width: 20,
  height: 3,
};
const booking = (changes: Partial<BookingRequest> = {}): BookingRequest => ({
  reference: randomUUID(),
  service: 'jne-regular',
  collection: 'pickup',
  from: { name: 'Toko', phone: '+6281200000001', address: 'Jl. Mawar 1', note: '', postalCode: '12190' },
  to: { name: 'Sari', phone: '+6281200000002', address: 'Jl. Dago 2', note: 'Pagar', postalCode: '40135' },
  items: [shirt],
  sender: { name: 'Toko', phone: '+6281200000001' },
  insuredValue: rupiah(378_000),
  cashOnDelivery: rupiah(0),
  ...changes,
});

async function booked(changes: Partial<BookingRequest> = {}) {
  const answer = await provider().book(booking(changes));
  if (!answer.ok) throw new Error(`Not booked: ${answer.error.reason}`);
  return answer.value;
}

describe('a courier', () => {
  it('quotes its services', async () => {
    const rates = await provider().rates({
      fromPostalCode: '12190',
      toPostalCode: '40135',
      couriers: ['jne', 'anteraja'],
      items: [shirt],
    });
    expect(rates).toEqual({
      ok: true,
      value: [
        { service: 'jne-regular', price: 19_000 },
        { service: 'jne-yes', price: 36_100 },
        { service: 'jne-oke', price: 16_200 },
        { service: 'anteraja-next-day', price: 28_500 },
      ],
    });
  });

  it('books a parcel, gives it a waybill, and delivers it in the days of the service', async () => {
    const start = time.now;
    const { id, waybill, price, status } = await booked();
    expect({ price, status }).toEqual({ price: 19_000, status: 'confirmed' });
    expect(waybill).toMatch(/^SIM\d{12}$/);
    const seen = async (days: number) => {
      time.now = new Date(start.getTime() + days * DAY_MS);
      const tracking = await provider().track(id);
      if (!tracking.ok) throw new Error(tracking.error.reason);
      expect(tracking.value.waybill).toBe(waybill);
      return tracking.value;
    };
    const onTheRoad = await seen(1);
    expect(onTheRoad.events.map((event) => event.status)).toEqual([
      ...['confirmed', 'allocated', 'picking_up', 'picked'],
    ]);
    expect(onTheRoad.events[0]?.at).toEqual(start);
    expect(['delivered', 'returned']).toContain((await seen(30)).status);
  });

  it('books a parcel once, however often it is requested', async () => {
    const reference = randomUUID();
    const all = await Promise.all([1, 2, 3].map(() => booked({ reference })));
    expect(new Set(all.map(({ id }) => id)).size).toBe(1);
    expect(await booked({ reference })).toEqual(all[0]);
    expect((await booked()).id).not.toBe(all[0]?.id);
  });

  it('allows the cancellation of a parcel until it has it, also repeatedly', async () => {
    const { id } = await booked();
    expect(await provider().cancel(id, 'Pembeli membatalkan')).toEqual({ ok: true, value: null });
    expect(await provider().cancel(id, 'Pembeli membatalkan')).toEqual({ ok: true, value: null });
    expect(await provider().track(id)).toMatchObject({ value: { status: 'cancelled' } });
    const other = await booked();
    time.now = new Date(time.now.getTime() + DAY_MS);
    expect(await provider().cancel(other.id, 'x')).toMatchObject({ ok: false, error: { code: 'refused' } });
    expect(await provider().track(other.id)).not.toMatchObject({ value: { status: 'cancelled' } });
  });

  it('knows only its own parcels', async () => {
    const unknown = { ok: false, error: { code: 'unknown' } };
    expect(await provider().track('0123456789abcdef01234567')).toMatchObject(unknown);
    expect(await provider().cancel('../x', 'x')).toMatchObject(unknown);
  });

  it('refuses what it cannot carry', async () => {
    const refused = { ok: false, error: { code: 'refused' } };
    const to = { ...booking().to, postalCode: '40135' };
    expect(await provider().book(booking({ service: 'anteraja-same-day', to }))).toMatchObject(refused);
    expect(await provider().book(booking({ to: { ...to, name: ' ' } }))).toMatchObject(refused);
    expect(await provider().book(booking({ to: { ...to, postalCode: '4013' } }))).toMatchObject(refused);
    expect(await provider().book(booking({ items: [] }))).toMatchObject(refused);
  });

  it('rejects another key', async () => {
    expect(await provider('another').book(booking())).toEqual({
      ok: false,
      error: { code: 'unavailable', reason: expect.stringContaining('Authentication failed') },
    });
  });

  it('answers by waybill, as any client of Biteship may ask', async () => {
    const { waybill } = await booked();
    const ask = (courier: string) =>
      fetch(`${origin}${SIMULATOR_PATH}/v1/trackings/${waybill}/couriers/${courier}`, {
        headers: { Authorization: KEY },
      });
    expect(await (await ask('jne')).json()).toMatchObject({ success: true, status: 'confirmed' });
    expect((await ask('pos')).status).toBe(404);
  });

  it('has scanned a typed number that looks like a waybill, and begins anew once it said that it arrived (P-BUY-53)', async () => {
    const ask = (waybill: string) => provider().trackWaybill('jne', waybill);
    expect(await ask('JNE 12345')).toMatchObject({ ok: false, error: { code: 'unknown' } });
    const statuses = async () => {
      const answer = await ask('CGK-12345 67890');
      return answer.ok ? answer.value.events.map(({ status }) => status) : [];
    };
    expect(await statuses()).toEqual(['picked']);
    time.now = new Date(time.now.getTime() + 30 * DAY_MS);
    expect((await statuses()).at(-1)).toMatch(/^(delivered|returned)$/);
    expect(await statuses()).toEqual(['picked']);
  });
});

describe('a notification of a courier', () => {
  const read = (body: string, token: string | undefined) =>
    provider().parseNotification(body, { 'x-biteship-token': token });
  const body = JSON.stringify({ event: 'order.status', order_id: 'abc', status: 'delivered' });

  it('names the parcel to poll', () => {
    expect(read(body, TOKEN)).toEqual({ ok: true, value: { bookingId: 'abc' } });
  });

  it.each([undefined, '', 'another', `${TOKEN} `])('with the token %j is forged', (token) => {
    expect(read(body, token)).toEqual({ ok: false, error: 'forged' });
  });

  it('is forged whatever it carries when the shop has no token', () => {
    const without = createBiteship({ baseUrl: () => origin, apiKey: KEY, webhookToken: undefined });
    expect(without.parseNotification(body, { 'x-biteship-token': '' })).toEqual({
      ok: false,
      error: 'forged',
    });
  });

  it.each(['', 'x', '[]', '{}', '{"event":"order.status"}', '{"event":1,"order_id":""}'])(
    'of %j cannot be read',
    (text) => expect(read(text, TOKEN)).toEqual({ ok: false, error: 'unreadable' }),
  );
});

describe('a failing courier', () => {
  /** A provider whose answers come from a handler. */
  async function answering(handler: http.RequestListener, timeoutMs = 5_000): Promise<CourierProvider> {
    const server = http.createServer(handler).listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    const { port } = server.address() as AddressInfo;
    const baseUrl = () => `http://127.0.0.1:${port}`;
    return createBiteship({ baseUrl, apiKey: 'secret-key', webhookToken: TOKEN, timeoutMs });
  }
  const asks: [string, (courier: CourierProvider) => Promise<unknown>][] = [
    [
      'rates',
      (courier) =>
        courier.rates({ fromPostalCode: '12190', toPostalCode: '40135', couriers: ['jne'], items: [shirt] }),
    ],
    ['book', (courier) => courier.book(booking())],
    ['track', (courier) => courier.track('abc')],
    ['cancel', (courier) => courier.cancel('abc', 'x')],
  ];

  it.each(asks)('sends unexpected answers, and %s reports it', async (_name, ask) => {
    for (const text of ['', '<html>', '{}', 'null', '{"success":true,"pricing":[{"price":"free"}],"id":7}']) {
      const courier = await answering((_request, response) => response.end(text));
      const answer = await ask(courier);
      const isHonest = text.includes('"success":true');
      // Any JSON that reports success is a cancellation.
      if (_name === 'cancel' && isHonest) expect(answer).toEqual({ ok: true, value: null });
      else expect(answer, text).toMatchObject({ ok: false, error: { code: 'nonsense' } });
    }
  });

  it.each(asks)('is slow, down, broken or full, and %s may be retried', async (_name, ask) => {
    const unavailable = { ok: false, error: { code: 'unavailable' } };
    const silent = await answering(() => {}, 50);
    expect(await ask(silent)).toMatchObject(unavailable);
    const hangsUp = await answering((request) => request.socket.destroy());
    expect(await ask(hangsUp)).toMatchObject(unavailable);
    for (const status of [302, 401, 429, 500, 503]) {
      const courier = await answering((_request, response) =>
        response.writeHead(status, { location: '/elsewhere' }).end('{"success":false,"error":"no"}'),
      );
      const answer = await ask(courier);
      expect(answer, String(status)).toMatchObject(unavailable);
      expect(JSON.stringify(answer)).not.toContain('secret-key');
    }
  });

  it('stops in the middle of an answer', async () => {
    const courier = await answering((_request, response) => {
      response.writeHead(200, { 'content-length': '1000' });
      response.write('{"success":');
      setImmediate(() => response.destroy());
    });
    expect(await courier.track('abc')).toMatchObject({ ok: false, error: { code: 'unavailable' } });
  });

  it('uses an unknown status, which counts as on hold', async () => {
    const courier = await answering((_request, response) =>
      response.end(JSON.stringify({ id: 'abc', status: 'teleported', price: 1, courier: {} })),
    );
    expect(await courier.track('abc')).toEqual({
      ok: true,
      value: { status: 'on_hold', waybill: null, events: [], nextAt: null },
    });
  });
});

describe('the courier simulator of a shop', () => {
  const ask = (at: string, key: string) =>
    fetch(`${at}${SIMULATOR_PATH}/v1/orders/x`, { headers: { Authorization: key } });

  it('accepts its own key only', async () => {
    const shop = await startShop();
    onTestFinished(() => shop.close());
    const { rows } = await shop.pool.query(`select value from shop_facts where key = 'simulator_key'`);
    expect((await ask(shop.origin, rows[0]?.value)).status).toBe(404);
    const refused = await ask(shop.origin, 'guess');
    expect(refused.status).toBe(401);
    expect(await refused.json()).toEqual({
      success: false,
      error: 'Authentication failed',
      code: 40_000_001,
    });
  });

  it('does not exist in a shop that is reachable from outside, nor beside a real courier', async () => {
    for (const settings of [
      { PUBLIC_URL: 'https://shop.example', DEMO: '' },
      { BITESHIP_API_KEY: 'biteship_live.abc' },
      { DEMO: 'off' },
    ]) {
      const shop = await startShop({ settings });
      const response = await ask(shop.origin, 'x');
      expect(response.headers.get('content-type')).not.toContain('json');
      await shop.close();
    }
  });
});

describe('POST /webhooks/biteship', () => {
  async function listening() {
    const heard: string[] = [];
    const app = Fastify();
    await registerCourierWebhook(app, {
      couriers: provider(),
      onParcelNews: async (bookingId) => void heard.push(bookingId),
    });
    onTestFinished(() => app.close());
    const post = async (token: string, body: string) => {
      const headers = { 'content-type': 'application/json', 'x-biteship-token': token };
      return (await app.inject({ method: 'POST', url: COURIER_WEBHOOK_PATH, headers, body })).statusCode;
    };
    return { heard, post };
  }

  it('forwards news of a booking with the right token, each time', async () => {
    const { heard, post } = await listening();
    const body = JSON.stringify({ event: 'order.status', order_id: 'b-1', status: 'delivered' });
    expect([await post(TOKEN, body), await post(TOKEN, body)]).toEqual([200, 200]);
    expect(heard).toEqual(['b-1', 'b-1']);
  });

  it('is refused without the token, and a test message with it has no effect', async () => {
    const { heard, post } = await listening();
    expect(await post('another', JSON.stringify({ order_id: 'b-1' }))).toBe(403);
    expect(await post(TOKEN, '')).toBe(200);
    expect(await post(TOKEN, '{"order_id":')).toBe(200);
    expect(heard).toEqual([]);
  });
});
