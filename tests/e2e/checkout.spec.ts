import type { Page } from '@playwright/test';
import { chooseMethod, PHONE, plainPhone, saveAddress, saveAddressPlainly, typeAddress } from './buyer.ts';
import { expect, expectAccessible, expectNoOverflow, hydrated, open, test } from './shop.ts';

/** Elsewhere the sticky header may cover a part of a control, which axe takes for a small one. */
const scrollToTop = (page: Page) => page.evaluate(() => scrollTo(0, 0));

test('a guest on a phone buys one product with scripts, and the figures follow in place', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await open(page, '/checkout?item=1:1');
  await expect(page.getByText('Isi alamat untuk melihat kurir')).toBeVisible();
  await saveAddress(page);
  await expect(page).toHaveURL(/\/checkout\?d=/);
  await expectNoOverflow(page);
  await scrollToTop(page);
  await expectAccessible(page);

  await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
  const total = page.locator('[data-bottom-bar] dd').first();
  const before = await total.textContent();
  await page.getByLabel('Catatan untuk toko').fill('Tolong cepat');
  await page.getByLabel('Kurir dan layanan').selectOption({ index: 5 });
  await expect(total).not.toHaveText(before ?? '');
  await chooseMethod(page, 'BCA Virtual Account');
  await expect(page.getByLabel('Catatan untuk toko')).toHaveValue('Tolong cepat');
  await expect(page.locator('body[data-same-page]')).toBeAttached();
  await page.getByRole('button', { name: 'Buat Pesanan' }).click();
  await expect(page).toHaveURL(/\/checkout\/pay\/LP/);
});

test('without scripts a guest on a phone finds the district, sees the whole total and orders', async ({
  context,
  watch,
}) => {
  watch.allowFailure(/^\/checkout/);
  const page = await plainPhone(context);
  await page.goto('/checkout?item=1:1');
  await saveAddressPlainly(page);
  for (const text of ['Total Harga (1 barang)', 'Total Ongkos Kirim', 'Asuransi pengiriman', 'Gratis'])
    await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
  await expectNoOverflow(page);
  await expect(page.getByRole('radio', { name: /QRIS/ })).toBeChecked();
  await page.getByLabel('Kurir dan layanan').selectOption({ index: 3 });
  await page.getByRole('button', { name: 'Hitung ulang' }).click();
  await page.getByRole('button', { name: 'Buat Pesanan' }).click();
  await expect(page).toHaveURL(/\/checkout\/pay\/LP/);
});

test("what is missing is said in the shop's words, where it is to be typed", async ({ page, watch }) => {
  watch.allowFailure(/^\/(checkout|orders\/track)/);
  await open(page, '/checkout?item=1:1');
  await page.getByRole('button', { name: 'Buat Pesanan' }).click();
  await expect(page.getByLabel('Nama penerima')).toBeFocused();
  await expect(page.getByLabel('Nama penerima')).toHaveAccessibleDescription(/Tulis|Isi/);
  await open(page, '/orders/track');
  await page.getByLabel('Nomor pesanan').fill('LP123');
  await page.getByRole('button', { name: 'Lacak' }).click();
  await expect(page.getByLabel('Nomor HP atau e-mail')).toBeFocused();
  await expect(page.getByLabel('Nomor HP atau e-mail')).toHaveAccessibleDescription(
    'Bagian ini perlu diisi.',
  );
});

test('typed text survives a network failure', async ({ page, watch }) => {
  // Only what the form asks for fails: code that the page loads in idle time may still be on its way.
  const asked = /^\/(checkout|api\/regions)/;
  watch.allowFailure(asked);
  await open(page, '/checkout?item=1:1');
  await typeAddress(page);
  await page.route(
    ({ pathname }) => asked.test(pathname),
    (route) => route.abort('internetdisconnected'),
  );
  await page.getByLabel('Kecamatan atau kelurahan').fill('Tebet');
  await page.getByRole('button', { name: 'Buat Pesanan' }).click();
  await expect(page.getByText('Belum terkirim')).toBeVisible();
  await page.unrouteAll();
  await expect(page.getByLabel('Nama penerima')).toHaveValue('Sari Wulandari');
});

test('the ticked lines of the cart are in the checkout, and leave the cart with the order', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await open(page, '/cart');
  // The sample lines get their SKUs from the shop.
  await expect(page.locator('form[action="/checkout/start"] input[name=item]')).toHaveCount(2);
  await page.getByRole('button', { name: 'Checkout' }).click();
  await expect(page).toHaveURL(/\/checkout\?d=/);
  await hydrated(page);
  await expect(page.getByText('Total Harga (3 barang)')).toBeVisible();
  await saveAddress(page);
  await expect(page.getByRole('banner')).toContainText('Dikirim ke Tebet');
  await scrollToTop(page);
  await expectAccessible(page);
  await expect(page.getByText('Contoh', { exact: true })).toHaveCount(2);
  await chooseMethod(page, 'BNI Virtual Account');
  await page.getByRole('button', { name: 'Buat Pesanan' }).click();
  await expect(page).toHaveURL(/\/checkout\/pay\/LP/);
  await expect
    .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '[]').length))
    .toBe(0);
});
