import { sql } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { startShop } from '#scripts/bench/server-process.ts';
import { contradictions } from '#scripts/storm/counted.ts';
import { rush } from '#scripts/storm/rush.ts';
import { type Scarce, scarceSku, soldOf } from '#scripts/storm/selling.ts';
import { STORM_SETTINGS } from '#scripts/storm/storm-shop.ts';
import { movePromotions } from '#server/modules/catalogue/promotions/move-promotions.ts';
import { openDatabase } from '#server/platform/database/connect.ts';
import { createQuery } from '#server/platform/database/query.ts';
import { createTransaction } from '#server/platform/database/transactions.ts';
import { readEnv } from '#server/platform/settings/env.ts';
import { preparedDataFolder } from './support/data-folder.ts';
import { aSku } from './support/skus.ts';

const BUYERS = 60;
const PIECES = 10;

it('sixty buyers of ten pieces, by two processes: ten have them, and nobody sees an error page; of a price that changes meanwhile each pays what they saw', async () => {
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
    // On a busy machine the shop may say that it is away; who is told so asks again.
    const { bought, refused, faults } = await rush(shop.origin, { skuId, buyers: BUYERS, isPatient: true });
    expect(faults).toEqual([]);
    expect([bought.length, refused]).toEqual([PIECES, BUYERS - PIECES]);
    expect(await soldOf(query, skuId)).toEqual({ numbers: bought.toSorted(), ...left[scarce] });
  }
  const [standing, promoted] = [20_000, 15_000];
  const skuId = await aSku(query, { stock: BUYERS, price: standing });
  await query(sql`
    with made as (
      insert into promotions (id, seller_id, product_id, gives_shipping, starts_at, ends_at)
      select gen_random_uuid(), p.seller_id, p.id, false, shop_now() + interval '1 hour', shop_now() + interval '2 days'
      from skus k join products p on p.id = k.product_id where k.id = ${skuId} returning id)
    insert into promotion_prices (promotion_id, sku_id, price) select id, ${skuId}, ${promoted} from made`);
  const transaction = createTransaction(database.pool);
  const { bought, refused, faults } = await rush(shop.origin, {
    skuId,
    buyers: BUYERS,
    isPatient: true,
    async meanwhile() {
      await query(sql`update promotions set starts_at = shop_now()`);
      await movePromotions({ query, transaction });
    },
  });
  expect([faults, bought.length + refused]).toEqual([[], BUYERS]);
  expect((await soldOf(query, skuId)).stock).toBe(BUYERS - bought.length);
  const [now] = await query<{ price: number }>(sql`select price from skus where id = ${skuId}`);
  expect(now?.price).toBe(promoted);
  const lines = await query<{ price: number; struck: number }>(sql`
    select price, original_price as struck from order_lines where sku_id = ${skuId}`);
  expect(lines.length).toBe(bought.length);
  expect(lines.filter(({ price, struck }) => price !== standing || struck !== standing)).toEqual([]);
  expect(await contradictions(query)).toEqual([]);
});
