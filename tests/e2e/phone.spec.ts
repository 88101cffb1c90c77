import type { Locator, Page } from '@playwright/test';
import { expect, open, test } from './shop.ts';

const PHONE = { width: 360, height: 740 };

test.use({ viewport: PHONE, hasTouch: true, reducedMotion: 'reduce' });

const bottomNav = (page: Page) => page.locator('.bottom-nav');

async function boxOf(target: Locator) {
  const box = await target.boundingBox();
  if (!box) throw new Error('It is drawn');
  return { top: box.y, bottom: box.y + box.height };
}

test.describe('the bar at the bottom of a phone', () => {
  test('leads to the five places, says where one is, and counts the cart', async ({ page }) => {
    await open(page, '/categories');
    const bar = bottomNav(page);
    await expect(bar.getByRole('link')).toHaveText([
      /^Beranda/,
      /^Kategori/,
      /Keranjang$/,
      /^Pesanan/,
      /^Akun/,
    ]);
    await expect(bar.locator('[aria-current=page]')).toHaveText('Kategori');
    await expect(bar.getByText('3', { exact: false })).toBeVisible();
    expect((await boxOf(bar)).bottom).toBe(PHONE.height);
    await bar.getByRole('link', { name: 'Beranda' }).tap();
    await expect(page).toHaveURL('/');
    await expect(bar.locator('[aria-current=page]')).toHaveText('Beranda');
  });

  test('leaves the edge to the bar of a page that has one, and is not there on wide screens', async ({
    page,
  }) => {
    for (const path of ['/product/1', '/cart']) {
      await open(page, path);
      await expect(page.locator('[data-bottom-bar]')).toBeVisible();
      await expect(bottomNav(page)).toBeHidden();
    }
    for (const width of [320, 344]) {
      await page.setViewportSize({ width, height: 640 });
      await open(page, '/product/1');
      const bar = await boxOf(page.locator('.buy-bar'));
      expect(bar.bottom - bar.top).toBeLessThan(72);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page, '/categories');
    await expect(bottomNav(page)).toBeHidden();
  });

  test('does not cover the end of the page', async ({ page }) => {
    await open(page, '/category/food');
    // The height of the footer is known only once it has been near the screen.
    const hiddenPixels = async () => {
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      return (await boxOf(page.getByRole('contentinfo'))).bottom - (await boxOf(bottomNav(page))).top;
    };
    await expect.poll(hiddenPixels).toBeLessThanOrEqual(1);
  });
});

test('a toast covers nothing but the header, which stays where it is', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const card = page.getByRole('article').nth(2);
  for (const [path, button] of [
    ['/category/food', card.getByRole('button', { name: /^Simpan/ })],
    ['/product/73', page.locator('.buy-bar').getByRole('button', { name: 'Keranjang' })],
  ] as const) {
    await open(page, path);
    await button.tap();
    const toast = page.locator('[data-toast]');
    await expect(toast.getByRole('button', { name: 'Tutup' })).toBeVisible();
    await toast.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
    expect((await boxOf(toast)).bottom).toBeLessThanOrEqual((await boxOf(page.getByRole('banner'))).bottom);
  }
});

test('without scripts a product has the bar of the shop, whose links lead on', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: PHONE,
    ...(baseURL && { baseURL }),
  });
  const page = await context.newPage();
  await page.goto('/product/1');
  await bottomNav(page).getByRole('link', { name: 'Pesanan' }).click();
  await expect(page).toHaveURL('/orders');
  await context.close();
});

test('the menu counts unread notifications and wishes', async ({ page }) => {
  await open(page, '/categories');
  const menu = page.locator('summary[aria-label$=menu]');
  await menu.tap();
  await expect(page.locator('.menu-sheet').getByRole('link', { name: 'Notifikasi' })).toContainText('2');
});

