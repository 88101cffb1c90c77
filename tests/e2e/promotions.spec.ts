import { expect, hydrated, open, test } from './shop.ts';

/** Texts of the promotion pages that each address serves before any script, without tags and comments. */
const SERVED: [path: string, texts: string[]][] = [
  [
    '/flash-sale',
    [
      'Flash Sale',
      '04:30:00',
      '08:00 Besok',
      '12:00 Besok Ekstra 10%',
      '16:00 Besok',
      '70% OFF',
      'Terjual 88%',
      'Tersisa 6',
    ],
  ],
  ['/flash-sale?sesi=08', ['Mulai besok 08:00', '04:30:00']],
  ['/flash-sale?sesi=12', ['Mulai besok 12:00', 'Ekstra 10%']],
  ['/', ['04:30:00']],
  [
    '/new-arrivals',
    ['Koleksi Terbaru', 'All', 'Elektronik', 'Fashion', 'Rumah Tangga', 'Gadget', 'Filter', 'Terbaru'],
  ],
  [
    '/special-offer',
    [
      'Penawaran Spesial',
      'DISKON BESAR',
      'Diskon hingga 50%',
      '10-17 April 2025',
      'Promo telah berakhir',
      'Ekstra 5%',
      'kartu kredit selama periode promo',
      'Flash sale setiap hari',
      'Mulai pukul 12.00 WIB, dengan potongan ekstra 10%',
      'Semua',
      'Elektronik',
      'Gadget',
      'Filter',
      'Diskon Terbesar',
    ],
  ],
  [
    '/promotions',
    [
      'Semua Promosi',
      'PROMO BULAN INI',
      'Diskon hingga 50%',
      'Penawaran Spesial',
      'Rata-rata diskon ',
      'Koleksi Terbaru',
      'produk baru',
      'Flash Sale',
      'Berakhir dalam 24 jam',
      'Promo Lebaran',
      'Promo terbatas',
      'Libur Tahun Baru',
      'Mulai 1 Desember',
      'Cashback',
      'hingga 10%',
      'Rp200.000',
    ],
  ],
  [
    '/promotions/eid',
    [
      'Promo Lebaran',
      '1-30 April 2025',
      'Promo telah berakhir',
      'Diskon hingga 50%',
      'Cashback 10%',
      'Rp500.000',
      'Gratis Ongkir',
      'Rp100.000',
      'Makanan',
      'Hadiah',
      '18 produk',
    ],
  ],
  ['/promotions/new-year', ['Libur Tahun Baru', 'Mulai 1 Desember']],
  ['/promotions/cashback', ['Cashback', 'hingga 10%', 'Rp200.000']],
];

/** What a reader sees of a page's markup. */
function textOf(html: string): string {
  return html
    .replaceAll(/<script[\s\S]*?<\/script>/g, '')
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ');
}

test('the promotions serve their texts', async ({ request }) => {
  for (const [path, texts] of SERVED) {
    const response = await request.get(path);
    expect.soft(response.status(), path).toBe(200);
    const text = textOf(await response.text());
    expect
      .soft(
        texts.filter((wanted) => !text.includes(wanted)),
        path,
      )
      .toEqual([]);
  }
});

test('the promotions name their period, and flash goods beside the standing maximum (P-PROMO-2, P-PROMO-9)', async ({
  request,
}) => {
  const pageOf = async (path: string) => textOf(await (await request.get(path)).text());
  const [from, to] = [0, 14].map((days) =>
    new Intl.DateTimeFormat('id-ID', { dateStyle: 'long', timeZone: 'Asia/Jakarta' }).format(
      Date.now() + days * 86_400_000,
    ),
  );
  expect(await pageOf('/promotions')).toContain(`Periode ${from} - ${to}`);
  for (const path of ['/promotions', '/special-offer']) {
    expect(await pageOf(path)).toMatch(/Diskon hingga 50%.*Flash Sale hingga 70%/);
  }
  // An ended campaign is called ended before its advantages (P-PROMO-7).
  for (const path of ['/special-offer', '/promotions/eid']) {
    const html = await (await request.get(path)).text();
    const [before = ''] = textOf(html.slice(html.indexOf('<main'))).split('Promo telah berakhir');
    expect(before).not.toMatch(/Diskon hingga|DISKON BESAR|Cashback 10%/);
  }
  expect(await pageOf('/new-arrivals')).not.toContain('Flash Sale hingga');
});

