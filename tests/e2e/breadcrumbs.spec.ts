import { expect, test } from './shop.ts';

/** The last crumb of each page (P-PAGE-9, P-PAGE-10). */
const LAST_CRUMBS: [path: string, label: string][] = [
  ['/product', 'Produk'],
  ['/cart', 'Keranjang'],
  ['/search', 'Pencarian'],
  ['/help-center', 'Pusat Bantuan'],
  ['/wishlist', 'Wishlist'],
  ['/notifications', 'Notifikasi'],
  ['/faq', 'FAQ'],
  ['/how-to-buy', 'Cara Berbelanja'],
  ['/shipping', 'Pengiriman'],
  ['/returns', 'Pengembalian'],
  ['/about', 'Tentang Kami'],
  ['/careers', 'Karir'],
  ['/policies', 'Kebijakan'],
  ['/privacy', 'Privasi'],
  ['/blog', 'Blog'],
  ['/categories', 'Kategori'],
  ['/category', 'Kategori'],
  ['/category/fashion', 'Fashion'],
  ['/flash-sale', 'Flash Sale'],
  ['/new-arrivals', 'Koleksi Terbaru'],
  ['/special-offer', 'Penawaran Spesial'],
  ['/seller', 'Toko'],
  ['/toko', 'Semua Toko'],
  ['/seller/toko', 'Semua Toko'],
  ['/promotions', 'Semua Promosi'],
  ['/promotions/eid', 'Promo Lebaran'],
  ['/promotions/new-year', 'Libur Tahun Baru'],
  ['/promotions/cashback', 'Cashback'],
  ['/orders', 'Pesanan Saya'],
  ['/terms', 'Syarat &amp; Ketentuan'],
  ['/cookies', 'Cookie'],
];

/** The labels of the breadcrumb in the served HTML, in their order. */
function crumbsIn(html: string): string[] {
  const nav = /<nav aria-label="Jejak halaman"[\s\S]*?<\/nav>/.exec(html)?.[0] ?? '';
  return Array.from(nav.matchAll(/>([^<>]+)<\/(?:a|li)>/g), ([, label = '']) => label);
}

test('breadcrumbs begin at home and end in the name of their page', async ({ request }) => {
  for (const [path, label] of LAST_CRUMBS) {
    const crumbs = crumbsIn(await (await request.get(path)).text());
    expect.soft([crumbs[0], crumbs.at(-1)], path).toEqual(['Beranda', label]);
  }
});

test('the breadcrumb of /auth is the same in Indonesian', async ({ request }) => {
  const page = await request.get('/auth', { headers: { 'Accept-Language': 'id' } });
  expect(crumbsIn(await page.text()).at(-1)).toBe('Login');
});

test('the home page has no breadcrumb', async ({ request }) => {
  expect(crumbsIn(await (await request.get('/')).text())).toEqual([]);
});

test('the breadcrumbs of a product and a seller end with their names (P-PAGE-9)', async ({ request }) => {
  for (const path of ['/product/1', '/seller/1']) {
    const html = await (await request.get(path)).text();
    const name = /<h1[^>]*>([^<]+)/.exec(html)?.[1];
    expect(name).toBeTruthy();
    expect(crumbsIn(html).at(-1)).toBe(name);
  }
});