test('the footer is folded, and its columns open one by one', async ({ page }) => {
  await open(page, '/terms');
  const footer = page.getByRole('contentinfo');
  const link = footer.getByRole('link', { name: 'Cara Berbelanja' });
  await footer.scrollIntoViewIfNeeded();
  await expect(link).toBeHidden();
  await footer.locator('summary', { hasText: 'Layanan Pelanggan' }).tap();
  await expect(link).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(footer.getByRole('link', { name: 'Blog' })).toBeVisible();
  await expect(footer.locator('summary').first()).toBeHidden();
});

test("the header's search box is the one of a search", async ({ page }) => {
  await open(page, '/search?q=sepatu');
  const box = page.getByRole('combobox', { name: 'Cari produk' });
  await expect(box).toHaveValue('sepatu');
  await expect(page.getByRole('search')).toHaveCount(1);
  await box.fill('');
  await box.press('Enter');
  await expect(page).toHaveURL('/search');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Semua Produk');
});

/** The prices that are wholly on the screen, above the bar at the bottom. */
async function pricesInView(page: Page): Promise<number> {
  return page.evaluate(() => {
    const bar = document.querySelector('.bottom-nav')?.getBoundingClientRect();
    const edge = bar && bar.height > 0 ? bar.top : innerHeight;
    const prices = Array.from(document.querySelectorAll('article p')).filter((price) =>
      /^Rp[\d.]+/.test(price.textContent),
    );
    return prices.filter((price) => {
      const { top, bottom, left } = price.getBoundingClientRect();
      return top > 0 && bottom <= edge && left < innerWidth - 60;
    }).length;
  });
}

