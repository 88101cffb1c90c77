import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buyingShop } from './support/buying-shop.ts';
import { migratedDatabase } from './support/migrated-database.ts';
import { type Operator, operatorBrowser } from './support/operator-browser.ts';

/** Who works at the console, by HTML forms alone (P-CONSOLE-8). */
const opened = migratedDatabase();
let shop: Awaited<ReturnType<typeof buyingShop>>;
let owner: Operator;
beforeAll(async () => {
  const { database, dataDir } = opened();
  shop = await buyingShop(database, dataDir, { PUBLIC_URL: 'http://localhost' });
  owner = await operatorBrowser(opened(), shop.origin, 'owner');
});
afterAll(() => shop.close());

const PATH = '/operator/staff';

const post = ({ browser }: Operator, intent: string, fields: Readonly<Record<string, string>>) =>
  browser.post(PATH, Object.entries({ intent, reason: 'Diminta', ...fields }));

const roleOf = async ({ membershipId }: Operator) =>
  (
    await opened().query<{ role: string; isOver: boolean }>(sql`
      select role, ended_at is not null as "isOver" from memberships where id = ${membershipId}`)
  )[0];

const tokenIn = (html: string) => /\/operator\/open\?token=([\w-]+)/.exec(html)?.[1] ?? '';

it('an invitation is a link that is shown once; a new link ends the old one, and a withdrawn one opens nothing', async () => {
  const made = await post(owner, 'invite', { role: 'support' });
  const token = tokenIn(made.html);
  expect([made.status, token.length > 20]).toEqual([200, true]);
  const list = await owner.browser.get(PATH);
  expect(list.html).not.toContain(token);
  const [, invitation = ''] = /name="invitation" value="([0-9a-f]{64})"/.exec(list.html) ?? [];
  const again = tokenIn((await post(owner, 'again', { invitation, role: 'support' })).html);
  const open = async (one: string) =>
    (await owner.browser.get(`/operator/open?token=${one}`)).text.includes('tidak berlaku lagi');
  expect([await open(token), await open(again)]).toEqual([true, false]);
  const [, second = ''] =
    /name="invitation" value="([0-9a-f]{64})"/.exec((await owner.browser.get(PATH)).html) ?? [];
  expect((await post(owner, 'withdraw', { invitation: second })).text).toContain('Undangan dibatalkan.');
  expect(await open(again)).toBe(true);
});

it('a role is changed and ended with a reason, by owners alone, and nobody ends themselves', async () => {
  const finance = await operatorBrowser(opened(), shop.origin, 'finance');
  const member = finance.membershipId;
  expect((await finance.browser.get(PATH)).status).toBe(403);
  const without = await post(owner, 'change', { member, role: 'support', reason: ' ' });
  expect([without.status, without.text.includes('Tulis alasannya dulu.')]).toEqual([422, true]);
  expect((await post(owner, 'change', { member, role: 'support' })).text).toContain('Peran tersimpan.');
  expect(await roleOf(finance)).toEqual({ role: 'support', isOver: false });
  const own = await post(owner, 'end', { member: owner.membershipId });
  expect([own.status, own.text.includes('hanya bisa diubah pemilik lain')]).toEqual([422, true]);
  expect((await post(owner, 'end', { member })).text).toContain('Akses dicabut.');
  expect((await finance.browser.get('/operator')).status).toBe(404);
  expect((await post(owner, 'end', { member })).status).toBe(422);
});

it('of two owners who end each other at once one stays', async () => {
  const [one, two] = [
    await operatorBrowser(opened(), shop.origin, 'owner'),
    await operatorBrowser(opened(), shop.origin, 'owner'),
  ];
  await Promise.all([
    post(one, 'end', { member: two.membershipId }),
    post(two, 'end', { member: one.membershipId }),
  ]);
  const ended = [await roleOf(one), await roleOf(two)].filter((row) => row?.isOver);
  expect(ended).toHaveLength(1);
});

it('wants a code of the last minutes, which the form itself takes', async () => {
  const other = await operatorBrowser(opened(), shop.origin, 'owner');
  const code = await other.letCodeAge();
  expect((await other.browser.get(PATH)).html).toContain('name="code"');
  const stale = await post(other, 'invite', { role: 'catalogue' });
  expect([stale.status, tokenIn(stale.html)]).toEqual([422, '']);
  expect(tokenIn((await post(other, 'invite', { role: 'catalogue', code })).html)).not.toBe('');
});
