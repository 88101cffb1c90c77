import { sql } from 'drizzle-orm';
import type { ProductState } from '#domain/catalogue/product-state.ts';
import { isUuid } from '#domain/is-uuid.ts';
import type { Query } from '#server/platform/database/query.ts';
import { lowestCharged } from './move-promotions.ts';

/** A choice in a promotion, in whole Rupiah. */
export interface PromotedChoice {
  options: string[];
  price: number;
  /** What it cost before; null until the promotion has lowered it. */
  standing: number | null;
  /** What is struck through now, of a promotion that runs; its own price for nothing. */
  struck: number;
  /** Whether the shop has set another price meanwhile. */
  isChanged: boolean;
}

export interface ShopPromotion {
  id: string;
  productId: number;
  name: string;
  imageUrl: string;
  givesShipping: boolean;
  startsAt: Date;
  endsAt: Date;
  beganAt: Date | null;
  endedAt: Date | null;
  choices: PromotedChoice[];
}

/** Promotions on a page. */
const PAGE_PROMOTIONS = 50;

/** A page of a shop's promotions: those that are not over, or those that are, the last beginning first. */
export async function listPromotions(
  query: Query,
  sellerId: number,
  { isOver, after }: { isOver: boolean; after: string | null },
): Promise<{ promotions: ShopPromotion[]; next: string | null }> {
  const from =
    after === null || !isUuid(after)
      ? sql`true`
      : sql`(pr.starts_at, pr.id) < (select starts_at, id from promotions where id = ${after} and seller_id = ${sellerId})`;
  const found = await query<ShopPromotion>(sql`
    select pr.id, pr.product_id as "productId", p.name, p.image_url as "imageUrl", pr.gives_shipping as "givesShipping",
      pr.starts_at as "startsAt", pr.ends_at as "endsAt", pr.began_at as "beganAt", pr.ended_at as "endedAt",
      (select coalesce(json_agg(json_build_object('options', k.options, 'price', pp.price, 'standing', pp.standing_price,
        'struck', k.original_price, 'isChanged', pp.standing_price is not null and k.price <> pp.price)
        order by k.position, k.id), '[]')
      from promotion_prices pp join skus k on k.id = pp.sku_id where pp.promotion_id = pr.id) as choices
    from promotions pr join products p on p.id = pr.product_id
    where pr.seller_id = ${sellerId} and (pr.ended_at is not null) = ${isOver} and ${from}
    order by pr.starts_at desc, pr.id desc limit ${PAGE_PROMOTIONS + 1}`);
  const promotions = found.slice(0, PAGE_PROMOTIONS);
  return { promotions, next: found.length > PAGE_PROMOTIONS ? (promotions.at(-1)?.id ?? null) : null };
}

/** A product that a shop may promote. */
export interface PromotableProduct {
  id: number;
  name: string;
  state: ProductState;
  /** The lowest price of 30 days is what a promotion would strike through. */
  choices: { sku: number; options: string[]; price: number; lowest: number }[];
}

/** A product of a shop with what its choices cost; null when it has none of that number, or does not sell it. */
export async function promotableProduct(
  query: Query,
  sellerId: number,
  productId: number,
  now: Date,
): Promise<PromotableProduct | null> {
  const [found] = await query<PromotableProduct>(sql`
    select p.id, p.name, p.state, (
      select coalesce(json_agg(json_build_object('sku', k.id, 'options', k.options, 'price', k.price,
        'lowest', ${lowestCharged(sql`k`, now)}) order by k.position, k.id), '[]')
      from skus k where k.product_id = p.id and k.archived_at is null) as choices
    from products p where p.id = ${productId} and p.seller_id = ${sellerId} and p.state in ('listed', 'hidden', 'review')`);
  return found ?? null;
}
