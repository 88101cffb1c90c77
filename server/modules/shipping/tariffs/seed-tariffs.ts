import type pg from 'pg';
import { defaultTariffs } from '#db/seed/shipping-tariffs.ts';
import { createQuery } from '#server/platform/database/query.ts';
import { withSetupLock } from '#server/platform/database/setup-lock.ts';
import { countTariffs, insertTariffs } from './stored-tariffs.ts';

/** Adds the demo's tariffs to a shop without any. @returns how many were added; 0 when there were some */
export async function seedTariffs(pool: pg.Pool): Promise<number> {
  return withSetupLock(pool, async (client) => {
    const query = createQuery(client);
    if ((await countTariffs(query)) > 0) return 0;
    const rows = defaultTariffs();
    await insertTariffs(query, rows);
    return rows.length;
  });
}
