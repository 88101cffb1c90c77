import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDeskSession } from '#server/modules/access/who/desk-sessions.ts';
import { hashPassword } from '#server/modules/identity/auth/passwords.ts';
import { createTransaction } from '#server/platform/database/transactions.ts';
import {
  ask,
  askAuth,
  newAddress,
  newAuthClient,
  newEmail,
  PASSWORD,
  signedUp,
} from './support/account-clients.ts';
import { mailed, mailsTo } from './support/outbox.ts';
import { type RunningShop, startShop } from './support/shop.ts';
import { aMember } from './support/staff.ts';

const MINUTE = 60_000;
let shop: RunningShop;
/** Offset of the shop's clock, in ms. */
let ahead = 0;

beforeAll(async () => {
  shop = await startShop({ clock: () => new Date(Date.now() + ahead) });
});
afterAll(() => shop.close());

const signIn = (given: { email: string; address: string; password?: string }) =>
  askAuth(shop, 'POST', '/token?grant_type=password', {
    headers: { 'X-Forwarded-For': given.address },
    body: { email: given.email, password: given.password ?? PASSWORD },
  });

const databaseOf = ({ pool }: RunningShop) => ({ transaction: createTransaction(pool) });

/** Opens private pages in the browser of a login. @returns the id of its web session */
async function openBrowser({ bearer, userId }: { bearer: Record<string, string>; userId: string }) {
  const headers = { ...bearer, 'Sec-Fetch-Site': 'same-origin', 'X-Forwarded-For': newAddress() };
  expect((await ask(shop, 'POST', '/session', { headers })).status).toBe(204);
  const [opened] = await databaseOf(shop).transaction((tx) =>
    tx<{ id: string }>(sql`select id from web_sessions where user_id = ${userId}`),
  );
  return opened?.id ?? '';
}

/** A user whose sign-in is too old for a change without another proof. */
async function signedInLongAgo() {
  const account = await signedUp(shop);
  ahead += 11 * MINUTE;
  return account;
}

