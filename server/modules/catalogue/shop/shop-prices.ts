import { createHash } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import { PRICE_UNDO_HOURS } from '#domain/catalogue/price-change.ts';
import type { Query } from '#server/platform/database/query.ts';

/** A choice with what it costs now, in whole Rupiah. */
export interface PricedSku {
  id: number;
  /** Empty for a product without variants. */
  options: string[];
  price: number;
}

/**
 * What else makes the price of a product: a promotion that runs or the flash sale, beside which its prices are not changed, or
 * a promotion that has yet to begin.
 */
export type PriceNote = 'promotion' | 'flash' | 'planned';

/** A product of which a shop changes the prices. */
export interface PricedProduct {
  id: number;
  name: string;
  imageUrl: string;
  skus: PricedSku[];
  note: PriceNote | null;
  /** Stands for the prices that were seen. */
  seen: string;
}

/** A change of prices that can be taken back. */
export interface RecentPriceChange {
  id: string;
  at: Date;
  /** How many products and choices it changed. */
  products: number;
  choices: number;
}

/** What else makes the price of the product `p`. */
export const priceNote = (p: SQL): SQL => sql`case
  when exists (
    select from promotions pr join promotion_prices pp on pp.promotion_id = pr.id
    where pr.product_id = ${p}.id and pr.began_at is not null and pr.ended_at is null) then 'promotion'
  when exists (select from running_flash_items f where f.product_id = ${p}.id) then 'flash'
  when exists (
    select from promotions pr join promotion_prices pp on pp.promotion_id = pr.id
    where pr.product_id = ${p}.id and pr.ended_at is null) then 'planned'
  end`;

/** Stands for the prices of choices in the order of their ids. */
export const signPrices = (skus: readonly { id: number; price: number }[]): string =>
  createHash('sha256')
    .update(JSON.stringify(skus.map(({ id, price }) => [id, price])))
    .digest('base64url');

/** The chosen products of a shop that can be sold, the newest first, with the prices of their choices. */
export async function pricedProducts(
  query: Query,
  sellerId: number,
  ids: readonly number[],
): Promise<PricedProduct[]> {
  const found = await query<Omit<PricedProduct, 'seen'>>(sql`
    select p.id, p.name, p.image_url as "imageUrl", ${priceNote(sql`p`)} as note, (
      select coalesce(json_agg(json_build_object('id', k.id, 'options', k.options, 'price', k.price) order by k.id), '[]')
      from skus k where k.product_id = p.id and k.archived_at is null) as skus
    from products p
    where p.id = any(${sql.param(ids)}::integer[]) and p.seller_id = ${sellerId}
      and p.state in ('listed', 'hidden', 'review')
    order by p.id desc`);
  return found.map((product) => Object.assign(product, { seen: signPrices(product.skus) }));
}

/** What a shop can still take back, the last change first. */
export const recentPriceChanges = (query: Query, sellerId: number): Promise<RecentPriceChange[]> =>
  query<RecentPriceChange>(sql`
    select change_id as id, changed_at as at, count(distinct product_id)::int as products, count(*)::int as choices
    from price_changes
    where seller_id = ${sellerId} and changed_at > shop_now() - make_interval(hours => ${PRICE_UNDO_HOURS})
    group by change_id, changed_at order by changed_at desc, change_id`);
