import { expect, expectAccessible, hydrated, test } from './shop.ts';

const SCRIPT = '<script>alert(1)</script>';

test('nonsensical addresses have an answer that says something', async ({ request, baseURL }) => {
  const CASES: [path: string, status: number, text: string][] = [
    ['/product/abc', 404, 'Produk tidak ditemukan'],
    ['/product/99999999999', 404, 'Produk tidak ditemukan'],
    ['/category/%00', 404, 'Halaman Tidak Ditemukan'],
    ['/category/entah', 200, 'Fashion'],
    ['/%E0%A4%A', 404, 'Halaman Tidak Ditemukan'],
    ['/search?page=-1', 200, 'Semua Produk'],
    ['/search?min=abc&max=1e9', 200, 'Semua Produk'],
    ['/search?sort=drop', 200, 'Semua Produk'],
    [`/search?q=${'a'.repeat(5000)}`, 200, 'Tidak ada hasil'],
    ['/search?q=%25', 200, 'Hasil pencarian'],
    ['/search?q=_', 200, 'Tidak ada hasil'],
    [`/search?q=${encodeURIComponent(`'"; drop table products; --`)}`, 200, 'Menampilkan hasil untuk'],
    [`/search?q=${encodeURIComponent('😀')}`, 200, 'Tidak ada hasil'],
    ['/search?q=%00tas', 200, 'Hasil pencarian'],
    ['/search?q=%ED%A0%80', 200, 'Hasil pencarian'],
    ['/search?page=9999', 404, 'Ke halaman 1'],
    ['/category/fashion?page=99', 404, 'Ke halaman 1'],
    ['//evil.example/x', 404, 'Halaman Tidak Ditemukan'],
    ['///no..host', 404, 'Halaman Tidak Ditemukan'],
    ['/kirim/gagal?field=__proto__:required', 400, 'Belum Terkirim'],
    ['/kirim/gagal?field=constructor:required', 400, 'Belum Terkirim'],
    ['/kirim/gagal?field=email:required', 200, 'Alamat e-mail'],
  ];
  for (const [path, status, text] of CASES) {
    const response = await request.get(`${baseURL}${path}`);
    expect.soft(response.status(), path.slice(0, 60)).toBe(status);
    expect.soft(await response.text(), path.slice(0, 60)).toContain(text);
  }
});

test('a term is never echoed as markup', async ({ page, request }) => {
  const path = `/search?q=${encodeURIComponent(SCRIPT)}`;
  const html = await (await request.get(path)).text();
  expect(html).not.toContain(SCRIPT);
  await page.goto(path);
  await hydrated(page);
  // The known words of it are searched; the rest is only text.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /^(Hasil pencarian|Menampilkan hasil) untuk "/,
  );
});

test('a malformed path shows the not-found page, hydrated and whole', async ({ page, watch }) => {
  watch.allowFailure('/%E0%A4%A');
  await page.goto('/%E0%A4%A');
  await hydrated(page);
  await expect(page.getByRole('heading', { name: 'Halaman Tidak Ditemukan' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Kembali ke Beranda' }).click();
  await expect(page.getByRole('heading', { name: 'Kategori Populer' })).toBeVisible();
});

test('an unknown parameter changes nothing', async ({ request }) => {
  const withoutAddress = (html: string) => html.replaceAll(/\?utm_source=x/g, '');
  for (const path of ['/', '/search', '/category/fashion', '/product/1', '/seller']) {
    const [plain, marked] = await Promise.all([request.get(path), request.get(`${path}?utm_source=x`)]);
    expect(withoutAddress(await marked.text()), path).toBe(await plain.text());
  }
});

test('HEAD answers with the headers of GET', async ({ request }) => {
  const [head, get] = await Promise.all([request.head('/cart'), request.get('/cart')]);
  expect(head.status()).toBe(200);
  expect(await head.text()).toBe('');
  expect(head.headers()['content-security-policy']).toBe(get.headers()['content-security-policy']);
});

test('a missing file is 404, not 405', async ({ request }) => {
  expect((await request.get('/assets/nothing.js')).status()).toBe(404);
});

test('a forged Host header changes no address', async ({ request }) => {
  // From the page cache, and rendered for this request alone.
  for (const headers of [{}, { Authorization: 'Basic eA==' }]) {
    const answer = await request.get('/product/1', { headers: { Host: 'evil.example', ...headers } });
    expect(await answer.text()).not.toContain('evil.example');
  }
});

test.describe('the API', () => {
  const POSTS: [path: string, body: string, status: number][] = [
    ['/api/quotes', '{"ids":[1,8,999999]}', 200],
    ['/api/quotes', '{"ids":"1"}', 400],
    ['/api/quotes', '{"ids":[0]}', 400],
    ['/api/quotes', '{"ids":[1.5]}', 400],
    ['/api/quotes', '{nonsense', 400],
    ['/api/quotes', JSON.stringify({ ids: Array.from({ length: 201 }, (_, i) => i + 1) }), 400],
    ['/api/quotes', JSON.stringify({ ids: [], junk: 'x'.repeat(300_000) }), 413],
    ['/api/reviews/1/helpful', '{"visitorId":"me"}', 400],
    ['/api/reviews/abc/helpful', '{"visitorId":"6f1d2c3b-0000-4000-8000-000000000000"}', 404],
    ['/api/browser-errors', '{"message":"x"}', 400],
    ['/api/browser-errors', '{"message":"x","path":"/"}', 204],
  ];
  test('answers bad bodies with their status, and never with a stack trace', async ({ request }) => {
    for (const [path, data, status] of POSTS) {
      const response = await request.post(path, { data, headers: { 'Content-Type': 'application/json' } });
      const asked = `POST ${path} with ${data.slice(0, 40)}`;
      expect.soft(response.status(), asked).toBe(status);
      expect.soft(await response.text(), asked).not.toMatch(/at .+\.ts:\d+/);
    }
  });

  test('an unknown id has no quote', async ({ request }) => {
    const response = await request.post('/api/quotes', { data: { ids: [1, 999_999] } });
    const { quotes } = await response.json();
    expect(quotes).toEqual([
      {
        productId: 1,
        price: 3_499_000,
        originalPrice: 4_200_000,
        stock: expect.any(Number),
        hasVariants: true,
        parcel: expect.objectContaining({ place: 'Jakarta Selatan', weightGrams: 520 }),
      },
    ]);
  });

  test('pages accept no methods other than GET and HEAD', async ({ request }) => {
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const response = await request.fetch('/search', { method });
      expect(response.status()).toBe(405);
      expect(response.headers()['allow']).toBe('GET, HEAD');
    }
  });
});
