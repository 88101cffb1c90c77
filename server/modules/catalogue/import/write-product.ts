import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import * as schema from '#db/schema/catalogue.ts';
import { rupiah } from '#domain/money.ts';
import { discountPercent } from '#domain/pricing/discount-percent.ts';
import type { FileProduct } from './file-product.ts';
import { planSkus } from './plan-skus.ts';
import { changedValues, newProduct } from './product-values.ts';
import type { Database, WriteContext } from './write-context.ts';
import { writeSkus } from './write-skus.ts';

/** Writes one product of the file with its choices. Returns whether anything changed. */
export async function writeProduct(
  db: Database,
  product: FileProduct,
  context: WriteContext,
): Promise<boolean> {
  const { shop, pictures, now } = context;
  const { id, own } = product;
  const existing = shop.products.get(id);
  const plan = planSkus(product, existing);
  const values = own ? changedValues(own, shop, pictures) : {};
  if (!existing && own) {
    // Triggers replace it by the price of the cheapest choice as soon as that is written.
    const { price = 1, originalPrice = price, weightGrams = 1 } = plan.skus[0] ?? {};
    const prices = {
      price,
      originalPrice,
      discount: discountPercent(rupiah(price), rupiah(originalPrice)),
      weightGrams,
    };
    const row = { ...newProduct(own), ...prices, ...values, id, createdAt: now, updatedAt: now };
    // checkRows has ensured that a new product has everything without a default.
    await db.insert(schema.products).values(row as typeof schema.products.$inferInsert);
  }
  const isChanged = existing !== undefined && (await updateProduct(db, id, values));
  const areSkusChanged = await writeSkus(db, id, { plan, ...context });
  if (isChanged || (existing && areSkusChanged)) {
    await db.update(schema.products).set({ updatedAt: now }).where(eq(schema.products.id, id));
  }
  return !existing || isChanged || areSkusChanged;
}

/** Writes the values that differ from the product's; returns whether any did. */
async function updateProduct(
  db: Database,
  id: number,
  { tagIds, ...values }: Partial<typeof schema.products.$inferInsert>,
): Promise<boolean> {
  const { products } = schema;
  const differences = Object.entries(values).map(([name, value]): SQL => {
    const column = products[name as keyof typeof values];
    return sql`${column} is distinct from ${sql.param(value, column)}`;
  });
  if (tagIds) differences.push(areOtherTags(withDerivedTags(sql.param(tagIds, products.tagIds))));
  if (differences.length === 0) return false;
  const changed = await db
    .update(products)
    .set({ ...values, ...(tagIds && { tagIds }) })
    .where(and(eq(products.id, id), or(...differences)))
    .returning({ id: products.id });
  return changed.length > 0;
}

/** Tags that follow from a product's price and shipping, whatever a file says. */
const DERIVED = { discount: 'diskon', freeShipping: 'gratis-ongkir' };

/** Some tags of `products`, with the derived ones set to what follows from the product. */
function withDerivedTags(tagIds: SQL | ReturnType<typeof sql.param>): SQL {
  return sql`(select coalesce(array_agg(tag order by tag), '{}') from (
      select unnest(${tagIds}::integer[]) as tag
      except select id from tags where slug in (${DERIVED.discount}, ${DERIVED.freeShipping})
      union select id from tags where slug = ${DERIVED.discount} and products.discount > 0
      union select id from tags where slug = ${DERIVED.freeShipping} and products.is_free_shipping
    ) found)`;
}

/** Whether a product has other tags than these; their order is irrelevant. */
const areOtherTags = (tags: SQL): SQL =>
  sql`not (products.tag_ids @> ${tags} and products.tag_ids <@ ${tags})`;

/** Sets the derived tags of the products, once all choices are written. */
export async function writeDerivedTags(db: Database, ids: readonly number[]): Promise<void> {
  // Otherwise the deferred triggers would change prices only at the commit.
  await db.execute(sql`set constraints all immediate`);
  const tags = withDerivedTags(sql`products.tag_ids`);
  await db.execute(sql`
    update products set tag_ids = ${tags}
    where id = any(${sql.param([...ids])}::integer[]) and ${areOtherTags(tags)}`);
}
