import type pg from 'pg';
import { loadRegions } from './regions/load-regions.ts';
import { seedTariffs } from './tariffs/seed-tariffs.ts';

/**
 * Loads the data that shipping needs: regions and, if there are none, tariffs. Returns a text for the
 * operator. Safe with any number of processes at once.
 */
export async function prepareShipping(pool: pg.Pool): Promise<string> {
  const regions = await loadRegions(pool);
  const tariffs = await seedTariffs(pool);
  const done = [
    ...(regions > 0 ? [`${regions} regions written`] : []),
    ...(tariffs > 0 ? [`${tariffs} tariffs added`] : []),
  ];
  return done.join(', ') || 'up to date';
}
