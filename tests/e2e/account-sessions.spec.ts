import type { Page } from '@playwright/test';
import { expect, open, test } from './shop.ts';
import { logIn, newShopper, register, signedIn } from './shopper.ts';

// Their texts are quoted in English; account-language.spec.ts is in Indonesian (P-SHOP-10).
test.use({ locale: 'en-US' });

const SESSION_KEY = 'sb-lokapasar-auth-token';

interface Stored {
  refresh_token: string;
  expires_at: number;
}

const storedSession = (page: Page): Promise<Stored> =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null'), SESSION_KEY);

/** Makes the stored access token look expired, so that its next reader refreshes it. */
const expire = (page: Page) =>
  page.evaluate((key) => {
    const session = JSON.parse(localStorage.getItem(key) ?? 'null');
    localStorage.setItem(key, JSON.stringify({ ...session, expires_at: 1 }));
  }, SESSION_KEY);

test('two tabs that refresh the session at once stay signed in', async ({ page, context }) => {
  await signedIn(page);
  const other = await context.newPage();
  await open(other, '/profile');
  for (let round = 1; round <= 3; round += 1) {
    const { refresh_token: before } = await storedSession(page);
    await expire(page);
    await Promise.all([page.reload(), other.reload()]);
    for (const tab of [page, other]) {
      await expect(tab.getByLabel('Username')).toBeVisible();
      await expect(tab).toHaveURL('/profile');
    }
    const { refresh_token: after, expires_at: until } = await storedSession(page);
    expect(after).not.toBe(before);
    expect(until).toBeGreaterThan(1);
  }
});

test('the orders lead a visitor to the login and back, and show what a shopper has', async ({ page }) => {
  const shopper = newShopper();
  await register(page, shopper);
  await expect(page.getByText('You can now log in')).toBeVisible();
  await open(page, '/orders');
  await page.getByRole('main').getByRole('link', { name: 'Login/Daftar' }).click();
  await expect(page).toHaveURL('/auth?next=%2Forders');
  await logIn(page, shopper);
  await expect(page).toHaveURL('/orders');
  await expect(page.getByText('Belum ada pesanan')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Belum ada pesanan')).toBeVisible();
});

test('Back does not return to the login form after a login, nor to the account after a logout', async ({
  page,
}) => {
  await open(page, '/faq');
  await signedIn(page);
  await page.goBack();
  await expect(page).not.toHaveURL(/\/auth/);
  await page.goForward();
  await expect(page.getByLabel('Username')).toBeVisible();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/auth');
  await page.goBack();
  await expect(page.getByLabel('Username')).toHaveCount(0);
  await expect(page).not.toHaveURL('/profile');
});
