import { randomUUID } from 'node:crypto';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import * as schema from '#db/schema/catalogue.ts';
import { withSetupLock } from '#server/platform/database/setup-lock.ts';
import { checkRows } from './check-rows.ts';
import { byProduct, type FileProduct } from './file-product.ts';
import { readImportFile } from './import-file.ts';
import { type ImportRow, parseRows } from './import-row.ts';
import { importPictures, type Pictures, picturesFolder } from './pictures.ts';
import { refuseProblems } from './problems.ts';
import { readShopFacts, type ShopFacts } from './shop-facts.ts';
import { writeDerivedTags, writeProduct } from './write-product.ts';

export interface ImportOptions {
  readonly file: string;
  /** Folder of the pictures that the file names. */
  readonly images: string | undefined;
  readonly dataDir: string;
  /** Checks everything and changes nothing. */
  readonly dryRun: boolean;
  readonly now: Date;
}

/** How many products an import added and changed, and how many sellers it added. */
export interface ImportResult {
  readonly added: number;
  readonly changed: number;
  readonly sellers: number;
}

/**
 * Imports a file of products. Every row is checked first; then all of them are written, or none.
 * @throws SettingsError with every problem of the file at once
 */
export async function importCatalogue(pool: pg.Pool, options: ImportOptions): Promise<ImportResult> {
  const { parsed, problems: cellProblems } = parseRows(readImportFile(options.file));
  const ids = [...new Set(parsed.map(({ id }) => id))];
  const check = async (client: pg.PoolClient) => {
    const shop = await readShopFacts(client, ids);
    return { shop, problems: [...cellProblems, ...checkRows(parsed, shop)] };
  };
  const { problems } = await withSetupLock(pool, check);
  // Pictures before rows, because a row must never refer to a missing one. They take long, so no lock is
  // held.
  const target = options.dryRun || problems.length > 0 ? null : picturesFolder(options.dataDir);
  const { pictures, problems: pictureProblems } = await importPictures(parsed, options.images, target);
  refuseProblems([...problems, ...pictureProblems]);
  return withSetupLock(pool, async (client) => {
    const { shop, problems: newProblems } = await check(client);
    refuseProblems(newProblems);
    const sellers = newSellers(parsed, shop, options.now);
    const products = byProduct(parsed);
    const added = products.filter(({ id }) => !shop.products.has(id)).length;
    const changed = await written(client, { products, shop, sellers, pictures, ...options });
    return { added, changed: changed - added, sellers: sellers.length };
  });
}

class DryRun extends Error {}

/**
 * Writes all products of the file, or in a dry run determines how many would change; returns how many are new
 * or changed.
 */
async function written(
  client: pg.PoolClient,
  { products, shop, sellers, pictures, now, dryRun }: Plan,
): Promise<number> {
  const runId = randomUUID();
  let changed = 0;
  try {
    await drizzle(client).transaction(async (tx) => {
      if (sellers.length > 0) await tx.insert(schema.sellers).values(sellers);
      const withSellers = { ...shop, sellerIds: sellerIdsWith(shop, sellers) };
      for (const product of products) {
        const context = { shop: withSellers, pictures, now, runId };
        if (await writeProduct(tx, product, context)) changed += 1;
      }
      await writeDerivedTags(
        tx,
        products.map(({ id }) => id),
      );
      if (dryRun) throw new DryRun();
    });
  } catch (error) {
    if (!(error instanceof DryRun)) throw error;
  }
  return changed;
}

interface Plan extends Pick<ImportOptions, 'now' | 'dryRun'> {
  products: readonly FileProduct[];
  shop: ShopFacts;
  sellers: (typeof schema.sellers.$inferInsert)[];
  pictures: Pictures;
}

const sellerIdsWith = ({ sellerIds }: ShopFacts, added: Plan['sellers']) =>
  new Map([...sellerIds, ...added.map(({ id, name }) => [name.toLowerCase(), id] as const)]);

/** Sellers in the file that the shop does not have; the operator adds their details later. */
function newSellers(rows: readonly ImportRow[], { sellerIds }: ShopFacts, now: Date) {
  const found = new Map<string, typeof schema.sellers.$inferInsert>();
  let id = Math.max(0, ...sellerIds.values());
  for (const { seller, location = 'Jakarta' } of rows) {
    if (seller === undefined || sellerIds.has(seller.toLowerCase()) || found.has(seller.toLowerCase()))
      continue;
    id += 1;
    found.set(seller.toLowerCase(), {
      id,
      name: seller,
      description: `Toko ${seller} di Lokapasar.`,
      location,
      joinedYear: now.getUTCFullYear(),
      rating: 0,
      responseRate: 100,
      isOfficial: false,
    });
  }
  return [...found.values()];
}
