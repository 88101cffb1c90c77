import { COMMON_PROBLEMS, describeProblem } from '#contracts/problem.ts';
import { expect, open, test } from './shop.ts';

test('a first visit finds two lines with their sums, by seller; a line can get another variant (P-CART-7, P-CART-9, P-CART-16)', async ({
  page,
}) => {
  await open(page, '/cart');
  await expect(page.getByText('Total Harga (3 barang)')).toBeVisible();
  for (const sum of ['Rp5.198.000', '-Rp1.001.000', 'Rp4.197.000']) {
    await expect(page.getByText(sum, { exact: true })).toBeVisible();
  }
  await page.getByRole('button', { name: /^Ubah varian Smartphone/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Pilih Varian' });
  await expect(sheet.getByRole('radio', { name: '128 GB' })).toBeChecked();
  await sheet.getByText('Putih Mutiara').click();
  await sheet.getByRole('button', { name: 'Simpan Pilihan' }).click();
  await expect(page.getByText('Varian: Putih Mutiara, 128 GB')).toBeVisible();
  await expect(page.getByText('Harga berubah')).toBeHidden();
  await page.getByRole('checkbox', { name: 'Semua barang dari Nusatek Official' }).uncheck();
  await expect(page.getByText('Total Harga (2 barang)')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /^Pilih Smartphone/ })).not.toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Pilih Semua' })).toHaveJSProperty('indeterminate', true);
});

test('from the home page through a product to the cart', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('link', { name: 'Makanan' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Makanan');
  const card = page.locator('article', { hasText: 'Bumbu Rendang' }).first();
  const name = await card.getByRole('heading').innerText();
  await card.getByRole('button', { name: 'Keranjang' }).click();
  await expect(page.getByText('Berhasil ditambahkan ke Keranjang')).toBeVisible();
  await card.getByRole('button', { name: 'Keranjang' }).click();
  await open(page, '/cart');
  await expect(page.getByRole('link', { name })).toBeVisible();
  await expect(page.getByText('Total Harga (5 barang)')).toBeVisible();
});

test('ticks, quantity, removal with undo, clearing with confirmation', async ({ page }) => {
  await open(page, '/cart');
  await page.getByRole('checkbox', { name: 'Pilih Semua' }).uncheck();
  await expect(page.getByRole('button', { name: /Checkout/ }).first()).toBeDisabled();
  await page.getByRole('checkbox', { name: 'Pilih Semua' }).check();
  const sneakers = page.locator('li', { hasText: 'Sneakers' }).last();
  await sneakers.getByRole('button', { name: /Tambah/ }).click();
  await expect(page.getByText('Total Harga (4 barang)')).toBeVisible();
  await sneakers.getByRole('button', { name: /Hapus/ }).click();
  await expect(page.getByText('Dihapus dari keranjang', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Urungkan' }).click();
  await expect(page.getByText('Total Harga (4 barang)')).toBeVisible();
  await expect(sneakers.getByRole('button', { name: /Hapus/ })).toBeFocused();
  await page.getByRole('button', { name: 'Kosongkan Keranjang' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Kosongkan/ })
    .click();
  await expect(page.getByText('Keranjang Kamu Kosong')).toBeVisible();
  await expect(page.getByText('Yuk, belanja dan tambahkan produk ke keranjang!')).toBeVisible();
  await page.getByRole('button', { name: 'Urungkan' }).click();
  await expect(page.getByText('Total Harga (4 barang)')).toBeVisible();
  await page.getByRole('button', { name: 'Kosongkan Keranjang' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Kosongkan/ })
    .click();
  await page.reload();
  await expect(page.getByText('Keranjang Kamu Kosong')).toBeVisible();
});

test("'Checkout' posts the ticked lines as a plain form (P-BUY-1)", async ({ page }) => {
  await open(page, '/cart');
  await expect(page.getByText('Belum termasuk ongkos kirim')).toBeVisible();
  await page.getByRole('checkbox', { name: /^Pilih Sneakers/ }).uncheck();
  const item = page.locator('form[action="/checkout/start"][method=post] input[name=item]');
  await expect(item).toHaveCount(1);
  const posted = Promise.withResolvers<string | null>();
  await page.route('**/checkout/start', (route) => {
    posted.resolve(route.request().postData());
    return route.fulfill({ body: 'checkout' });
  });
  await page.getByRole('button', { name: 'Checkout' }).click();
  expect(await posted.promise).toMatch(/^item=\d+%3A1$/);
});

test('checkout first asks for missing choices, line by line, and then goes on (P-BUY-3)', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const line = { name: 'Barang', sellerName: 'Toko', imageUrl: '/images/placeholder/tas.svg', variant: '' };
    const more = { price: 1000, quantity: 1, isChecked: true };
    localStorage.setItem(
      'cart',
      JSON.stringify([2, 37].map((productId) => ({ ...line, ...more, id: productId, productId }))),
    );
  });
  await open(page, '/cart');
  await expect(page.getByText('Varian: Belum dipilih')).toHaveCount(2);
  const posted = Promise.withResolvers<string | null>();
  await page.route('**/checkout/start', (route) => {
    posted.resolve(route.request().postData());
    return route.fulfill({ body: 'checkout' });
  });
  await page.getByRole('button', { name: 'Checkout' }).click();
  const sheet = page.getByRole('dialog', { name: 'Pilih Varian' });
  for (let line = 0; line < 2; line += 1) {
    await sheet.locator('label:not(.chip-off)').first().click();
    await sheet.getByRole('button', { name: 'Simpan Pilihan' }).click();
  }
  expect(await posted.promise).toMatch(/^item=\d+%3A1&item=\d+%3A1$/);
});

