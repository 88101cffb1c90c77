import { sql } from 'drizzle-orm';
import type { Banner, Category, Subcategory } from '#domain/catalogue/product.ts';
import { rupiah } from '#domain/money.ts';
import { flashPriceOf } from '#domain/pricing/price-now.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { FlashSession, Quote } from './catalogue-interface.ts';
import { type CardRow, cardColumns, cardTables, toCard } from './finding/card-rows.ts';
import { CLOSED_UNTIL } from './shop/shop-settings.ts';

interface CategoryRow {
  id: number;
  name: string;
  slug: string;
  description: string;
  icon: string;
  image_url: string;
  subcategories: Subcategory[];
}

/** All categories in the order of their ids, with subcategories. */
export async function allCategories(query: Query): Promise<Category[]> {
  const rows = await query<CategoryRow>(sql`
    select c.*,
      coalesce((select json_agg(json_build_object('id', u.id, 'name', u.name, 'slug', u.slug) order by u.id)
        from subcategories u where u.category_id = c.id), '[]') as subcategories
    from categories c order by c.id`);
  return rows.map(({ image_url: imageUrl, ...row }) => ({ ...row, imageUrl }));
}

export async function allBanners(query: Query): Promise<Banner[]> {
  return query<Banner>(sql`select id, image, title, description, link from banners order by id`);
}

interface FlashRow extends CardRow {
  session_id: string;
  offer_price: number;
  quota: number;
  sold: number;
}

interface SessionRow {
  id: string;
  starts_at_hour: number | null;
  extra_percent: number;
}

/** The running session first, then the upcoming ones by hour, each with its offers in order. */
export async function flashSessions(query: Query): Promise<FlashSession[]> {
  const [sessions, offers] = await Promise.all([
    query<SessionRow>(sql`select id, starts_at_hour, extra_percent from flash_sessions
      order by starts_at_hour nulls first`),
    query<FlashRow>(sql`select ${cardColumns}, o.session_id, o.price as offer_price, o.quota, o.sold
      from ${cardTables} join flash_items o on o.product_id = p.id order by o.session_id, o.position`),
  ]);
  return sessions.map((session) => ({
    id: session.id,
    startsAtHour: session.starts_at_hour,
    extraPercent: session.extra_percent,
    offers: offers
      .filter((row) => row.session_id === session.id)
      .map((row) => ({
        product: toCard(row),
        ...flashPriceOf({ originalPrice: rupiah(row.original_price) }, { price: rupiah(row.offer_price) }),
        quota: row.quota,
        sold: row.sold,
      })),
  }));
}

/** Current price and stock of some products, straight from the tables; unknown ids are left out. */
export async function quotesFor(query: Query, productIds: readonly number[]): Promise<Quote[]> {
  const rows = await query<CardRow & { stock: number; weight_grams: number; reopens_on: string | null }>(sql`
    select ${cardColumns}, p.weight_grams, coalesce(i.stock, 0) as stock, ${CLOSED_UNTIL} as reopens_on
    from ${cardTables} left join product_stock i on i.product_id = p.id
    where p.id = any(${sql.param([...productIds])}::integer[])`);
  return rows.map((row) => {
    const card = toCard(row);
    const {
      id: productId,
      price,
      originalPrice,
      hasVariants,
      location,
      isFreeShipping,
      couriers = null,
    } = card;
    const size = { weightGrams: row.weight_grams, lengthCm: 0, widthCm: 0, heightCm: 0 };
    return {
      productId,
      price,
      originalPrice,
      stock: row.stock,
      hasVariants,
      parcel: { place: location, couriers, reopensOn: row.reopens_on, isFreeShipping, ...size },
    };
  });
}