test('a list is in the order of the shown prices, and its further pages keep its tab', async ({
  request,
}) => {
  const html = await (await request.get('/product?sort=price-asc')).text();
  const shown = [...html.matchAll(/<p class="nums[^"]*font-extrabold[^"]*">Rp([\d.]+)/g)].map(
    ([, price = '']) => Number(price.replaceAll('.', '')),
  );
  expect(shown).toHaveLength(24);
  // Its standing price would place it further down.
  expect(shown).toContain(15_500);
  expect(shown).toEqual(shown.toSorted((a, b) => a - b));
  expect(await (await request.get('/new-arrivals?tab=elektronik')).text()).toContain(
    'href="/new-arrivals?tab=elektronik&amp;page=2"',
  );
});

test('home and flash-sale page share one countdown, which survives reload', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-21T03:00:00Z') });
  await open(page, '/');
  const timer = page.getByRole('timer');
  await page.clock.runFor(60_000);
  // The installed clock continues by itself between the calls.
  await expect(timer).toHaveText(/04:(29:00|28:\d\d)/);
  await page.getByRole('region', { name: 'Flash Sale' }).getByRole('link', { name: 'Lihat Semua' }).click();
  await expect(page).toHaveURL('/flash-sale');
  await expect(timer).toHaveText(/04:2[89]:\d\d/);
  await page.clock.runFor(60_000);
  await page.reload();
  await hydrated(page);
  await page.clock.runFor(1000);
  await expect(timer).toHaveText(/04:2[78]:\d\d/);
});

test('at 00:00:00 the countdown stops and says that the session is over', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-21T03:00:00Z') });
  await open(page, '/flash-sale');
  await page.clock.fastForward('05:00:00');
  await expect(page.getByRole('timer')).toHaveText('00:00:00');
  await expect(page.getByText('Sesi berakhir').first()).toBeVisible();
  await page.clock.runFor(5000);
  await expect(page.getByRole('timer')).toHaveText('00:00:00');
});

test('only goods of the running session can be bought; upcoming ones show when they start', async ({
  page,
}) => {
  await open(page, '/flash-sale');
  const session = page.getByRole('region', { name: 'Sedang Berlangsung' });
  const others = page.getByRole('region', { name: 'Produk Flash Sale Lainnya' });
  await expect(others.getByRole('article')).toHaveCount(6);
  const flashPrice =
    (await session.getByRole('article').first().getByText(/^Rp/).first().textContent()) ?? '';
  await session.getByRole('button', { name: 'Keranjang' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Pilih nanti' }).click();
  await expect(page.getByText('Berhasil ditambahkan ke Keranjang')).toBeVisible();
  await page.getByRole('link', { name: /16:00/ }).click();
  await expect(page).toHaveURL('/flash-sale?sesi=16');
  const upcoming = page.getByRole('region', { name: 'Sesi Besok 16:00' });
  await expect(upcoming.getByRole('article').first()).toBeVisible();
  await expect(upcoming.getByText('Mulai besok 16:00')).toHaveCount(
    await upcoming.getByRole('article').count(),
  );
  await expect(upcoming.getByRole('button')).toHaveCount(0);
  await expect(others.getByRole('article')).toHaveCount(6);
  await open(page, '/cart');
  await expect(page.getByRole('main').getByText(flashPrice).first()).toBeVisible();
});

test('tab, filter and sort of a promotion page combine', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, '/special-offer');
  const tabs = page.getByRole('navigation', { name: 'Kategori penawaran' });
  await tabs.getByRole('link', { name: 'Elektronik' }).click();
  await expect(page).toHaveURL('/special-offer?tab=elektronik');
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  const panel = page.getByRole('complementary', { name: 'Filter Produk' });
  await expect(panel.getByText('Kategori', { exact: true })).toHaveCount(0);
  await panel.getByRole('textbox', { name: 'Harga maksimum' }).fill('500000');
  await panel.getByRole('button', { name: 'Terapkan Filter' }).click();
  await expect(page).toHaveURL(/tab=elektronik.*max=500000/);
  await expect(panel).toBeHidden();
  await page.getByRole('combobox', { name: 'Urutkan' }).selectOption('price-low');
  await expect(page).toHaveURL('/special-offer?tab=elektronik&max=500000&sort=price-low');
  await tabs.getByRole('link', { name: 'Fashion' }).click();
  await expect(page).toHaveURL('/special-offer?tab=fashion&max=500000&sort=price-low');
  await expect(page.locator('article')).not.toHaveCount(0);
});

