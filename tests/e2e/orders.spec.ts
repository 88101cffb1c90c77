import type { Page } from '@playwright/test';
import { chooseMethod, PHONE, plainPhone, saveAddressPlainly } from './buyer.ts';
import { expect, expectAccessible, expectNoOverflow, expectReadable, hydrated, open, test } from './shop.ts';
import { signedIn } from './shopper.ts';

/** Orders the demo's first product by a virtual account, without scripts. @returns the order's number */
async function buy(page: Page): Promise<string> {
  await page.goto('/checkout?item=1:1');
  await saveAddressPlainly(page);
  await chooseMethod(page, 'BCA Virtual Account');
  await page.getByRole('button', { name: 'Buat Pesanan' }).click();
  await expect(page).toHaveURL(/\/checkout\/pay\/LP/);
  await page.goto('/orders');
  const number = /LP[0-9A-Z]{12}/.exec((await page.locator('main').textContent()) ?? '')?.[0];
  return number ?? '';
}

test('without scripts a guest finds an order, cancels it, tracks it and buys the same again', async ({
  context,
  watch,
}) => {
  watch.allowFailure(/^\/(checkout|orders)/);
  const page = await plainPhone(context);
  const number = await buy(page);
  await expect(page.getByText('Belum Bayar (1)')).toBeVisible();
  await expectNoOverflow(page);
  await page.getByRole('link', { name: /^Smartphone/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Menunggu Pembayaran');
  await expect(page.getByText(/\d\d:\d\d WIB/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Batalkan Pesanan' }).click();
  await page.getByLabel('Berubah pikiran').check();
  await page.getByRole('button', { name: 'Ya, Batalkan' }).click();
  await expect(page.getByText('Pembelian dibatalkan')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dibatalkan');

  await page.goto('/shipping?tab=lacak');
  await page.getByLabel('Nomor pesanan').fill(number);
  await page.getByLabel('Nomor HP atau e-mail').fill('bukan@contoh.id');
  await page.getByRole('button', { name: 'Lacak', exact: true }).click();
  await expect(page.getByText('Tidak ada pesanan dengan nomor')).toBeVisible();
  await expect(page.getByLabel('Nomor pesanan')).toHaveValue(number);

  await page.goto(`/orders/${number}`);
  await page.getByRole('button', { name: 'Beli Lagi' }).click();
  await expect(page).toHaveURL(/\/checkout/);
  await expect(page.getByText('Smartphone', { exact: false }).first()).toBeVisible();
});

test.describe('of a shopper in Jayapura', () => {
  test.use({ timezoneId: 'Asia/Jayapura', viewport: PHONE, reducedMotion: 'reduce' });

  test("changes an order's address, buys it again and cancels it without leaving the page", async ({
    page,
    context,
  }) => {
    await signedIn(page);
    const plain = await plainPhone(context);
    const number = await buy(plain);
    await plain.close();

    await open(page, '/profile?tab=orders');
    await page.getByRole('link', { name: /^Smartphone/ }).click();
    await expect(page.getByText(/\d\d:\d\d WIB \(\d+ \w+ \d{4}, \d\d:\d\d WIT\)/).first()).toBeVisible();
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectReadable(page, 'main');
    await page.emulateMedia({ colorScheme: 'light' });
    for (const width of [320, 360, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoOverflow(page);
    }

    await page.getByRole('link', { name: 'Ubah Alamat' }).click();
    await page.getByLabel('Nama jalan, nomor rumah').fill('Jalan Kenanga 9, RT 3/RW 4');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Simpan Alamat' }).click();
    await expect(page.getByText('Alamat pengiriman diubah.')).toBeVisible();
    await expect(page.getByText('Jalan Kenanga 9')).toBeVisible();
    // What was done is told once.
    await expect(page).toHaveURL(`/orders/${number}`);
    await page.reload();
    await hydrated(page);
    await expect(page.getByText('Alamat pengiriman diubah.')).toHaveCount(0);

    await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
    await page.getByRole('button', { name: 'Batalkan Pesanan' }).click();
    await expectAccessible(page);
    await page.getByLabel('Alasan lain').check();
    await page.getByRole('button', { name: 'Ya, Batalkan' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dibatalkan');
    await expect(page.locator('body[data-same-page]')).toBeAttached();

    await page.getByRole('button', { name: 'Beli Lagi' }).click();
    await expect(page).toHaveURL('/cart');
    await expect(page.getByText('Ditambahkan ke keranjang')).toBeVisible();

    // Nobody paid for it (P-BUY-15).
    await open(page, `/orders/${number}/invoice`);
    await expect(page).toHaveURL(`/orders/${number}`);
    await open(page, '/orders?q=smartphone');
    await hydrated(page);
    await expect(page.getByText(number)).toBeVisible();
    await expectAccessible(page);
  });
});

test('the sample notification opens a sample order that anybody may see', async ({ page }) => {
  await open(page, '/notifications');
  await expect(page.getByRole('listitem').filter({ hasText: 'Pesanan diterima' })).toContainText('Contoh');
  await page.getByRole('link', { name: /Pesanan diterima/ }).click();
  await expect(page).toHaveURL('/orders/contoh');
  await expect(page.getByText('Ini pesanan contoh')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Belum dibaca', { exact: true })).toHaveCount(1);
});