describe('somebody who has only an access token', () => {
  const NEEDED = { status: 400, code: 'reauthentication_needed' };

  it('changes neither e-mail nor password eleven minutes after the sign-in', async () => {
    const { auth, email } = await signedInLongAgo();
    expect((await auth.updateUser({ email: newEmail() })).error).toMatchObject(NEEDED);
    expect((await auth.updateUser({ password: 'stolen-pass-1' })).error).toMatchObject(NEEDED);
    expect((await signIn({ email, address: newAddress() })).status).toBe(200);
  });

  it('gains nothing by refreshing the session', async () => {
    const { auth } = await signedInLongAgo();
    expect((await auth.refreshSession()).error).toBeNull();
    expect((await auth.updateUser({ password: 'stolen-pass-1' })).error).toMatchObject(NEEDED);
  });

  it('of somebody who works at a desk changes no e-mail and no password, however recent the sign-in (P-DESK-8)', async () => {
    const { auth, email, bearer, user } = await signedUp(shop);
    const { transaction } = databaseOf(shop);
    await aMember({ transaction }, 1, 'order_clerk', user.id);
    const needed = { status: 400, code: 'staff_password_needed' };
    expect((await auth.updateUser({ email: newEmail() })).error).toMatchObject(needed);
    expect((await auth.updateUser({ password: 'stolen-pass-1' })).error).toMatchObject(needed);
    await transaction((tx) =>
      tx(sql`insert into desk_factors (user_id, sealed_secret, confirmed_at) values (${user.id}, '', now())`),
    );
    const proof = { email: newEmail(), current_password: PASSWORD };
    expect((await auth.updateUser(proof)).error).toMatchObject({ status: 403, code: 'insufficient_aal' });
    expect((await signIn({ email, address: newAddress() })).status).toBe(200);
    const now = new Date(Date.now() + ahead);
    const giveCodeIn = (sessionId: string) =>
      transaction((tx) => openDeskSession(tx, { sessionId, userId: user.id, now }));
    // A code in another browser of the account counts for that one alone.
    await giveCodeIn(randomUUID());
    expect((await auth.updateUser(proof)).error).toMatchObject({ status: 403, code: 'insufficient_aal' });
    await giveCodeIn(await openBrowser({ bearer, userId: user.id }));
    expect((await auth.updateUser(proof)).error).toBeNull();
    const left = await transaction((tx) => tx(sql`select 1 from desk_sessions where user_id = ${user.id}`));
    expect(left).toEqual([]);
  });

  it.each([
    ['an owner', 'owner', 7],
    ['an order clerk', 'order_clerk', 0],
  ])(
    'lets a shop wait for its payouts by a new e-mail of %s: %s, %i days (P-PAYOUT-10)',
    async (_, role, days) => {
      const { auth, user } = await signedUp(shop);
      const { transaction } = databaseOf(shop);
      await aMember({ transaction }, 4, role, user.id);
      await transaction((tx) =>
        tx(sql`
        insert into payout_accounts (seller_id, bank, number, holder, set_at, usable_at)
        values (4, 'BCA', '1234567890', 'Sari', shop_now(), shop_now()), (5, 'BCA', '1234567890', 'Sari', shop_now(), shop_now())
        on conflict (seller_id) do update set usable_at = excluded.usable_at`),
      );
      const waits = () =>
        transaction((tx) =>
          tx<{ days: number }>(sql`
          select round(extract(epoch from usable_at - shop_now()) / 86400)::int as days
          from payout_accounts where seller_id in (4, 5) order by seller_id`),
        );
      expect(
        (await auth.updateUser({ password: 'kata-sandi-baru-9', current_password: PASSWORD })).error,
      ).toBeNull();
      expect(await waits()).toEqual([{ days: 0 }, { days: 0 }]);
      const proof = { email: newEmail(), current_password: 'kata-sandi-baru-9' };
      expect((await auth.updateUser(proof)).error).toBeNull();
      expect(await waits()).toEqual([{ days }, { days: 0 }]);
    },
  );

  it('learns by no answer which e-mails have accounts', async () => {
    const { auth } = await signedInLongAgo();
    const taken = await signedUp(shop);
    expect((await auth.updateUser({ email: taken.email })).error).toMatchObject(NEEDED);
  });

  it('guesses ten current passwords at once, from however many addresses', async () => {
    const { bearer } = await signedInLongAgo();
    const codes: string[] = [];
    for (let guess = 0; guess < 12; guess += 1) {
      const headers = { ...bearer, 'X-Forwarded-For': newAddress() };
      const body = { password: 'stolen-pass-1', current_password: `guess-${guess}` };
      codes.push((await askAuth(shop, 'PUT', '/user', { headers, body })).json.code);
    }
    expect(codes).toEqual([
      ...Array(10).fill('invalid_credentials'),
      ...Array(2).fill('over_request_rate_limit'),
    ]);
  });

  it('still changes what needs no proof', async () => {
    const { auth } = await signedInLongAgo();
    expect((await auth.updateUser({ data: { theme: 'dark' } })).error).toBeNull();
  });
});

