import { expect, expectShown, open, test } from './shop.ts';

test.use({ viewport: { width: 1280, height: 900 } });

test('eight products a page, and the page numbers lead through them', async ({ page }) => {
  await open(page, '/category/fashion');
  await expect(page.locator('article')).toHaveCount(8);
  await page.getByRole('link', { name: 'Berikutnya' }).click();
  await expectShown(page, '/category/fashion?page=2');
  await expect(page.getByRole('link', { name: 'Halaman 2' })).toHaveAttribute('aria-current', 'page');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('choosing the chosen subcategory or rating again deselects it', async ({ page }) => {
  await open(page, '/category/electronics');
  const chip = page.getByRole('link', { name: 'Audio', exact: true });
  await chip.click();
  await expectShown(page, '/category/electronics?sub=audio');
  await expect(chip).toHaveAttribute('aria-current', 'true');
  await chip.click();
  await expectShown(page, '/category/electronics');
  const rating = page.getByRole('link', { name: 'Bintang 4 ke atas', exact: true });
  await rating.click();
  await expectShown(page, '/category/electronics?rating=4');
  await rating.click();
  await expectShown(page, '/category/electronics');
});

test('number aliases open what their labels say', async ({ page }) => {
  await open(page, '/category/7');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Elektronik');
  await expect(page.getByRole('link', { name: 'Komputer & Laptop' })).toHaveAttribute('aria-current', 'true');
  await open(page, '/category/6');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gadget');
  await expect(page.getByRole('link', { name: 'Aksesoris', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  );
});

test('an unknown category shows the first one and asks not to be indexed', async ({ page }) => {
  await open(page, '/category/entah');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fashion');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/category\/fashion$/);
});

test('colours, sizes, places and services narrow the list together, and each can be taken back (P-LIST-21)', async ({
  page,
}) => {
  await open(page, '/category/fashion');
  const panel = page.getByRole('complementary', { name: 'Filter Produk' });
  await panel.getByRole('checkbox', { name: 'Hitam', exact: true }).check();
  await panel.getByRole('checkbox', { name: '40', exact: true }).check();
  await panel.getByRole('checkbox', { name: 'COD (bayar di tempat)' }).check();
  await panel.getByRole('button', { name: /^Terapkan Filter Tampilkan \d+ produk$/ }).click();
  await expectShown(page, '/category/fashion?service=cod&color=hitam&size=40');
  const active = page.getByRole('list', { name: 'Filter aktif' });
  await expect(active.getByRole('link')).toHaveText([
    'COD (bayar di tempat)',
    'Hitam',
    'Ukuran 40',
    'Hapus semua',
  ]);
  await active.getByRole('link', { name: 'Hapus filter Ukuran 40' }).click();
  await expectShown(page, '/category/fashion?service=cod&color=hitam');
  await expect(panel.getByRole('checkbox', { name: 'Hitam', exact: true })).toBeChecked();
  await open(page, '/category/food');
  await expect(panel.getByText('Warna', { exact: true })).toHaveCount(0);
});

test('the price slider at its top is no limit', async ({ page }) => {
  await open(page, '/category/electronics?sort=price-high');
  const price = await page.locator('article').first().innerText();
  expect(price).toMatch(/Rp\d\.\d{3}\.\d{3}/);
  await page.getByRole('slider', { name: 'Geser harga maksimum' }).press('ArrowLeft');
  await page.getByRole('button', { name: 'Terapkan Filter' }).click();
  await expectShown(page, /max=1950000/);
});
