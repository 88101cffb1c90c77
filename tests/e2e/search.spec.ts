import { expect, expectShown, hydrated, open, test } from './shop.ts';

const header = { name: 'Cari produk', exact: true };

test('suggestions appear after a pause, at most five, and lead to the product', async ({ page }) => {
  await open(page, '/');
  const box = page.getByRole('combobox', header);
  await box.pressSequentially('sepatu');
  await expect(page.getByText('Hasil Pencarian')).toBeVisible();
  const options = page.getByRole('option');
  expect(await options.count()).toBeLessThanOrEqual(5);
  await expect(options.first()).toContainText('Rp');
  await expect(page.getByRole('link', { name: 'Lihat semua hasil' })).toBeVisible();
  const name = await options.first().locator('span span').first().innerText();
  await options.first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(box).toHaveValue('');
});

test('the keyboard chooses a suggestion, Escape closes the list', async ({ page }) => {
  await open(page, '/');
  const box = page.getByRole('combobox', header);
  await box.pressSequentially('kopi');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('option').first()).toBeHidden();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expectShown(page, /\/product\/\d+$/);
});

test('a typing error and a synonym find the product too, and the page says how it understood the term', async ({
  page,
}) => {
  await open(page, '/search?q=spatu');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Menampilkan hasil untuk "sepatu"');
  await expect(page.locator('article h3').first()).toContainText('Sepatu');
  await page.getByRole('link', { name: 'Cari persis "spatu"' }).click();
  await expectShown(page, '/search?q=spatu&literal=1');
  await expect(page.getByRole('heading', { name: 'Tidak ada hasil' })).toBeVisible();
  await page.getByRole('link', { name: 'Cari juga kata yang semakna' }).click();
  await expectShown(page, '/search?q=spatu');
  await open(page, '/search?q=ponsel');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hasil pencarian untuk "ponsel"');
});

test('wishes sort, are shown, and can be undone; the shop and the category of a term are shown above', async ({
  page,
}) => {
  await open(page, '/search?q=hp+murah');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Menampilkan hasil untuk "hp"');
  await expect(page.locator('article h3').first()).toContainText('Ponsel');
  await expect(page.getByRole('link', { name: 'Cari persis "hp murah"' })).toBeVisible();
  const chips = page.getByRole('list', { name: 'Filter aktif' });
  await expect(chips.getByRole('link')).toHaveText(['Termurah dulu']);
  await chips.getByRole('link').click();
  await expectShown(page, '/search?q=hp');
  await page.goBack();
  const places = page.getByRole('navigation', { name: 'Kategori dan toko yang cocok' });
  await places.getByRole('link', { name: 'Smartphone' }).click();
  await expectShown(page, '/category/electronics?sub=smartphone');
  await open(page, '/search?q=langkah+kita');
  await places.getByRole('link', { name: 'Toko Langkah Kita' }).click();
  await expectShown(page, '/seller/3');
});

test('the sort box shows the wished order, and relevance can be chosen instead (P-SEARCH-14)', async ({
  page,
}) => {
  await page.goto('/search?q=hp+murah');
  const sort = page.getByRole('combobox', { name: 'Urutkan' });
  await expect(sort).toHaveValue('price-low');
  await expect(page.getByText('Termurah dulu')).toBeVisible();
  await sort.selectOption('Paling Sesuai');
  await expectShown(page, /sort=relevance/);
  await expect(sort).toHaveValue('relevance');
  await expect(page.getByText('Termurah dulu')).toBeHidden();
  await page.goBack();
  await expect(sort).toHaveValue('price-low');
});

test('a price in a term filters and can be taken away (P-SEARCH-12)', async ({ page }) => {
  await page.goto('/search?q=hp+2+jutaan');
  await expect(page.getByText('1 produk ditemukan')).toBeVisible();
  await page.getByRole('link', { name: /Rp2\.000\.000 - Rp2\.999\.999/ }).click();
  await expectShown(page, /q=hp(&|$)/);
  await expect(page.getByRole('heading', { name: 'Hasil pencarian untuk "hp"' })).toBeVisible();
});

test('what the shop lacks is said to be lacking (P-SEARCH-15)', async ({ page }) => {
  await page.goto('/search?q=rok');
  await expect(page.getByText('"rok" belum tersedia.')).toBeVisible();
  await expect(page.getByRole('link', { name: /Celana Kulot/ }).first()).toBeVisible();
});

