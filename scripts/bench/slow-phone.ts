import type { Page } from '@playwright/test';
import { median } from './figures.ts';
import { LIGHTHOUSE_PAGES } from './lighthouse.ts';
import type { Plan, Row } from './measurement.ts';
import { openShopInBrowser, type ShopInBrowser, slowDown } from './phone.ts';
import { NEAR_NETWORK, type Network, SLOW_NETWORK } from './weigh-page.ts';

/** What a first visit to a page came to, in ms after its start. */
interface Visit {
  /** Largest contentful paint. */
  readonly painted: number;
  /** When React had taken the page's header over. */
  readonly alive: number;
  /** What scripts and layout held the page up after the first paint: of each task the time above 50 ms (TBT). */
  readonly blocked: number;
}

/** A shop that is far away, and one that is near. */
const NETWORKS = { 'slow 4G': SLOW_NETWORK, '20 ms and 20 Mbit/s': NEAR_NETWORK };

/** Every page that Lighthouse looks at, on two networks and a four times slower processor, in a browser that is warm. */
export async function* slowPhone({ rounds, dataOf }: Plan): AsyncGenerator<Row> {
  const shop = await openShopInBrowser(await dataOf(0));
  try {
    for (const [name, network] of Object.entries(NETWORKS)) {
      for (const path of LIGHTHOUSE_PAGES) {
        // The first fills the shop's page cache and warms the browser up.
        await visit(shop, path, network);
        const visits: Visit[] = [];
        for (let round = 0; round < rounds; round += 1) visits.push(await visit(shop, path, network));
        yield { what: `First visit on a slow phone, ${name}, ${path}`, result: told(visits) };
      }
    }
  } finally {
    await shop.close();
  }
}

function told(visits: readonly Visit[]): string {
  const cell = (name: keyof Visit) => {
    const times = visits.map((visit) => visit[name]);
    return `${median(times).toFixed(0)} ms (${times.map((time) => time.toFixed(0)).join(', ')})`;
  };
  return `LCP ${cell('painted')}, alive ${cell('alive')}, blocked ${cell('blocked')}`;
}

function visit(shop: ShopInBrowser, path: string, network: Network): Promise<Visit> {
  return shop.onNewPhone(async (page: Page) => {
    await slowDown(page, network);
    await page.addInitScript(watchLoad);
    await page.goto(shop.origin + path, { waitUntil: 'networkidle' });
    await page.waitForFunction(() => (window as unknown as { visit: Visit }).visit.alive > 0);
    return page.evaluate(() => (window as unknown as { visit: Visit }).visit);
  });
}

/** Runs in the page before it: notes what happens. */
function watchLoad(): void {
  const visit = { painted: 0, alive: 0, blocked: 0 };
  Object.assign(window, { visit });
  const onEntries = (type: string, see: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true });
  onEntries('largest-contentful-paint', ({ startTime }) => {
    visit.painted = startTime;
  });
  onEntries('longtask', ({ startTime, duration }) => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    if (paint && startTime + duration > paint.startTime) visit.blocked += duration - 50;
  });
  const timer = setInterval(() => {
    const header = document.querySelector('header');
    if (!header || !Object.keys(header).some((key) => key.startsWith('__reactFiber'))) return;
    visit.alive = performance.now();
    clearInterval(timer);
  }, 10);
}
