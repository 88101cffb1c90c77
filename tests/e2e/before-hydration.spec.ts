import { PHONE } from '#scripts/bench/weigh-page.ts';
import { holdCode, holdLateCode } from './hold-code.ts';
import { expect, hydrated, open, test } from './shop.ts';

test.use(PHONE);

test("a card's button that is pressed before hydration takes effect afterwards, once", async ({ page }) => {
  await open(page, '/category/fashion');
  const saved = page.locator('article button[aria-pressed]').first();
  await saved.tap();
  await expect(saved).toHaveAttribute('aria-pressed', 'true');
  const letCome = await holdCode(page);
  await page.reload({ waitUntil: 'commit' });
  const other = page.locator('article button[aria-pressed]').nth(1);
  await saved.tap();
  await other.tap();
  const add = page.locator('article').nth(5).getByRole('button', { name: 'Keranjang' });
  await add.tap();
  await add.tap();
  // A card that is replaced meanwhile keeps the press: the product decides, not the place.
  await page
    .locator('article')
    .nth(5)
    .evaluate((card) => card.replaceWith(card.cloneNode(true)));
  await expect(saved).toHaveAttribute('aria-pressed', 'false');
  letCome();
  await page.getByRole('dialog').getByRole('button', { name: 'Pilih nanti' }).tap();
  await expect(page.getByText('Berhasil ditambahkan ke Keranjang')).toBeVisible();
  await expect(other).toHaveAttribute('aria-pressed', 'true');
  await page.waitForLoadState('networkidle');
  await expect(saved, 'a heart that looked empty lets nothing go').toHaveAttribute('aria-pressed', 'true');
  const cart = await page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '[]'));
  // Beside the two lines of a first visit.
  expect(cart.slice(2)).toMatchObject([{ quantity: 1 }]);
});

test('a choice made on the product page before hydration is applied and bought', async ({ page }) => {
  const letCome = await holdCode(page);
  await page.goto('/product/20', { waitUntil: 'commit' });
  const sizes = page.getByRole('group', { name: 'Ukuran' });
  await sizes.locator('label', { hasText: /^M$/ }).tap();
  await page.getByRole('group', { name: 'Warna' }).getByText('Cokelat').tap();
  await page.getByRole('button', { name: 'Tambah jumlah' }).tap();
  await page.getByRole('button', { name: 'Keranjang' }).first().tap();
  letCome();
  await expect(page.getByText('Berhasil ditambahkan ke Keranjang')).toBeVisible();
  await expect(sizes.getByLabel('M', { exact: true })).toBeChecked();
  const cart = await page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '[]'));
  expect(cart.slice(2)).toMatchObject([
    { productId: 20, quantity: 2, variant: expect.stringMatching(/^M, Cokelat/) },
  ]);
});

test('a choice made after an early press does not change what is bought', async ({ page }) => {
  const letCome = await holdCode(page);
  await page.goto('/product/2', { waitUntil: 'commit' });
  const colours = page.getByRole('group', { name: 'Warna' });
  await colours.getByText('Hitam', { exact: true }).tap();
  await page.getByRole('button', { name: 'Keranjang' }).first().tap();
  await colours.getByText('Hijau Sage', { exact: true }).tap();
  letCome();
  await expect(page.getByText('Berhasil ditambahkan ke Keranjang')).toBeVisible();
  await expect(colours.getByLabel('Hijau Sage', { exact: true })).toBeChecked();
  const cart = await page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '[]'));
  expect(cart.slice(2)).toMatchObject([{ productId: 2, variant: 'Hitam' }]);
});

test('a choice that the browser restores with the page counts', async ({ page }) => {
  await open(page, '/product/2');
  const colour = page.getByRole('group', { name: 'Warna' }).getByLabel('Hitam', { exact: true });
  await colour.check({ force: true });
  await page.goto('/faq');
  await page.goBack();
  await expect(colour).toBeChecked();
  await page.getByRole('button', { name: 'Keranjang' }).first().tap();
  await expect(page.getByText('Berhasil ditambahkan ke Keranjang')).toBeVisible();
  const cart = await page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '[]'));
  expect(cart.slice(2)).toMatchObject([{ productId: 2, variant: 'Hitam' }]);
});

test('text typed before hydration stays, and products are suggested', async ({ page }) => {
  const letCome = await holdCode(page);
  await page.goto('/category/fashion', { waitUntil: 'commit' });
  const box = page.getByRole('banner').getByRole('combobox');
  await box.tap();
  await box.pressSequentially('sepatu');
  letCome();
  await expect(
    page
      .getByRole('banner')
      .getByRole('option', { name: /sepatu/i })
      .first(),
  ).toBeVisible();
  await expect(box).toHaveValue('sepatu');
});

