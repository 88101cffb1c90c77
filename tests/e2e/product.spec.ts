import { PICTURE_WIDTHS } from '#domain/catalogue/picture.ts';
import { formatRupiah } from '#domain/format.ts';
import { expect, expectAccessible, expectShown, open, test } from './shop.ts';

test('quantity goes from 1 to the stock, and each variant has one choice', async ({ page }) => {
  await open(page, '/product/1');
  const minus = page.getByRole('button', { name: 'Kurangi jumlah' });
  const plus = page.getByRole('button', { name: 'Tambah jumlah' });
  await expect(minus).toBeDisabled();
  await plus.click();
  await plus.click();
  await expect(page.locator('output')).toHaveText('3');
  await page.getByRole('radio', { name: 'Biru Samudra' }).check({ force: true });
  await page.getByRole('radio', { name: 'Hitam Arang' }).check({ force: true });
  await expect(page.getByRole('radio', { name: 'Biru Samudra' })).not.toBeChecked();
  await page.getByRole('radio', { name: '256 GB' }).check({ force: true });
  await page.locator('main').getByRole('button', { name: 'Keranjang', exact: true }).first().click();
  await expect(page.getByText('Berhasil ditambahkan ke Keranjang')).toBeVisible();
  await page
    .getByRole('link', { name: /Keranjang/ })
    .first()
    .click();
  await expect(page.getByText('Varian: Hitam Arang, 256 GB')).toBeVisible();
});

test("'Beli Sekarang' asks for a choice, then leads to checkout with this SKU alone (P-BUY-3)", async ({
  page,
}) => {
  await open(page, '/product/8');
  await page.getByRole('button', { name: 'Beli Sekarang' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Pilih Ukuran dulu' })).toBeVisible();
  await expect(page.getByRole('radio', { name: '37' })).toBeFocused();
  await page.getByRole('radio', { name: '41' }).check({ force: true });
  await page.getByRole('radio', { name: 'Krem' }).check({ force: true });
  await page.getByRole('button', { name: 'Tambah jumlah' }).click();
  const buyNow = page.getByRole('link', { name: 'Beli Sekarang' });
  await expect(buyNow).toHaveAttribute('href', /^\/checkout\?item=\d+:2$/);
  const lines = await page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '[]').length);
  expect(lines, 'the cart is left alone').toBe(2);
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const part of [0, 900]) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), part);
    await expect(buyNow, 'on the first screen, and in sight further down (P-PROD-17)').toBeInViewport({
      ratio: 1,
    });
  }
});

test('price, stock and picture follow the choice; what is sold out cannot be chosen (P-PROD-4)', async ({
  page,
  request,
}) => {
  const { variants, skus } = await (await request.get('/api/products/1/skus')).json();
  const soldOut = skus.find(({ stock }: { stock: number }) => stock === 0);
  const dear = skus.find(
    ({ stock, price }: { stock: number; price: number }) => stock > 0 && price > 3_499_000,
  );
  const [colour, storage] = variants.map(({ name }: { name: string }) => page.getByRole('group', { name }));
  await open(page, '/product/1');
  // Other tests buy from it meanwhile.
  await expect(page.getByText(/^Stok: \d+$/)).toBeVisible();
  await colour.getByText(dear.options[0]).click();
  await storage.getByText(dear.options[1]).click();
  await expect(page.getByText(`Stok: ${dear.stock}`, { exact: true })).toBeVisible();
  await expect(
    page.locator('main').getByText(formatRupiah(dear.price), { exact: true }).first(),
  ).toBeVisible();
  // A second press deselects the colour, so that the others show their own state.
  await colour.getByText(dear.options[0]).click();
  await storage.getByText(dear.options[1]).click();
  await colour.getByText(soldOut.options[0]).click();
  const gone = storage.getByRole('radio', { name: soldOut.options[1] });
  await expect(gone).toHaveAttribute('aria-disabled', 'true');
  await expect(storage.getByText('Habis')).toBeVisible();
  await gone.click({ force: true });
  await expect(gone).not.toBeChecked();
});

test('a flash sale limits the quantity to its quota, and its price outlives the countdown (P-FLASH-10)', async ({
  page,
  request,
}) => {
  const { flash } = await (await request.get('/api/products/36/skus')).json();
  await open(page, '/product/36');
  await page
    .getByRole('group')
    .filter({ has: page.getByRole('radio') })
    .locator('label')
    .first()
    .click();
  await expect(page.getByText(`Kuota tersisa ${flash.left}`)).toBeVisible();
  await expect(page.getByText('Berakhir dalam')).toBeVisible();
  const plus = page.getByRole('button', { name: 'Tambah jumlah' });
  for (let pieces = 1; pieces < flash.left; pieces += 1) await plus.click();
  await expect(plus).toBeDisabled();
  await expect(page.getByText('Barang di luar kuota flash sale dijual dengan harga normal.')).toBeVisible();
  await page.evaluate(() =>
    localStorage.setItem('flash-sale-ends-at', new Date(Date.now() - 1000).toISOString()),
  );
  await open(page, '/product/36');
  await expect(page.getByText('Harga masih berlaku selama kuota tersedia').first()).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText('00:00:00');
});

