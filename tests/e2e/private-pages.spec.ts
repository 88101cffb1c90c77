import type { BrowserContext, Page } from '@playwright/test';
import { PRIVATE_PAGES } from './screens.ts';
import { expect, hydrated, open, test } from './shop.ts';
import { newShopper, register, type Shopper, signedIn } from './shopper.ts';

// Their texts are quoted in English; account-language.spec.ts is in Indonesian (P-SHOP-10).
test.use({ locale: 'en-US' });

/** A tab of the same browser without scripts: it shares the cookies. */
async function withoutScripts(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setScriptExecutionDisabled', { value: true });
  return page;
}

async function logInPlainly(page: Page, { email, password }: Shopper, path = '/auth') {
  await page.goto(path);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

test('private pages are never cached, and no other site can post to them', async ({ request }) => {
  for (const path of PRIVATE_PAGES) {
    const page = await request.get(path, { maxRedirects: 0 });
    expect.soft(page.headers()['cache-control'], path).toBe('private, no-store');
    const post = async (headers: Record<string, string>) => {
      const form = { intent: 'login' };
      return (await request.post(path, { headers, form, maxRedirects: 0 })).status();
    };
    expect.soft(await post({}), path).toBe(403);
    expect.soft(await post({ Origin: 'https://evil.example' }), path).toBe(403);
    expect.soft(await post({ Origin: 'null' }), path).toBe(403);
    expect.soft(await post({ 'Sec-Fetch-Site': 'same-site' }), path).toBe(403);
    expect.soft(await post({ 'Sec-Fetch-Site': 'same-origin' }), path).not.toBe(403);
    const unreadable = async (data: string, type: string) => {
      const headers = { 'Content-Type': type, 'Sec-Fetch-Site': 'same-origin' };
      return (await request.post(path, { headers, data, maxRedirects: 0 })).status();
    };
    expect.soft(await unreadable('{}', 'application/json'), path).toBe(400);
    expect.soft(await unreadable('--x\r\nhalf', 'multipart/form-data; boundary=x'), path).toBe(400);
  }
});

test('without scripts: register, log in, return to the requested page, save, sign out', async ({
  context,
  watch,
}) => {
  // A rejected form has status 422, which browsers log to the console.
  watch.allowFailure(/\/(auth|profile)/);
  const page = await withoutScripts(context);
  const shopper = newShopper();
  await page.goto('/auth?tab=register');
  await page.getByLabel('Email').fill(shopper.email);
  await page.getByLabel('Password', { exact: true }).fill('kurang');
  await page.getByLabel('Confirm password').fill('lain-lagi');
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(shopper.email);
  await page.getByLabel('Password', { exact: true }).fill(shopper.password);
  await page.getByLabel('Confirm password').fill(shopper.password);
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByText('You can now log in')).toBeVisible();

  await logInPlainly(page, { ...shopper, password: 'bukan-ini-1' }, '/auth?next=/orders');
  await expect(page.getByText('Invalid login credentials')).toBeVisible();
  await logInPlainly(page, shopper, '/auth?next=/orders');
  await expect(page).toHaveURL('/orders');
  await expect(page.getByText('Belum ada pesanan')).toBeVisible();

  await page.goto('/profile');
  await expect(page.getByText(`Signed in as ${shopper.email}`)).toBeVisible();
  for (const text of ['My Account', 'Profile', 'Orders', 'Wishlist', 'Addresses'])
    await expect(page.locator('[lang=en]').getByText(text, { exact: true }).first()).toBeVisible();
  await page.getByLabel('Username').fill('x');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Username must be at least 3 characters')).toBeVisible();
  await page.getByLabel('Username').fill('sari');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Profile updated')).toBeVisible();
  await expect(page.getByLabel('Username')).toHaveValue('sari');
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/auth');
  await page.goto('/profile');
  await expect(page).toHaveURL('/auth');
});

test('the client takes over a session that was opened without scripts', async ({ page, context }) => {
  const shopper = newShopper();
  await register(page, shopper);
  await expect(page.getByText('You can now log in')).toBeVisible();
  const plain = await withoutScripts(context);
  await logInPlainly(plain, shopper);
  await expect(plain).toHaveURL('/profile');
  await plain.close();

  await page.goto('/profile');
  await hydrated(page);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Profil', exact: true })).toBeVisible();
  await page.getByLabel('Username').fill('sari');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Profile updated')).toBeVisible();
});

test('a browser that lost its cookie, or its client session, is not redirected in a loop', async ({
  page,
  context,
}) => {
  const shopper = newShopper();
  await register(page, shopper);
  await expect(page.getByText('You can now log in')).toBeVisible();
  const login = async () => {
    await page.getByLabel('Email').fill(shopper.email);
    await page.getByLabel('Password', { exact: true }).fill(shopper.password);
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByLabel('Username')).toBeVisible();
  };
  await login();
  await context.clearCookies();
  await page.goto('/profile');
  await expect(page.getByLabel('Username')).toBeVisible();
  await expect(page).toHaveURL('/profile');

  await page.evaluate(() => localStorage.removeItem('sb-lokapasar-auth-token'));
  await page.goto('/profile');
  await expect(page).toHaveURL('/auth');
  await hydrated(page);
  await login();
});

test('a page of a desk is not there for who does not work at it, also once scripts run', async ({
  page,
  watch,
}) => {
  watch.allowFailure(/\/operator\/orders|\/desk\/gate/);
  await signedIn(page);
  await open(page, '/operator/orders');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Halaman Tidak Ditemukan');
  await expect(page).toHaveURL('/operator/orders');
  await page.getByRole('link', { name: 'Kembali ke Beranda' }).click();
  await expect(page).toHaveURL('/');
});
