import type { Page } from '@playwright/test';
import { postalCodeOfRegion } from '#contracts/regions.ts';
import { chooseMethod, PHONE, plainPhone, saveAddress, saveAddressPlainly, tabTo } from './buyer.ts';
import {
  expect,
  expectAccessible,
  expectNoOverflow,
  expectReadable,
  expectRoomForLargeText,
  open,
  test,
} from './shop.ts';
import { photo, signedIn } from './shopper.ts';

/** Earbuds, which may also be paid at the door. */
const ITEM = '/checkout?item=9:1';

test.use({ viewport: PHONE, reducedMotion: 'reduce' });

/** Pays in another tab, as a shopper does in the app of a bank. */
async function payElsewhere(page: Page): Promise<void> {
  const link = page.getByRole('link', { name: 'Buka simulator pembayaran' });
  const bank = await page.context().newPage();
  await bank.goto((await link.getAttribute('href')) ?? '');
  await bank.getByRole('button', { name: 'Bayar', exact: true }).click();
  await expect(bank.getByText('dibayar', { exact: true })).toBeVisible();
  await bank.close();
}

const METHODS = [
  { by: 'QRIS', shows: /Simpan gambar/, isGuest: true },
  { by: 'GoPay', shows: /Buka GoPay/, isGuest: false },
  { by: 'Mandiri Bill Payment', shows: /Kode perusahaan/, isGuest: true },
  { by: 'Indomaret', shows: /Tunjukkan kode batang/, isGuest: false },
] as const;

for (const { by, shows, isGuest } of METHODS) {
  test(`${isGuest ? 'a guest' : 'an account'} pays by ${by}, and the page sees it by itself`, async ({
    page,
  }) => {
    if (!isGuest) await signedIn(page);
    await open(page, ITEM);
    await saveAddress(page);
    await chooseMethod(page, by);
    await page.getByRole('button', { name: 'Buat Pesanan' }).click();
    await expect(page).toHaveURL(/\/checkout\/pay\/LP/);
    await expect(page.getByText(shows).first()).toBeVisible();
    if (by === 'QRIS') {
      const code = await page.getByRole('img', { name: /^Kode QRIS/ }).boundingBox();
      expect(code?.y, 'the code begins on the first 300 px (P-PAY-32)').toBeLessThan(300);
      await expect(page.locator('.bottom-nav')).toBeHidden();
      await expectRoomForLargeText(page);
    }
    await expectNoOverflow(page);
    await expectAccessible(page, 'main');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectReadable(page, 'main');
    await payElsewhere(page);
    await expect(page.getByText('pembayaran diterima')).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Pesanan LP/ })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Menunggu Konfirmasi');
    if (by === 'QRIS') {
      await page.getByRole('link', { name: 'Invoice' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Invoice');
      await expectAccessible(page);
      await expectNoOverflow(page);
    }
  });
}

test('a guest pays by a test card in instalments', async ({ page }) => {
  await open(page, ITEM);
  await saveAddress(page);
  await chooseMethod(page, 'Kartu kredit');
  await page.getByRole('button', { name: 'Buat Pesanan' }).click();
  await page.getByRole('combobox', { name: 'Cicilan' }).selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Bayar dengan kartu uji' }).click();
  // Where the bank asks for its code.
  await page.getByRole('link', { name: 'Lanjutkan ke halaman bank' }).click();
  await page.getByRole('button', { name: 'Bayar', exact: true }).click();
  await page.getByRole('link', { name: 'Kembali ke halaman pembayaran' }).click();
  await expect(page.getByText('pembayaran diterima')).toBeVisible();
});

