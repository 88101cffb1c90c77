import type { APIRequestContext } from '@playwright/test';
import sharp from 'sharp';
import { expect, open, test } from './shop.ts';

/** What the head of a served page says. */
async function headOf(request: APIRequestContext, path: string) {
  const response = await request.get(path);
  const html = await response.text();
  const first = (pattern: RegExp) => pattern.exec(html)?.[1] ?? null;
  return {
    status: response.status(),
    title: first(/<title>([^<]*)<\/title>/),
    description: first(/<meta name="description" content="([^"]*)"/),
    robots: first(/<meta name="robots" content="([^"]*)"/),
    canonical: first(/<link rel="canonical" href="([^"]*)"/),
    image: first(/<meta property="og:image" content="([^"]*)"/),
    things: Array.from(
      html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g),
      ([, json = '']) => JSON.parse(json),
    ),
  };
}

async function addressesOf(request: APIRequestContext): Promise<string[]> {
  const xml = await (await request.get('/sitemap.xml')).text();
  return Array.from(xml.matchAll(/<loc>([^<]*)<\/loc>/g), ([, address = '']) => address);
}

test('every page of the sitemap answers, is indexable, and has itself as its canonical address', async ({
  request,
  baseURL,
}) => {
  const addresses = await addressesOf(request);
  expect(addresses.length).toBeGreaterThan(250);
  expect(new Set(addresses).size).toBe(addresses.length);
  const isRepeated = (address: string) =>
    /\/(product|seller)\/\d+$/.test(address) && !/\/(1|8)$/.test(address);
  const titles = new Map<string, string>();
  for (const address of addresses.filter((each) => !isRepeated(each))) {
    const head = await headOf(request, address.replace(baseURL ?? '', ''));
    expect({ address, ...head }).toMatchObject({ status: 200, canonical: address, robots: null });
    expect(head.description, address).toBeTruthy();
    expect(titles.get(head.title ?? ''), `${address} has a title of its own`).toBeUndefined();
    titles.set(head.title ?? '', address);
  }
});

test('search results are not indexable (P-SEO-3)', async ({ request }) => {
  for (const path of [
    '/search?q=sepatu',
    '/product?q=sepatu',
    '/toko?q=a',
    '/help-center?q=retur',
    '/blog?q=batik',
  ]) {
    const { robots, canonical } = await headOf(request, path);
    expect({ path, robots, canonical }).toEqual({ path, robots: 'noindex', canonical: null });
  }
});

test('a page has one canonical address, whatever campaign parameters it has', async ({
  request,
  baseURL,
}) => {
  const canonicalOf = async (path: string) => (await headOf(request, path)).canonical;
  expect(await canonicalOf('/product/1?utm_source=x')).toBe(`${baseURL}/product/1`);
  expect(await canonicalOf('/category')).toBe(`${baseURL}/categories`);
  expect(await canonicalOf('/toko')).toBe(`${baseURL}/seller`);
  expect(await canonicalOf('/category/2')).toBe(`${baseURL}/category/electronics`);
  expect(await canonicalOf('/search?page=2&sort=price-low')).toBe(`${baseURL}/search?page=2`);
  expect(await headOf(request, '/category/entah')).toMatchObject({
    status: 200,
    robots: 'noindex',
    canonical: `${baseURL}/category/fashion`,
  });
});

test('pages describe themselves in schema.org terms', async ({ request, baseURL }) => {
  const typesOf = async (path: string) =>
    (await headOf(request, path)).things.map((thing: { '@type': string }) => thing['@type']);
  expect(await typesOf('/')).toEqual(['Organization', 'WebSite']);
  expect(await typesOf('/product/1')).toEqual(['BreadcrumbList', 'Product']);
  expect(await typesOf('/faq')).toEqual(['BreadcrumbList', 'FAQPage']);
  expect(await typesOf('/help-center')).toEqual(['BreadcrumbList', 'FAQPage']);
  expect(await typesOf('/category/fashion')).toEqual(['BreadcrumbList']);
  const post = (await addressesOf(request)).find((address) => /\/blog\/[^/]+$/.test(address)) ?? '';
  expect(await typesOf(post.replace(baseURL ?? '', ''))).toEqual(['BreadcrumbList', 'BlogPosting']);
});

test('a shared link shows a JPEG of 1200 x 630 and at most 100 KB', async ({ request, baseURL }) => {
  const { image } = await headOf(request, '/');
  const response = await request.get((image ?? '').replace(baseURL ?? '', ''));
  const bytes = await response.body();
  expect(bytes.length).toBeLessThanOrEqual(100 * 1024);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
});

test('a home screen finds the shop’s icons', async ({ request }) => {
  const manifest = await (await request.get('/manifest.webmanifest')).json();
  for (const { src, sizes } of [
    ...manifest.icons,
    { src: '/icons/apple-touch-icon.png', sizes: '180x180' },
  ]) {
    const { width, height, format } = await sharp(await (await request.get(src)).body()).metadata();
    expect(`${width}x${height} ${format}`).toBe(`${sizes} png`);
  }
});

test('the blog has a feed whose links work', async ({ request, baseURL }) => {
  const response = await request.get('/blog/rss.xml');
  expect(response.headers()['content-type']).toContain('application/rss+xml');
  const xml = await response.text();
  const links = Array.from(xml.matchAll(/<item>[\s\S]*?<link>([^<]*)<\/link>/g), ([, link = '']) => link);
  expect(links.length).toBeGreaterThanOrEqual(9);
  for (const link of links) expect((await request.get(link.replace(baseURL ?? '', ''))).status()).toBe(200);
});

test('title and canonical address follow a navigation in the browser', async ({ page, baseURL }) => {
  await open(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pengiriman', exact: true }).click();
  await expect(page).toHaveURL('/shipping');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}/shipping`);
  await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', `${baseURL}/shipping`);
});
