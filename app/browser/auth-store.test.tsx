import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useAuth } from './auth.tsx';
import { authStorage, hasStoredSession, SESSION_KEY } from './auth-storage.ts';
import { createAuthStore } from './auth-store.ts';
import { stubWindow } from './fake-window.builder.ts';

const openAccountSession = vi.hoisted(() => vi.fn(async () => ({ login: async () => ({ ok: true }) })));
vi.mock('./account-session.ts', () => ({ openAccountSession }));

function Lost() {
  useAuth();
  return null;
}

const aStore = () => createAuthStore({ url: null, key: 'lokapasar-embedded' });
/** The browser has nothing else to do. */
const idle = () => vi.advanceTimersByTimeAsync(1000);

beforeEach(() => {
  vi.useFakeTimers();
  openAccountSession.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  authStorage.removeItem(SESSION_KEY);
});

describe('The stub of the account (P-ACC-15)', () => {
  test('a visitor loads nothing of it', async () => {
    stubWindow();
    const store = aStore();
    store.subscribe(() => {});
    await idle();
    expect(openAccountSession).not.toHaveBeenCalled();
    expect(store.getSnapshot()).toMatchObject({ user: null, session: null, profile: null, isLoading: false });
  });

  test('a stored session is read when the browser is idle; until then the account is loading', async () => {
    stubWindow({ [SESSION_KEY]: '{}' });
    const store = aStore();
    const listener = vi.fn();
    store.subscribe(listener);
    expect(store.getSnapshot()).toMatchObject({ user: null, isLoading: true, isRestoring: true });
    expect(openAccountSession).not.toHaveBeenCalled();
    await idle();
    expect(openAccountSession).toHaveBeenCalledOnce();
  });

  test('a tab wakes when another one signs in, and only then', async () => {
    const browser = stubWindow();
    const store = aStore();
    store.subscribe(() => {});
    browser.writeInOtherTab('cart', '[]', null);
    window.dispatchEvent(Object.assign(new Event('storage'), { key: 'cart' }));
    await idle();
    expect(openAccountSession).not.toHaveBeenCalled();
    browser.writeInOtherTab(SESSION_KEY, '{}', null);
    window.dispatchEvent(Object.assign(new Event('storage'), { key: SESSION_KEY }));
    expect(store.getSnapshot().isRestoring).toBe(true);
    await idle();
    expect(openAccountSession).toHaveBeenCalledOnce();
  });

  test('a screen that asks opens it once', async () => {
    stubWindow();
    const store = aStore();
    store.subscribe(() => {});
    store.prepare();
    await store.ask((account) => account.login('a@contoh.id', 'rahasia'));
    await store.ask((account) => account.login('a@contoh.id', 'rahasia'));
    expect(openAccountSession).toHaveBeenCalledOnce();
  });

  test('code that does not come over the line is the failure offline, and is tried again', async () => {
    stubWindow({ [SESSION_KEY]: '{}' });
    openAccountSession.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const store = aStore();
    store.subscribe(() => {});
    const work = vi.fn();
    expect(await store.ask(work)).toEqual({ ok: false, error: { kind: 'offline', message: null } });
    expect(work).not.toHaveBeenCalled();
    expect(store.getSnapshot()).toMatchObject({ isRestoring: false, problem: 'offline' });
    window.dispatchEvent(new Event('online'));
    await idle();
    expect(openAccountSession).toHaveBeenCalledTimes(2);
  });

  test('the server and the first render know no more than that a session may be read', () => {
    expect(aStore().getServerSnapshot()).toMatchObject({ user: null, isLoading: true });
  });
});

describe('Where the session is kept', () => {
  test('a full storage keeps it in memory until the page closes', () => {
    const browser = stubWindow();
    browser.fill();
    authStorage.setItem(SESSION_KEY, 'a');
    expect(browser.read(SESSION_KEY)).toBeUndefined();
    expect(hasStoredSession()).toBe(true);
    expect(authStorage.getItem(SESSION_KEY)).toBe('a');
  });

  test('a forbidden storage likewise, and nobody is signed in at the start', () => {
    stubWindow().forbid();
    expect(hasStoredSession()).toBe(false);
    authStorage.setItem(SESSION_KEY, 'a');
    expect(authStorage.getItem(SESSION_KEY)).toBe('a');
    authStorage.removeItem(SESSION_KEY);
    expect(hasStoredSession()).toBe(false);
  });
});

test('outside its provider the account is a developer error (P-SHOP-18)', () => {
  expect(() => renderToString(<Lost />)).toThrow('useAuth must be used within an AuthProvider');
});
