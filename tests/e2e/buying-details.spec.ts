import type { Page } from '@playwright/test';
import { chooseMethod } from './buyer.ts';
import { expect, expectAccessible, expectNoOverflow, expectReadable, open, test } from './shop.ts';
import { newShopper, signedIn } from './shopper.ts';

test.use({ viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' });

/** Puts something where this browser keeps it, before any page has read it. */
async function keep(page: Page, key: string, value: unknown): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate(([name, text]) => localStorage.setItem(name, text), [
    key,
    JSON.stringify(value),
  ] as const);
}

const TEBET = { code: '31.74.01', district: 'Tebet', city: 'Kota Jakarta Selatan' };

/** Types a recipient, all but the district. */
async function typeRecipient(page: Page): Promise<void> {
  await page.getByLabel('Nama penerima').fill('Sari Wulandari');
  await page.getByLabel('Nomor HP').fill(`0812${String(Date.now()).slice(-8)}`);
  await page.getByLabel('Kode pos').fill('12810');
  await page.getByLabel('Nama jalan, nomor rumah').fill('Jalan Melati 5, RT 1/RW 2');
}

/** Orders the demo's first product by a virtual account, to the district that was chosen for all pages. */
async function buy(page: Page): Promise<void> {
  await open(page, '/checkout?item=1:1');
  await expect(page.getByLabel('Kecamatan atau kelurahan')).toHaveValue('Tebet, Kota Jakarta Selatan');
  await typeRecipient(page);
  const email = page.getByLabel('Alamat e-mail');
  if ((await email.inputValue()) === '') await email.fill(newShopper().email);
  await expect(page.getByText(/^Estimasi tiba/)).toBeVisible();
  await chooseMethod(page, 'BCA Virtual Account');
  await page.getByRole('button', { name: 'Buat Pesanan' }).click();
  await expect(page).toHaveURL(/\/checkout\/pay\/LP/);
}

async function expectWell(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectReadable(page, 'main');
  await page.emulateMedia({ colorScheme: 'light' });
  for (const width of [320, 360, 1440]) {
    await page.setViewportSize({ width, height: 740 });
    await expectNoOverflow(page);
  }
  await page.setViewportSize({ width: 360, height: 740 });
}

test('a guest’s checkout begins with the chosen district, and the pages of the order are accessible by day and by night (P-BUY-37)', async ({
  page,
}) => {
  await keep(page, 'destination', { chosen: TEBET });
  await open(page, '/checkout?item=1:1');
  await expectWell(page);
  await buy(page);
  await expectWell(page);
  await open(page, '/orders');
  await expectWell(page);
  await page.getByRole('link', { name: /^Smartphone/ }).click();
  await expect(page).toHaveURL(/\/orders\/LP/);
  const order = new URL(page.url()).pathname;
  await expectWell(page);
  for (const path of [`${order}/invoice`, '/orders/track', '/orders/contoh']) {
    await open(page, path);
    await expectWell(page);
  }
});

test('the notifications of an account stand among those of its browser, and are read everywhere (P-NOTE-6)', async ({
  page,
}) => {
  await signedIn(page);
  await page.evaluate((chosen) => localStorage.setItem('destination', JSON.stringify({ chosen })), TEBET);
  await buy(page);
  await expect
    .poll(
      async () => {
        const listed = page.waitForResponse('**/api/notifications');
        await open(page, '/notifications');
        await listed;
        return page.getByRole('link', { name: /Pesanan dibuat/ }).count();
      },
      { message: 'what the job told' },
    )
    .toBe(1);
  await expectAccessible(page);
  await page.getByRole('link', { name: /Pesanan dibuat/ }).click();
  await expect(page).toHaveURL(/\/orders\/LP/);
  await open(page, '/notifications');
  const row = page.getByRole('listitem').filter({ hasText: 'Pesanan dibuat' });
  await expect(row).toBeVisible();
  await expect(row.getByText('Belum dibaca')).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('notifications'))).not.toContain('Pesanan dibuat');
});

