import type pg from 'pg';
import { pino } from 'pino';
import type { Database } from '#server/platform/database/connect.ts';
import { readEnv } from '#server/platform/settings/env.ts';
import { createShopServer } from '#server/shop.ts';
import { readyBuyer } from '../storm/buyer.ts';
import { STORM_SETTINGS } from '../storm/storm-shop.ts';

/** What a statement was run with: the arguments of `pool.query`. */
export type RecordedStatement = unknown[];

/**
 * The statements of some buyers who press 'Buat Pesanan' for what is sold out meanwhile, each press in the order of its
 * statements. The shop runs in this process for as long.
 * @param sellOut makes it so, once all have filled in their forms
 */
export async function recordRefusedPresses(
  { dataDir, database }: { dataDir: string; database: Database },
  { skuId, buyers, sellOut }: { skuId: number; buyers: number; sellOut: () => Promise<unknown> },
): Promise<RecordedStatement[][]> {
  const env = readEnv({ ...STORM_SETTINGS, PORT: '0', DATA_DIR: dataDir });
  const recorder: { statements: RecordedStatement[] | null } = { statements: null };
  const pool = recording(database.pool, recorder);
  const shop = await createShopServer({
    env,
    log: pino({ level: 'silent' }),
    database: { ...database, pool, reading: pool, close: () => database.close() } satisfies Database,
  });
  try {
    const origin = `http://127.0.0.1:${(await shop.listen()).port}`;
    const ready = await Promise.all(Array.from({ length: buyers }, () => readyBuyer(origin, skuId)));
    await sellOut();
    const presses: RecordedStatement[][] = [];
    for (const { browser, page } of ready) {
      const statements: RecordedStatement[] = [];
      recorder.statements = statements;
      const { status } = await browser.press(page, 'place');
      recorder.statements = null;
      if (status < 400 || status >= 500)
        throw new Error(`A press for what is sold out was answered ${status}`);
      presses.push(statements);
    }
    return presses;
  } finally {
    await shop.close();
  }
}

/** The same pool, which notes what it is asked while there is something to note it in. */
function recording(pool: pg.Pool, recorder: { statements: RecordedStatement[] | null }): pg.Pool {
  const query = (...given: unknown[]) => {
    recorder.statements?.push(given);
    return Reflect.apply(pool.query, pool, given);
  };
  return new Proxy(pool, {
    get(target, name) {
      if (name === 'query') return query;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
