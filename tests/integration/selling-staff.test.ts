import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { newEmail, PASSWORD } from './support/account-clients.ts';
import { PlainBrowser } from './support/plain-browser.ts';
import { sellingShop } from './support/selling-shop.ts';

/** Who works at a shop, by HTML forms alone (P-CENTRE-44). */
const { opened, origin, one, two } = sellingShop();
const PATH = '/selling/1/staff';

/** A browser of a new account that works nowhere. */
async function somebody() {
  const browser = new PlainBrowser(origin());
  const email = newEmail();
  const account: [string, string][] = [
    ['email', email],
    ['password', PASSWORD],
    ['confirmPassword', PASSWORD],
  ];
  await browser.post('/auth', [['intent', 'register'], ...account]);
  await browser.post('/auth', [['intent', 'login'], ...account]);
  return { browser, email };
}

/** The path of the invitation that a page shows. */
const linkIn = ({ text }: { text: string }) => /\/selling\/open\?token=[\w-]+/.exec(text)?.[0] ?? '';

const accept = (browser: PlainBrowser, link: string) =>
  browser.post(link, [['token', link.slice(link.indexOf('=') + 1)]]);

const invite = (role: string) =>
  one().post(PATH, [
    ['intent', 'invite'],
    ['role', role],
  ]);

const roleOf = async (email: string) =>
  (
    await opened().query<{ id: string; role: string }>(sql`
      select m.id, m.role from memberships m join auth_users a on a.id = m.user_id
      where a.email = ${email} and m.seller_id = 1 and m.ended_at is null`)
  )[0];

it('an invitation makes one account a clerk, who sees orders and nothing of money, settings or people', async () => {
  const made = await invite('order_clerk');
  expect(made.text).toContain('Tautan undangan siap');
  const link = linkIn(made);
  // The link's time is real, whatever the shop's clock says.
  expect((await one().get(PATH)).text).toContain('Berlaku 72 jam lagi');
  expect((await one().get(PATH)).text).not.toContain(link);
  const { browser, email } = await somebody();
  expect((await accept(browser, link)).path).toBe('/selling/1');
  expect((await roleOf(email))?.role).toBe('order_clerk');
  expect((await one().get(PATH)).text).toContain(email);
  const pages = ['orders', 'returns', 'money', 'settings', 'staff', 'reviews'];
  const seen = await Promise.all(pages.map(async (page) => (await browser.get(`/selling/1/${page}`)).status));
  expect(seen).toEqual([200, 200, 403, 403, 403, 403]);
  expect((await browser.get('/selling/1')).html).not.toContain('/selling/1/settings');
  expect(
    (
      await browser.post(PATH, [
        ['intent', 'invite'],
        ['role', 'owner'],
      ])
    ).status,
  ).toBe(403);
  const second = await somebody();
  expect((await accept(second.browser, link)).status).toBe(422);
});

it('an open invitation is sent again with a new link, or withdrawn, and the old one opens nothing', async () => {
  const first = linkIn(await invite('catalogue_editor'));
  const idIn = async () =>
    /name="invitation" value="([0-9a-f]{64})"/.exec((await one().get(PATH)).html)?.[1] ?? '';
  const again = await one().post(PATH, [
    ['intent', 'again'],
    ['invitation', await idIn()],
    ['role', 'catalogue_editor'],
  ]);
  const { browser } = await somebody();
  expect((await browser.get(first)).status).toBe(410);
  const second = linkIn(again);
  expect((await browser.get(second)).status).toBe(200);
  const foreign = await two().post('/selling/2/staff', [
    ['intent', 'withdraw'],
    ['invitation', await idIn()],
  ]);
  expect([foreign.status, (await browser.get(second)).status]).toEqual([422, 200]);
  const gone = await one().post(PATH, [
    ['intent', 'withdraw'],
    ['invitation', await idIn()],
  ]);
  expect(gone.text).toContain('Undangan dibatalkan');
  expect((await browser.get(second)).status).toBe(410);
});

it('an owner changes a role and ends a membership, but never their own, and no other shop’s', async () => {
  const { browser, email } = await somebody();
  await accept(browser, linkIn(await invite('order_clerk')));
  const { id = '' } = (await roleOf(email)) ?? {};
  const change = (by: PlainBrowser, path: string, member: string) =>
    by.post(path, [
      ['intent', 'role'],
      ['member', member],
      ['role', 'catalogue_editor'],
    ]);
  expect((await change(two(), '/selling/2/staff', id)).status).toBe(422);
  expect((await roleOf(email))?.role).toBe('order_clerk');
  expect((await change(one(), PATH, id)).text).toContain('Peran tersimpan');
  expect((await roleOf(email))?.role).toBe('catalogue_editor');
  // What waits for a role is told at home, whatever else it may not read (P-CENTRE-66).
  expect((await browser.get('/selling/1')).text).toMatch(/Stok \d+ produk menipis/);
  const [owner] = await opened().query<{ id: string }>(sql`
    select id from memberships where seller_id = 1 and role = 'owner' and ended_at is null`);
  const own = await change(one(), PATH, owner?.id ?? '');
  expect([own.status, own.text.includes('Peran sendiri')]).toEqual([422, true]);
  await one().post(PATH, [
    ['intent', 'end'],
    ['member', id],
  ]);
  expect(await roleOf(email)).toBeUndefined();
  expect((await browser.get('/selling/1')).status).toBe(404);
});
