import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoOverflow, open, test } from './shop.ts';
import { newShopper, type Shopper, signedIn } from './shopper.ts';

// The browser prefers Indonesian (P-SHOP-10), as playwright.config.ts says.

async function fillIn(page: Page, { email, password }: Shopper, again?: string) {
  await page.getByLabel('Alamat e-mail').fill(email);
  await page.getByLabel('Kata sandi', { exact: true }).fill(password);
  if (again !== undefined) await page.getByLabel('Ulangi kata sandi').fill(again);
}

const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name }).click();
const choose = (page: Page, name: 'English' | 'Indonesia') =>
  page.getByRole('main').getByRole('link', { name }).click();
const expectLanguage = (page: Page, language: 'en' | 'id') =>
  expect(page.locator('html')).toHaveAttribute('lang', language);

test('register, log in, change the profile and log out in Indonesian (P-SHOP-10)', async ({
  page,
  watch,
}) => {
  watch.allowFailure(/\/auth\/v1\//);
  const shopper = newShopper();
  await open(page, '/auth?tab=register');
  await expectLanguage(page, 'id');
  await expect(page).toHaveTitle('Login | Lokapasar');
  await press(page, 'Daftar');
  await expect(page.getByText('Tulis alamat e-mail yang lengkap')).toBeVisible();
  await expectAccessible(page);
  await fillIn(page, { ...shopper, password: 'sayangku' }, 'sayangku');
  await press(page, 'Daftar');
  await expect(page.getByText('Kata sandi ini terlalu umum.')).toBeVisible();
  await fillIn(page, shopper, shopper.password);
  await press(page, 'Daftar');
  await expect(page.getByText('Pendaftaran berhasil')).toBeVisible();
  await expect(page.getByLabel('Ulangi kata sandi')).toHaveCount(0);

  await fillIn(page, { ...shopper, password: 'bukan-ini-1' });
  await press(page, 'Masuk');
  await expect(page.getByText('E-mail atau kata sandi salah.')).toBeVisible();
  await fillIn(page, shopper);
  await press(page, 'Masuk');
  await expect(page.getByText('Berhasil masuk')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Akun Saya');

  await page.getByLabel('Nama pengguna').fill('s');
  await press(page, 'Simpan perubahan');
  await expect(page.getByText('Nama pengguna minimal 3 karakter')).toBeVisible();
  await page.getByLabel('Nama pengguna').fill('sari');
  await press(page, 'Simpan perubahan');
  await expect(page.getByText('Profil tersimpan')).toBeVisible();
  await press(page, 'Keluar');
  await expect(page.getByText('Kamu sudah keluar dari akunmu.')).toBeVisible();
  await expect(page).toHaveURL('/auth');
});

test('a link changes the language and keeps what was typed; the choice stays (P-SHOP-10)', async ({
  page,
}) => {
  await open(page, '/auth?tab=register&next=%2Forders');
  await page.getByLabel('Alamat e-mail').fill('sari');
  await press(page, 'Daftar');
  await expect(page.getByText('Tulis alamat e-mail yang lengkap')).toBeVisible();
  await choose(page, 'English');
  await expectLanguage(page, 'en');
  await expect(page).toHaveTitle('Login | Lokapasar');
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('sari');
  await expect(page).toHaveURL('/auth?tab=register&next=%2Forders');
  await expectAccessible(page);
  await page.reload();
  await expectLanguage(page, 'en');
  await open(page, '/cart');
  await expectLanguage(page, 'id');
  await open(page, '/auth/reset?token_hash=a');
  await expect(page.getByRole('button', { name: 'Continue' })).toBeEnabled();
  await choose(page, 'Indonesia');
  await expect(page.getByRole('button', { name: 'Lanjutkan' })).toBeEnabled();
  await expectLanguage(page, 'id');
});

test('every part of the profile is Indonesian, accessible and fits a phone (P-SHOP-10)', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signedIn(page);
  const tabs = page.getByRole('navigation', { name: 'Bagian akun saya' });
  for (const [tab, seen] of [
    ['Pesanan', 'Belum ada pesanan.'],
    ['Wishlist', 'Wishlist-mu masih kosong.'],
    ['Alamat', 'Belum ada alamat tersimpan.'],
    ['Profil', 'Foto profil'],
  ] as const) {
    await tabs.getByRole('link', { name: tab }).click();
    await expect(page.getByText(seen, { exact: true })).toBeVisible();
    await expectNoOverflow(page);
    await expectAccessible(page);
  }
  await open(page, '/profile?tab=addresses&new=1');
  await press(page, 'Simpan alamat');
  await expect(page.getByText('Tulis nama penerima.')).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(/\b(the|your|please|address)\b/i);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the forms and the link work in Indonesian (P-SHOP-10)', async ({ page, watch }) => {
    // A rejected form has status 422, which browsers log to the console.
    watch.allowFailure(/\/(auth|profile)/);
    const shopper = newShopper();
    await page.goto('/auth?tab=register');
    await fillIn(page, { ...shopper, password: 'sayangku' }, 'sayangku');
    await press(page, 'Daftar');
    await expect(page.getByText('Kata sandi ini terlalu umum.')).toBeVisible();
    await fillIn(page, shopper, 'lain-lagi');
    await press(page, 'Daftar');
    await expect(page.getByText('Kedua kata sandi tidak sama')).toBeVisible();
    await choose(page, 'English');
    await expect(page).toHaveURL('/auth?tab=register');
    await expectLanguage(page, 'en');
    await choose(page, 'Indonesia');
    await expectLanguage(page, 'id');
    await fillIn(page, shopper, shopper.password);
    await press(page, 'Daftar');
    await expect(page.getByText('Sekarang kamu bisa masuk.')).toBeVisible();
    await fillIn(page, { ...shopper, password: 'bukan-ini-1' });
    await press(page, 'Masuk');
    await expect(page.getByText('E-mail atau kata sandi salah.')).toBeVisible();
    await fillIn(page, shopper);
    await press(page, 'Masuk');
    await expect(page).toHaveURL('/profile');
    await page.getByLabel('Nama pengguna').fill('sari');
    await press(page, 'Simpan perubahan');
    await expect(page.getByText('Profil tersimpan')).toBeVisible();
    await press(page, 'Keluar');
    await expect(page).toHaveURL('/auth');
  });
});
