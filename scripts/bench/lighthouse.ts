import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { listedPathsOf, unlistedPathsOf } from '#app/page-table.ts';
import { PAGES } from '#app/pages.ts';
import { undoAtEnd } from '../ending.ts';
import { findBrowser } from '../test/browser.ts';
import { median } from './figures.ts';
import type { Plan, Row } from './measurement.ts';
import { startShop } from './server-process.ts';

/** Fetched when it is measured with: the shop itself does not need it. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
/** One run takes longer than this, in ms, only when something is stuck. */
const LONGEST = 240_000;
/** One that was interrupted and has not ended after this time, in ms, is ended. */
const STOP_TIME = 10_000;

/** Pages that the goals name, and a search with a term, which search engines are asked to leave alone. */
export const LIGHTHOUSE_PAGES = [
  '/',
  '/category/fashion',
  '/search',
  '/search?q=sepatu',
  '/product/1',
  '/cart',
];

/** One of each kind of page that has no address of its own in the lists of pages. */
const EXAMPLES = [
  '/category/fashion',
  '/search?q=sepatu',
  '/product/1',
  '/product/1?tab=ulasan',
  '/product/1/ulasan',
  '/seller/1',
  '/blog/merawat-power-bank',
  '/blog/category/teknologi',
  '/tidak/ada',
];

const score = z.object({ score: z.number().nullable() });
const time = z.object({ numericValue: z.number() });
/** Missing when Lighthouse could not tell. */
const timeOrNone = z.object({ numericValue: z.number().default(Number.NaN) });
const report = z.object({
  /** How fast Lighthouse found the processor before it slowed it down: DevTools reckons 1000 for a middling phone. */
  environment: z.object({ benchmarkIndex: z.number() }),
  categories: z.object({
    performance: score,
    accessibility: score.optional(),
    'best-practices': score.optional(),
    seo: score.optional(),
  }),
  audits: z.object({
    'first-contentful-paint': timeOrNone,
    'largest-contentful-paint': time,
    'total-blocking-time': timeOrNone,
    'cumulative-layout-shift': timeOrNone,
  }),
});
type Report = z.output<typeof report>;
const accessibilityReport = z.object({ categories: z.object({ accessibility: score }) });

/** Lighthouse's accessibility of every kind of page, once each: it does not change from run to run. */
export async function* lighthouseAccessibility({ folder, dataOf }: Plan): AsyncGenerator<Row> {
  const shop = await startShop(await dataOf(0));
  const pages = [...listedPathsOf(PAGES), ...unlistedPathsOf(PAGES), ...EXAMPLES];
  const below: string[] = [];
  try {
    for (const page of pages) {
      const url = shop.origin.replace('127.0.0.1', 'localhost') + page;
      // The page for an unknown address is one to be looked at, whatever its status.
      const flags = ['--only-categories=accessibility', '--ignore-status-code'];
      const { categories } = accessibilityReport.parse(await run(url, folder, flags));
      const points = Math.round(100 * (categories.accessibility.score ?? Number.NaN));
      if (points !== 100) below.push(`${page} ${points}`);
    }
  } finally {
    await shop.stop();
  }
  yield {
    what: `Lighthouse accessibility, ${pages.length} pages`,
    result: below.length === 0 ? '100 on each' : below.join(', '),
    goal: { text: '100 on every one', isReached: below.length === 0 },
  };
}

/** Lighthouse for phones on one page: all scores with simulated throttling, and LCP with applied throttling. */
export async function* lighthouse({ rounds, folder, dataOf }: Plan, page: string): AsyncGenerator<Row> {
  const shop = await startShop(await dataOf(0));
  const url = shop.origin.replace('127.0.0.1', 'localhost') + page;
  try {
    await (await fetch(url)).text();
    const simulated: Report[] = [];
    for (let round = 0; round < rounds; round += 1) simulated.push(report.parse(await run(url, folder, [])));
    yield scores(page, simulated);
    const applied: Report[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const flags = ['--throttling-method=devtools', '--only-categories=performance'];
      applied.push(report.parse(await run(url, folder, flags)));
    }
    const lcp = applied.map(({ audits }) => audits['largest-contentful-paint'].numericValue / 1000);
    yield {
      what: `LCP under applied throttling, ${page}`,
      result: `${median(lcp).toFixed(2)} s (${lcp.map((seconds) => seconds.toFixed(2)).join(', ')}); ${processor(applied)}`,
      goal: { text: 'below 1.5 s', isReached: median(lcp) < 1.5 },
    };
  } finally {
    await shop.stop();
  }
}

