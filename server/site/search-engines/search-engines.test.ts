import { text } from 'node:stream/consumers';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import type { Query } from '#server/platform/database/query.ts';
import type { SiteContent } from '#server/services.ts';
import { PageTurns } from '../page-turns.ts';
import { registerSearchEngines } from './search-engines.ts';
import { sitemap, sitemapFile } from './sitemap.ts';

const content: SiteContent = {
  shopName: 'Lokapasar',
  tagline: 'Belanja nyaman',
  blog: { title: 'Blog', description: 'Panduan & cerita' },
  pages: [{ path: '/' }, { path: '/blog/batik', changed: '2025-03-20' }],
  posts: [
    {
      path: '/blog/batik',
      title: 'Merawat <batik> & kain',
      excerpt: 'Agar "awet".',
      category: 'Fashion',
      author: 'Ratri',
      date: '2025-03-20',
    },
  ],
};

/** A database of one category, one seller and some products, that answers the statements of addresses.ts. */
function databaseOf(products: number): Query {
  const statements = async (statement: Parameters<Query>[0]): Promise<Record<string, unknown>[]> => {
    const [sqlText, values] = [
      JSON.stringify(statement.queryChunks),
      statement.queryChunks.filter(Number.isInteger),
    ];
    if (sqlText.includes('from categories')) return [{ slug: 'fashion' }];
    if (sqlText.includes('from sellers')) return [{ id: 1 }];
    if (sqlText.includes('count(*)')) return [{ count: products }];
    const [after = 0, skip = 0, limit = 0] = values.map(Number);
    return Array.from({ length: products }, (_, index) => index + 1)
      .filter((id) => id > after)
      .slice(skip, skip + limit)
      .map((id) => ({ id, updated_at: new Date('2026-11-21T01:00:00Z') }));
  };
  return statements as Query;
}

const source = { query: databaseOf(5), content, publicUrl: 'https://toko.test' };
const locations = (xml: string) => Array.from(xml.matchAll(/<loc>([^<]*)<\/loc>/g), ([, address]) => address);

describe('the sitemap (P-SEO-2)', () => {
  it('is one file while all addresses fit into one', async () => {
    const xml = await text(await sitemap(source));
    expect(xml).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset [^>]*>[\s\S]*<\/urlset>\n$/);
    expect(locations(xml)).toEqual([
      'https://toko.test/',
      'https://toko.test/blog/batik',
      'https://toko.test/category/fashion',
      'https://toko.test/seller/1',
      ...[1, 2, 3, 4, 5].map((id) => `https://toko.test/product/${id}`),
    ]);
    expect(xml).toContain('<loc>https://toko.test/blog/batik</loc><lastmod>2025-03-20</lastmod>');
    expect(xml).toContain('<loc>https://toko.test/product/1</loc><lastmod>2026-11-21</lastmod>');
  });

  it('becomes an index of files that together list every address once', async () => {
    const small = { ...source, mostAddresses: 3 };
    expect(locations(await text(await sitemap(small)))).toEqual(
      [1, 2, 3].map((number) => `https://toko.test/sitemap-${number}.xml`),
    );
    const files = [];
    for (const number of [1, 2, 3]) {
      const file = await sitemapFile(small, number);
      files.push(file ? locations(await text(file)) : []);
    }
    expect(files.map((file) => file.length)).toEqual([3, 3, 3]);
    expect(files.flat()).toEqual(locations(await text(await sitemap(source))));
    expect(await sitemapFile(small, 4)).toBeNull();
    expect(await sitemapFile(small, 0)).toBeNull();
  });

  it('of a large catalogue is read in batches and loses nothing', async () => {
    const large = { ...source, query: databaseOf(4501) };
    const found = locations(await text(await sitemap(large)));
    expect(new Set(found).size).toBe(4 + 4501);
  });
});

describe('the other files for search engines', () => {
  async function get(url: string) {
    const app = Fastify();
    registerSearchEngines(app, { ...source, site: { content: async () => content }, turns: new PageTurns() });
    const response = await app.inject(url);
    await app.close();
    return response;
  }

  it('name the sitemap to robots, which may read everything except the API', async () => {
    const { body, headers } = await get('/robots.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body).toBe('User-agent: *\nDisallow: /api/\n\nSitemap: https://toko.test/sitemap.xml\n');
  });

  it('include a feed of the blog', async () => {
    const { body, headers } = await get('/blog/rss.xml');
    expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8');
    expect(body).toContain('<title>Merawat &lt;batik&gt; &amp; kain</title>');
    expect(body).toContain('<link>https://toko.test/blog/batik</link>');
    expect(body).toContain('<pubDate>Thu, 20 Mar 2025 01:00:00 GMT</pubDate>');
  });

  it('include a manifest whose icons exist', async () => {
    const { headers, json } = await get('/manifest.webmanifest');
    expect(headers['content-type']).toBe('application/manifest+json; charset=utf-8');
    const { icons, name, start_url: start } = json();
    expect([name, start]).toEqual(['Lokapasar', '/']);
    const fs = await import('node:fs');
    for (const { src } of icons) expect(fs.existsSync(`public${src}`)).toBe(true);
  });

  it('do not exist under invalid numbers', async () => {
    expect((await get('/sitemap-0.xml')).statusCode).toBe(404);
    expect((await get('/sitemap-x.xml')).statusCode).toBe(404);
    expect((await get('/sitemap-99.xml')).statusCode).toBe(404);
  });
});
