import type { FastifyInstance, FastifyReply } from 'fastify';
import { parseId } from '#domain/parse-id.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { SiteContent } from '#server/services.ts';
import type { PageTurns } from '../page-turns.ts';
import type { Site } from '../render/renderer.ts';
import { blogFeed } from './blog-feed.ts';
import { sitemap, sitemapFile } from './sitemap.ts';

const HOUR_S = 60 * 60;

/** Options of {@link registerSearchEngines}. */
export interface SearchEnginesOptions {
  site: Pick<Site, 'content'>;
  query: Query;
  publicUrl: string;
  turns: PageTurns;
}

/** The files for search engines, feed readers and home screens (P-SEO-2). */
export function registerSearchEngines(app: FastifyInstance, options: SearchEnginesOptions): void {
  const { site, query, publicUrl, turns } = options;
  const fresh = (reply: FastifyReply, type: string) =>
    reply.header('Cache-Control', `public, max-age=${HOUR_S}`).type(type);

  app.get('/robots.txt', (_request, reply) =>
    fresh(reply, 'text/plain; charset=utf-8').send(robots(publicUrl)),
  );

  // Read from the database each time.
  app.get('/sitemap.xml', async (request, reply) => {
    const source = { query, publicUrl, content: await site.content() };
    const file = await turns.take(request, () => sitemap(source));
    return fresh(reply, 'application/xml; charset=utf-8').send(file);
  });
  app.get<{ Params: { number: string } }>('/sitemap-:number(^\\d+).xml', async (request, reply) => {
    const source = { query, publicUrl, content: await site.content() };
    const file = await turns.take(request, () => sitemapFile(source, parseId(request.params.number) ?? 0));
    return file ? fresh(reply, 'application/xml; charset=utf-8').send(file) : reply.callNotFound();
  });

  app.get('/blog/rss.xml', async (_request, reply) =>
    fresh(reply, 'application/rss+xml; charset=utf-8').send(blogFeed(await site.content(), publicUrl)),
  );
  app.get('/manifest.webmanifest', async (_request, reply) =>
    fresh(reply, 'application/manifest+json; charset=utf-8').send(
      JSON.stringify(webManifest(await site.content())),
    ),
  );
}

/**
 * Robots may read everything except the API. Pages that results should not link to say so themselves
 * (`noindex`), which a robot must be able to read.
 */
const robots = (publicUrl: string) => `User-agent: *
Disallow: /api/

Sitemap: ${publicUrl}/sitemap.xml
`;

/** The shop on a home screen; the colours are those of app.css and of the icons. */
const webManifest = ({ shopName, tagline }: SiteContent) => ({
  name: shopName,
  short_name: shopName,
  description: tagline,
  lang: 'id',
  dir: 'ltr',
  id: '/',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: '#fbf6ea',
  theme_color: '#2f2a7d',
  icons: [
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
});
