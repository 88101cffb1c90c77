import type { APIRequestContext } from '@playwright/test';
import { helpCenter as helpCenterOf } from '#app/content/help-center.id.ts';
import { ALL_WAYS } from '#domain/checkout/ways.ts';
import { expect, expectAccessible, hydrated, open, test } from './shop.ts';

/** Texts of the product rules that each address serves in its HTML, before any script. */
const SERVED: [path: string, texts: string[]][] = [
  [
    '/help-center',
    [
      'Pusat Bantuan',
      'FAQ',
      'Panduan',
      'Kontak',
      'Pesanan dan Pengiriman',
      'Pembayaran dan Pengembalian Dana',
      'Pengembalian dan Penukaran',
      '14 hari',
      '3-5 hari kerja',
      '2-3 hari kerja',
      '4-7 hari kerja',
    ],
  ],
  ['/help-center?q=zzzz', ['Tidak ada hasil yang cocok dengan pencarian Anda']],
  ['/help-center?tab=panduan', ['Baca Panduan', 'href="/how-to-buy"', 'href="/returns"']],
  [
    '/help-center?tab=kontak',
    ['Senin-Jumat 09.00-18.00', 'Live Chat', 'Mulai Chat', 'Kirim Pesan', 'Perihal', '1-2 hari kerja'],
  ],
  ['/faq', ['Pertanyaan Umum', 'Umum', 'Pemesanan', 'Pengiriman', 'Pengembalian']],
  ['/faq?tab=pengiriman', ['2-5 hari kerja', '5-10 hari kerja']],
  ['/faq?tab=pengembalian', ['7 hari', '3-7 hari kerja']],
  ['/how-to-buy', ['Cara Berbelanja', 'Visa, MasterCard, JCB', 'cicilan 0%', '24 jam', 'Tips']],
  ['/shipping', ['Informasi Pengiriman', 'Umum', 'Kurir', 'Estimasi Waktu', 'Lacak Paket', 'Asuransi']],
  [
    '/shipping?tab=kurir',
    ['JNE', 'YES', 'OKE', 'J&T Express', 'SiCepat', 'REG', 'BEST', 'GOKIL', 'Pos Indonesia', 'Kargo'].concat([
      'AnterAja',
      'Next Day',
      'Same Day',
      'Ninja Xpress',
      'Standard',
    ]),
  ],
  [
    '/shipping?tab=estimasi',
    [
      'Jabodetabek',
      '2-3 hari',
      'Jawa',
      '3-4 hari',
      'Sumatera',
      '4-7 hari',
      'Kalimantan',
      '5-8 hari',
      '2-4 hari',
    ].concat(['Sulawesi', '6-10 hari', '3-5 hari', 'Papua & Maluku', '10-14 hari', '5-7 hari']),
  ],
  ['/shipping?tab=lacak', ['Diproses', 'Dikemas', 'Dikirim', 'Diterima']],
  [
    '/returns',
    ['Pengembalian & Refund', 'Kebijakan', 'Prosedur', 'Pertanyaan Umum', 'href="/help-center"', 'e-voucher'],
  ],
  ['/returns?tab=prosedur', ['1-2 hari kerja', '2-3 hari kerja', '3-7 hari kerja', '1-2 hari', '2-5 hari']],
  ['/about', ['2018', '500K+', '3M+', '8M+', '100+', 'Misi', 'Visi & Misi', 'Integritas', 'Inovasi']],
  [
    '/careers',
    ['All', 'Engineering', 'Design', 'Product', 'Marketing', 'Customer Service', 'Detail & Apply'].concat([
      'Lihat Semua Posisi',
      'Kirim Resume',
    ]),
  ],
  ['/policies', ['Kebijakan', 'Umum', 'Pembelian', 'Pengiriman', 'Pengembalian', 'Pembayaran', 'Privasi']],
  ['/privacy', ['Kebijakan Privasi', '10 April 2025', 'Cookie', 'Hak Anda', '30 hari']],
  ['/terms', ['Syarat & Ketentuan']],
  ['/cookies', ['Cookie', 'cart', 'bought', 'wishlist', 'notifications', 'visitor-id', 'flash-sale-ends-at']],
  ['/blog', ['Semua', 'Teknologi', 'Fashion', 'Kesehatan', 'Tips', 'Muat lebih banyak', 'Artikel Populer']],
  ['/blog/category/teknologi', ['Artikel Teknologi']],
  ['/blog/category/technology', ['Artikel Teknologi']],
  ['/blog/merawat-power-bank', ['Merawat Power Bank', 'menit baca', 'Artikel Terkait']],
  ['/orders', ['Pesanan Saya', 'href="/auth?next=%2Forders"']],
  ['/kirim/berhasil?ref=PSN-7K2M9Q', ['PSN-7K2M9Q']],
  ['/kirim/gagal?form=messages&error=invalid&field=email:invalid_email', ['Belum Terkirim', 'Alamat e-mail']],
  ['/newsletter/konfirmasi?token=aaaaaaaaaaaaaaaaaaaa', ['Konfirmasi langganan']],
  ['/newsletter/berhenti?token=aaaaaaaaaaaaaaaaaaaa', ['Berhenti berlangganan']],
];

