import { test as base, type ConsoleMessage, type Page, expect as plain } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

/** The assertions of all journeys. */
export const expect = plain.extend({
  /** The router changes the address before React shows its page; a journey goes on when both are there. */
  async toHaveURL(page: Page, url: string | RegExp, options?: { timeout?: number }) {
    const asked = this.isNot ? plain(page).not : plain(page);
    await asked.toHaveURL(url, options);
    // Asked from here: a wait inside of a page without scripts may never end.
    await plain
      .poll(() => page.evaluate(isShown).catch(() => false), { timeout: 0, intervals: [20, 50, 100] })
      .toBe(true);
    return { pass: !this.isNot, message: () => '' };
  },
});

/** Controls for the watcher that runs in every test. */
export interface Watch {
  /** Allows the browser's own line about a document or request that is meant to fail with a status. */
  allowFailure: (path: string | RegExp) => void;
}

interface Fixtures {
  watch: Watch;
}

/** Console messages that product code may write: everything else fails the test. */
const ALLOWED_TYPES = new Set(['info', 'warning']);
const HYDRATION = /hydrat|did not match|Minified React error/i;

/** The router's message about missing code, before it reloads the page. */
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
 * The test function of all journeys. It fails on any console message but info and warn, on a hydration
 * warning, an uncaught error, a violated Content-Security-Policy or a request to another origin.
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

/** Opens a page and waits until all of it is hydrated, so that the first click has its effect. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await wholeHydrated(page);
}

/** What React keeps of its root at the document and of the parts below it, as far as a test needs it. */
interface ReactContainer {
  stateNode: { current: Fiber & { memoizedState: { isDehydrated: boolean } }; pendingLanes: number };
}

interface Fiber {
  child: Fiber | null;
  sibling: Fiber | null;
  memoizedState: { dehydrated?: Comment | null } | null;
}

/**
 * Waits until the page is hydrated: before that, a click does what the plain HTML does. Parts whose code comes late are
 * hydrated after it (`app/ui/late.ts`).
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated, { withLateParts: false });
}

/** Waits until the parts whose code comes late are hydrated, too. */
export async function wholeHydrated(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated, { withLateParts: true });
}

/** Runs in the page: React has nothing more to show of it, or there is no React, and it is loaded. */
function isShown(): boolean {
  const key = Object.keys(document).find((name) => name.startsWith('__reactContainer$'));
  const root = key && (document as unknown as Record<string, ReactContainer>)[key]?.stateNode;
  if (!root) return document.readyState === 'complete';
  return !root.current.memoizedState.isDehydrated && root.pendingLanes === 0;
}

/** Runs in the page. React marks elements while it still renders, so its committed root is asked. */
function isHydrated({ withLateParts }: { withLateParts: boolean }): boolean {
  const key = Object.keys(document).find((name) => name.startsWith('__reactContainer$'));
  const container = key && (document as unknown as Record<string, ReactContainer>)[key];
  if (!container || container.stateNode.current.memoizedState.isDehydrated) return false;
  const rest: Fiber[] = withLateParts ? [container.stateNode.current] : [];
  for (let fiber = rest.pop(); fiber; fiber = rest.pop()) {
    if (fiber.memoizedState?.dehydrated) return false;
    if (fiber.child) rest.push(fiber.child);
    if (fiber.sibling) rest.push(fiber.sibling);
  }
  return true;
}

/**
 * Asserts that axe finds no violation of WCAG 2.2 A and AA or its best practices on the page in its present
 * state.
 * @param without rules that another check of the same page has covered
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
  // Once per document: the source is half a megabyte, and a page is checked several times.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  // What is half scrolled under the header is no small target.
  await page.evaluate(() => scrollTo(0, 0));
  await painted(page);
  await still(page);
  const violations = await page.evaluate(
    async ([element, asked]) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      // Passed checks need no report.
      const found = await axe.run(element, { ...asked, resultTypes: ['violations'] });
      return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
    },
    [within, options] as const,
  );
  expect(violations, `axe on ${page.url()}`).toEqual([]);
}

/**
 * Finishes transitions and animations; endless ones are left alone. Waiting does not work: Chromium may never
 * report the end of an animation that it does not draw.
 */
async function still(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    }
  });
  await painted(page);
}

/** Waits until the latest change is painted. */
async function painted(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** Asserts that text of twice its size scrolls nothing sideways (P-PAGE-24); the page keeps its size afterwards. */
export async function expectRoomForLargeText(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await expectNoOverflow(page);
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
}

/** Asserts that the page does not overflow sideways. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `sideways overflow on ${page.url()}`).toBe(0);
}
