import path from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { exportCatalogue } from '#server/modules/catalogue/export/export-catalogue.ts';
import { importCatalogue } from '#server/modules/catalogue/import/import-catalogue.ts';
import { createFileBlobs } from '#server/platform/blobs/blobs-files.ts';
import { changesSince } from '#server/platform/changes/change-log.ts';
import { migratedDatabase } from './support/migrated-database.ts';

const opened = migratedDatabase();

it.each(['demo.csv', 'demo.xlsx'])(
  'exporting the whole demo into %s and importing it again changes no row and invalidates no page',
  async (name) => {
    const { database, query, dataDir } = opened();
    const file = path.join(path.dirname(dataDir), name);
    const [{ products } = { products: 0 }] = await query<{ products: number }>(
      sql`select count(*)::int as products from products`,
    );
    expect(await exportCatalogue(database.setup, file)).toBe(products);
    const { look } = await changesSince(query, null);
    const run = { file, images: undefined, store: createFileBlobs(dataDir), dryRun: false, now: new Date() };
    expect(await importCatalogue(database.setup, run)).toEqual({
      added: 0,
      changed: 0,
      sellers: 0,
      pickups: 0,
      withoutPickup: [],
    });
    expect((await changesSince(query, look)).tags).toEqual([]);
  },
);
