import { eq, sql } from 'drizzle-orm';
import * as schema from '#db/schema/catalogue.ts';
import { SettingsError } from '#server/platform/settings/settings-error.ts';
import type { PlannedSku, SkuPlan, StockChange } from './plan-skus.ts';
import type { ExistingSku } from './shop-facts.ts';
import type { Database, SkuContext } from './write-context.ts';

/**
 * Writes the planned choices of a product, and the moves of their stock. Returns whether anything changed.
 */
export async function writeSkus(
  db: Database,
  productId: number,
  { plan, ...context }: SkuContext & { plan: SkuPlan },
): Promise<boolean> {
  let changes = 0;
  for (const { id } of plan.archived) {
    await moveStock(db, { skuId: id, change: { to: 0 }, row: 0, ...context });
    await db.execute(sql`update skus set archived_at = ${context.now}::timestamptz where id = ${id}`);
    changes += 1;
  }
  for (const sku of plan.skus) {
    if (await writeSku(db, productId, { sku, ...context })) changes += 1;
  }
  return changes > 0;
}

async function writeSku(
  db: Database,
  productId: number,
  { sku, ...context }: SkuContext & { sku: PlannedSku },
): Promise<boolean> {
  const { known, stock, image, row, ...planned } = sku;
  const picture = image && context.addressOf(image);
  const values = { ...planned, imageUrl: image === null ? null : (picture ?? known?.imageUrl ?? null) };
  if (!known) {
    await insertSku(db, productId, { values, stock, now: context.now });
    return true;
  }
  const isChanged = await updateSku(db, known, values);
  const isMoved =
    stock !== null && (await moveStock(db, { skuId: known.id, change: stock, row, ...context }));
  return isChanged || isMoved;
}

type SkuValues = Omit<ExistingSku, 'id' | 'isArchived' | 'stock'>;

/** A new SKU starts with the stock in the file; its first move records it. */
async function insertSku(
  db: Database,
  productId: number,
  { values, stock: change, now }: { values: SkuValues; stock: StockChange | null; now: Date },
): Promise<void> {
  const stock = change ? ('to' in change ? change.to : change.by) : 0;
  const [added] = await db
    .insert(schema.skus)
    .values({ ...values, productId })
    .returning({ id: schema.skus.id });
  if (!added) throw new Error('A new SKU has no id');
  await db.insert(schema.inventory).values({ skuId: added.id, productId, stock });
  await db.insert(schema.stockMoves).values({
    id: `open:${added.id}`,
    skuId: added.id,
    kind: 'open',
    quantity: stock,
    at: now,
  });
}

/** Writes what differs, and puts an archived choice on sale again; returns whether anything did. */
async function updateSku(db: Database, known: ExistingSku, values: SkuValues): Promise<boolean> {
  const names = Object.keys(values) as (keyof SkuValues)[];
  const isSame = names.every((name) => JSON.stringify(values[name]) === JSON.stringify(known[name]));
  if (isSame && !known.isArchived) return false;
  await db
    .update(schema.skus)
    .set({ ...values, archivedAt: null })
    .where(eq(schema.skus.id, known.id));
  return true;
}

interface StockMove extends Pick<SkuContext, 'now' | 'runId'> {
  skuId: number;
  change: StockChange;
  row: number;
}

/**
 * Changes a stock and records the difference, unless it is 0.
 * @throws SettingsError when fewer pieces are left than the file removes
 */
async function moveStock(db: Database, { skuId, change, row, now, runId }: StockMove): Promise<boolean> {
  if ('by' in change && change.by === 0) return false;
  const wanted = 'to' in change ? sql`${change.to}::integer` : sql`stock + ${change.by}::integer`;
  const { rows } = await db.execute<{ stock: number; wanted: number }>(
    sql`select stock, ${wanted} as wanted from inventory where sku_id = ${skuId} for update`,
  );
  const [found] = rows;
  if (!found) throw new Error(`SKU ${skuId} has no row in the inventory`);
  const by = found.wanted - found.stock;
  if (found.wanted < 0) {
    throw new SettingsError(
      `Row ${row}, column stock: takes away ${-by} pieces, but ${found.stock} are left by now. Nothing was imported.`,
    );
  }
  if (by === 0) return false;
  await db.execute(sql`update inventory set stock = ${found.wanted}::integer where sku_id = ${skuId}`);
  await db.execute(sql`
    insert into stock_moves (id, sku_id, kind, quantity, at)
    values (${`adjust:${runId}:${skuId}`}, ${skuId}, 'adjust', ${by}::integer, ${now}::timestamptz)`);
  return true;
}
