import { type SQL, sql } from 'drizzle-orm';
import type { NotReturnable } from '#domain/catalogue/not-returnable.ts';
import type { Variant } from '#domain/catalogue/product.ts';
import { shownVariants } from '#domain/catalogue/shown-variants.ts';
import { type RunningFlashTerms, type RunningOffer, runningOffer, type Sku } from '#domain/catalogue/sku.ts';
import { rupiah } from '#domain/money.ts';
import { priceNow, type StandingPrice } from '#domain/pricing/price-now.ts';
import type { CourierId } from '#domain/shipping/couriers.ts';
import type { Query } from '#server/platform/database/query.ts';
import { CLOSED_UNTIL } from './shop/shop-settings.ts';

/** The tag of products that may be paid on delivery. */
const CASH_ON_DELIVERY = 'cod';

/** A SKU with what a cart and a checkout need of its product. */
export interface SkuForSale extends Sku {
  productId: number;
  productName: string;
  /** Its own picture, else the product's. */
  shownImageUrl: string;
  sellerId: number;
  sellerName: string;
  /** The city it is sent from. */
  location: string;
  isFreeShipping: boolean;
  /** Whether it may be paid on delivery, here and by its shop. */
  allowsCod: boolean;
  /** The couriers of its shop; null for all. */
  couriers: CourierId[] | null;
  /** The day on which its shop opens again, 'yyyy-mm-dd'; null for one that is open. */
  reopensOn: string | null;
  /** The kind of goods when they are not sent back. */
  notReturnable: NotReturnable | null;
  /**
   * Its price without a flash sale. With `flash` and the pieces that a buyer has had, `priceNow` gives that
   * buyer's price.
   */
  standing: StandingPrice;
  /** Its terms in the running flash session, sold out or not; null when it has none. */
  flash: RunningFlashTerms | null;
}

/** The choices of one product, for the sheet that asks for one. */
export interface ProductSkus {
  productId: number;
  name: string;
  sellerName: string;
  imageUrl: string;
  variants: Variant[];
  skus: Sku[];
  flash: RunningOffer | null;
}

interface SkuRow {
  id: number;
  product_id: number;
  options: string[];
  price: number;
  original_price: number;
  weight_grams: number;
  length_cm: number | null;
  width_cm: number | null;
  height_cm: number | null;
  image_url: string | null;
  stock: number;
  flash_price: number | null;
  session_id: string | null;
  quota: number;
  sold: number;
  per_buyer: number | null;
  ends_at: Date | null;
  product_name: string;
  product_image_url: string;
  location: string;
  is_free_shipping: boolean;
  seller_id: number;
  seller_name: string;
  allows_cod: boolean;
  couriers: CourierId[] | null;
  reopens_on: string | null;
  not_returnable: NotReturnable | null;
}

/** Some SKUs that are still for sale, by product and position; unknown ids are left out. */
export function skusForSale(query: Query, ids: readonly number[]): Promise<SkuForSale[]> {
  return readSkus(query, sql`k.id = any(${sql.param([...ids])}::integer[])`);
}

/** All SKUs of some products that are still for sale, by product and position. */
export function skusOfProducts(query: Query, productIds: readonly number[]): Promise<SkuForSale[]> {
  return readSkus(query, sql`k.product_id = any(${sql.param([...productIds])}::integer[])`);
}

/** What a product's page shows of its SKUs that are for sale, by position, and of its running flash item. */
export async function skusOfProduct(
  query: Query,
  productId: number,
): Promise<{ skus: Sku[]; flash: RunningOffer | null }> {
  const skus = await readSkus(query, sql`k.product_id = ${productId}`);
  return { skus: skus.map(shown), flash: runningOffer(skus) };
}

/** The choices of a product; null for an unknown id. */
export async function productSkus(query: Query, productId: number): Promise<ProductSkus | null> {
  const [[product], choice] = await Promise.all([
    query<{
      name: string;
      image_url: string;
      variants: Variant[];
      description: string;
      seller_name: string;
    }>(sql`
      select p.name, p.image_url, p.variants, p.description, s.name as seller_name
      from listed_products p join sellers s on s.id = p.seller_id where p.id = ${productId}`),
    skusOfProduct(query, productId),
  ]);
  if (!product) return null;
  const { name, image_url: imageUrl, seller_name: sellerName } = product;
  const variants = shownVariants(product.variants, product.description);
  return { productId, name, sellerName, imageUrl, variants, ...choice };
}

async function readSkus(query: Query, wanted: SQL): Promise<SkuForSale[]> {
  const rows = await query<SkuRow>(sql`
    select k.id, k.product_id, k.options, k.price, k.original_price, k.weight_grams, k.length_cm, k.width_cm,
      k.height_cm, k.image_url, coalesce(i.stock, 0) as stock, fp.price as flash_price, f.session_id, f.quota, f.sold,
      f.per_buyer, f.ends_at, p.name as product_name, p.image_url as product_image_url, p.location,
      p.is_free_shipping, p.seller_id, s.name as seller_name,
      s.takes_cod and exists (select from tags t where t.slug = ${CASH_ON_DELIVERY} and t.id = any(p.tag_ids)) as allows_cod,
      s.couriers, ${CLOSED_UNTIL} as reopens_on, coalesce(p.not_returnable, u.not_returnable) as not_returnable
    from skus k
    join listed_products p on p.id = k.product_id
    join sellers s on s.id = p.seller_id
    join subcategories u on u.id = p.subcategory_id
    left join inventory i on i.sku_id = k.id
    left join running_flash_items f on f.product_id = k.product_id
    left join flash_prices fp on fp.session_id = f.session_id and fp.sku_id = k.id
    where k.archived_at is null and ${wanted}
    order by k.product_id, k.position, k.id`);
  return rows.map(toSku);
}

function toSku(row: SkuRow): SkuForSale {
  const standing = { price: rupiah(row.price), originalPrice: rupiah(row.original_price) };
  const flash = flashTerms(row);
  return {
    id: row.id,
    options: row.options,
    ...priceNow(standing, flash),
    stock: row.stock,
    imageUrl: row.image_url,
    weightGrams: row.weight_grams,
    lengthCm: row.length_cm,
    widthCm: row.width_cm,
    heightCm: row.height_cm,
    productId: row.product_id,
    productName: row.product_name,
    shownImageUrl: row.image_url ?? row.product_image_url,
    sellerId: row.seller_id,
    sellerName: row.seller_name,
    location: row.location,
    isFreeShipping: row.is_free_shipping,
    allowsCod: row.allows_cod,
    couriers: row.couriers,
    reopensOn: row.reopens_on,
    notReturnable: row.not_returnable,
    standing,
    flash,
  };
}

/** The public part of a SKU. */
function shown(sku: SkuForSale): Sku {
  const { id, options, price, originalPrice, discount, isFlashPrice, stock, imageUrl } = sku;
  const { weightGrams, lengthCm, widthCm, heightCm } = sku;
  return {
    id,
    options,
    price,
    originalPrice,
    discount,
    isFlashPrice,
    stock,
    imageUrl,
    weightGrams,
    lengthCm,
    widthCm,
    heightCm,
  };
}

/** A SKU without its own price in the session is not part of it. */
function flashTerms(row: SkuRow): RunningFlashTerms | null {
  if (row.flash_price === null || row.session_id === null) return null;
  const { quota, sold, session_id: sessionId, ends_at: endsAt, per_buyer: perBuyer } = row;
  return {
    price: rupiah(row.flash_price),
    quota,
    sold,
    sessionId,
    endsAt,
    ...(perBuyer !== null && { perBuyer }),
  };
}