describe('the owner of an account', () => {
  it('changes it ten minutes after the sign-in', async () => {
    const { auth } = await signedUp(shop);
    ahead += 9 * MINUTE;
    expect((await auth.updateUser({ password: 'changed-by-me-1' })).error).toBeNull();
  });

  it('changes it with the current password, and a wrong one is refused', async () => {
    const { auth, email } = await signedInLongAgo();
    const next = newEmail();
    const wrong = await auth.updateUser({ email: next, current_password: 'not-mine-1' });
    expect(wrong.error?.code).toBe('invalid_credentials');
    const right = await auth.updateUser({ email: next, current_password: PASSWORD });
    expect([right.error, right.data.user?.email]).toEqual([null, next]);
    expect((await signIn({ email, address: newAddress() })).status).toBe(400);
  });

  it('changes it with a code by mail, which works once and for ten minutes', async () => {
    const { auth, email } = await signedInLongAgo();
    const codeOfMail = async (count: number) => {
      await expect.poll(() => mailsTo(shop, email, /Kode verifikasi/).length).toBe(count);
      const codes = mailsTo(shop, email, /Kode verifikasi/).map(
        ({ body }) => /Kode: (\d{6})/.exec(body)?.[1] ?? '',
      );
      return codes;
    };
    expect((await auth.reauthenticate()).error).toBeNull();
    const [late = ''] = await codeOfMail(1);
    ahead += 10 * MINUTE;
    const expired = await auth.updateUser({ password: 'coded-1', nonce: late });
    expect(expired.error).toMatchObject({ status: 422, code: 'reauthentication_not_valid' });

    expect((await auth.reauthenticate()).error).toBeNull();
    const [code = ''] = (await codeOfMail(2)).filter((one) => one !== late);
    expect((await auth.updateUser({ password: 'coded-1', nonce: code })).error).toBeNull();
    const again = await auth.updateUser({ password: 'coded-2', nonce: code });
    expect(again.error?.code).toBe('reauthentication_not_valid');
  });

  it('has a code that nobody guesses: five attempts in ten minutes', async () => {
    const { auth, bearer } = await signedInLongAgo();
    await auth.reauthenticate();
    const statuses: number[] = [];
    for (let guess = 0; guess < 7; guess += 1) {
      const body = { password: 'guessed-1', nonce: `00000${guess}` };
      statuses.push((await askAuth(shop, 'PUT', '/user', { headers: bearer, body })).status);
    }
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429, 429]);
  });

  it('gets one code a minute', async () => {
    const { auth } = await signedUp(shop);
    expect((await auth.reauthenticate()).error).toBeNull();
    expect((await auth.reauthenticate()).error).toMatchObject({
      status: 429,
      code: 'over_email_send_rate_limit',
    });
    expect((await newAuthClient(shop).reauthenticate()).error).not.toBeNull();
  });

  it('is told of changes at the address that the account had', async () => {
    const { auth, email } = await signedUp(shop);
    const next = newEmail();
    await auth.updateUser({ password: 'told-by-mail-1' });
    await auth.updateUser({ email: next });
    await expect.poll(() => mailsTo(shop, email, /Kata sandi .*diganti/).length).toBe(1);
    await expect.poll(() => mailsTo(shop, email, /Alamat e-mail .*diganti/).length).toBe(1);
    expect(mailsTo(shop, email, /Alamat e-mail/)[0]?.body).not.toContain(next);
  });

  it('is told three times an hour, as the address may be a stranger’s', async () => {
    const { auth, email } = await signedUp(shop);
    for (const nth of [1, 2, 3, 4, 5]) {
      expect((await auth.updateUser({ password: `changed-again-${nth}` })).error).toBeNull();
    }
    await mailed(shop, { to: email, subject: /Kata sandi .*diganti/, count: 3 });
    const { rows } = await shop.pool.query('select 1 from mail_outbox where recipient = $1', [email]);
    expect(rows).toEqual([]);
  });

  it('ends all other sessions with a new e-mail', async () => {
    const { auth, email } = await signedUp(shop);
    const other = newAuthClient(shop);
    await other.signInWithPassword({ email, password: PASSWORD });
    expect((await auth.updateUser({ email: newEmail() })).error).toBeNull();
    expect((await other.getUser()).error?.name).toBe('AuthSessionMissingError');
    expect((await auth.getUser()).error).toBeNull();
  });
});

