import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

export { expect } from '@playwright/test';

/** What a test may tell the watcher that stands by in every test. */
export interface Watch {
  /** Allows the browser's own line about a document or request that is meant to fail with a status. */
  allowFailure: (path: string | RegExp) => void;
}

interface Fixtures {
  watch: Watch;
}

/** Lines that product code may write: everything else in the console fails the test. */
const ALLOWED_TYPES = new Set(['info', 'warning']);
const HYDRATION = /hydrat|did not match|Minified React error/i;

/** What the router says of code that did not come, before it reloads the page. */
const MISSING_CODE = /Error loading route module|Failed to fetch dynamically imported module/;

function isDeclared(message: ConsoleMessage, allowed: (string | RegExp)[]): boolean {
  if (MISSING_CODE.test(message.text())) {
    return allowed.some((path) => typeof path !== 'string' && path.test(message.text()));
  }
  if (!/Failed to load resource/.test(message.text())) return false;
  const { pathname, search } = new URL(message.location().url);
  return allowed.some((path) =>
    typeof path === 'string' ? path === pathname + search || path === pathname : path.test(pathname + search),
  );
}

/**
 * The test of all journeys: it fails on any console line but info and warn, on a hydration warning, an uncaught
 * error, a violated Content-Security-Policy or a request to another origin than the shop's.
 */
export const test = base.extend<Fixtures>({
  watch: [
    async ({ context, baseURL }, use) => {
      const faults: string[] = [];
      const allowed: (string | RegExp)[] = [];
      context.on('console', (message) => {
        if (HYDRATION.test(message.text())) faults.push(`hydration: ${message.text()}`);
        else if (!ALLOWED_TYPES.has(message.type()) && !isDeclared(message, allowed)) {
          faults.push(`console.${message.type()}: ${message.text()} (${message.location().url})`);
        }
      });
      context.on('weberror', (webError) => faults.push(`uncaught: ${webError.error()}`));
      context.on('request', (request) => {
        const url = new URL(request.url());
        if (/^https?:$/.test(url.protocol) && baseURL && url.origin !== new URL(baseURL).origin) {
          faults.push(`third-party request: ${request.url()}`);
        }
      });
      await use({ allowFailure: (path) => allowed.push(path) });
      expect(faults, 'console, errors and requests of the pages').toEqual([]);
    },
    { auto: true },
  ],
});

/** Opens a page and waits until it is hydrated, so that the first click does what it should. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Waits until React has taken the page over: until then a click would do what the plain HTML does. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__react')));
}

/**
 * Asserts that axe finds nothing against WCAG 2.2 A and AA or its best practices on the page as it stands.
 * @param without rules that another look at the same page has asked already
 */
export async function expectAccessible(
  page: Page,
  within = 'html',
  without: readonly string[] = [],
): Promise<void> {
  const values = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  await expectNoViolations(page, within, {
    runOnly: { type: 'tag', values },
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
  });
}

/** Asserts only that all text has the contrast that WCAG 2.2 AA asks for. */
export async function expectReadable(page: Page, within = 'html'): Promise<void> {
  await expectNoViolations(page, within, { runOnly: { type: 'rule', values: ['color-contrast'] } });
}

async function expectNoViolations(page: Page, within: string, options: RunOptions): Promise<void> {
  // Once for each document: half a megabyte of source, and a page is looked at several times.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  await painted(page);
  await still(page);
  const violations = await page.evaluate(
    async ([element, asked]) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      // A target that is scrolled half below the bar at the edge counts as small: the bar waits at the page's end.
      const bar = document.querySelector<HTMLElement>('.bottom-nav');
      bar?.style.setProperty('position', 'static');
      // What is well needs no report.
      const found = await axe.run(element, { ...asked, resultTypes: ['violations'] });
      bar?.style.removeProperty('position');
      return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
    },
    [within, options] as const,
  );
  expect(violations, `axe on ${page.url()}`).toEqual([]);
}

/**
 * Brings what fades or moves in to its end; what turns forever is left alone. Not by waiting: Chromium may never tell
 * of the end of a movement that it does not draw.
 */
async function still(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    }
  });
  await painted(page);
}

/** Waits until what was just changed is on the screen. */
async function painted(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** Asserts that nothing sticks out of the page sideways. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `sideways overflow on ${page.url()}`).toBe(0);
}
