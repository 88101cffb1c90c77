import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sweepAuth } from '#server/modules/identity/auth/sweep-auth.ts';
import { createQuery } from '#server/platform/database/query.ts';
import { ask, askAuth, newAuthClient, newEmail, PASSWORD } from './support/account-clients.ts';
import { mailed, mailsTo } from './support/outbox.ts';
import { type RunningShop, startShop } from './support/shop.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const subject = /Konfirmasi alamat/;
let shop: RunningShop;
/** Offset of the shop's clock, in ms. */
let ahead = 0;

beforeAll(async () => {
  shop = await startShop({
    settings: { AUTH_CONFIRM_EMAIL: 'on', PUBLIC_URL: 'https://shop.example' },
    clock: () => new Date(Date.now() + ahead),
  });
});
afterAll(() => shop.close());

/** The tokens of the links that were mailed to an address. */
async function tokensOf(to: string, { count = 1, type = 'signup' } = {}): Promise<string[]> {
  const mails = await mailed(shop, { to, subject, count });
  return mails.map(({ links }) => {
    // As text and as HTML.
    const [link = '', ...others] = new Set(links.map((one) => one.replaceAll('&amp;', '&')));
    expect(others).toEqual([]);
    return (
      new RegExp(`^https://shop.example/auth/confirm\\?type=${type}&token_hash=([\\w-]{43})$`).exec(
        link,
      )?.[1] ?? ''
    );
  });
}

async function registered() {
  const email = newEmail();
  const auth = newAuthClient(shop);
  const { data, error } = await auth.signUp({ email, password: PASSWORD });
  if (error || !data.user) throw new Error(`The sign-up failed: ${error?.message}`);
  return { email, auth, user: data.user, session: data.session };
}

async function confirmed() {
  const { email, auth } = await registered();
  const [token_hash = ''] = await tokensOf(email);
  await auth.verifyOtp({ token_hash, type: 'signup' });
  return { email, auth };
}

const logIn = (email: string) => newAuthClient(shop).signInWithPassword({ email, password: PASSWORD });

describe('a new account', () => {
  it('has a user without a session, and is opened once by the link in the mail', async () => {
    const { email, user, session } = await registered();
    expect([session, user.email, user.email_confirmed_at, user.last_sign_in_at]).toEqual([
      null,
      email,
      undefined,
      undefined,
    ]);
    expect(user.identities).toHaveLength(1);
    expect((await logIn(email)).error).toMatchObject({
      status: 400,
      code: 'email_not_confirmed',
      message: 'Email not confirmed',
    });
    const wrong = await newAuthClient(shop).signInWithPassword({ email, password: 'another-one' });
    expect(wrong.error?.code).toBe('invalid_credentials');

    const [token_hash = ''] = await tokensOf(email);
    const auth = newAuthClient(shop);
    const opened = await auth.verifyOtp({ token_hash, type: 'signup' });
    expect([opened.error, opened.data.user?.id]).toEqual([null, user.id]);
    expect(opened.data.user?.email_confirmed_at).toEqual(expect.any(String));
    expect((await logIn(email)).error).toBeNull();
    const again = await newAuthClient(shop).verifyOtp({ token_hash, type: 'email' });
    expect(again.error?.code).toBe('otp_expired');
  });

  it('gets another link on request, one a minute, and none once it is confirmed', async () => {
    const { email } = await registered();
    const resend = () => newAuthClient(shop).resend({ type: 'signup', email });
    expect((await resend()).error).toBeNull();
    await tokensOf(email);
    ahead += MINUTE;
    await resend();
    const [, token_hash = ''] = await tokensOf(email, { count: 2 });
    await newAuthClient(shop).verifyOtp({ token_hash, type: 'signup' });
    ahead += MINUTE;
    expect((await resend()).error).toBeNull();
    const { rows } = await shop.pool.query('select 1 from mail_outbox where recipient = $1', [email]);
    expect([rows, mailsTo(shop, email, subject)]).toEqual([[], expect.objectContaining({ length: 2 })]);
  });

  it('has a link for a day, and is deleted after a week', async () => {
    const { email } = await registered();
    const [token_hash = ''] = await tokensOf(email);
    ahead += DAY;
    const late = await newAuthClient(shop).verifyOtp({ token_hash, type: 'signup' });
    expect(late.error?.code).toBe('otp_expired');
    const other = await confirmed();
    ahead += 7 * DAY;
    await sweepAuth(createQuery(shop.pool), new Date(Date.now() + ahead));
    const { rows } = await shop.pool.query('select email from auth_users where email = any($1)', [
      [email, other.email],
    ]);
    expect(rows).toEqual([{ email: other.email }]);
  });

  it('is confirmed by the link for a forgotten password, too', async () => {
    const { email, auth } = await registered();
    await auth.resetPasswordForEmail(email);
    const [mail] = await mailed(shop, { to: email, subject: /ulang kata/ });
    const token_hash = mail?.links[0]?.split('token_hash=')[1] ?? '';
    expect((await auth.verifyOtp({ token_hash, type: 'recovery' })).error).toBeNull();
    expect((await logIn(email)).error).toBeNull();
  });
});