test('another product starts with its own choices, at the top', async ({ page }) => {
  await open(page, '/product/1');
  await page.getByRole('button', { name: 'Tambah jumlah' }).click();
  const related = page.locator('section[aria-labelledby=terkait] h3 a').first();
  const name = await related.innerText();
  await related.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.locator('output')).toHaveText('1');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('the tabs are addresses and do not scroll', async ({ page }) => {
  await open(page, '/product/1');
  await page.getByRole('link', { name: 'Spesifikasi' }).click();
  await expectShown(page, '/product/1?tab=spesifikasi');
  await expect(page.getByText('Berat kirim')).toBeVisible();
  await page.getByRole('link', { name: 'Ulasan', exact: true }).click();
  await expect(page.getByText('/5')).toBeVisible();
  await page.getByRole('link', { name: 'Lihat Semua Ulasan' }).click();
  await expectShown(page, '/product/1/ulasan');
  expect(await page.locator('article').count()).toBeGreaterThan(5);
});

test('a helpful vote counts once per visitor, and one that cannot be sent can be retried', async ({
  page,
  watch,
}) => {
  watch.allowFailure(/helpful/);
  await open(page, '/product/2/ulasan');
  const button = page.getByRole('button', { name: /Membantu/ }).first();
  const before = Number(/\((\d+)\)/.exec(await button.innerText())?.[1] ?? 0);
  await page.route('**/helpful', (route) => route.fulfill({ status: 503, body: '{}' }));
  await button.click();
  await expect(page.getByText('Penilaian belum tersimpan. Coba lagi.')).toBeVisible();
  await expect(button).toBeEnabled();
  await page.unroute('**/helpful');
  await button.click();
  await expect(button).toHaveText(`Membantu (${before + 1})`);
  await expect(button).toBeDisabled();
  await page.reload();
  await page
    .getByRole('button', { name: /Membantu/ })
    .first()
    .click();
  await expect(page.getByText('Terima kasih atas penilaianmu')).toBeVisible();
  await expect(page.getByRole('button', { name: /Membantu/ }).first()).toHaveText(`Membantu (${before + 1})`);
});

test('a product without stock cannot be bought', async ({ page, request }) => {
  const { quotes } = await (
    await request.post('/api/quotes', {
      data: { ids: Array.from({ length: 200 }, (_, index) => index + 20) },
    })
  ).json();
  const soldOut = quotes.find(({ stock }: { stock: number }) => stock === 0);
  await open(page, `/product/${soldOut.productId}`);
  await expect(page.getByText('Stok habis').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Stok habis' }).first()).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Beli Sekarang' })).toBeHidden();
});

test('the gallery wraps at both ends, in AVIF no larger than its place needs (P-PIC-1)', async ({ page }) => {
  await open(page, '/product/1');
  const photo = page.getByRole('region', { name: 'Foto produk' }).getByRole('img').first();
  const chosen = () => photo.evaluate((image: HTMLImageElement) => image.currentSrc);
  await expect.poll(chosen).toMatch(/-\d+\.avif$/);
  const width = Number(/-(\d+)\.avif$/.exec(await chosen())?.[1]);
  const needed = await photo.evaluate((image: HTMLImageElement) => image.clientWidth * devicePixelRatio);
  expect(width).toBeLessThanOrEqual(PICTURE_WIDTHS.find((offered) => offered >= needed) ?? 960);
  const current = page.locator('button[aria-label^="Lihat foto"][aria-current=true]');
  await expect(current).toHaveAttribute('aria-label', 'Lihat foto 1');
  await page.getByRole('button', { name: 'Foto sebelumnya' }).click();
  await expect(current).toHaveAttribute('aria-label', 'Lihat foto 6');
  await page.getByRole('button', { name: 'Foto berikutnya' }).click();
  await expect(current).toHaveAttribute('aria-label', 'Lihat foto 1');
  await page.keyboard.press('ArrowRight');
  await expect(current).toHaveAttribute('aria-label', 'Lihat foto 2');
});

test('without a share sheet the link can be copied, by keyboard with the focus where it was', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: undefined });
  });
  await open(page, '/product/1');
  const share = page.getByRole('button', { name: 'Bagikan' });
  await share.click();
  const menu = page.locator('.share-menu');
  await expect(menu).toBeVisible();
  const [at, beside] = [await share.boundingBox(), await menu.boundingBox()];
  if (!at || !beside) throw new Error('The button and its menu are drawn');
  const edges = [beside.x - at.x, beside.x + beside.width - (at.x + at.width)].map(Math.abs);
  expect(Math.min(...edges), 'the menu opens beside its button').toBeLessThan(1);
  const gap = Math.max(beside.y - (at.y + at.height), at.y - (beside.y + beside.height));
  expect(gap, 'above or below it').toBeGreaterThanOrEqual(0);
  expect(gap, 'and near').toBeLessThan(16);
  await expect(page.getByRole('link', { name: 'WhatsApp', exact: true })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/\?text=/,
  );
  await page.getByRole('button', { name: 'Salin tautan' }).click();
  await expect(page.getByText('Tautan disalin')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/product\/1$/);
  await share.press('Enter');
  const copyLink = page.getByRole('button', { name: 'Salin tautan' });
  await expect(copyLink).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(copyLink).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(copyLink).toBeHidden();
  await expect(share).toBeFocused();
});

