import { subscribe } from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { quotes } from '#contracts/catalogue/quotes.ts';
import { productSkus } from '#contracts/catalogue/skus.ts';
import { suggestions } from '#contracts/catalogue/suggestions.ts';
import { listCities } from '#contracts/cities.ts';
import { readDefaultAddress } from '#contracts/default-address.ts';
import type { Endpoint } from '#contracts/endpoint.ts';
import { exportAccount } from '#contracts/identity/account.ts';
import { listFollows } from '#contracts/identity/follows.ts';
import { readProfile } from '#contracts/identity/profile.ts';
import { listNotifications } from '#contracts/notifications.ts';
import { PROBLEM_TYPE, problemBody } from '#contracts/problem.ts';
import { findRegions } from '#contracts/regions.ts';
import { shippingTariffs } from '#contracts/shipping-tariffs.ts';
import { ask, signedUp } from './support/account-clients.ts';
import { type RunningShop, startShop } from './support/shop.ts';

/** Answers every address of the API without an endpoint, so it needs no contract. */
const UNKNOWN = ['/api', '/api/*'];

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

const contracts = Object.values(
  import.meta.glob<Record<string, unknown>>('/contracts/**/*.ts', { eager: true }),
)
  .flatMap((module) => Object.values(module))
  .filter(isEndpoint);

let shop: RunningShop;
const routes: string[] = [];

/** Records what the shop registers below /api and /session. */
function watchRoutes(message: unknown) {
  const { fastify } = message as { fastify: FastifyInstance };
  fastify.addHook('onRoute', ({ method, url }) => {
    const isOurs = /^\/(api|session)(\/|$)/.test(url) && !UNKNOWN.includes(url);
    // Fastify adds HEAD to each GET.
    if (isOurs) routes.push(...[method].flat().flatMap((name) => (name === 'HEAD' ? [] : `${name} ${url}`)));
  });
}

beforeAll(async () => {
  subscribe('fastify.initialization', watchRoutes);
  shop = await startShop();
});
afterAll(() => shop.close());

describe('every endpoint below /api and /session', () => {
  it('has a contract, and every contract has an endpoint', () => {
    expect(routes.length).toBeGreaterThan(10);
    expect(routes.sort()).toEqual(contracts.map(({ method, path }) => `${method} ${path}`).sort());
  });
});

describe('an answer matches its contract', () => {
  const read = (endpoint: Endpoint, json: unknown) =>
    endpoint.answer.body ? z.safeParse(endpoint.answer.body, json).error?.issues : 'no body';

  it('for suggestions and quotes', async () => {
    const found = await ask(shop, 'GET', `${suggestions.path}?q=a`);
    expect(read(suggestions, found.json)).toBeUndefined();
    expect(found.json.matches).not.toEqual([]);
    const quoted = await ask(shop, 'POST', quotes.path, { body: { ids: [1, 2], skuIds: [1, 2, 3] } });
    expect(read(quotes, quoted.json)).toBeUndefined();
    expect(quoted.json.quotes).toHaveLength(2);
    expect(quoted.json.skuQuotes).toHaveLength(3);
    const { json: one } = await ask(shop, 'POST', quotes.path, { body: { ids: [1] } });
    expect(one.skuQuotes).toEqual([]);
  });

  it('for the choices of a product, in a flash sale or not', async () => {
    for (const id of [1, 36]) {
      const { json } = await ask(shop, 'GET', `/api/products/${id}/skus`);
      expect(read(productSkus, json)).toBeUndefined();
      expect(json).toMatchObject({ productId: id, flash: id === 36 ? { sessionId: 'active' } : null });
      expect(json.skus.length).toBeGreaterThan(0);
    }
  });

  it.each([[findRegions, '?q=coblong'] as const, [shippingTariffs, ''] as const, [listCities, ''] as const])(
    'for $0.path',
    async (endpoint, query) => {
      const { status, json } = await ask(shop, 'GET', endpoint.path + query);
      expect(status).toBe(200);
      expect(read(endpoint, json)).toBeUndefined();
    },
  );

  it.each([readProfile, readDefaultAddress, listFollows, exportAccount, listNotifications])(
    'for $path',
    async (endpoint) => {
      const { bearer: headers } = await signedUp(shop);
      const { status, json } = await ask(shop, endpoint.method, endpoint.path, { headers });
      expect(status).toBe(endpoint.answer.status);
      expect(read(endpoint, json)).toBeUndefined();
    },
  );
});

/** A request, and the status and code of the resulting problem. */
type Refused = [method: string, path: string, asked: Parameters<typeof ask>[3], status: number, code: string];

const JSON_TYPE = { 'Content-Type': 'application/json', Accept: 'application/json' };
const json = (body: string) => ({ headers: JSON_TYPE, body });