test("the panel of the 'all' tab offers the categories, and a filter stays inside the page", async ({
  page,
}) => {
  await open(page, '/promotions/eid');
  await expect(page.locator('article')).toHaveCount(18);
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Makanan' }).check();
  await page.getByRole('button', { name: 'Terapkan Filter' }).click();
  await expect(page).toHaveURL(/category=food/);
  await expect(page.locator('article')).toHaveCount(3);
  const tabs = page.getByRole('navigation', { name: 'Kategori promo Lebaran' });
  await tabs.getByRole('link', { name: 'Makanan' }).click();
  await expect(page).toHaveURL('/promotions/eid?tab=makanan');
  await expect(page.locator('article')).toHaveCount(3);
});

test('the grid of the special offer has 2 to 6 columns by width', async ({ page }) => {
  await open(page, '/special-offer');
  const columns: number[] = [];
  for (const width of [360, 800, 1100, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    columns.push(
      await page
        .locator('.product-grid')
        .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length),
    );
  }
  expect(columns).toEqual([2, 3, 4, 6]);
});

test('nonsensical addresses show the initial page', async ({ request }) => {
  for (const [plain, odd] of [
    ['/special-offer', '/special-offer?tab=%00&sort=x&rating=9&category=entah'],
    ['/flash-sale', '/flash-sale?sesi=99'],
    ['/promotions/eid', '/promotions/eid?tab=gift&page=0'],
  ] as const) {
    const [expected, found] = await Promise.all([request.get(plain), request.get(odd)]);
    expect(found.status()).toBe(200);
    expect(textOf(await found.text())).toBe(textOf(await expected.text()));
  }
  expect((await request.get('/promotions/eid?page=2')).status()).toBe(404);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('tabs, filter, sort and sessions are plain forms and links', async ({ page }) => {
    await page.goto('/special-offer');
    await page.getByRole('link', { name: 'Rumah Tangga' }).first().click();
    await expect(page).toHaveURL('/special-offer?tab=rumah-tangga');
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await page.getByRole('textbox', { name: 'Harga minimum' }).fill('100000');
    await page.getByRole('button', { name: 'Terapkan Filter' }).click();
    await expect(page).toHaveURL(/tab=rumah-tangga&min=100000/);
    await page.getByRole('combobox', { name: 'Urutkan' }).selectOption('rating');
    await page.getByRole('button', { name: 'Terapkan', exact: true }).click();
    await expect(page).toHaveURL(/tab=rumah-tangga&min=100000.*sort=rating/);
    await page.goto('/flash-sale');
    await expect(page.getByRole('timer')).toHaveText('04:30:00');
    await page.getByRole('link', { name: /08:00/ }).click();
    await expect(page.getByText('Mulai besok 08:00').first()).toBeVisible();
  });
});
