import { nextJakartaMidnight } from '#domain/format-date.ts';
import type { Services } from '#server/services.ts';
import { PageCache, type PageCacheOptions } from './page-cache/page-cache.ts';
import { recordServices } from './page-cache/page-recorder.ts';
import { renderPage } from './render/render-page.ts';
import type { Site } from './render/renderer.ts';
import { answering503 } from './render/unavailable-response.ts';

/**
 * Starts the page cache of a site. Pages are rendered from their canonical address and nothing else of the
 * request.
 */
export function openPageCache({
  site,
  services,
  feed,
  limitMb,
}: {
  site: Site;
  services: Services;
  feed: PageCacheOptions['feed'];
  limitMb: number;
}): PageCache {
  return new PageCache({
    limitBytes: limitMb * 2 ** 20,
    feed,
    clock: services.clock,
    render: async ({ key }) => {
      const { services: recording, record } = recordServices(services, nextJakartaMidnight);
      const request = new Request(services.publicUrl + key);
      return { page: await renderPage(site.render, answering503(recording), { request }), record };
    },
  });
}
