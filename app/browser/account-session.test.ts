import { AuthApiError, AuthRetryableFetchError } from '@supabase/auth-js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openAccountSession } from './account-session.ts';
import { type AuthState, RESTORING, VISITOR } from './auth-state.ts';
import { stubWindow } from './fake-window.builder.ts';

const client = vi.hoisted(() => ({ getSession: vi.fn(), onAuthStateChange: () => {} }));
vi.mock('./auth-client.ts', () => ({ createSessionClient: () => client, createSignUpClient: () => client }));

/** The result of reading the stored session. */
const reading = (error: Error | null, session: object | null = null) =>
  client.getSession.mockResolvedValueOnce({ data: { session }, error });

/** An account whose session was valid when the page was opened. */
async function anAccount() {
  let state: AuthState = RESTORING;
  reading(null, { access_token: 'a.b.c', user: { id: 'u1', updated_at: '2026-11-21' } });
  const account = await openAccountSession({
    supabase: { url: null, key: 'lokapasar-embedded' },
    read: () => state,
    set: (changes) => {
      state = { ...state, ...changes };
    },
  });
  expect(state.user).toMatchObject({ id: 'u1' });
  return { account, state: () => state };
}

beforeEach(() => void stubWindow());
afterEach(() => vi.unstubAllGlobals());

test('a session that the service refuses to renew has ended, and nobody is signed in', async () => {
  const { account, state } = await anAccount();
  reading(new AuthApiError('Invalid Refresh Token: Already Used', 400, 'refresh_token_already_used'));
  expect(await account.followedSellers()).toEqual({
    ok: false,
    error: { kind: 'signed_out', message: null },
  });
  expect(state()).toEqual(VISITOR);
});

test('a session that cannot be refreshed now is not deleted, and its failure is reported', async () => {
  const { account, state } = await anAccount();
  reading(new AuthRetryableFetchError('Bad Gateway', 502));
  expect(await account.followedSellers()).toEqual({
    ok: false,
    error: { kind: 'unavailable', message: null },
  });
  expect(state().user).toMatchObject({ id: 'u1' });
});

test('a page that comes back keeps its content when its session cannot be read', async () => {
  const { state } = await anAccount();
  const before = state();
  client.getSession.mockRejectedValueOnce(new Error('The storage does not answer'));
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await vi.waitFor(() => expect(client.getSession.mock.settledResults.at(-1)?.type).toBe('rejected'));
  expect(state()).toBe(before);
});