const REFUSED: Refused[] = [
  ['GET', '/api', {}, 404, 'not_found'],
  ['GET', '/api/nothing', {}, 404, 'not_found'],
  ['POST', '/api/nothing', json('{'), 404, 'not_found'],
  ['DELETE', '/api/__proto__', {}, 404, 'not_found'],
  ['PUT', '/api/nothing', { headers: { 'Content-Type': 'text/xml' }, body: '<a/>' }, 404, 'not_found'],
  ['GET', '/api/quotes', {}, 405, 'method_not_allowed'],
  ['PATCH', '/api/profile', json('{}'), 405, 'method_not_allowed'],
  ['POST', '/api/suggestions', json('{}'), 405, 'method_not_allowed'],
  ['PUT', '/api/reviews/1/helpful', {}, 405, 'method_not_allowed'],
  ['GET', '/api/%E0%A4%A', {}, 404, 'not_found'],
  ['POST', '/api/quotes', json('{'), 400, 'bad_request'],
  ['POST', '/api/quotes', json(''), 400, 'bad_request'],
  ['POST', '/api/quotes', json('null'), 400, 'bad_request'],
  ['POST', '/api/quotes', json('{"__proto__":{"ids":[1]}}'), 400, 'bad_request'],
  ['POST', '/api/quotes', json('{"ids":{"length":1,"0":1}}'), 400, 'bad_request'],
  ['POST', '/api/quotes', json('{"ids":[],"skuIds":[0]}'), 400, 'bad_request'],
  ['GET', '/api/products/999999/skus', {}, 404, 'product_not_found'],
  ['GET', '/api/list-count', {}, 400, 'bad_request'],
  ['GET', '/api/list-count?list=/product', {}, 404, 'list_not_found'],
  ['GET', `/api/list-count?list=/search?q=${'a'.repeat(2000)}`, {}, 400, 'bad_request'],
  ['POST', '/api/categories', json('{}'), 405, 'method_not_allowed'],
  ['GET', '/api/products/1.5/skus', {}, 404, 'product_not_found'],
  ['GET', '/api/products/99999999999999999999/skus', {}, 404, 'product_not_found'],
  [
    'POST',
    '/api/quotes',
    { headers: { 'Content-Type': 'text/xml' }, body: '<a/>' },
    415,
    'unsupported_media_type',
  ],
  ['POST', '/api/reviews/1/helpful', json('{"visitorId":{"toString":1}}'), 400, 'bad_request'],
  ['POST', '/api/browser-errors', json('{"message":{"toString":1},"path":"/"}'), 400, 'bad_request'],
  ['POST', '/api/newsletter/confirm', json('{"token":{"toString":1}}'), 400, 'bad_request'],
  ['POST', '/api/newsletter/unsubscribe', json('{"token":["x"]}'), 400, 'bad_request'],
  ['POST', '/api/newsletter/confirm', json('{"token":"unknown"}'), 404, 'unknown_token'],
  ['POST', '/api/newsletter', json('{"email":{"toString":1}}'), 422, 'invalid'],
  ['POST', '/api/messages', json('{"__proto__":{"name":"x"}}'), 400, 'bad_request'],
  ['POST', '/api/reports', json('{"target":{"toString":1},"reason":[]}'), 422, 'invalid'],
  ['GET', '/api/profile', {}, 401, 'unauthorized'],
  ['DELETE', '/api/account', json('{'), 401, 'unauthorized'],
];

describe('an invalid request', () => {
  it.each(REFUSED)('%s %s with %j is the problem %i %s', async (method, path, asked, status, code) => {
    const answer = await ask(shop, method, path, asked);
    expect(answer.headers.get('Content-Type')).toContain(PROBLEM_TYPE);
    expect(problemBody.parse(answer.json)).toMatchObject({ status, code, title: expect.any(String) });
    expect(answer.status).toBe(status);
    expect(JSON.stringify(answer.json)).not.toMatch(/\.ts|node_modules|\bat /);
  });

  it('gets the methods that a path allows', async () => {
    const allowed = async (method: string, path: string) =>
      (await ask(shop, method, path)).headers.get('Allow');
    expect(await allowed('GET', '/api/quotes')).toBe('POST');
    expect(await allowed('POST', '/api/follows/1')).toBe('DELETE, PUT');
    expect(await allowed('DELETE', '/api/profile')).toBe('GET, HEAD, PUT');
  });

  it('gets the invalid part of its body', async () => {
    const { json: problem } = await ask(shop, 'POST', '/api/quotes', { body: { ids: [1, 'x'] } });
    expect(problem.detail).toMatch(/^ids\[1\]: /);
  });
});

it('no request of this file made the server fail', () => {
  expect(shop.failures()).toEqual([]);
});
