import { type Browser, chromium, type Page } from '@playwright/test';
import { undoAtEnd } from '../ending.ts';
import { findBrowser } from '../test/browser.ts';
import { type ServerProcess, startShop } from './server-process.ts';
import { type Network, PHONE, SLOW_NETWORK } from './weigh-page.ts';

/** The processor is so many times slower, as in Lighthouse. */
const SLOWER = 4;

/** A shop and a browser to look at it with. */
export interface ShopInBrowser {
  /** Where the shop believes to be. */
  readonly origin: string;
  /** Does something on a page of a phone that has never been here. */
  onNewPhone<T>(work: (page: Page) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** Starts both. */
export async function openShopInBrowser(dataDir: string): Promise<ShopInBrowser> {
  const shop = await startShop(dataDir);
  try {
    const executablePath = await findBrowser();
    const browser = await chromium.launch({
      ...(executablePath && { executablePath }),
      // Signals end the run as a whole.
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    });
    return together(shop, browser);
  } catch (error) {
    await shop.stop();
    throw error;
  }
}

function together(shop: ServerProcess, browser: Browser): ShopInBrowser {
  const forget = undoAtEnd(() => browser.close());
  return {
    origin: shop.origin.replace('127.0.0.1', 'localhost'),
    async onNewPhone(work) {
      const context = await browser.newContext({ ...PHONE, locale: 'id-ID', timezoneId: 'Asia/Jakarta' });
      try {
        return await work(await context.newPage());
      } finally {
        await context.close();
      }
    },
    async close() {
      await browser.close();
      forget();
      await shop.stop();
    },
  };
}

/** Puts a page on a network, slow 4G unless told, and a processor four times slower, from now on. */
export async function slowDown(page: Page, network: Network = SLOW_NETWORK): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
}
