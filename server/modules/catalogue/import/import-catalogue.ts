import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import * as schema from '#db/schema/catalogue.ts';
import type { BlobStore } from '#server/platform/blobs/blob-store.ts';
import { withSetupLock } from '#server/platform/database/setup-lock.ts';
import { refuseProblems } from '#server/platform/tables/problems.ts';
import { checkRows } from './check-rows.ts';
import { byProduct, type FileProduct } from './file-product.ts';
import { readImportFile } from './import-file.ts';
import { type ImportRow, parseRows } from './import-row.ts';
import { writePickups } from './pickups.ts';
import { importPictures, type Pictures } from './pictures.ts';
import { pictureAddress } from './product-values.ts';
import { readShopFacts, type ShopFacts, sellerKey } from './shop-facts.ts';
import type { Database } from './write-context.ts';
import { writeDerivedTags, writeProduct } from './write-product.ts';

export interface ImportOptions {
  readonly file: string;
  /** Folder of the pictures that the file names. */
  readonly images: string | undefined;
  /** Where the pictures are put. */
  readonly store: BlobStore;
  /** Checks everything and changes nothing. */
  readonly dryRun: boolean;
  readonly now: Date;
}

/** How many products an import added and changed, how many sellers it added, and the pickup addresses. */
export interface ImportResult {
  readonly added: number;
  readonly changed: number;
  readonly sellers: number;
  /** How many pickup addresses it added or changed. */
  readonly pickups: number;
  /** Sellers of the file that have none: couriers cannot be booked for them. */
  readonly withoutPickup: readonly string[];
}

/**
 * Imports a file of products. Every row is checked first; then all of them are written, or none.
 * @throws SettingsError with every problem of the file at once
 */
export async function importCatalogue(pool: pg.Pool, options: ImportOptions): Promise<ImportResult> {
  const { parsed, problems: cellProblems } = parseRows(await readImportFile(options.file));
  const ids = [...new Set(parsed.map(({ id }) => id))];
  const check = async (client: pg.PoolClient) => {
    const shop = await readShopFacts(client, ids);
    return { shop, problems: [...cellProblems, ...checkRows(parsed, shop)] };
  };
  const { problems } = await withSetupLock(pool, check);
  // Pictures before rows, because a row must never refer to a missing one. They take long, so no lock is
  // held.
  const target = options.dryRun || problems.length > 0 ? null : options.store;
  const { pictures, problems: pictureProblems } = await importPictures(parsed, options.images, target);
  refuseProblems([...problems, ...pictureProblems]);
  return withSetupLock(pool, async (client) => {
    const { shop, problems: newProblems } = await check(client);
    refuseProblems(newProblems);
    const sellers = newSellers(parsed, shop, options.now);
    const products = byProduct(parsed);
    const added = products.filter(({ id }) => !shop.products.has(id)).length;
    const done = await written(client, { parsed, products, shop, sellers, pictures, ...options });
    return { ...done, added, changed: done.changed - added, sellers: sellers.length };
  });
}

class DryRun extends Error {}

type Written = Pick<ImportResult, 'changed' | 'pickups' | 'withoutPickup'>;

/**
 * Writes the whole file, or in a dry run determines what would change; `changed` counts the products that are new
 * or changed.
 */
async function written(client: pg.PoolClient, plan: Plan): Promise<Written> {
  let done: Written | undefined;
  try {
    await drizzle(client).transaction(async (tx) => {
      done = await writeAll(tx, plan);
      if (plan.dryRun) throw new DryRun();
    });
  } catch (error) {
    if (!(error instanceof DryRun)) throw error;
  }
  if (!done) throw new Error('The import has no result');
  return done;
}

async function writeAll(tx: Database, plan: Plan): Promise<Written> {
  const { parsed, products, shop, sellers, pictures, now } = plan;
  const runId = randomUUID();
  await tx.execute(sql`set local shop.actor = 'system'`);
  const { id, name } = schema.sellers;
  const added =
    sellers.length === 0 ? [] : await tx.insert(schema.sellers).values(sellers).returning({ id, name });
  const sellerIds = sellerIdsWith(shop, added);
  let changed = 0;
  for (const product of products) {
    const addressOf = (file: string) => pictureAddress(pictures, file);
    const context = { shop: { ...shop, sellerIds }, pictures, addressOf, now, runId };
    if (await writeProduct(tx, product, context)) changed += 1;
  }
  await writeDerivedTags(
    tx,
    products.map(({ id }) => id),
  );
  const pickups = await writePickups(tx, parsed, sellerIds);
  return { changed, pickups, withoutPickup: await withoutPickup(tx, parsed, sellerIds) };
}

/** The names of the file's sellers that have no pickup address. */
async function withoutPickup(
  tx: Database,
  rows: readonly ImportRow[],
  sellerIds: ReadonlyMap<string, number>,
): Promise<string[]> {
  const ids = new Set(rows.flatMap(({ seller }) => sellerIds.get(sellerKey(seller ?? '')) ?? []));
  const { rows: found } = await tx.execute<{ name: string }>(sql`
    select name from sellers where id = any(${sql.param([...ids])}::integer[])
      and id not in (select seller_id from pickup_addresses) order by id`);
  return found.map(({ name }) => name);
}

interface Plan extends Pick<ImportOptions, 'now' | 'dryRun'> {
  parsed: readonly ImportRow[];
  products: readonly FileProduct[];
  shop: ShopFacts;
  sellers: (typeof schema.sellers.$inferInsert)[];
  pictures: Pictures;
}

const sellerIdsWith = ({ sellerIds }: ShopFacts, added: readonly { id: number; name: string }[]) =>
  new Map([...sellerIds, ...added.map(({ id, name }) => [sellerKey(name), id] as const)]);

/** Sellers in the file that the shop does not have; the operator adds their details later. */
function newSellers(rows: readonly ImportRow[], { sellerIds }: ShopFacts, now: Date) {
  const found = new Map<string, typeof schema.sellers.$inferInsert>();
  for (const { seller, location = 'Jakarta' } of rows) {
    const key = sellerKey(seller ?? '');
    if (seller === undefined || sellerIds.has(key) || found.has(key)) continue;
    found.set(key, {
      name: seller,
      description: `Toko ${seller} di Lokapasar.`,
      location,
      joinedYear: now.getUTCFullYear(),
      rating: 0,
      isOfficial: false,
    });
  }
  return [...found.values()];
}
