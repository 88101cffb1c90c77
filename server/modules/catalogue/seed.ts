import { count, sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PgTable } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import * as schema from '#db/schema/catalogue.ts';
import { shopFacts } from '#db/schema/platform.ts';
import { demoCatalogue } from '#db/seed/demo-catalogue.ts';
import { referenceData } from '#db/seed/reference-data.ts';
import { withSetupLock } from '#server/platform/database/setup-lock.ts';
import { renewPictures } from './renew-pictures.ts';
import { renewWords } from './words/write-words.ts';

/** Rows per statement: PostgreSQL accepts 65,535 parameters, and products have the most columns, 25. */
const rowsAtOnce = 500;

/** The outcome of {@link seedDatabase}. */
export type SeedOutcome = 'demo catalogue added' | 'has products' | 'empty shop';

/**
 * Fills an empty database: reference data always, the demo catalogue if requested and there is no product
 * yet. A database that an older version filled gets the pictures of this one. All or nothing, and once, however many
 * processes start together.
 *
 * @param now the moment from which all ages in the demo catalogue count back
 */
export async function seedDatabase(
  pool: pg.Pool,
  { demo, now }: { demo: boolean; now: Date },
): Promise<SeedOutcome> {
  return withSetupLock(pool, (client) =>
    drizzle(client).transaction(async (tx) => {
      await insertReferenceData(tx);
      await renewPictures(tx);
      const [products] = await tx.select({ count: count() }).from(schema.products);
      const isEmpty = products?.count === 0;
      if (isEmpty && demo) await insertDemoCatalogue(tx, now);
      await renewWords(tx);
      if (!isEmpty) return 'has products';
      return demo ? 'demo catalogue added' : 'empty shop';
    }),
  );
}

type Transaction = Pick<NodePgDatabase, 'insert' | 'execute'>;

async function insertReferenceData(tx: Transaction): Promise<void> {
  const rows = referenceData();
  await tx.insert(schema.categories).values(rows.categories).onConflictDoNothing();
  await tx.insert(schema.subcategories).values(rows.subcategories).onConflictDoNothing();
  await tx.insert(schema.tags).values(rows.tags).onConflictDoNothing();
}

async function insertDemoCatalogue(tx: Transaction, now: Date): Promise<void> {
  const rows = demoCatalogue(now);
  await tx.execute(sql`set local shop.actor = 'system'`);
  await insertAll(tx, schema.sellers, rows.sellers);
  await insertAll(tx, schema.pickupAddresses, rows.pickupAddresses);
  await insertAll(tx, schema.products, rows.products);
  await insertAll(tx, schema.skus, rows.skus);
  await tx.execute(sql`select setval(pg_get_serial_sequence('skus', 'id'), (select max(id) from skus))`);
  await insertAll(tx, schema.inventory, rows.inventory);
  await insertAll(tx, schema.stockMoves, rows.stockMoves);
  await insertAll(tx, schema.reviews, rows.reviews);
  await insertAll(tx, schema.banners, rows.banners);
  await insertAll(tx, schema.flashSessions, rows.flashSessions);
  await insertAll(tx, schema.flashItems, rows.flashItems);
  await insertAll(tx, schema.flashPrices, rows.flashPrices);
  await insertAll(tx, shopFacts, [
    { key: 'seeded_at', value: now.toISOString() },
    { key: 'demo', value: 'on' },
  ]);
}

async function insertAll<Table extends PgTable>(
  tx: Transaction,
  table: Table,
  rows: Table['$inferInsert'][],
): Promise<void> {
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    await tx.insert(table).values(rows.slice(at, at + rowsAtOnce));
  }
}