test.describe('the first screen of home', () => {
  test('shows two prices on a phone, below a low banner whose promotion runs', async ({ page }) => {
    await open(page, '/');
    const hero = page.getByRole('region', { name: 'Promo utama' });
    expect((await hero.boundingBox())?.height).toBeLessThanOrEqual(180);
    await expect(hero.getByRole('heading', { level: 2 }).first()).toHaveText('Flash Sale Setiap Hari');
    await expect(hero.getByRole('group', { includeHidden: true }).last()).toContainText(
      'Promo telah berakhir',
    );
    const slides = page
      .getByRole('region', { name: 'Promo pilihan' })
      .getByRole('group', { includeHidden: true });
    await expect(slides).toHaveText([
      /^Koleksi Terbaru/,
      /^Promo telah berakhir\s*Penawaran Spesial/,
      /^Promo telah berakhir\s*Promo Lebaran/,
    ]);
    expect(await pricesInView(page)).toBeGreaterThanOrEqual(2);
    const row = page.getByRole('navigation', { name: 'Kategori', exact: true });
    await expect(row.getByRole('link')).toHaveCount(10);
    const [strip, grid] = [page.locator('#flash-sale'), page.locator('#kategori')];
    expect((await boxOf(strip)).top).toBeLessThan((await boxOf(grid)).top);
  });

  test('shows title and button of a banner beside its picture, on narrow phones, too', async ({ page }) => {
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 740 });
      await open(page, '/');
      const banner = page.getByRole('region', { name: 'Promo utama' }).getByRole('group').first();
      const picture = await banner.locator('img').boundingBox();
      for (const part of [banner.getByRole('heading'), banner.getByRole('link')]) {
        const box = await part.boundingBox();
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(picture?.x ?? 0);
      }
    }
  });

  test('cuts no title of a banner and lays no button on its dots, at 320 px, too (P-PAGE-20)', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 740 });
    await open(page, '/');
    const banners = page.getByRole('region', { name: 'Promo utama' });
    const dots = (await banners.getByLabel('Tampilkan promo 1').locator('span').boundingBox())?.x ?? 0;
    const seen = await banners.getByRole('group', { includeHidden: true }).evaluateAll((slides) =>
      slides.map((slide) => {
        const [title, button] = [slide.querySelector('h2'), slide.querySelector('a')];
        return {
          cut: (title?.scrollHeight ?? 0) - (title?.clientHeight ?? 0),
          end: (button?.getBoundingClientRect().right ?? 0) - slide.getBoundingClientRect().left + 16,
        };
      }),
    );
    expect(seen).toHaveLength(3);
    for (const { cut, end } of seen) {
      expect(cut).toBeLessThanOrEqual(1);
      expect(end).toBeLessThanOrEqual(dots);
    }
  });

  test('is followed by less than 7,500 px', async ({ page }) => {
    await open(page, '/');
    await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(7500);
  });

  test('has lists whose last row is full at any number of columns (P-PAGE-18)', async ({ page }) => {
    await open(page, '/');
    for (const width of [360, 700, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const gaps = await page.evaluate(() =>
        [...document.querySelectorAll('main :is(.product-grid, [aria-labelledby=kategori] ul)')].map(
          (list) => {
            const right = Math.max(...[...list.children].map((item) => item.getBoundingClientRect().right));
            const last = [...list.children].filter((item) => item.getBoundingClientRect().width > 0).at(-1);
            return Math.round(right - (last?.getBoundingClientRect().right ?? 0));
          },
        ),
      );
      expect(gaps, `${width} px`).toEqual([0, 0, 0]);
    }
  });

  test('leads the focus in the order to the eye (P-PAGE-22)', async ({ page }) => {
    const lastFlash = page.locator('[aria-labelledby=flash-sale] li a').last();
    const categories = page.getByRole('link', { name: 'Semua Kategori' }).filter({ visible: true }).first();
    await open(page, '/');
    await lastFlash.focus();
    await page.keyboard.press('Tab');
    await expect(categories).toBeFocused();
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, '/');
    // Presses of Tab would not tell: Chromium follows the order to the eye only a moment after the page is there.
    const top = page.getByRole('main').locator('.page > div').first();
    expect(await top.evaluate((element) => getComputedStyle(element).getPropertyValue('reading-flow'))).toBe(
      'grid-order',
    );
    const [banner, tiles, flash] = await Promise.all(
      ['[aria-roledescription]', '[aria-labelledby=kategori]', '[aria-labelledby=flash-sale]'].map((part) =>
        boxOf(top.locator(part).first()),
      ),
    );
    expect(banner?.top).toBe(tiles?.top);
    expect(flash?.top).toBeGreaterThan(tiles?.bottom ?? 0);
  });

  test('shows six on a wide screen', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, '/');
    expect(await pricesInView(page)).toBeGreaterThanOrEqual(6);
  });
});

test('cards side by side agree line by line, and no heart lies on a picture', async ({ page }) => {
  await open(page, '/category/fashion');
  const cards = await page.evaluate(() =>
    Array.from(document.querySelectorAll('.product-grid article')).map((card) => {
      const topOf = (selector: string) => card.querySelector(selector)?.getBoundingClientRect().top ?? 0;
      const picture = card.querySelector('img')?.getBoundingClientRect().bottom ?? 0;
      return {
        top: card.getBoundingClientRect().top,
        lines: ['h3', 'h3 + div', '.mark-star', '.card-place', 'button'].map((part) =>
          Math.round(topOf(part)),
        ),
        isHeartBelow: topOf('button[aria-pressed]') >= picture,
      };
    }),
  );
  expect(cards.length).toBeGreaterThan(6);
  expect(cards.every(({ isHeartBelow }) => isHeartBelow)).toBe(true);
  for (const card of cards) {
    const neighbour = cards.find((other) => other !== card && other.top === card.top);
    if (neighbour) expect(neighbour.lines).toEqual(card.lines);
  }
});

