import type { CDPSession } from '@playwright/test';

export const KB = 1024;

/** The HTML of a list, compressed. */
export const LIST_HTML = 12 * KB;

/**
 * The table of routes is a script of its own (`manifest-*.js`) that grows with each page of the desks: 3.5 KB of the
 * 115 KB of scripts were its, and it may grow by 6 KB (docs/decisions/0012-first-view.md).
 */
const EVERY_PAGE = { scripts: 112.5 * KB, routes: 9.5 * KB, all: 200 * KB, requests: 20 };

/** The phone of a first view. */
export const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** A network as the browser's protocol takes it: `latency` in ms, throughput in bytes a second. */
export interface Network {
  readonly offline: boolean;
  readonly latency: number;
  readonly downloadThroughput: number;
  readonly uploadThroughput: number;
}

const MBIT = (1024 * 1024) / 8;

/** Slow 4G as in Lighthouse. */
export const SLOW_NETWORK: Network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6 * MBIT,
  uploadThroughput: (750 * 1024) / 8,
};

/** Fibre at home, and a shop in the same country. */
export const NEAR_NETWORK: Network = {
  offline: false,
  latency: 20,
  downloadThroughput: 20 * MBIT,
  uploadThroughput: 10 * MBIT,
};

/**
 * What the first view of a page may weigh until `load`, compressed: of documents, scripts and pictures the bodies, of
 * all together the headers too. A home and a product page have their styles inline.
 */
export const BUDGETS = [
  { path: '/', document: 31 * KB, images: 35 * KB, ...EVERY_PAGE },
  { path: '/category/fashion', document: LIST_HTML, images: 35 * KB, ...EVERY_PAGE },
  { path: '/product/1', document: 26.5 * KB, images: 30 * KB, ...EVERY_PAGE },
];

/** What came over the line, in bytes. */
export interface Weighed {
  requests: number;
  /** Everything that came over the line, headers included. */
  all: number;
  document: number;
  /** Without the table of routes. */
  scripts: number;
  routes: number;
  images: number;
}

/**
 * Counts what a page loads until its load event on slow 4G, which waits for its code; returns how to read the count.
 */
export async function weigh(session: CDPSession): Promise<() => Weighed> {
  const weighed: Weighed = { requests: 0, all: 0, document: 0, scripts: 0, routes: 0, images: 0 };
  const kinds = new Map<string, { type: string; isRoutes: boolean; bodyBytes: number }>();
  let isLoaded = false;
  await Promise.all([session.send('Network.enable'), session.send('Page.enable')]);
  await session.send('Network.emulateNetworkConditions', SLOW_NETWORK);
  session.on('Page.loadEventFired', () => {
    isLoaded = true;
  });
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (response.url.startsWith('data:')) return;
    const length = response.headers['content-length'] ?? response.headers['Content-Length'];
    const isRoutes = /\/manifest-[^/]+\.js$/.test(response.url);
    kinds.set(requestId, { type, isRoutes, bodyBytes: Number(length ?? Number.NaN) });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const loaded = kinds.get(requestId);
    if (!loaded || isLoaded) return;
    weighed.requests += 1;
    weighed.all += encodedDataLength;
    if (loaded.type === 'Document') weighed.document += loaded.bodyBytes;
    if (loaded.isRoutes) weighed.routes += loaded.bodyBytes;
    else if (loaded.type === 'Script') weighed.scripts += loaded.bodyBytes;
    if (loaded.type === 'Image') weighed.images += loaded.bodyBytes;
  });
  return () => weighed;
}

/** The names of what is over its budget, or was not weighed. */
export function overBudget(weighed: Weighed, { path: _, ...budget }: (typeof BUDGETS)[number]): string[] {
  return Object.entries(budget).flatMap(([name, limit]) =>
    weighed[name as keyof Weighed] <= limit ? [] : name,
  );
}