it('is visible to clients in the settings', async () => {
  expect((await askAuth(shop, 'GET', '/settings')).json.mailer_autoconfirm).toBe(false);
});

describe('an e-mail that has an account', () => {
  it('is answered like a new one except for the protocol’s empty identities, and gets no mail', async () => {
    const { email } = await confirmed();
    const { data, error } = await newAuthClient(shop).signUp({ email, password: 'another-pass-1' });
    expect([error, data.session, data.user?.email, data.user?.identities]).toEqual([null, null, email, []]);
    expect((await logIn(email)).error).toBeNull();
    expect(mailsTo(shop, email, subject)).toHaveLength(1);
  });

  it('that still waits keeps the password of its first registration', async () => {
    const { email } = await registered();
    await newAuthClient(shop).signUp({ email, password: 'second-pass-1' });
    const second = await newAuthClient(shop).signInWithPassword({ email, password: 'second-pass-1' });
    expect(second.error?.code).toBe('invalid_credentials');
  });
});

describe('the protocol’s link with a redirect', () => {
  const follow = (query: Record<string, string>) =>
    fetch(`${shop.origin}/auth/v1/verify?${new URLSearchParams(query)}`, { redirect: 'manual' });

  it('leads to a page of ours with valid tokens, and nowhere else', async () => {
    for (const [wanted, led] of [
      ['https://shop.example/profile?tab=orders#x', 'https://shop.example/profile?tab=orders'],
      ['https://evil.example/', 'https://shop.example/auth'],
      ['//evil.example', 'https://shop.example/auth'],
      ['', 'https://shop.example/auth'],
    ] as const) {
      const { email } = await registered();
      const [token = ''] = await tokensOf(email);
      const answer = await follow({ token, type: 'signup', redirect_to: wanted });
      const [address, fragment = ''] = (answer.headers.get('location') ?? '').split('#');
      expect([answer.status, address]).toEqual([303, led]);
      const params = new URLSearchParams(fragment);
      expect(params.get('type')).toBe('signup');
      const headers = { Authorization: `Bearer ${params.get('access_token')}` };
      expect((await askAuth(shop, 'GET', '/user', { headers })).json.email).toBe(email);
    }
  });

  it('reports that it is spent', async () => {
    const answer = await follow({ token: 'unknown', type: 'signup' });
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      'https://shop.example/auth#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired',
    ]);
  });

  it('spends no link for a new password', async () => {
    expect((await ask(shop, 'GET', '/auth/v1/verify?type=recovery&token=x')).status).toBe(404);
  });
});

describe('a new e-mail of an account', () => {
  it('waits for the link, then ends all sessions and is reported to the old address', async () => {
    const { email, auth } = await confirmed();
    const next = newEmail();
    const { data } = await auth.updateUser({ email: next });
    expect([data.user?.email, data.user?.new_email]).toEqual([email, next]);
    expect((await logIn(next)).error?.code).toBe('invalid_credentials');
    const [token_hash = ''] = await tokensOf(next, { type: 'email_change' });
    const opened = await newAuthClient(shop).verifyOtp({ token_hash, type: 'email_change' });
    expect([opened.error, opened.data.user?.email]).toEqual([null, next]);
    expect((await auth.getUser()).error?.name).toBe('AuthSessionMissingError');
    await mailed(shop, { to: email, subject: /diganti/ });
    expect((await logIn(next)).error).toBeNull();
  });

  it('of another account gets the same answer, and no mail', async () => {
    const other = await confirmed();
    const { email, auth } = await confirmed();
    const { data, error } = await auth.updateUser({ email: other.email });
    expect([error, data.user?.email, data.user?.new_email]).toEqual([null, email, other.email]);
    const { rows } = await shop.pool.query(
      `select 1 from auth_one_time_tokens where purpose = 'email_change'`,
    );
    expect(rows).toEqual([]);
  });
});