test('without results there are categories and what others buy', async ({ page }) => {
  await open(page, '/search?q=kulkas');
  await expect(page.getByText('0 produk ditemukan')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Sedang banyak dibeli' })).toBeVisible();
  const browse = page.getByRole('navigation', { name: 'Telusuri kategori' });
  await expect(browse.getByRole('link')).toHaveCount(10);
});

test('an empty box offers the last searches, which can be deleted, and popular ones', async ({ page }) => {
  const stored = () => page.evaluate(() => localStorage.getItem('recent-searches'));
  await open(page, '/search?q=kopi');
  await expect.poll(stored).toBe('["kopi"]');
  await open(page, '/search?q=hp+murah');
  await expect.poll(stored).toBe('["hp murah","kopi"]');
  await open(page, '/');
  await page.getByRole('combobox', header).focus();
  const recent = page.getByRole('region', { name: 'Pencarian terakhir' });
  await expect(recent.getByRole('link')).toHaveText(['hp murah', 'kopi']);
  await recent.getByRole('button', { name: 'Hapus "hp murah" dari pencarian terakhir' }).click();
  await expect(recent.getByRole('link')).toHaveText(['kopi']);
  await recent.getByRole('button', { name: 'Hapus semua' }).click();
  await expect(recent).toBeHidden();
  const popular = page.getByRole('region', { name: 'Populer' });
  const term = await popular.getByRole('link').first().innerText();
  await popular.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Hasil pencarian untuk "${term}"`);
});

test('the box says when it finds nothing', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('combobox', header).pressSequentially('qqqqzzzz');
  await expect(page.getByText('Tidak ada hasil untuk "qqqqzzzz"')).toBeVisible();
});

test('an empty term does nothing in the header and lists all on the search page', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('combobox', header).fill('   ');
  await page.keyboard.press('Enter');
  await expectShown(page, '/');
  await open(page, '/search?q=batik');
  await page.getByRole('searchbox', { name: 'Kata kunci' }).fill('');
  await page.getByRole('button', { name: 'Cari', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Semua Produk');
});

test('a filter applies by its button, which shows the number of results, and Back undoes it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, '/search');
  const all = await page.getByText(/produk ditemukan/).innerText();
  await page.getByRole('checkbox', { name: 'Makanan' }).check();
  await expect(page.getByText('Ada perubahan yang belum diterapkan')).toBeVisible();
  await expect(page.getByText(all)).toBeVisible();
  await page.getByRole('button', { name: 'Terapkan Filter' }).click();
  await expectShown(page, /category=food/);
  await expect(page.getByText('20 produk ditemukan')).toBeVisible();
  await page.getByRole('button', { name: 'Reset Semua Filter' }).click();
  await expect(page.getByRole('checkbox', { name: 'Makanan' })).not.toBeChecked();
  await expect(page.getByText('20 produk ditemukan')).toBeVisible();
  await expect(page.getByText('Ada perubahan yang belum diterapkan')).toBeVisible();
  await page.goBack();
  await expect(page.getByText(all)).toBeVisible();
});

test('each option shows how many products it would show, and never a wrong number', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, '/search?q=kopi&category=electronics');
  const food = page.getByRole('checkbox', { name: 'Makanan', exact: true });
  const toys = page.getByRole('checkbox', { name: 'Mainan', exact: true });
  await page.getByText('Tipe Toko').click();
  const official = page.getByRole('checkbox', { name: 'Official Store', exact: true });
  await expect(official).toHaveAccessibleDescription(/^\d+ produk$/);
  await expect(toys).toHaveAccessibleDescription('0 produk');
  const count = await page.locator('label', { has: food }).locator('[aria-hidden]').innerText();
  await expect(food).toHaveAccessibleDescription(/^[1-9]\d* produk$/);
  await page.getByRole('checkbox', { name: 'Elektronik', exact: true }).uncheck();
  await food.check();
  await expect(food).toHaveAccessibleDescription(/^[1-9]\d* produk$/);
  await expect(official).toHaveAccessibleDescription('');
  await page.getByRole('button', { name: 'Terapkan Filter' }).click();
  await expectShown(page, /category=food/);
  await expect(page.getByText(`${Number.parseInt(count, 10)} produk ditemukan`)).toBeVisible();
  await expect(toys).toBeDisabled();
});

test('slider and number boxes stay equal', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, '/search');
  await page.getByRole('slider', { name: 'Geser harga minimum' }).press('ArrowRight');
  await expect(page.getByRole('textbox', { name: 'Harga minimum' })).toHaveValue('100000');
  await page.getByRole('textbox', { name: 'Harga maksimum' }).pressSequentially('50a0000');
  await expect(page.getByRole('textbox', { name: 'Harga maksimum' })).toHaveValue('500000');
  await expect(page.getByRole('slider', { name: 'Geser harga maksimum' })).toHaveValue('500000');
  await page.getByRole('button', { name: 'Terapkan Filter' }).click();
  await expectShown(page, /min=100000&max=500000/);
});

test('Back restores sort, page and scroll position', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, '/search?sort=price-low&page=2');
  await page.evaluate(() => window.scrollTo(0, 600));
  const link = page.locator('article h3 a').nth(6);
  const name = await link.innerText();
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await page.goBack();
  await expectShown(page, '/search?sort=price-low&page=2');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(400);
});

test('the sheet of filters opens from the left on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/search');
  await expect(page.getByRole('button', { name: 'Terapkan Filter' })).toBeHidden();
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Elektronik' }).check();
  await page.getByRole('button', { name: 'Terapkan Filter' }).click();
  await expectShown(page, /category=electronics/);
  await expect(page.getByRole('button', { name: 'Terapkan Filter' })).toBeHidden();
});

test('grid and list are addresses', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, '/search');
  await page.getByRole('link', { name: 'Tampilan daftar' }).click();
  await expectShown(page, '/search?view=list');
  const [first, second] = await page.locator('article').all();
  const tops = await Promise.all([first, second].map((card) => card?.boundingBox()));
  expect(tops[1]?.y).toBeGreaterThan(tops[0]?.y ?? Number.POSITIVE_INFINITY);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('what a plain form names for nothing is not in the address (P-LIST-20)', async ({ page, request }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto('/search?q=kopi&sort=rating');
    await page.getByRole('textbox', { name: 'Harga maksimum' }).fill('100000');
    await page.getByRole('button', { name: 'Terapkan Filter' }).click();
    await expect(page).toHaveURL('/search?q=kopi&sort=rating&max=100000');
    await page.getByRole('combobox', { name: 'Urutkan' }).selectOption('relevance');
    await page.getByRole('button', { name: 'Terapkan', exact: true }).click();
    // Beside a term it may replace an order that the term wishes (P-SEARCH-14).
    await expect(page).toHaveURL('/search?q=kopi&max=100000&sort=relevance');
    for (const [untidy, tidy] of [
      ['/search?q=&min=&max=', '/search'],
      ['/category/fashion?sort=popularity', '/category/fashion'],
      ['/product?q=+batik+&utm_source=x', '/product?q=batik&utm_source=x'],
      ['/promotions/eid?tab=fashion&min=&max=', '/promotions/eid?tab=fashion'],
    ] as const) {
      const answer = await request.get(untidy, { maxRedirects: 0 });
      expect([answer.status(), answer.headers()['location']], untidy).toEqual([301, tidy]);
    }
  });

  test('search, filter, sort and pages are plain forms and links', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto('/');
    await page.getByRole('combobox', header).fill('kopi');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?q=kopi');
    await page.goto('/search');
    await expect(page.getByRole('checkbox', { name: 'Mainan', exact: true })).toHaveAccessibleDescription(
      /^[1-9]\d* produk$/,
    );
    await page.getByRole('checkbox', { name: 'Mainan' }).check();
    await page.getByRole('textbox', { name: 'Harga minimum' }).fill('100000');
    await page.getByRole('button', { name: 'Terapkan Filter' }).click();
    await expect(page).toHaveURL(/category=toys&min=100000/);
    await page.getByRole('combobox', { name: 'Urutkan' }).selectOption('price-low');
    await page.getByRole('button', { name: 'Terapkan', exact: true }).click();
    await expect(page).toHaveURL(/category=toys&min=100000.*sort=price-low/);
    await page.goto('/category/fashion');
    await page.getByRole('link', { name: 'Halaman 2' }).click();
    await expect(page).toHaveURL('/category/fashion?page=2');
    await page.getByRole('link', { name: 'Sepatu', exact: true }).click();
    await expect(page).toHaveURL('/category/fashion?sub=sepatu');
  });
});

test('after the back-forward cache and a repeated look at suggestions no list is open', async ({ page }) => {
  await open(page, '/search?q=kopi');
  await page.goto('/product/1');
  await page.goBack();
  await hydrated(page);
  await expect(page.getByRole('option').first()).toBeHidden();
});
