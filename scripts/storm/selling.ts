import { sql } from 'drizzle-orm';
import type { Query } from '#server/platform/database/query.ts';
import { aSku, setFlash } from '#tests/integration/support/skus.ts';

/** What is scarce: the pieces of a SKU, or those of its flash price. */
export type Scarce = 'stock' | 'quota';

/** Makes a SKU with a few pieces, or with a few at its flash price. */
export async function scarceSku(
  query: Query,
  scarce: Scarce,
  { pieces }: { pieces: number },
): Promise<number> {
  if (scarce === 'stock') return aSku(query, { stock: pieces });
  const skuId = await aSku(query, { stock: 100 * pieces });
  await setFlash(query, skuId, { price: 20_000, quota: pieces });
  return skuId;
}

/** What was sold of a SKU, counted by SQL and not by what the shop says. */
export async function soldOf(query: Query, skuId: number) {
  const [sold] = await query<{ numbers: string[]; stock: number; quotaLeft: number | null }>(sql`
    select i.stock, (
      select quota - sold from flash_items f join flash_sessions s on s.id = f.session_id and s.starts_at_hour is null
      where f.product_id = i.product_id
    ) as "quotaLeft", array(
      select p.number from purchases p join orders o on o.purchase_id = p.id join order_lines l on l.order_id = o.id
      where l.sku_id = i.sku_id order by p.number
    ) as numbers
    from inventory i where i.sku_id = ${skuId}`);
  if (!sold) throw new Error(`There is no SKU ${skuId}`);
  return sold;
}