test('no fact of a card is cut and none is higher than 320 px, also with shipping to a far district (P-CAT-10)', async ({
  page,
}) => {
  await page.addInitScript(() =>
    localStorage.setItem(
      'destination',
      JSON.stringify({
        chosen: { code: '91.71.01', district: 'Jayapura Utara', city: 'Kota Jayapura', province: 'Papua' },
      }),
    ),
  );
  await open(page, '/category/electronics');
  await expect(page.locator('.card-delivery').first()).toContainText('Rp');
  await expect(page.locator('.card-place').first()).toBeVisible();
  const lines = await page.locator('.card-line, .card-delivery').evaluateAll((found) =>
    found.map((line) => {
      const { top, bottom, right } = line.getBoundingClientRect();
      const boxes = Array.from(line.children, (part) => part.getBoundingClientRect());
      const seen = boxes.filter((part) => part.top < bottom - 1 && part.bottom > top + 1);
      return {
        shown: seen.length,
        isCut: seen.some((part) => part.right > right || part.bottom > bottom + 3),
      };
    }),
  );
  expect(lines.length).toBeGreaterThan(12);
  expect(lines.filter(({ shown, isCut }) => shown === 0 || isCut)).toEqual([]);
  const heights = await page
    .getByRole('article')
    .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().height));
  expect(Math.max(...heights)).toBeLessThanOrEqual(320);
});

test.describe('filters of a list', () => {
  test('each that is on has a chip that takes it away', async ({ page }) => {
    await open(page, '/search?category=fashion&rating=4&min=50000');
    const chips = page.getByRole('list', { name: 'Filter aktif' });
    await expect(chips.getByRole('link')).toHaveText([
      'Fashion',
      'Mulai Rp50.000',
      'Bintang 4 ke atas',
      'Hapus semua',
    ]);
    await chips.getByRole('link', { name: 'Hapus filter Fashion' }).tap();
    await expect(page).toHaveURL('/search?rating=4&min=50000');
    await chips.getByRole('link', { name: 'Hapus semua' }).tap();
    await expect(page).toHaveURL('/search');
    await expect(chips).toBeHidden();
  });

  test('the button of the sheet counts what it would show, and the address names what was filled in', async ({
    page,
  }) => {
    await open(page, '/search');
    await page.getByRole('button', { name: 'Filter', exact: true }).tap();
    const food = page.getByRole('checkbox', { name: 'Makanan', exact: true });
    const count = await page.locator('label', { has: food }).locator('[aria-hidden]').innerText();
    await food.check();
    await page.getByRole('button', { name: `Tampilkan ${count} produk` }).tap();
    await expect(page).toHaveURL('/search?category=food');
    await expect(page.getByText(`${count} produk ditemukan`)).toBeVisible();
  });

  test('a category counts what a price would show', async ({ page }) => {
    await open(page, '/category/fashion');
    await page.getByRole('button', { name: 'Filter', exact: true }).tap();
    await page.getByRole('textbox', { name: 'Harga minimum' }).fill('300000');
    const button = page.getByRole('button', { name: /^Terapkan Filter Tampilkan \d+ produk$/ });
    await expect(button).not.toContainText('24 produk');
    const count = /\d+/.exec(await button.innerText())?.[0];
    await button.tap();
    await expect(page).toHaveURL('/category/fashion?min=300000');
    await expect(page.getByText(`${count} produk`, { exact: true })).toBeVisible();
  });

  test('on a phone the chips are one row, which also has what was understood of the term (P-LIST-18)', async ({
    page,
  }) => {
    await open(page, '/search?q=sepatu+pria+murah&rating=4&min=50000');
    const chips = page.getByRole('list', { name: 'Filter aktif' }).getByRole('link');
    await expect(chips).toHaveText([
      'Termurah dulu',
      'Untuk pria lebih dulu',
      'Mulai Rp50.000',
      'Bintang 4 ke atas',
      'Hapus semua',
    ]);
    const tops = await chips.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
    await chips.first().tap();
    await expect(page).toHaveURL('/search?q=sepatu+pria&rating=4&min=50000');
    await chips.last().tap();
    await expect(page).toHaveURL('/search?q=sepatu');
  });

  test('what would show nothing says 0 and cannot be chosen, nor can a price without products (P-LIST-17, P-LIST-19)', async ({
    page,
  }) => {
    await open(page, '/category/fashion?sub=sepatu');
    await page.getByRole('button', { name: 'Filter', exact: true }).tap();
    const sheet = page.getByRole('complementary', { name: 'Filter Produk' });
    await expect(sheet.getByRole('link', { name: 'Bintang 4 ke atas' })).toHaveAccessibleDescription(
      /^[1-9]\d* produk$/,
    );
    await expect(sheet.getByText('Bintang 5')).toBeAttached();
    await expect(sheet.getByRole('link', { name: 'Bintang 5' })).toHaveCount(0);
    await sheet.getByRole('textbox', { name: 'Harga minimum' }).fill('1999999');
    await expect(sheet.getByRole('button', { name: 'Tidak ada produk' })).toBeDisabled();
    await open(page, '/promotions/eid');
    await page.getByRole('button', { name: 'Filter', exact: true }).tap();
    await expect(sheet.getByRole('checkbox', { name: 'Olahraga' })).toBeDisabled();
  });

  test('a term is trimmed in the address', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page, '/search');
    await page.getByRole('main').getByRole('searchbox').fill('  kopi ');
    await page.getByRole('main').getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL('/search?q=kopi');
  });
});

