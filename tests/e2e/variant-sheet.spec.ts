import { PHONE } from '#scripts/bench/weigh-page.ts';
import { expect, expectAccessible, expectNoOverflow, expectShown, open, test } from './shop.ts';

test.use(PHONE);

const cartOf = (page: import('@playwright/test').Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '[]').slice(2));

test('it takes three taps from a product with two variants to the filled cart', async ({ page }) => {
  await open(page, '/product/20');
  await page.getByRole('button', { name: 'Keranjang', exact: true }).first().tap();
  const sheet = page.getByRole('dialog', { name: 'Pilih Varian' });
  await expect(sheet.getByText('Sudah dipilihkan: Cokelat Soga. Pilih Ukuran')).toBeVisible();
  // Not its box on the screen: the sheet may still be sliding in.
  const place = () =>
    sheet
      .locator('fieldset')
      .last()
      .evaluate((field: HTMLElement) => [field.offsetTop, field.closest('dialog')?.offsetHeight]);
  const before = await place();
  await sheet.locator('label', { hasText: /^L$/ }).tap();
  await expect(sheet.getByText('Varian: L, Cokelat Soga')).toBeVisible();
  expect(await place(), 'nothing moves').toEqual(before);
  await expect(sheet.getByRole('row', { name: 'XL 114 cm' }), 'what sizes measure').toBeHidden();
  await sheet.getByText('Panduan ukuran').tap();
  await expect(sheet.getByRole('row', { name: 'XL 114 cm' })).toBeVisible();
  await sheet.getByRole('button', { name: 'Keranjang' }).tap();
  await expect(page.getByText('Berhasil ditambahkan ke Keranjang')).toBeVisible();
  expect(await cartOf(page)).toMatchObject([{ productId: 20, variant: 'L, Cokelat Soga', quantity: 1 }]);
  await page.getByRole('link', { name: 'Lihat Keranjang' }).tap();
  await expectShown(page, '/cart');
});

test('it takes three taps from a card, too (P-CART-15)', async ({ page }) => {
  await open(page, '/search?q=kemeja+batik');
  const card = page.getByRole('article').filter({ has: page.locator('a[href="/product/20"]') });
  await card.getByRole('button', { name: 'Keranjang' }).tap();
  const sheet = page.getByRole('dialog', { name: 'Pilih Varian' });
  await sheet.locator('label', { hasText: /^L$/ }).tap();
  await sheet.getByRole('button', { name: 'Keranjang' }).tap();
  await expect.poll(() => cartOf(page)).toMatchObject([{ productId: 20, variant: 'L, Cokelat Soga' }]);
});

test('from a card: photo, price and stock follow the choice, and the quantity is taken along', async ({
  page,
}) => {
  await open(page, '/category/fashion');
  const card = page.locator('article', { hasText: 'Kaos Polos' }).first();
  await card.getByRole('button', { name: 'Keranjang' }).tap();
  const sheet = page.getByRole('dialog', { name: 'Pilih Varian' });
  await expect(sheet.locator('img')).toBeVisible();
  await sheet.locator('fieldset').first().locator('label:not(.chip-off)').nth(1).tap();
  await sheet.getByRole('button', { name: 'Tambah jumlah' }).tap();
  await expectAccessible(page, '.sheet');
  await expectNoOverflow(page);
  await sheet.getByRole('button', { name: 'Keranjang' }).tap();
  const [line] = await cartOf(page);
  expect(line).toMatchObject({ productId: 21, quantity: 2, skuId: expect.any(Number) });
});