/** The HTML as text: entities decoded, React's empty comments removed. */
async function served(request: APIRequestContext, path: string): Promise<string> {
  const response = await request.get(path);
  expect(response.status(), path).toBe(200);
  return (await response.text())
    .replaceAll('<!-- -->', '')
    .replaceAll('&amp;', '&')
    .replaceAll('&quot;', '"');
}

test('the pages serve the texts of the product rules', async ({ request }) => {
  for (const [path, texts] of SERVED) {
    const html = await served(request, path);
    for (const text of texts) expect.soft(html.includes(text), `${path} says ${text}`).toBe(true);
  }
});

const helpCenter = helpCenterOf(ALL_WAYS);

test('the help search finds every FAQ entry by question and by answer (P-HELP-1)', async ({ request }) => {
  for (const { question } of helpCenter.groups.flatMap(({ questions }) => [...questions])) {
    const html = await served(request, `/help-center?q=${encodeURIComponent(question.toUpperCase())}`);
    expect(html).toContain(question);
    expect(html).not.toContain(helpCenter.noMatch);
  }
  const byAnswer = await served(request, '/help-center?q=E-VOUCHER');
  expect(byAnswer).toContain('Barang apa yang tidak bisa dikembalikan?');
  expect(byAnswer).toContain('1 jawaban untuk "E-VOUCHER"');
});

test('an article, a topic and a receipt that are not there are the not-found screen', async ({ request }) => {
  for (const path of [
    '/blog/tidak-ada',
    '/blog/category/tidak-ada',
    '/blog/category/Teknologi',
    '/kirim/berhasil',
  ]) {
    const response = await request.get(path);
    expect.soft(response.status(), path).toBe(404);
    expect.soft(await response.text(), path).toContain('Halaman Tidak Ditemukan');
  }
});

test('meaningless values in the address count as absent', async ({ request }) => {
  for (const path of [
    '/shipping?tab=x',
    '/faq?tab=',
    '/blog?tampil=7',
    '/careers?posisi=raja',
    '/blog?tab=zzz',
  ]) {
    expect((await request.get(path)).status(), path).toBe(200);
  }
  const [plain, tracked] = await Promise.all([
    request.get('/privacy?tab=hak').then((response) => response.text()),
    request.get('/privacy?tab=hak&utm_source=x').then((response) => response.text()),
  ]);
  const main = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  expect(main(tracked)).toBe(main(plain));
});

test('the faults of a form are accessible, and the first one has the focus', async ({ page }) => {
  await open(page, '/help-center?tab=kontak');
  const form = page.getByRole('form', { name: 'Kirim Pesan' });
  await form.getByRole('button', { name: 'Kirim Pesan' }).click();
  await expect(form.getByLabel('Nama')).toBeFocused();
  await expect(form.getByLabel('Nama')).toHaveAccessibleDescription('Tulis nama Anda.');
  await expectAccessible(page);
});

test('a form is sent once, shows its number and is empty again (P-FORM-4)', async ({ page }) => {
  await open(page, '/help-center?tab=kontak');
  const form = page.getByRole('form', { name: 'Kirim Pesan' });
  await form.getByLabel('Nama').fill('Sari Wulandari');
  await form.getByLabel('Alamat e-mail').fill('sari@contoh.id');
  await form.getByLabel('Perihal').fill('Paket terlambat');
  await form.getByLabel('Pesan').fill('Pesanan saya belum sampai.');
  let posts = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/messages')) posts += 1;
  });
  await form.getByRole('button').evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expect(form.getByRole('status')).toContainText(/PSN-[0-9A-Z]{6}/);
  await expect(form.getByLabel('Pesan')).toHaveValue('');
  expect(posts).toBe(1);
});

