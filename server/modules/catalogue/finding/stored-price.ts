import { type SQL, sql } from 'drizzle-orm';
import { rupiah } from '#domain/money.ts';
import { type FlashTerms, type PriceNow, priceNow } from '#domain/pricing/price-now.ts';

/** Columns that {@link storedPriceNow} needs, over `products p` and {@link runningFlashItem}. */
export const priceColumns: SQL = sql`p.price, p.original_price, f.price as flash_price, f.quota as flash_quota,
  f.sold as flash_sold`;

/** The running flash session's item of a product, for products that have one. */
export const runningFlashItem: SQL = sql`left join running_flash_items f on f.product_id = p.id`;

/** One row of {@link priceColumns}. */
export interface PriceRow {
  price: number;
  original_price: number;
  flash_price: number | null;
  flash_quota: number | null;
  flash_sold: number | null;
}

/** The public price of a stored product now. */
export function storedPriceNow(row: PriceRow): PriceNow {
  return priceNow({ price: rupiah(row.price), originalPrice: rupiah(row.original_price) }, flashTerms(row));
}

function flashTerms({
  flash_price: price,
  flash_quota: quota,
  flash_sold: sold,
}: PriceRow): FlashTerms | null {
  return price === null || quota === null || sold === null ? null : { price: rupiah(price), quota, sold };
}
