import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, open } from './shop.ts';

/** Somebody with an account. */
export interface Shopper {
  email: string;
  password: string;
}

/** A shopper without an account yet. */
export const newShopper = (): Shopper => ({
  email: `sari-${randomUUID().slice(0, 12)}@contoh.id`,
  password: 'rahasia-1',
});

/** Fills in the registration form and sends it. */
export async function register(page: Page, { email, password }: Shopper): Promise<void> {
  await open(page, '/auth?tab=register');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('button', { name: 'Register' }).click();
}

/** Fills in the login form that is shown and sends it. */
export async function logIn(page: Page, { email, password }: Shopper): Promise<void> {
  // After a registration its form still stands for a moment, with fields of the same names.
  await expect(page.getByLabel('Confirm password')).toHaveCount(0);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

/**
 * A new shopper with a session, on the profile page. Signs up without the forms, which have their own tests,
 * and stores the session where the account's client does.
 */
export async function signedIn(page: Page): Promise<Shopper> {
  const shopper = newShopper();
  const response = await page.request.post('/auth/v1/signup', {
    headers: { apikey: 'lokapasar-embedded' },
    data: shopper,
  });
  expect(response.status()).toBe(200);
  const session = await response.text();
  // The smallest document of the shop's origin.
  await page.goto('/robots.txt');
  await page.evaluate((stored) => localStorage.setItem('sb-lokapasar-auth-token', stored), session);
  await open(page, '/profile');
  // In whichever language the browser prefers.
  await expect(page.locator('[name=username]')).toBeVisible();
  return shopper;
}

/** A photo from a phone, larger than any profile picture. */
export function photo(background = '#7a4fd0'): Promise<Buffer> {
  return sharp({ create: { width: 1600, height: 1200, channels: 3, background } })
    .png()
    .toBuffer();
}

const outbox = path.resolve(process.env['E2E_DATA_DIR'] || 'data', 'outbox');

/** The newest mailed link for a new password of somebody: path and query. */
export async function recoveryLink({ email }: Shopper): Promise<string> {
  let found: string | undefined;
  await expect
    .poll(
      async () => {
        for (const file of await readdir(outbox).catch(() => [])) {
          if (!file.endsWith('.eml')) continue;
          const letter = await readFile(path.join(outbox, file), 'utf8');
          if (!letter.includes(email)) continue;
          const text = letter.replaceAll('=\n', '').replaceAll('=3D', '=');
          found = /\/auth\/reset\?token_hash=[\w.~-]+/.exec(text)?.[0];
        }
        return found;
      },
      { message: 'the mail with the link' },
    )
    .toBeDefined();
  return found ?? '';
}