test('a form posted before hydration ends on a page that hydrates', async ({ page, watch }) => {
  watch.allowFailure('/api/messages');
  await open(page, '/help-center?tab=kontak');
  await page.locator('form[action="/api/messages"]').evaluate((form: HTMLFormElement) => form.submit());
  await expect(page.getByRole('heading', { name: 'Belum Terkirim' })).toBeVisible();
  await hydrated(page);
  await expect(page.locator('main')).toHaveCount(1);
  await page.getByRole('button', { name: 'Kembali ke isian saya' }).click();
  await expect(page.getByRole('form', { name: 'Kirim Pesan' })).toBeVisible();
});

test('returns: one question is open at a time, on the help page any number (P-HELP-6)', async ({ page }) => {
  for (const [path, count] of [
    ['/returns?tab=pertanyaan', 1],
    ['/help-center', 2],
  ] as const) {
    await open(page, path);
    const summaries = page.locator('main details > summary');
    await summaries.nth(0).click();
    await summaries.nth(1).click();
    await expect(page.locator('main details[open]')).toHaveCount(count);
  }
});

test('a link to a question opens it', async ({ page }) => {
  await open(page, '/help-center#cicilan');
  await expect(page.locator('#cicilan')).toHaveAttribute('open');
  await expect(page.locator('#cicilan > summary')).toBeInViewport();
});

test('the tabs of a page lead to its parts and to its own address', async ({ page }) => {
  await open(page, '/shipping');
  const tabs = page.getByRole('navigation', { name: 'Bagian halaman' });
  await tabs.getByRole('link', { name: 'Estimasi Waktu' }).click();
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page).toHaveURL('/shipping?tab=estimasi');
  await expect(page).toHaveTitle('Estimasi Waktu - Informasi Pengiriman | Lokapasar');
  await expect(tabs.getByRole('link', { name: 'Estimasi Waktu' })).toHaveAttribute('aria-current', 'true');
});

test('careers: departments filter, details open in place, the form knows the position', async ({ page }) => {
  await open(page, '/careers');
  await page.getByRole('link', { name: 'Design', exact: true }).click();
  await expect(page.getByText('1 posisi terbuka')).toBeVisible();
  await page.getByText('Detail & Apply').click();
  await page.getByRole('link', { name: 'Lamar posisi ini' }).click();
  await expect(page.getByLabel('Posisi yang dilamar')).toHaveValue('desainer-produk');
  await expect(page.getByLabel('Posisi yang dilamar')).toBeInViewport();
  await page.getByRole('link', { name: 'Lihat Semua Posisi' }).click();
  await expect(page.getByText('9 posisi terbuka')).toBeVisible();
});

test('blog: load more appends to what is shown', async ({ page }) => {
  await open(page, '/blog');
  const rows = page.locator('[id^="artikel-"]:is(li)');
  await expect(rows).toHaveCount(6);
  await page.getByRole('link', { name: 'Muat lebih banyak' }).click();
  await expect(rows).toHaveCount(10);
  await expect(rows.nth(6).getByRole('link')).toBeFocused();
  await page.reload();
  await expect(rows).toHaveCount(10);
});

test('blog: search finds by the text of a post and says so when there is none', async ({ page }) => {
  await open(page, '/blog');
  await page.getByPlaceholder('Cari artikel...').fill('WATT-JAM');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Merawat Power Bank' }).first()).toBeVisible();
  await open(page, '/blog?q=zzzz');
  await expect(page.getByText('Tidak ada artikel yang cocok')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('tabs, questions, search and load more work', async ({ page }) => {
    await page.goto('/help-center');
    await page.getByText('Apakah tersedia cicilan?').click();
    await expect(page.getByText('Ketentuan kartunya mengikuti bank penerbit')).toBeVisible();
    await page.getByPlaceholder('Cari pertanyaan...').fill('minimarket');
    await page.keyboard.press('Enter');
    await expect(page.getByText('jawaban untuk "minimarket"')).toBeVisible();
    await page.getByRole('link', { name: 'Kontak', exact: true }).click();
    await expect(page.getByRole('form', { name: 'Kirim Pesan' })).toBeVisible();
    await page.goto('/blog');
    await page.getByRole('link', { name: 'Muat lebih banyak' }).click();
    await expect(page.locator('[id^="artikel-"]:is(li)')).toHaveCount(10);
  });
});

test('on paper every answer is open', async ({ page }) => {
  await page.goto('/faq');
  await hydrated(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Cerita tentang kami ada di halaman')).toBeVisible();
});

test('on paper a list is its products, without the filter beside it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/search');
  const filter = page.locator('main aside');
  await expect(filter).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(filter).toBeHidden();
  await expect(page.locator('article').first()).toBeVisible();
});
