import { afterEach, describe, expect, test, vi } from 'vitest';
import { deleteAccount } from '#contracts/identity/account.ts';
import { INVALID } from '#contracts/invalid.ts';
import {
  COMMON_PROBLEMS,
  describeProblem,
  type ProblemDetails,
  type ProblemKind,
} from '#contracts/problem.ts';
import { createAccountApi } from './account-api.ts';
import type { AuthResult } from './auth-state.ts';

const token = (value: string) => vi.fn(async (): Promise<AuthResult<string>> => ({ ok: true, value }));
const ended = () =>
  vi.fn(
    async (): Promise<AuthResult<string>> => ({ ok: false, error: { kind: 'signed_out', message: null } }),
  );

function answerWith(...answers: (Response | Error)[]) {
  const fetch = vi.fn(async (_path: string, _request: RequestInit) => {
    const next = answers.shift() ?? new Error('one request too many');
    if (next instanceof Error) throw next;
    return next;
  });
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

const empty = { username: '', full_name: '', phone: '', address: '', avatar_url: null };
/** A failure in the shop's format. */
const problem = (code: string, kind: ProblemKind, details?: ProblemDetails) =>
  Response.json(describeProblem(code, kind, details), { status: kind.status });

const refused = () => problem('unauthorized', COMMON_PROBLEMS.unauthorized);

afterEach(() => vi.unstubAllGlobals());

describe('Asking the shop about the signed-in user', () => {
  test('the token goes along', async () => {
    const fetch = answerWith(Response.json(empty));
    expect(await createAccountApi(token('a'), ended()).profile()).toEqual({ ok: true, value: empty });
    expect(fetch.mock.calls[0]?.[1].headers).toEqual({ Authorization: 'Bearer a' });
  });

  test('a token that the shop rejects is refreshed once', async () => {
    const fetch = answerWith(refused(), Response.json(empty));
    const renew = token('b');
    expect(await createAccountApi(token('a'), renew).profile()).toMatchObject({ ok: true });
    expect(fetch.mock.calls[1]?.[1].headers).toEqual({ Authorization: 'Bearer b' });
    answerWith(refused(), refused());
    expect(await createAccountApi(token('a'), renew).profile()).toMatchObject({
      ok: false,
      error: { kind: 'signed_out' },
    });
  });

  test('sends nothing without a session', async () => {
    const fetch = answerWith();
    expect(await createAccountApi(ended(), ended()).followedSellers()).toMatchObject({
      error: { kind: 'signed_out' },
    });
    expect(fetch).not.toHaveBeenCalled();
  });

  test('reports faults of fields and a wrong password by field', async () => {
    answerWith(problem('invalid', INVALID, { fields: { username: 'too_short', x: 'y' } }));
    const api = createAccountApi(token('a'), ended());
    expect(await api.saveProfile(empty)).toMatchObject({
      error: { kind: 'refused', faults: { username: 'too_short' } },
    });
    answerWith(problem('wrong_password', deleteAccount.failures.wrong_password));
    expect(await api.deleteAccount('falsch')).toMatchObject({
      error: { kind: 'refused', faults: { password: 'wrong_password' } },
    });
    answerWith(problem('shop_open', deleteAccount.failures.shop_open));
    expect(await api.deleteAccount('richtig')).toMatchObject({
      error: { kind: 'refused', faults: { password: 'shop_open' } },
    });
  });

  test.each([
    ['a lost line', new TypeError('Failed to fetch'), 'offline'],
    ['a shop that is away', problem('unavailable', COMMON_PROBLEMS.unavailable), 'unavailable'],
    ['an answer that makes no sense', new Response('<html>'), 'unavailable'],
    ['too many requests', problem('too_many_requests', COMMON_PROBLEMS.too_many_requests), 'too_many'],
  ])('%s is a failure of its own', async (_what, answer, kind) => {
    answerWith(answer);
    expect(await createAccountApi(token('a'), ended()).followedSellers()).toMatchObject({ error: { kind } });
  });
});
