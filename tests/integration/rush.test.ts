import { expect, it, onTestFinished } from 'vitest';
import { startShop } from '#scripts/bench/server-process.ts';
import { contradictions } from '#scripts/storm/counted.ts';
import { rush } from '#scripts/storm/rush.ts';
import { type Scarce, scarceSku, soldOf } from '#scripts/storm/selling.ts';
import { STORM_SETTINGS } from '#scripts/storm/storm-shop.ts';
import { openDatabase } from '#server/platform/database/connect.ts';
import { createQuery } from '#server/platform/database/query.ts';
import { readEnv } from '#server/platform/settings/env.ts';
import { preparedDataFolder } from './support/data-folder.ts';

const BUYERS = 60;
const PIECES = 10;

it('sixty buyers of ten pieces, by two processes: ten have them, and nobody sees an error page', async () => {
  const dataDir = preparedDataFolder();
  const shop = await startShop(dataDir, STORM_SETTINGS);
  onTestFinished(() => shop.stop());
  const database = await openDatabase(readEnv({ DATA_DIR: dataDir }), { info: () => {}, warn: () => {} });
  onTestFinished(() => database.close());
  const query = createQuery(database.pool);
  const left = {
    stock: { stock: 0, quotaLeft: null },
    quota: { stock: 99 * PIECES, quotaLeft: 0 },
  } satisfies Record<Scarce, object>;
  for (const scarce of ['stock', 'quota'] as const) {
    const skuId = await scarceSku(query, scarce, { pieces: PIECES });
    const { bought, refused, faults } = await rush(shop.origin, { skuId, buyers: BUYERS });
    expect(faults).toEqual([]);
    expect([bought.length, refused]).toEqual([PIECES, BUYERS - PIECES]);
    expect(await soldOf(query, skuId)).toEqual({ numbers: bought.toSorted(), ...left[scarce] });
  }
  expect(await contradictions(query)).toEqual([]);
});