test('a product is found again by its category and among what was seen, until that is forgotten', async ({
  page,
}) => {
  await open(page, '/product/1');
  const seen = page.getByRole('region', { name: 'Terakhir Dilihat' });
  await page.getByRole('heading', { name: 'Produk Terkait' }).scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('recently-viewed'))).toContain('"id":1');
  await expect(seen).toBeHidden();
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  await open(page, '/product/8');
  const crumbs = page.getByRole('navigation', { name: 'Jejak halaman' });
  await expect(crumbs.getByRole('link')).toHaveText(['Beranda', 'Fashion', 'Sepatu']);
  await expect(seen.getByRole('link', { name })).toBeVisible();
  await seen.getByRole('button', { name: 'Hapus semua' }).click();
  await expect(seen).toBeHidden();
  await crumbs.getByRole('link', { name: 'Sepatu' }).tap();
  await expect(page).toHaveURL('/category/fashion?sub=sepatu');
});

for (const path of ['/product/1', '/product/36']) {
  test(`${path} shows name, way to the reviews and price on the first screen (P-PROD-16)`, async ({
    page,
  }) => {
    await open(page, path);
    const main = page.getByRole('main');
    const edge = (await boxOf(page.locator('.buy-bar'))).top;
    for (const part of [
      main.getByRole('heading', { level: 1 }),
      main.getByRole('link', { name: /Ulasan$/ }).first(),
      main.getByText(/^Rp[\d.]+$/).first(),
    ]) {
      expect((await boxOf(part)).bottom).toBeLessThan(edge);
    }
    const thumbnail = page.getByRole('button', { name: 'Lihat foto 1' });
    expect((await boxOf(thumbnail)).top).toBeGreaterThan(
      (await boxOf(main.getByRole('heading', { level: 1 }))).bottom,
    );
  });
}

test('reviews are one tap from the price, and come into view', async ({ page }) => {
  await open(page, '/product/1');
  await page.getByRole('link', { name: /^\d[\d.]* Ulasan$/ }).tap();
  await expect(page.getByRole('link', { name: 'Lihat Semua Ulasan' })).toBeAttached();
  await expect(page.locator('#informasi')).toBeInViewport();
});

test('help is found while one types, by what shoppers call it', async ({ page }) => {
  await open(page, '/help-center');
  const box = page.getByRole('searchbox');
  await box.pressSequentially('ongkir');
  await expect(page.getByText('Apakah ongkos kirim ikut dikembalikan?')).toBeVisible();
  await expect(page).toHaveURL('/help-center?q=ongkir');
  await expect(box).toHaveValue('ongkir');
  await expect(box).toBeFocused();
});