test('the cart says a changed price, a short stock, a vanished product, and that none could be asked', async ({
  page,
  watch,
}) => {
  watch.allowFailure('/api/quotes');
  await page.route('**/api/quotes', (route) =>
    route.fulfill({ status: 503, json: describeProblem('unavailable', COMMON_PROBLEMS.unavailable) }),
  );
  await page.addInitScript(() => {
    const line = {
      name: 'Lama',
      sellerName: 'Toko',
      imageUrl: '/images/placeholder/tas.svg',
      isChecked: true,
    };
    localStorage.setItem(
      'cart',
      JSON.stringify([
        { ...line, id: 1, productId: 1, price: 3_000_000, quantity: 500 },
        { ...line, id: 2, productId: 999_999, price: 1000, quantity: 1 },
      ]),
    );
  });
  await open(page, '/cart');
  await expect(page.getByText('Harga terbaru belum bisa diperiksa')).toBeVisible();
  await page.unroute('**/api/quotes');
  await page.getByRole('button', { name: 'Coba lagi' }).click();
  await expect(page.getByText('Harga terbaru belum bisa diperiksa')).toBeHidden();
  await expect(page.getByText('Harga berubah')).toBeVisible();
  await expect(page.getByText(/Stok tinggal/)).toBeVisible();
  await expect(page.getByText('Produk tidak tersedia lagi')).toBeVisible();
  await expect(page.getByText('Total Tagihan').locator('..')).not.toContainText('1.000.000.000');
});

test('two tabs show the same cart', async ({ page, context }) => {
  await open(page, '/cart');
  const other = await context.newPage();
  await open(other, '/cart');
  await page.locator('li', { hasText: 'Smartphone' }).last().getByRole('button', { name: /Hapus/ }).click();
  await expect(other.getByText('Total Harga (2 barang)')).toBeVisible();
});

test('corrupt storage is ignored with a warning, and the defaults come back', async ({ page }) => {
  const warnings: string[] = [];
  page.on('console', (message) => warnings.push(message.text()));
  await page.addInitScript(() => {
    for (const key of ['cart', 'wishlist', 'notifications']) localStorage.setItem(key, '{broken');
  });
  await open(page, '/cart');
  await expect(page.getByText('Total Harga (3 barang)')).toBeVisible();
  expect(warnings.some((text) => text.includes('cart'))).toBe(true);
});

test('a page works without browser storage', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await open(page, '/product/2');
  await page.locator('main').getByRole('button', { name: 'Keranjang', exact: true }).first().click();
  await expect(page.getByText('Berhasil ditambahkan ke Keranjang')).toBeVisible();
  await page
    .getByRole('link', { name: /Keranjang/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Keranjang Belanja' })).toBeVisible();
});

test('heart, wishlist and the way to the cart', async ({ page }) => {
  await open(page, '/product/2');
  await page.getByRole('button', { name: 'Simpan', exact: true }).click();
  await expect(page.getByText('Berhasil ditambahkan ke Wishlist')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Tersimpan' })).toHaveAttribute('aria-pressed', 'true');
  await open(page, '/wishlist');
  await expect(page.getByText(/^1 /).first()).toBeVisible();
  await page.getByRole('button', { name: /^Hapus .+ dari wishlist$/ }).click();
  await page.getByRole('button', { name: 'Urungkan' }).click();
  await expect(page.getByText('Ditambahkan ke wishlist')).toBeVisible();
  // Until the shop has told the goods' choices, the button would add without asking.
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Tambah ke Keranjang' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Pilih nanti' }).click();
  await expect(page.getByText('Ditambahkan ke keranjang')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Mulai Belanja' })).toBeVisible();
  await open(page, '/product/2');
  await expect(page.getByRole('button', { name: 'Simpan', exact: true })).toBeVisible();
});

test('notifications: unread first, read by a click, all at once, deleted after a question', async ({
  page,
}) => {
  await open(page, '/');
  await expect(page.getByRole('link', { name: /Notifikasi/ }).first()).toContainText('2');
  await open(page, '/notifications?tab=promo');
  await page.locator('main li', { hasText: '20%' }).getByRole('link').click();
  await expect(page).toHaveURL('/special-offer?tab=elektronik');
  await open(page, '/notifications');
  await page.getByRole('button', { name: 'Tandai Sudah Dibaca' }).click();
  await expect(page.getByRole('button', { name: 'Tandai Sudah Dibaca' })).toBeDisabled();
  await page.getByRole('button', { name: 'Hapus Semua', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Hapus Semua' }).click();
  await page.reload();
  await expect(page.locator('main li', { hasText: '20%' })).toHaveCount(0);
});
