import type pg from 'pg';
import { writeTable } from '#server/platform/tables/write-table.ts';
import { EXPORTED_COLUMNS, rowsOf, type StoredProduct } from './export-rows.ts';

/** Products fetched at a time, so that a large catalogue is never in memory as a whole. */
const BATCH = 500;

const PRODUCTS = `
  select p.id, p.name, c.slug as category, u.slug as subcategory, s.name as seller, a.contact as pickup_contact, a.phone as pickup_phone,
    a.address as pickup_address, a.postal_code as pickup_postal_code, p.short_description, p.description,
    p.weight_grams, p.location, p.is_free_shipping as free_shipping, p.specifications, p.variants,
    array(select t.slug from tags t where t.id = any(p.tag_ids) order by t.id) as tags,
    coalesce((select json_agg(json_build_object('options', k.options, 'price', k.price,
        'original_price', k.original_price, 'stock', coalesce(i.stock, 0), 'weight_grams', k.weight_grams,
        'length_cm', k.length_cm, 'width_cm', k.width_cm, 'height_cm', k.height_cm) order by k.position, k.id)
      from skus k left join inventory i on i.sku_id = k.id
      where k.product_id = p.id and k.archived_at is null), '[]') as skus
  from products p
  join sellers s on s.id = p.seller_id
  left join pickup_addresses a on a.seller_id = s.id
  join subcategories u on u.id = p.subcategory_id
  join categories c on c.id = p.category_id
  where p.id > $1 order by p.id limit ${BATCH}`;

/**
 * Writes all products with their SKUs into a file in the format of the import, XLSX by its name, else CSV; importing it
 * unchanged changes nothing. It uses one snapshot while the shop continues to sell.
 * @returns how many products
 */
export async function exportCatalogue(pool: pg.Pool, file: string): Promise<number> {
  const client = await pool.connect();
  let count = 0;
  async function* rows() {
    for (let after = 0; ; ) {
      const { rows: products } = await client.query<StoredProduct>(PRODUCTS, [after]);
      for (const product of products) {
        for (const row of rowsOf(product)) yield EXPORTED_COLUMNS.map((column) => row[column]);
      }
      count += products.length;
      const last = products.at(-1);
      if (!last || products.length < BATCH) return;
      after = last.id;
    }
  }
  try {
    await client.query('begin isolation level repeatable read read only');
    await writeTable(file, EXPORTED_COLUMNS, rows());
  } finally {
    client.release(true);
  }
  return count;
}