describe('probing which e-mails are taken', () => {
  it('is answered five times for an account, from any address, and leaves no trace in the database’s log', async () => {
    const { bearer } = await signedUp(shop);
    const taken = await signedUp(shop);
    const answers: string[] = [];
    for (let count = 0; count < 8; count += 1) {
      const headers = { ...bearer, 'X-Forwarded-For': newAddress() };
      const { json } = await askAuth(shop, 'PUT', '/user', { headers, body: { email: taken.email } });
      answers.push(json.code);
    }
    expect(answers).toEqual([...Array(5).fill('email_exists'), ...Array(3).fill('over_request_rate_limit')]);
    const logs = fs
      .readdirSync(shop.dataDir, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.log'))
      .map((file) => fs.readFileSync(path.join(shop.dataDir, file), 'utf8'));
    expect(logs.join('')).not.toContain(taken.email);
  });
});

describe('password hashes', () => {
  it('of one address do not stop others from logging in', async () => {
    const address = newAddress();
    const attackers = await Promise.all(Array.from({ length: 10 }, () => signedUp(shop, address)));
    const shopper = await signedUp(shop);
    const flood = attackers.flatMap(({ email }) =>
      Array.from({ length: 40 }, () => signIn({ email, address })),
    );
    const statuses: number[] = [];
    for (let count = 0; count < 12; count += 1) statuses.push((await signIn(shopper)).status);
    expect(statuses).toEqual(Array(12).fill(200));
    const refused = (await Promise.all(flood)).filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
  });
});

describe('a common password', () => {
  const WEAK = {
    name: 'AuthWeakPasswordError',
    status: 422,
    reasons: ['pwned'],
    message: 'This password is too common',
  };

  it.each(['123456', 'Password1', 'SAYANGKU', 'rahasia'])('opens no account: %s', async (password) => {
    expect((await newAuthClient(shop).signUp({ email: newEmail(), password })).error).toMatchObject(WEAK);
  });

  it('cannot replace another one', async () => {
    const { auth } = await signedUp(shop);
    expect((await auth.updateUser({ password: 'qwertyuiop' })).error).toMatchObject(WEAK);
  });

  it('still works for a login where it is already set', async () => {
    const { email } = await signedUp(shop);
    const common = await hashPassword('123456', (work) => work());
    await shop.pool.query('update auth_users set password_hash = $1 where email = $2', [common, email]);
    expect((await signIn({ email, address: newAddress(), password: '123456' })).status).toBe(200);
  });
});

describe('a browser that is new to an account', () => {
  const subject = /perangkat baru/;
  /** Signs in as a browser with or without a cookie; returns the cookie of the answer. */
  async function signInFrom(email: string, cookie?: string) {
    const answer = await askAuth(shop, 'POST', '/token?grant_type=password', {
      headers: { ...(cookie !== undefined && { Cookie: cookie }) },
      body: { email, password: PASSWORD },
    });
    expect(answer.status).toBe(200);
    const [set = ''] = answer.headers.getSetCookie();
    return set;
  }

  it('is reported by mail at its first sign-in, and recognised by a cookie that no script reads', async () => {
    const { email } = await signedUp(shop);
    const set = await signInFrom(email);
    expect(set).toMatch(
      /^lokapasar-browser=[\w-]{43}; Max-Age=34560000; Path=\/auth; HttpOnly; SameSite=Lax$/,
    );
    const [mail] = await mailed(shop, { to: email, subject });
    expect(mail?.body).toMatch(/Waktu: \d+ \w+ \d{4}.* WIB/);
    const [cookie = ''] = set.split(';');
    expect((await signInFrom(email, cookie)).split(';')[0]).toBe(cookie);
    expect((await signInFrom(email, `other=1; ${cookie}`)).split(';')[0]).toBe(cookie);
    const { rows } = await shop.pool.query('select 1 from mail_outbox where recipient = $1', [email]);
    expect([rows, mailsTo(shop, email, subject)]).toEqual([[], expect.objectContaining({ length: 1 })]);
  });

  it('is reported three times an hour, as the address may be a stranger’s', async () => {
    const { email } = await signedUp(shop);
    for (let browser = 0; browser < 6; browser += 1) await signInFrom(email);
    await mailed(shop, { to: email, subject, count: 3 });
    const { rows } = await shop.pool.query('select 1 from mail_outbox where recipient = $1', [email]);
    expect(rows).toEqual([]);
  });

  it('is not new when it registered the account', async () => {
    const email = newEmail();
    const body = { email, password: PASSWORD };
    const { headers } = await askAuth(shop, 'POST', '/signup', { body });
    const [cookie = ''] = (headers.getSetCookie()[0] ?? '').split(';');
    await signInFrom(email, cookie);
    await signInFrom(email, 'lokapasar-browser=short');
    expect(await mailed(shop, { to: email, subject })).toHaveLength(1);
  });

  it('is known to one account only, and to the table by a hash', async () => {
    const [one, two] = [await signedUp(shop), await signedUp(shop)];
    const [cookie = ''] = (await signInFrom(one.email)).split(';');
    await signInFrom(two.email, cookie);
    await mailed(shop, { to: two.email, subject });
    const { rows } = await shop.pool.query(
      `select token_hash, encode(token_hash, 'hex') as hash from auth_browsers where user_id = any($1)`,
      [[one.user.id, two.user.id]],
    );
    expect(new Set(rows.map(({ hash }) => hash)).size).toBe(4);
    expect(JSON.stringify(rows)).not.toContain(cookie.split('=')[1]);
  });

  it('gets no cookie by a failed sign-in', async () => {
    const { email } = await signedUp(shop);
    const answer = await signIn({ email, address: newAddress(), password: 'not-mine-1' });
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([400, []]);
  });
});
