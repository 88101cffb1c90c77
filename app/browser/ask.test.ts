import { afterEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import type { Endpoint } from '#contracts/endpoint.ts';
import { COMMON_PROBLEMS, describeProblem } from '#contracts/problem.ts';
import { ask } from './ask.ts';

const GONE = { status: 410, title: 'The shelf is gone' } as const;
const shelf = {
  method: 'PUT',
  path: '/api/shelves/:name/places/:place',
  params: z.object({ name: z.string(), place: z.string() }),
  query: z.object({ side: z.string() }),
  body: z.object({ goods: z.array(z.string()) }),
  answer: { status: 200, body: z.object({ free: z.int() }) },
  failures: { gone: GONE },
} as const satisfies Endpoint;

const asking = {
  params: { name: 'a/b', place: '2' },
  query: { side: 'kiri & kanan' },
  body: { goods: ['x'] },
};

function answerWith(answer: Response | Error) {
  const fetch = vi.fn(async (_path: string, _request: RequestInit) => {
    if (answer instanceof Error) throw answer;
    return answer;
  });
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

afterEach(() => vi.unstubAllGlobals());

describe('Asking an endpoint by its contract', () => {
  test('names its parameters in path and query, escaped, and sends its body as JSON', async () => {
    const fetch = answerWith(Response.json({ free: 3 }));
    expect(await ask(shelf, asking, { headers: { Accept: 'x' } })).toEqual({ ok: true, value: { free: 3 } });
    expect(fetch).toHaveBeenCalledWith('/api/shelves/a%2Fb/places/2?side=kiri+%26+kanan', {
      method: 'PUT',
      headers: { Accept: 'x', 'Content-Type': 'application/json' },
      body: '{"goods":["x"]}',
    });
  });

  test.each([
    ['a listed failure', describeProblem('gone', GONE, { fields: { name: 'unknown' } }), 410, 'gone'],
    ['a common failure', describeProblem('unauthorized', COMMON_PROBLEMS.unauthorized), 401, 'unauthorized'],
    ['a code that the contract does not list', describeProblem('toString', GONE), 410, 'bad_request'],
    ['too many requests, told by a proxy', '<html>', 429, 'too_many_requests'],
    ['a shop that a proxy does not reach', '<html>', 502, 'unavailable'],
    ['a refusal of a proxy', '<html>', 418, 'bad_request'],
    ['an answer of another shape', { free: 'many' }, 200, 'unavailable'],
    ['an answer that is no JSON', '<html>', 200, 'unavailable'],
  ])('%s has a code of its own', async (_what, body, status, code) => {
    answerWith(new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }));
    expect(await ask(shelf, asking)).toMatchObject({ ok: false, error: { code } });
  });

  test('gives the faults of fields', async () => {
    answerWith(
      Response.json(describeProblem('gone', GONE, { fields: { name: 'unknown' } }), { status: 410 }),
    );
    expect(await ask(shelf, asking)).toMatchObject({ error: { fields: { name: 'unknown' } } });
  });

  test('a line that is cut is the failure offline', async () => {
    answerWith(new TypeError('Failed to fetch'));
    expect(await ask(shelf, asking)).toEqual({ ok: false, error: { code: 'offline', fields: {} } });
  });
});