test('a new account pays at the door, and confirms it where a demo sends no mail (P-PAY-31)', async ({
  page,
}) => {
  await signedIn(page);
  await open(page, ITEM);
  await saveAddress(page);
  await chooseMethod(page, 'Bayar di Tempat');
  await page.getByRole('button', { name: 'Buat Pesanan' }).click();
  await expect(page).toHaveURL(/\/checkout\/pay\/LP/);
  await expect(page.getByRole('heading', { name: 'Menunggu Konfirmasimu' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Konfirmasi Pesanan' }).click();
  await expect(page.getByRole('heading', { name: 'Pesanan dibuat' })).toBeVisible();
  await expect(page.getByText(/^Siapkan uang tunai Rp[\d.]+$/)).toBeVisible();
  await expect(page.getByText(/^Kurir datang \d/)).toBeVisible();
});

test('a guest transfers, proves it with a picture, and changes to another method after all', async ({
  page,
}) => {
  await open(page, ITEM);
  await saveAddress(page);
  await chooseMethod(page, 'Transfer bank manual');
  await page.getByRole('button', { name: 'Buat Pesanan' }).click();
  await expect(page.getByText('Kode unik', { exact: true })).toBeVisible();
  const file = { name: 'bukti.png', mimeType: 'image/png', buffer: await photo() };
  await page.getByLabel(/^Bukti transfer/).setInputFiles(file);
  await page.getByRole('button', { name: 'Unggah bukti' }).click();
  await expect(page.getByText('Bukti transfer sudah diterima')).toBeVisible();
  await expectAccessible(page);
  await page.getByText('Ganti metode pembayaran').first().click();
  await page.getByRole('radio', { name: /^ShopeePay/ }).check();
  await page.getByRole('button', { name: 'Pakai metode ini' }).click();
  await expect(page.getByRole('heading', { name: 'ShopeePay' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pakai metode ini' }), 'the panel is closed').toBeHidden();
  await payElsewhere(page);
  await expect(page.getByText('pembayaran diterima')).toBeVisible();
});

test('the keyboard alone buys and pays, and types over a postal code that comes late', async ({ page }) => {
  const reached = Promise.withResolvers<void>();
  await page.route(`**${postalCodeOfRegion.path}?*`, async (route) => {
    await reached.promise;
    await route.fulfill({ json: { postalCode: '12800' } });
  });
  await open(page, ITEM);
  const type = async (label: string, text: string) => {
    await tabTo(page, page.getByLabel(label));
    await page.keyboard.type(text);
  };
  await type('Nama penerima', 'Sari Wulandari');
  await type('Nomor HP', `0812${String(Date.now()).slice(-8)}`);
  await type('Kecamatan atau kelurahan', 'tebet jakarta');
  await expect(page.getByRole('option', { name: /Tebet/ }).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const postalCode = page.getByLabel('Kode pos');
  await tabTo(page, postalCode);
  reached.resolve();
  await expect(postalCode).toHaveValue('12800');
  await type('Kode pos', '12810');
  await expect(postalCode).toHaveValue('12810');
  await type('Nama jalan, nomor rumah', 'Jalan Melati 5, RT 1/RW 2');
  await expect(page.getByText(/^Estimasi tiba/).first()).toBeVisible();
  await type('Alamat e-mail', 'sari@contoh.id');
  await tabTo(page, page.getByRole('radio', { name: /^QRIS/ }));
  await expect(page.getByRole('radio', { name: /^QRIS/ })).toBeChecked();
  await tabTo(page, page.getByRole('button', { name: 'Buat Pesanan' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Simpan gambar' })).toBeVisible();
  await payElsewhere(page);
  await expect(page.getByText('pembayaran diterima')).toBeVisible();
});

test('without scripts the code is there, and the page tells when it was paid', async ({ context, watch }) => {
  watch.allowFailure(/^\/checkout/);
  const page = await plainPhone(context);
  await page.goto(ITEM);
  await chooseMethod(page, 'Kartu kredit');
  await expect(page.getByText('halaman kartu memerlukan JavaScript')).toBeVisible();
  await saveAddressPlainly(page);
  await chooseMethod(page, 'BRI');
  await page.getByRole('button', { name: 'Buat Pesanan' }).click();
  await expect(page).toHaveURL(/\/checkout\/pay\/LP/);
  const check = page.getByRole('button', { name: 'Cek Status Pembayaran' });
  await expect(async () => {
    await check.click();
    await expect(page.getByText('Nomor Virtual Account', { exact: true })).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expectNoOverflow(page);
  await payElsewhere(page);
  await expect(async () => {
    await check.click();
    await expect(page.getByText('pembayaran diterima')).toBeVisible({ timeout: 1000 });
  }).toPass();
});
