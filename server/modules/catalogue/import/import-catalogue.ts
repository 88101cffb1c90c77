import { eq, sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import * as schema from '#db/schema/catalogue.ts';
import { withSetupLock } from '#server/platform/database/setup-lock.ts';
import { checkRows } from './check-rows.ts';
import { readImportFile } from './import-file.ts';
import { type ImportRow, parseRows } from './import-row.ts';
import { importPictures, type Pictures, picturesFolder } from './pictures.ts';
import { refuseProblems } from './problems.ts';
import { changedValues, newProduct } from './product-values.ts';
import { readShopFacts, type ShopFacts } from './shop-facts.ts';

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
 * Brings a file of products into the shop. Every row is checked first; then all of them are written, or none.
 * @throws SettingsError with every problem of the file at once
 */
export async function importCatalogue(pool: pg.Pool, options: ImportOptions): Promise<ImportResult> {
  const { parsed, problems: cellProblems } = parseRows(readImportFile(options.file));
  const check = async (client: pg.PoolClient) => {
    const shop = await readShopFacts(client);
    return { shop, problems: [...cellProblems, ...checkRows(parsed, shop)] };
  };
  const { problems } = await withSetupLock(pool, check);
  // Pictures before rows: a row must never point at one that is not there. They take long, and so no lock.
  const target = options.dryRun || problems.length > 0 ? null : picturesFolder(options.dataDir);
  const { pictures, problems: pictureProblems } = await importPictures(parsed, options.images, target);
  refuseProblems([...problems, ...pictureProblems]);
  return withSetupLock(pool, async (client) => {
    const { shop, problems: newProblems } = await check(client);
    refuseProblems(newProblems);
    const sellers = newSellers(parsed, shop, options.now);
    const added = parsed.filter(({ id }) => !shop.products.has(id)).length;
    if (!options.dryRun) {
      await drizzle(client).transaction((tx) =>
        writeRows(tx, parsed, { shop, sellers, pictures, now: options.now }),
      );
    }
    return { added, changed: parsed.length - added, sellers: sellers.length };
  });
}

/** Sellers that the file names and the shop does not have; the operator fills in the rest later. */
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

interface WriteContext {
  shop: ShopFacts;
  sellers: (typeof schema.sellers.$inferInsert)[];
  pictures: Pictures;
  now: Date;
}

async function writeRows(
  tx: Pick<NodePgDatabase, 'insert' | 'update'>,
  rows: readonly ImportRow[],
  { shop, sellers, pictures, now }: WriteContext,
): Promise<void> {
  if (sellers.length > 0) await tx.insert(schema.sellers).values(sellers);
  const withSellers: ShopFacts = {
    ...shop,
    sellerIds: new Map([
      ...shop.sellerIds,
      ...sellers.map(({ id, name }) => [name.toLowerCase(), id] as const),
    ]),
  };
  for (const row of rows) {
    const values = { ...changedValues(row, withSellers, pictures), updatedAt: now };
    if (shop.products.has(row.id)) {
      await tx.update(schema.products).set(values).where(eq(schema.products.id, row.id));
    } else {
      const product = { ...newProduct(row), ...values, id: row.id, createdAt: now };
      // checkRows has made sure that a new product brings everything that has no default.
      await tx.insert(schema.products).values(product as typeof schema.products.$inferInsert);
    }
    if (row.stock !== undefined) {
      await tx
        .insert(schema.inventory)
        .values({ skuId: row.id, productId: row.id, stock: row.stock })
        .onConflictDoUpdate({ target: schema.inventory.skuId, set: { stock: sql`excluded.stock` } });
    }
  }
}
