import { afterEach, expect, test, vi } from 'vitest';
import { SESSION_KEY } from './auth-storage.ts';
import { stubWindow } from './fake-window.builder.ts';
import { enterPage, keepPost, keptPost } from './kept-post.ts';

const PAGE = '/orders/LP1/review';
const SIGN_IN = `/auth?next=${encodeURIComponent(PAGE)}`;

/** A browser in which an account has a session. */
const browserOf = (user: string) => {
  const browser = stubWindow({ [SESSION_KEY]: JSON.stringify({ user: { id: user } }) });
  return (other: string | null) =>
    browser.writeInOtherTab(SESSION_KEY, other && JSON.stringify({ user: { id: other } }), null);
};

/** Posts a text that is answered by a page elsewhere. */
async function post(location: string) {
  const request = new Request(`https://toko.example${PAGE}`, {
    method: 'POST',
    body: new URLSearchParams({ text: 'Halus sekali' }),
  });
  const answer = new Response(null, { status: 302, headers: { Location: location } });
  await expect(keepPost(request, () => Promise.reject(answer))).rejects.toBe(answer);
}

afterEach(() => vi.unstubAllGlobals());

test.each([SIGN_IN, SIGN_IN.replace('/auth', '/desk/code')])(
  'a form that %s answers comes back once, on its page, to its account (P-FORM-12)',
  async (answer) => {
    const signIn = browserOf('a');
    enterPage(PAGE);
    signIn(null);
    await post(answer);
    expect(keptPost(PAGE)).toBeNull();
    expect(enterPage('/auth')).toBeNull();
    expect(enterPage(PAGE)).toBeNull();
    signIn('a');
    expect(enterPage('/orders')).toBeNull();
    expect(enterPage(PAGE)?.get('text')).toBe('Halus sekali');
    expect(enterPage(PAGE)).toBeNull();
  },
);

test('no other account sees it, not even before its own (P-FORM-12)', async () => {
  const signIn = browserOf('a');
  enterPage(PAGE);
  await post(SIGN_IN);
  signIn('b');
  expect(enterPage(PAGE)).toBeNull();
  signIn('a');
  expect(enterPage(PAGE)).toBeNull();
});

test('a form that leads elsewhere is not kept', async () => {
  browserOf('a');
  enterPage(PAGE);
  await post('/orders/LP1?done=1');
  expect(enterPage(PAGE)).toBeNull();
});
