import type { Page } from '@playwright/test';
import { median, ms } from './figures.ts';
import type { Plan, Row } from './measurement.ts';
import { openShopInBrowser, type ShopInBrowser, slowDown } from './phone.ts';

const LIST = '/category/fashion';
/** Cards in the first view of a list. */
const CARDS = 4;

/** Times from the end of a tap, in ms. */
interface Tap {
  /** Until the frame in which picture, name and price of the product stand there: a preview, or its page. */
  readonly shown: number;
  /** Until the frame in which the heading of the product's page stands there. */
  readonly heading: number;
}

/** From the tap on a card in a list to the product, in the browser's own clock. */
export async function* clickToContent({ rounds, dataOf }: Plan): AsyncGenerator<Row> {
  const shop = await openShopInBrowser(await dataOf(0));
  try {
    yield* rowsOf('', 40, await taps(shop, rounds, false));
    yield* rowsOf(', slow 4G and a 4x slower processor', 150, await taps(shop, rounds, true));
  } finally {
    await shop.close();
  }
}

function* rowsOf(where: string, below: number, measured: readonly Tap[]): Generator<Row> {
  const cell = (times: readonly number[]) =>
    `${ms(median(times))} (${times.map((time) => time.toFixed(0)).join(', ')})`;
  const shown = measured.map((tap) => tap.shown);
  yield {
    what: `Tap on a card to the product's preview${where}`,
    result: cell(shown),
    goal: { text: `below ${below} ms`, isReached: median(shown) < below },
  };
  yield {
    what: `Tap on a card to the heading of its page${where}`,
    result: cell(measured.map(({ heading }) => heading)),
  };
}

async function taps(shop: ShopInBrowser, rounds: number, isSlow: boolean): Promise<Tap[]> {
  const measured: Tap[] = [];
  for (let round = 0; round < rounds; round += 1) {
    measured.push(
      await shop.onNewPhone(async (page) => {
        if (isSlow) await slowDown(page);
        await page.goto(shop.origin + LIST, { waitUntil: 'networkidle' });
        return tapOn(page, round % CARDS);
      }),
    );
  }
  return measured;
}

async function tapOn(page: Page, card: number): Promise<Tap> {
  const link = page.locator('article h3 a').nth(card);
  const name = await link.innerText();
  const watch = await page.evaluateHandle(watchTap, name);
  await link.tap();
  return watch.evaluate(({ seen }) => seen);
}

/** Runs in the page: looks in each frame after the tap. In an object, because a promise itself would be awaited. */
function watchTap(name: string): { seen: Promise<Tap> } {
  const seen = new Promise<Tap>((resolve) => {
    const onClick = ({ timeStamp }: Event) => {
      let shown: number | undefined;
      const look = () => {
        const time = performance.now() - timeStamp;
        const isThere = [...document.querySelectorAll('h1')].some(({ textContent }) => textContent === name);
        if (isThere || document.querySelector('.product-preview')) shown ??= time;
        if (isThere) resolve({ shown: shown ?? time, heading: time });
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    };
    document.addEventListener('click', onClick, { capture: true, once: true });
  });
  return { seen };
}