test('a guest reads and deletes news of an order in the browser that bought, which nobody else asks for (P-NOTE-7)', async ({
  page,
}) => {
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/guest-notifications')) asked += 1;
  });
  await open(page, '/notifications');
  expect(asked).toBe(0);
  await keep(page, 'destination', { chosen: TEBET });
  await buy(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pembayaran');
  await expect
    .poll(
      async () => {
        const listed = page.waitForResponse('**/api/guest-notifications');
        await open(page, '/notifications');
        await listed;
        return page.getByRole('link', { name: /Pesanan dibuat/ }).count();
      },
      { message: 'what the job told' },
    )
    .toBe(1);
  await expect(page.getByText('Belum dibaca', { exact: true })).toHaveCount(3);
  await page.getByRole('link', { name: /Pesanan dibuat/ }).click();
  await expect(page).toHaveURL(/\/orders\/LP/);
  const listed = page.waitForResponse('**/api/guest-notifications');
  await open(page, '/notifications');
  await listed;
  const row = page.getByRole('listitem').filter({ hasText: 'Pesanan dibuat' });
  await expect(row).toBeVisible();
  await expect(row.getByText('Belum dibaca')).toHaveCount(0);
  await row.getByRole('button').click();
  await expect(row).toHaveCount(0);
  const listedAgain = page.waitForResponse('**/api/guest-notifications');
  await open(page, '/notifications');
  await listedAgain;
  await expect(page.getByRole('listitem').filter({ hasText: 'Pesanan diterima' })).toBeVisible();
  await expect(row).toHaveCount(0);
});

test('a wished product with variants asks which in the sheet, and leaves the wishlist with the choice (P-WISH-5)', async ({
  page,
}) => {
  await open(page, '/product/1');
  await page.getByRole('button', { name: 'Simpan', exact: true }).click();
  await expect(page.getByText('Berhasil ditambahkan ke Wishlist')).toBeVisible();
  await keep(page, 'cart', []);
  const quoted = page.waitForResponse('**/api/quotes');
  await open(page, '/wishlist');
  await quoted;
  await page.getByRole('button', { name: 'Tambah ke Keranjang' }).click();
  const sheet = page.getByRole('dialog', { name: 'Pilih Varian' });
  await sheet.getByText('128 GB', { exact: true }).click();
  await expect(sheet.getByText(/^Varian: .+, 128 GB/)).toBeVisible();
  await sheet.getByRole('button', { name: 'Keranjang' }).click();
  await expect(page.getByText('Ditambahkan ke keranjang')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Tambah ke Keranjang' })).toHaveCount(0);
  await open(page, '/cart');
  await expect(page.getByText(/^Varian: .+, 128 GB/)).toBeVisible();
});

test('what the demo put into the cart are samples until they are touched, and one press removes all (P-BUY-4)', async ({
  page,
}) => {
  await open(page, '/cart');
  await expect(page.getByText('Contoh', { exact: true })).toHaveCount(2);
  await page.getByRole('button', { name: /^Tambah jumlah Sneakers/ }).click();
  await expect(page.getByText('Contoh', { exact: true })).toHaveCount(1);
  await page.getByRole('button', { name: 'Hapus semua contoh' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByText('Total Harga (3 barang)')).toBeVisible();
  await expect(page.getByText('Contoh', { exact: true })).toHaveCount(0);
  await open(page, '/notifications');
  await expect(page.getByText('Belum ada notifikasi')).toBeVisible();
});

test('pieces beyond the flash quota cost the standing price in the cart and at checkout (P-CART-18)', async ({
  page,
  request,
}) => {
  await open(page, '/flash-sale');
  const link = await page.locator('main a[href^="/product/"]').first().getAttribute('href');
  const productId = Number(link?.split('/').at(-1));
  const product = await (await request.get(`/api/products/${productId}/skus`)).json();
  const { flash, skus } = product;
  const sku = skus.find(
    (one: { isFlashPrice: boolean; stock: number }) => one.isFlashPrice && one.stock > flash.left,
  );
  const line = { id: 5, productId, skuId: sku.id, name: product.name, sellerName: product.sellerName };
  const quantity = flash.left + 1;
  await keep(page, 'cart', [
    { ...line, price: sku.price, quantity, imageUrl: product.imageUrl, isChecked: true },
  ]);
  await open(page, '/cart');
  await expect(page.getByText(`Kuota tersisa ${flash.left} dengan harga`)).toBeVisible();
  await expect(page.getByText('1 barang lainnya memakai harga normal')).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  const bill = await page.locator('[data-bottom-bar] dd').first().textContent();
  await page.getByRole('button', { name: 'Checkout' }).click();
  await expect(page).toHaveURL(/\/checkout\?d=/);
  await expect(page.getByText(bill ?? '').first()).toBeVisible();
});
