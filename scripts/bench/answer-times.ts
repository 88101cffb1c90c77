import http from 'node:http';
import { count, median, ms, percentile } from './figures.ts';
import { ACCEPT_ENCODING } from './load.ts';
import { failed, type Plan, type Row } from './measurement.ts';
import { type ServerProcess, startShop } from './server-process.ts';
import { UNCACHED } from './uncached-page.ts';
import { addressesOf, visit } from './visits.ts';

/** Requests of one round and kind; a client may send 1200 a minute to the API. */
const REQUESTS = 300;
const WARM_UP = 30;
/** Default of READ_MODEL_MAX_PRODUCTS: only larger catalogues have pages without a number. */
const IN_MEMORY = 300_000;

/** How long suggestions, searches and lists take, asked for one after the other and never from the page cache. */
export async function* answerTimes({ rounds, dataOf }: Plan, products: number): AsyncGenerator<Row> {
  const shop = await startShop(await dataOf(products), { TRUSTED_PROXIES: '127.0.0.1' });
  try {
    await shop.logged('The catalogue was read');
    for (const kind of kindsOf(products)) {
      const what = `${kind.what}, ${count(products)} products`;
      try {
        yield { what, ...(await timesOf(shop, { ...kind, rounds, products })) };
      } catch (error) {
        // Such as a question that takes PostgreSQL too long; the others say something all the same.
        yield failed(what, error);
      }
    }
  } finally {
    await shop.stop();
  }
}

interface Kind {
  readonly what: string;
  readonly address: () => string;
  /** The goal: the size it names, and p99 in ms. */
  readonly goal?: { readonly at: number; readonly below: number };
}

function kindsOf(products: number): Kind[] {
  const { suggestions, search, category, all, beyond } = addressesOf(products, 6);
  return [
    { what: 'Suggestions', address: suggestions, goal: { at: 100_000, below: 5 } },
    { what: 'Search, its data', address: () => search('.data'), goal: { at: 100_000, below: 10 } },
    { what: 'Search, the page', address: () => search() },
    {
      what: 'Filtered list of a category, its data',
      address: () => category('.data'),
      goal: { at: 1_000_000, below: 15 },
    },
    { what: 'Filtered list of a category, the page', address: () => category() },
    {
      what: 'List of all products, its data',
      address: () => all('.data'),
      goal: { at: 1_000_000, below: 15 },
    },
    { what: 'List of all products, the page', address: () => all() },
    ...(products > IN_MEMORY
      ? [
          {
            what: 'List of all products after page 50, its data',
            address: () => beyond('.data'),
            goal: { at: 1_000_000, below: 15 },
          },
        ]
      : []),
  ];
}

async function timesOf(
  shop: ServerProcess,
  { address, goal, rounds, products }: Kind & { rounds: number; products: number },
): Promise<Omit<Row, 'what'>> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const [p50, p99]: [number[], number[]] = [[], []];
  try {
    for (let round = 0; round < rounds; round += 1) {
      // Another client each round, or the limit of the API would answer.
      const headers = {
        'accept-encoding': ACCEPT_ENCODING,
        'x-forwarded-for': `192.0.2.${(round % 250) + 1}`,
        ...UNCACHED,
      };
      const ask = () => visit(shop.origin + address(), { agent, headers });
      for (let request = 0; request < WARM_UP; request += 1) await ask();
      const times: number[] = [];
      for (let request = 0; request < REQUESTS; request += 1) times.push(await ask());
      p50.push(percentile(times, 0.5));
      p99.push(percentile(times, 0.99));
    }
  } finally {
    agent.destroy();
  }
  return {
    result: `p50 ${ms(median(p50))}, p99 ${ms(median(p99))}`,
    ...(goal?.at === products && {
      goal: { text: `p99 below ${goal.below} ms`, isReached: median(p99) < goal.below },
    }),
  };
}