test('prices typed before hydration stay', async ({ page }) => {
  const letCome = await holdCode(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/search', { waitUntil: 'commit' });
  const least = page.getByRole('textbox', { name: 'Harga minimum' });
  await least.pressSequentially('50.000');
  letCome();
  await expect(page.getByRole('slider').first()).toBeVisible();
  await expect(least).toHaveValue('50000');
  const mark = page.getByText('Ada perubahan yang belum diterapkan').filter({ visible: true });
  await expect(mark, 'the panel differs from the list').toBeVisible();
  await least.fill('');
  await expect(mark, 'the panel is as it came').toBeHidden();
});

for (const [path, label, option, address] of [
  ['/category/fashion', 'Urutkan', 'price-low', /[?&]sort=price-low/],
  ['/seller/1', 'Pilih Kategori', 'tentang', /[?&]tab=tentang/],
] as const) {
  test(`a choice from '${label}' before hydration is applied`, async ({ page }) => {
    const letCome = await holdCode(page);
    await page.goto(path, { waitUntil: 'commit' });
    const select = page.getByLabel(label).first();
    await select.selectOption(option);
    letCome();
    await expect(page).toHaveURL(address);
    await expect(select).toHaveValue(option);
  });
}

test('the cart shows a skeleton until its code is loaded, and then the stored lines', async ({ page }) => {
  const letCome = await holdCode(page);
  await page.goto('/cart', { waitUntil: 'commit' });
  await expect(
    page.getByRole('main').getByRole('status').getByText('Keranjang sedang dimuat'),
  ).toBeAttached();
  await expect(page.getByText('Keranjang Kamu Kosong')).toHaveCount(0);
  letCome();
  await expect(page.getByText('Smartphone Nusatek Aruna X5 5G')).toBeVisible();
  await expect(page.getByText('Keranjang sedang dimuat')).toHaveCount(0);
});

for (const path of ['/', '/category/fashion', '/product/36']) {
  test(`${path} stays as it was drawn until its late code comes, and then (P-SPEED-4)`, async ({ page }) => {
    const letCome = await holdLateCode(page, path);
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        })[]) {
          if (!entry.hadRecentInput)
            Object.assign(window, { shift: Reflect.get(window, 'shift') + entry.value });
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    // Drawn by the server, and each followed by more.
    const parts = page.locator('aside, main section, main h2, footer, .bottom-nav');
    await page.goto(path, { waitUntil: 'commit' });
    // The whole document is parsed.
    await page.waitForFunction(() => document.readyState !== 'loading');
    const drawn = await parts.count();
    await hydrated(page);
    await expect(parts).toHaveCount(drawn);
    if (path.startsWith('/product')) {
      await page.getByRole('group', { name: 'Warna' }).locator('label').nth(1).tap();
      await expect(
        page.getByText('Varian:', { exact: false }).or(page.getByText(/^Stok/)).first(),
      ).toBeVisible();
      await expect(parts).toHaveCount(drawn);
    }
    letCome();
    await page.waitForLoadState('networkidle');
    await expect(parts).toHaveCount(drawn);
    expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBeLessThan(0.01);
  });
}

test('buttons whose code comes late answer a press from before (P-SPEED-4)', async ({ page }) => {
  const path = '/product/1?tab=ulasan';
  const letCome = await holdLateCode(page, path);
  await page.goto(path);
  await hydrated(page);
  const notice = page.getByRole('complementary', { name: 'Tentang toko ini' });
  await notice.getByRole('button').tap();
  const vote = page.getByRole('button', { name: /^Membantu/ }).first();
  await vote.tap();
  await expect(notice).toBeVisible();
  letCome();
  await expect(notice).toBeHidden();
  await expect(page.getByText('Terima kasih atas penilaianmu')).toBeVisible();
  await expect(vote).toBeDisabled();
});

test('the way to the reviews works before the code of what it leads to has come (P-SPEED-4)', async ({
  page,
}) => {
  const letCome = await holdLateCode(page, '/product/1');
  await page.goto('/product/1');
  await hydrated(page);
  await page.getByRole('link', { name: /^\d+ Ulasan$/ }).tap();
  const details = page.locator('#informasi');
  await expect(details).toBeInViewport();
  letCome();
  await expect(
    details
      .getByText('Ulasan Pembeli')
      .or(details.getByRole('button', { name: /^Membantu/ }))
      .first(),
  ).toBeVisible();
  await expect(details).toBeInViewport();
});

test("a related card's buttons answer a press from before their code, whatever else was pressed (P-SPEED-4)", async ({
  page,
}) => {
  const letCome = await holdLateCode(page, '/product/1');
  await page.goto('/product/1');
  await hydrated(page);
  const cards = page.getByRole('region', { name: 'Produk Terkait' }).getByRole('article');
  const heart = cards.first().getByRole('button', { name: /^Simpan/ });
  await heart.tap();
  await cards.nth(1).getByRole('button', { name: 'Keranjang' }).tap();
  await page.getByRole('group', { name: 'Warna' }).locator('label:not(.chip-off)').first().tap();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  letCome();
  await expect(page.getByRole('dialog', { name: 'Pilih Varian' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
});