test("'Pilih nanti' adds without a choice, and the cart offers it", async ({ page }) => {
  await open(page, '/category/fashion');
  await page.locator('article').first().getByRole('button', { name: 'Keranjang' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Pilih nanti' }).tap();
  await page.getByRole('link', { name: 'Lihat Keranjang' }).tap();
  await expect(page.getByText('Varian: Belum dipilih')).toBeVisible();
  await page.getByRole('button', { name: /^Pilih varian/ }).tap();
  const sheet = page.getByRole('dialog', { name: 'Pilih Varian' });
  await sheet.locator('fieldset').first().locator('label:not(.chip-off)').first().tap();
  await sheet.getByRole('button', { name: 'Simpan Pilihan' }).tap();
  await expect(page.getByText('Varian: Belum dipilih')).toBeHidden();
});

test('Back closes the sheet and stays on the page; Escape does too, and the focus returns', async ({
  page,
}) => {
  await open(page, '/');
  await open(page, '/category/fashion');
  const button = page.locator('article').first().getByRole('button', { name: 'Keranjang' });
  const sheet = page.getByRole('dialog', { name: 'Pilih Varian' });
  await button.tap();
  await expect(sheet.getByRole('radio').first()).toBeAttached();
  await page.goBack();
  // Hidden at once, gone a moment later: only then the next press opens another one.
  await expect(page.locator('dialog[aria-label="Pilih Varian"]')).toHaveCount(0);
  await expectShown(page, '/category/fashion');
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(sheet.getByRole('radio').first()).toBeAttached();
  for (let tab = 0; tab < 12; tab += 1) {
    await page.keyboard.press('Tab');
    const isWithin = await page.evaluate(
      () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
    );
    expect(isWithin, 'the focus stays in the sheet').toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(button).toBeFocused();
  await page.goBack();
  await expectShown(page, '/');
});

test('on a slow line the sheet opens at once, and without an answer of the shop it offers a retry', async ({
  page,
  watch,
}) => {
  watch.allowFailure(/\/skus$/);
  await open(page, '/category/fashion');
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/products/*/skus', async (route) => {
    await answer.promise;
    await route.fulfill({ status: 503, body: '{}' });
  });
  await page.locator('article').first().getByRole('button', { name: 'Keranjang' }).tap();
  const sheet = page.getByRole('dialog', { name: 'Pilih Varian' });
  await expect(sheet.getByText('Pilihan sedang dimuat')).toBeAttached();
  await expect(sheet.getByRole('button', { name: 'Pilih nanti' })).toBeVisible();
  answer.resolve();
  await expect(sheet.getByText('Pilihan belum bisa dimuat')).toBeVisible();
  await page.unroute('**/api/products/*/skus');
  await sheet.getByRole('button', { name: 'Coba lagi' }).tap();
  await expect(sheet.getByRole('radio').first()).toBeAttached();
});

test("'Beli Sekarang' in the sheet asks for what is missing and leads to checkout", async ({ page }) => {
  await open(page, '/product/2');
  await page.getByRole('button', { name: 'Beli Sekarang' }).tap();
  const sheet = page.getByRole('dialog', { name: 'Pilih Varian' });
  await sheet.getByRole('button', { name: 'Beli Sekarang' }).tap();
  await expect(sheet.getByText('Pilih Warna dulu')).toBeVisible();
  await sheet.locator('label:not(.chip-off)').first().tap();
  await expect(sheet.getByRole('link', { name: 'Beli Sekarang' })).toHaveAttribute(
    'href',
    /^\/checkout\?item=\d+:1$/,
  );
});

test('the bar at the bottom edge does not cover the end of the page', async ({ page }) => {
  await open(page, '/product/73');
  const bar = page.locator('.buy-bar');
  const boxOf = async (target: import('@playwright/test').Locator) => {
    const box = await target.boundingBox();
    if (!box) throw new Error('It is drawn');
    return { top: box.y, bottom: box.y + box.height };
  };
  expect((await boxOf(bar)).bottom).toBeCloseTo(PHONE.viewport.height, 0);
  const footer = page.getByRole('contentinfo');
  // Its height is known only after it was near the screen.
  const hiddenPixels = async () => {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    return (await boxOf(footer)).bottom - (await boxOf(bar)).top;
  };
  await expect.poll(hiddenPixels).toBeLessThanOrEqual(1);
});
