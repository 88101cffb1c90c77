import path from 'node:path';
import { openDatabase } from '#server/platform/database/connect.ts';
import { createQuery } from '#server/platform/database/query.ts';
import { readEnv } from '#server/platform/settings/env.ts';
import { startShop } from '../bench/server-process.ts';
import { contradictions } from '../storm/counted.ts';
import { crashStorm } from '../storm/crash-storm.ts';
import { rush } from '../storm/rush.ts';
import { type Scarce, scarceSku, soldOf } from '../storm/selling.ts';
import { STORM_SETTINGS } from '../storm/storm-shop.ts';
import type { Proof, Proven } from './proof.ts';
import { runVitest } from './run-vitest.ts';
import { visitScreens } from './visit-screens.ts';

const TESTS = 'tests/integration';
/** Random lives in one round, and the longest time, in seconds, that they may take. */
const LIVES = { runs: 20, seconds: 480 };
/** Happenings in any order in one round. */
const ORDERS = 200;
const RUSH = { buyers: 1000, pieces: 50 };
/** Rows of a list of products: the most that one may have. */
const LIST_ROWS = 10_000;

/** Everything that `npm run prove` does, in this order. */
export const PROOFS: readonly Proof[] = [
  {
    what: 'Processes and databases killed, backups restored, all kinds of attacks (tests)',
    isRepeated: false,
    prove: (folder) => runVitest(folder, [`${TESTS}/long`], {}),
  },
  {
    what: 'Every state of every page that a visitor sees (pages)',
    isRepeated: false,
    prove: (folder) => visitScreens(folder),
  },
  {
    what: 'Crash points: a stop at every statement and call, then the same end (stories)',
    isRepeated: false,
    prove: (folder) =>
      runVitest(
        folder,
        ['payments-crash', 'order-crash', 'return-crash'].map((name) => `${TESTS}/${name}.test.ts`),
        { PROVE_STRIDE: '1' },
      ),
  },
  {
    what: 'Interleavings: one thing at every statement of another (pairs)',
    isRepeated: false,
    prove: (folder, seed) =>
      runVitest(folder, [`${TESTS}/order-interleavings.test.ts`, `${TESTS}/exchange-crash.test.ts`], {
        PROVE_STRIDE: '1',
        PROVE_RUNS: String(ORDERS),
        PROVE_SEED: String(seed),
      }),
  },
  {
    what: `Rush: ${RUSH.buyers} buyers over HTTP for ${RUSH.pieces} pieces in stock (buyers)`,
    isRepeated: false,
    prove: (folder) => proveRush(folder, 'stock'),
  },
  {
    what: `Rush: ${RUSH.buyers} buyers over HTTP for ${RUSH.pieces} pieces of flash quota (buyers)`,
    isRepeated: false,
    prove: (folder) => proveRush(folder, 'quota'),
  },
  {
    what: `A list of ${LIST_ROWS} products with faults, whose program is killed while it writes them (lists)`,
    isRepeated: false,
    prove: (folder) => runVitest(folder, [`${TESTS}/list-killed.test.ts`], { PROVE_ROWS: String(LIST_ROWS) }),
  },
  {
    what: 'Random lives with crashes, late and repeated news (lives)',
    isRepeated: true,
    async prove(folder, seed) {
      const { broken } = await runVitest(folder, [`${TESTS}/lives/random-lives.test.ts`], {
        PROVE_RUNS: String(LIVES.runs),
        PROVE_SECONDS: String(LIVES.seconds),
        PROVE_SEED: String(seed),
      });
      return { runs: LIVES.runs, broken };
    },
  },
  {
    what: 'Programs and database killed under buyers (kills)',
    isRepeated: true,
    async prove(folder) {
      const victims = ['program', 'database', 'all', 'program'] as const;
      const { kills, paid, broken } = await crashStorm(path.join(folder, 'data'), victims);
      return { runs: kills, broken: paid === 0 ? ['nobody could pay', ...broken] : broken };
    },
  },
];

/** Exactly as many buy as there are pieces, and everybody else is told so. */
async function proveRush(folder: string, scarce: Scarce): Promise<Proven> {
  const { buyers, pieces } = RUSH;
  const dataDir = path.join(folder, 'data');
  const shop = await startShop(dataDir, STORM_SETTINGS);
  try {
    const database = await openDatabase(readEnv({ DATA_DIR: dataDir }), { info: () => {}, warn: () => {} });
    const query = createQuery(database.pool);
    const skuId = await scarceSku(query, scarce, { pieces });
    const { bought, faults } = await rush(shop.origin, { skuId, buyers });
    const { numbers, stock, quotaLeft } = await soldOf(query, skuId);
    const left = scarce === 'stock' ? stock : quotaLeft;
    const broken = [
      ...faults,
      ...(numbers.join() === bought.toSorted().join()
        ? []
        : ['buyers were told of other purchases than there are']),
      ...(numbers.length === pieces ? [] : [`${numbers.length} were sold, not ${pieces}`]),
      ...(left === 0 ? [] : [`${left} are left`]),
      ...(await contradictions(query)),
    ];
    await database.close();
    return { runs: buyers, broken };
  } finally {
    await shop.stop();
  }
}