test('a picture can be enlarged, even if the connection breaks after the page was loaded', async ({
  page,
  watch,
}) => {
  // Other late code may still be on its way then, which this test does not cover.
  watch.allowFailure(/\/assets\//);
  const code = page.waitForResponse(/\/assets\/gallery-zoom-/);
  await open(page, '/product/1');
  await (await code).finished();
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.getByRole('button', { name: 'Perbesar foto' }).click();
  const dialog = page.getByRole('dialog', { name: 'Foto besar' });
  const photo = dialog.getByRole('img');
  await expect(photo).toBeVisible();
  await expectAccessible(page);
  const small = (await photo.boundingBox())?.height ?? 0;
  await photo.click({ position: { x: 20, y: 20 } });
  await expect.poll(async () => (await photo.boundingBox())?.height ?? 0).toBeGreaterThan(small * 1.3);
  await dialog.getByRole('button', { name: 'Perkecil' }).click();
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByText('2 dari 6')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Perbesar foto' })).toBeFocused();
  const current = page.locator('button[aria-label^="Lihat foto"][aria-current=true]');
  await expect(current, 'the gallery behind stands still').toHaveAttribute('aria-label', 'Lihat foto 1');
});

test('an enlarged picture scrolls by arrow keys', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/product/1');
  await page.getByRole('button', { name: 'Perbesar foto' }).click();
  const dialog = page.getByRole('dialog', { name: 'Foto besar' });
  const frame = dialog.locator('div:has(> div > picture)').last();
  await dialog.getByRole('button', { name: 'Perbesar', exact: true }).click();
  await expect.poll(() => frame.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0);
  const before = await frame.evaluate((box) => box.scrollLeft);
  await frame.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => frame.evaluate((box) => box.scrollLeft)).toBeGreaterThan(before);
});

test('when the code of the reviews cannot be loaded there is a link to their page', async ({
  page,
  watch,
}) => {
  watch.allowFailure(/newest-reviews/);
  await page.route('**/assets/newest-reviews-*', (route) => route.abort());
  await open(page, '/product/1');
  await page.getByRole('link', { name: 'Ulasan', exact: true }).click();
  await page.getByRole('link', { name: 'Lihat Semua Ulasan' }).click();
  await expectShown(page, '/product/1/ulasan');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a product shows all its pictures and no button that would do nothing', async ({ page }) => {
    await page.goto('/product/1');
    await expect(page.getByRole('region', { name: 'Foto produk' }).getByRole('img')).toHaveCount(6);
    await expect(page.locator('button[type=button]:visible')).toHaveCount(0);
    const choice = page.getByLabel('Pilih varian');
    await choice.selectOption({ index: 1 });
    const item = await choice.inputValue();
    expect(item).toMatch(/^\d+:1$/);
    await page.route('**/checkout?*', (route) => route.fulfill({ body: 'checkout' }));
    await page.getByRole('button', { name: 'Beli Sekarang' }).click();
    await expect(page).toHaveURL(`/checkout?item=${encodeURIComponent(item)}`);
  });
});

test('a pressed card shows its product at once, while the page is loading, and Back restores the old position', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/category/fashion');
  const card = page.locator('main article h3 a').nth(3);
  await card.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  const name = await card.innerText();
  const answer = Promise.withResolvers<void>();
  await page.route(/\/product\/\d+\.data/, async (route) => {
    await answer.promise;
    await route.continue();
  });
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some((file) => file.name.includes('product-preview')),
  );
  // A preview that waited for anything would miss the frame after next.
  const isSoon = await card.evaluate(async (link: HTMLAnchorElement) => {
    const frame = () => new Promise(requestAnimationFrame);
    await frame();
    link.click();
    await frame();
    await frame();
    return document.querySelector('.product-preview') !== null;
  });
  expect(isSoon).toBe(true);
  const preview = page.locator('.product-preview');
  await expect(preview.getByText(name)).toBeVisible();
  await expect(preview.locator('img')).toBeVisible();
  await expectShown(page, '/category/fashion');
  answer.resolve();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(preview).toBeHidden();
  await page.goBack();
  await expectShown(page, '/category/fashion');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
});

test('saving data prefetches nothing', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open(page, '/category/fashion');
  await page.locator('main article h3 a').first().hover();
  await page.getByRole('button', { name: 'Keranjang', exact: true }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Pilih nanti' }).click();
  await expect(page.getByText('Berhasil ditambahkan ke Keranjang')).toBeVisible();
  expect(asked.filter((path) => /\.data$|product-preview|suggestion-panel/.test(path))).toEqual([]);
});
