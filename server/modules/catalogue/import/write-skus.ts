import { sql } from 'drizzle-orm';
import { SettingsError } from '#server/platform/settings/settings-error.ts';
import type { PlannedSku, SkuPlan, StockChange } from './plan-skus.ts';
import { pictureAddress } from './product-values.ts';
import type { Database, WriteContext } from './write-context.ts';

/** Writes the choices of a product as they were planned, and the moves of their stock. Says whether anything changed. */
export async function writeSkus(
  db: Database,
  productId: number,
  { plan, ...context }: WriteContext & { plan: SkuPlan },
): Promise<boolean> {
  let changes = 0;
  for (const { id } of plan.archived) {
    await moveStock(db, { skuId: id, change: { to: 0 }, row: 0, ...context });
    await db.execute(sql`update skus set archived_at = ${context.now}::timestamptz where id = ${id}`);
    changes += 1;
  }
  for (const sku of plan.skus) {
    const imageUrl = sku.image === undefined ? undefined : pictureAddress(context.pictures, sku.image);
    if (sku.id === null) {
      await insertSku(db, productId, { ...sku, imageUrl, now: context.now });
      changes += 1;
      continue;
    }
    if (await updateSku(db, sku.id, { ...sku, imageUrl })) changes += 1;
    if (sku.stock && (await moveStock(db, { skuId: sku.id, change: sku.stock, row: sku.row, ...context })))
      changes += 1;
  }
  return changes > 0;
}

type SkuValues = Omit<PlannedSku, 'id' | 'stock' | 'image' | 'row'> & { imageUrl: string | undefined };

/** A new SKU begins with the stock that the file gives; its first move tells so. */
async function insertSku(
  db: Database,
  productId: number,
  sku: SkuValues & { stock: StockChange | null; now: Date },
): Promise<void> {
  const { stock: change, now } = sku;
  const stock = change && ('to' in change ? change.to : change.by);
  await db.execute(sql`
    with added as (
      insert into skus (product_id, options, price, original_price, weight_grams, length_cm, width_cm, height_cm,
        image_url, position)
      values (${productId}, ${sql.param(sku.options)}::text[], ${sku.price}, ${sku.originalPrice}, ${sku.weightGrams},
        ${sku.lengthCm}, ${sku.widthCm}, ${sku.heightCm}, ${sku.imageUrl ?? null}, ${sku.position})
      returning id, product_id
    ), stocked as (
      insert into inventory (sku_id, product_id, stock) select id, product_id, ${stock ?? 0}::integer from added
    )
    insert into stock_moves (id, sku_id, kind, quantity, at)
    select 'open:' || id, id, 'open', ${stock ?? 0}::integer, ${now}::timestamptz from added`);
}

/** Writes what differs, and takes a choice that was archived into the sale again; says whether anything did. */
async function updateSku(db: Database, id: number, sku: SkuValues): Promise<boolean> {
  const { rows } = await db.execute(sql`
    update skus set price = n.price, original_price = n.original_price, weight_grams = n.weight_grams,
      length_cm = n.length_cm, width_cm = n.width_cm, height_cm = n.height_cm, position = n.position,
      image_url = n.image_url, archived_at = null
    from (select ${sku.price}::integer as price, ${sku.originalPrice}::integer as original_price,
      ${sku.weightGrams}::integer as weight_grams, ${sku.lengthCm}::integer as length_cm,
      ${sku.widthCm}::integer as width_cm, ${sku.heightCm}::integer as height_cm, ${sku.position}::integer as position,
      coalesce(${sku.imageUrl ?? null}::text, (select image_url from skus where id = ${id})) as image_url) n
    where id = ${id} and (skus.price, skus.original_price, skus.weight_grams, skus.length_cm, skus.width_cm,
      skus.height_cm, skus.position, skus.image_url, skus.archived_at)
      is distinct from (n.price, n.original_price, n.weight_grams, n.length_cm, n.width_cm, n.height_cm, n.position,
      n.image_url, null)
    returning id`);
  return rows.length > 0;
}

interface StockMove extends Pick<WriteContext, 'now' | 'runId'> {
  skuId: number;
  change: StockChange;
  row: number;
}

/**
 * Changes a stock and notes by how much, unless by nothing.
 * @throws SettingsError when fewer pieces are left than the file takes away
 */
async function moveStock(db: Database, { skuId, change, row, now, runId }: StockMove): Promise<boolean> {
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