function scores(page: string, reports: readonly Report[]): Row {
  const of = (name: keyof Report['categories']) =>
    reports.map(({ categories }) => Math.round(100 * (categories[name]?.score ?? Number.NaN)));
  const kinds = {
    performance: of('performance'),
    accessibility: of('accessibility'),
    'best practices': of('best-practices'),
    SEO: of('seo'),
  };
  const audit = (name: keyof Report['audits']) =>
    median(reports.map(({ audits }) => audits[name].numericValue));
  const cells = Object.entries(kinds).map(
    ([name, runs]) => `${name} ${median(runs)}${new Set(runs).size > 1 ? ` (${runs.join(', ')})` : ''}`,
  );
  const fcp = Math.round(audit('first-contentful-paint'));
  const lcp = Math.round(audit('largest-contentful-paint'));
  const tbt = Math.round(audit('total-blocking-time'));
  return {
    what: `Lighthouse mobile, ${page}`,
    result: `${cells.join(', ')}; FCP ${fcp} ms, LCP ${lcp} ms, TBT ${tbt} ms, CLS ${audit('cumulative-layout-shift').toFixed(3)}; ${processor(reports)}`,
    goal: {
      text: 'performance 95 or more, the others 100',
      isReached: Object.entries(kinds).every(
        ([name, runs]) => median(runs) >= (name === 'performance' ? 95 : 100),
      ),
    },
  };
}

/** The processor of some runs, without which their times cannot be compared with those of another hour. */
function processor(reports: readonly Report[]): string {
  const index = reports.map(({ environment }) => environment.benchmarkIndex);
  return `benchmark index ${Math.round(median(index))}`;
}

/** What Lighthouse reports of one visit, as JSON; a second time when it failed: now and then it records no trace. */
async function run(url: string, folder: string, flags: readonly string[]): Promise<unknown> {
  try {
    return await runOnce(url, folder, flags);
  } catch {
    return runOnce(url, folder, flags);
  }
}

async function runOnce(url: string, folder: string, flags: readonly string[]): Promise<unknown> {
  const file = path.join(folder, 'lighthouse.json');
  const browser = await findBrowser();
  const child = spawn(
    'npm',
    [
      'exec',
      '--yes',
      LIGHTHOUSE,
      '--',
      url,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      '--chrome-flags=--headless=new --no-sandbox',
      ...flags,
    ],
    {
      // A group of its own, because npm starts it through a shell.
      detached: true,
      cwd: folder,
      // The browser's profile goes with the folder, even after a run that was cut off.
      env: { ...process.env, TMPDIR: folder, ...(browser && { CHROME_PATH: browser }) },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-300);
  });
  const stop = () => interrupt(child);
  const late = setTimeout(stop, LONGEST);
  const forget = undoAtEnd(stop);
  const [code] = await once(child, 'exit');
  clearTimeout(late);
  forget();
  if (code !== 0) throw new Error(`${LIGHTHOUSE} ended with code ${code}: ${said.trim()}`);
  return JSON.parse(await readFile(file, 'utf8'));
}

/** Ends a run with its browser, which is in another group of processes and ended by Lighthouse when it is interrupted. */
async function interrupt(child: ChildProcess): Promise<void> {
  const { pid } = child;
  if (pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  process.kill(-pid, 'SIGINT');
  const late = setTimeout(() => process.kill(-pid, 'SIGKILL'), STOP_TIME);
  await ended;
  clearTimeout(late);
}
