// npm run screenshots [-- --url http://localhost:3000]: takes the pictures of README.md from a running shop.
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import sharp from 'sharp';
import { findBrowser } from './test/browser.ts';

const FOLDER = path.resolve(import.meta.dirname, '../docs/screenshots');
/** Largest size of one picture, in bytes. */
const HEAVIEST = 150 * 1024;
const QUALITIES = [82, 74, 66, 58, 50] as const;
/** Time for what only the browser knows, such as the cart's badge, in ms. */
const SETTLED_MS = 1000;
/** Space between two phones, in px of the picture. */
const GAP = 48;

const PHONE = { width: 360, height: 800, scale: 2 };
const DESKTOP = { width: 1440, height: 900, scale: 1 };

/** The first screen of a page for a first visitor, as PNG. */
async function firstView(
  browser: Browser,
  address: string,
  { width, height, scale }: typeof PHONE,
): Promise<Buffer> {
  const page = await browser.newPage({
    viewport: { width, height },
    deviceScaleFactor: scale,
    isMobile: width < 768,
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    reducedMotion: 'reduce',
  });
  try {
    const response = await page.goto(address, { waitUntil: 'networkidle' });
    if (!response?.ok()) throw new Error(`${address} answered ${response?.status()}`);
    await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__react')));
    await page.waitForTimeout(SETTLED_MS);
    return await page.screenshot();
  } finally {
    await page.close();
  }
}

/** Two pictures of the same size side by side on a transparent background. */
function sideBySide(left: Buffer, right: Buffer): Promise<Buffer> {
  const width = PHONE.width * PHONE.scale;
  const ground = { width: 2 * width + GAP, height: PHONE.height * PHONE.scale, channels: 4 as const };
  return sharp({ create: { ...ground, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    .composite([
      { input: left, left: 0, top: 0 },
      { input: right, left: width + GAP, top: 0 },
    ])
    .png()
    .toBuffer();
}

/** Writes WebP at the best quality within the size limit. */
async function save(picture: Buffer, name: string): Promise<void> {
  for (const quality of QUALITIES) {
    const webp = await sharp(picture).webp({ quality, effort: 6 }).toBuffer();
    if (webp.length > HEAVIEST) continue;
    await writeFile(path.join(FOLDER, name), webp);
    console.log(`${name}: ${Math.ceil(webp.length / 1024)} KB at quality ${quality}`);
    return;
  }
  throw new Error(`${name} weighs more than ${HEAVIEST / 1024} KB at every quality`);
}

const { values } = parseArgs({ options: { url: { type: 'string', default: 'http://localhost:3000' } } });
const executablePath = await findBrowser();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
try {
  const page = (address: string) => new URL(address, values.url).href;
  await mkdir(FOLDER, { recursive: true });
  await save(await firstView(browser, page('/'), DESKTOP), 'desktop.webp');
  const home = await firstView(browser, page('/'), PHONE);
  const product = await firstView(browser, page('/product/1'), PHONE);
  await save(await sideBySide(home, product), 'phone.webp');
} finally {
  await browser.close();
}
