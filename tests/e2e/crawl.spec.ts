import { expect, test } from '@playwright/test';

/** Products of the demo catalogue (P-CAT-11). */
const DEMO_PRODUCTS = 219;
/** How many addresses are asked for at once. */
const AT_ONCE = 8;
/** Schemes and hosts that a link may leave the shop for. */
const OUTSIDE = /^(mailto:|tel:|https:\/\/(wa\.me|www\.(instagram|facebook|youtube)\.com)\/)/;

/** A page as the crawler needs it: the status, and what lies in it when it is HTML. */
interface Crawled {
  status: number;
  links: string[];
  ids: Set<string>;
}

const unescaped = (text: string) =>
  text.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#x27;', "'");

/** How many of a kind of address are followed. */
const OF_A_KIND = 10;

/**
 * Decides which addresses a crawl follows: of those that differ in numbers and values alone the first few. Lists with one
 * parameter, of categories only the first.
 */
function createSample(): (url: URL) => boolean {
  const followed = new Map<string, number>();
  return ({ pathname, search, searchParams }) => {
    if (searchParams.size > 1 || (search !== '' && /^\/category\/(?!fashion$)/.test(pathname))) return false;
    const kind = `${pathname.replaceAll(/\d+/g, 'N')}?${[...searchParams.keys()]}`;
    const count = (followed.get(kind) ?? 0) + 1;
    followed.set(kind, count);
    return count <= OF_A_KIND;
  };
}

/**
 * The addresses in the page: links, pictures, scripts, styles and the targets of GET forms. Of a picture's
 * widths only the first: photographs.test.ts asserts that every photograph has them all.
 */
function addressesIn(html: string): string[] {
  const withoutScripts = html.replace(/(<script[^>]*>)[\s\S]*?<\/script>/g, '$1');
  const found: string[] = [];
  for (const [, tag = '', attributes = ''] of withoutScripts.matchAll(/<([a-z]+)\s([^>]*)>/g)) {
    for (const [, name = '', value = ''] of attributes.matchAll(
      /\b(href|src|srcset|imagesrcset|action)="([^"]*)"/gi,
    )) {
      if (name === 'action' && (tag !== 'form' || /method="post"/i.test(attributes))) continue;
      const [address = ''] = /srcset/i.test(name) ? value.trim().split(' ') : [value];
      found.push(unescaped(address));
    }
  }
  return found;
}

async function crawl(url: URL): Promise<Crawled> {
  const isPicture = /\.(avif|webp)$/.test(url.pathname);
  // Uncompressed, because this search for dead links needs no compression.
  const headers = { 'accept-encoding': 'identity' };
  const response = await fetch(url, { headers, method: isPicture ? 'HEAD' : 'GET' });
  const text = await response.text();
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  if (!isPage) return { status: response.status, links: [], ids: new Set() };
  const ids = [...text.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => unescaped(id));
  return { status: response.status, links: addressesIn(text), ids: new Set(ids) };
}

test('no link of any page is dead', async ({ baseURL }) => {
  test.setTimeout(600_000);
  const { origin } = new URL(String(baseURL));
  const isFollowed = createSample();
  const pages = new Map<string, Crawled>();
  /** Links to a place in a page: [page with the link, target page, id]. */
  const places: [from: string, page: string, id: string][] = [];
  const dead: string[] = [];
  const products = new Set<string>();
  const from = new Map([['/', 'the start']]);
  const waiting = ['/'];

  async function visit(): Promise<void> {
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
      const crawled = await crawl(new URL(address, origin));
      pages.set(address, crawled);
      if (crawled.status >= 400) dead.push(`${address} (${crawled.status}), linked on ${from.get(address)}`);
      for (const link of crawled.links) {
        if (OUTSIDE.test(link)) continue;
        const url = new URL(link, new URL(address, origin));
        if (url.origin !== origin) {
          // The canonical address is PUBLIC_URL's, whatever address the test server has.
          if (url.hostname !== 'localhost') dead.push(`${link} leaves the shop, linked on ${address}`);
          continue;
        }
        const target = url.pathname + url.search;
        if (/^\/product\/\d+$/.test(url.pathname)) products.add(url.pathname);
        if (url.hash) places.push([address, target, decodeURIComponent(url.hash.slice(1))]);
        if (from.has(target) || !isFollowed(url)) continue;
        from.set(target, address);
        waiting.push(target);
      }
    }
  }

  // Workers without work end, so rounds repeat until one found nothing new.
  while (waiting.length > 0) await Promise.all(Array.from({ length: AT_ONCE }, visit));

  const missing = places
    .filter(([, page, id]) => pages.has(page) && !pages.get(page)?.ids.has(id) && !/\.svg$/.test(page))
    .map(([where, page, id]) => `${page}#${id}, linked on ${where}`);
  expect(products.size, 'a link to every product was found').toBe(DEMO_PRODUCTS);
  expect(dead).toEqual([]);
  expect([...new Set(missing)]).toEqual([]);
});
