import { sql } from 'drizzle-orm';
import type { ProductState } from '#domain/catalogue/product-state.ts';
import { LOOKED_AT_TABS, type LookedAtTab } from '#domain/operating/product-tabs.ts';
import type { Query } from '#server/platform/database/query.ts';
import { namedLike } from './shop-products.ts';

/** Products of all shops as the console shows them. */

/** A product in the console's list. */
export interface OperatorProductCard {
  id: number;
  name: string;
  sellerId: number;
  shop: string;
  state: ProductState;
  stateReason: string | null;
  imageUrl: string;
  /** Whole Rupiah. */
  price: number;
  category: string;
  updatedAt: Date;
}

/** Which products somebody asks for. */
export interface OperatorProductsQuery {
  tab: LookedAtTab;
  /** A part of a name, or a number; empty for all of the tab. A search looks through all tabs. */
  q: string;
  /** The product after which the page begins; null for the first page. */
  after: number | null;
}

/** One page of products: what waits longest first, in the other tabs the newest. */
export interface OperatorProductList {
  products: OperatorProductCard[];
  /** The product after which the next page begins; null on the last one. */
  next: number | null;
}

const PAGE_PRODUCTS = 50;

const COLUMNS = sql`p.id, p.name, p.seller_id as "sellerId", s.name as shop, p.state, p.state_reason as "stateReason",
  p.image_url as "imageUrl", p.price, c.name as category, p.updated_at as "updatedAt"`;
const TABLES = sql`products p join sellers s on s.id = p.seller_id join categories c on c.id = p.category_id`;

export async function operatorProducts(
  query: Query,
  { tab, q, after }: OperatorProductsQuery,
): Promise<OperatorProductList> {
  const state = LOOKED_AT_TABS[tab];
  const isWaiting = state === 'review' && q === '';
  const isId = /^[1-9]\d{0,8}$/.test(q) ? sql`p.id = ${Number(q)}` : sql`false`;
  const asked =
    q !== '' ? sql`(${isId} or ${namedLike(q)})` : state === null ? sql`true` : sql`p.state = ${state}`;
  const from =
    after === null
      ? sql`true`
      : isWaiting
        ? sql`(p.updated_at, p.id) > (select a.updated_at, a.id from products a where a.id = ${after})`
        : sql`p.id < ${after}`;
  const found = await query<OperatorProductCard>(sql`
    select ${COLUMNS} from ${TABLES} where ${asked} and ${from}
    order by ${isWaiting ? sql`p.updated_at, p.id` : sql`p.id desc`} limit ${PAGE_PRODUCTS + 1}`);
  const products = found.slice(0, PAGE_PRODUCTS);
  return { products, next: found.length > PAGE_PRODUCTS ? (products.at(-1)?.id ?? null) : null };
}

/** A product as an operator looks at it, whatever its state. */
export interface OperatorProduct extends OperatorProductCard {
  subcategory: string;
  shortDescription: string;
  description: string;
  images: string[];
  specifications: { key: string; value: string }[];
  variants: { name: string; options: string[] }[];
}

/** Null when there is none. */
export async function operatorProduct(query: Query, id: number): Promise<OperatorProduct | null> {
  const [found] = await query<OperatorProduct>(sql`
    select ${COLUMNS}, u.name as subcategory, p.short_description as "shortDescription", p.description, p.images,
      p.specifications, p.variants
    from ${TABLES} join subcategories u on u.id = p.subcategory_id where p.id = ${id}`);
  return found ?? null;
}

/** How many products wait for an operator, and since when. */
export async function waitingProducts(query: Query): Promise<{ count: number; oldest: Date | null }> {
  const [found] = await query<{ count: number; oldest: Date | null }>(sql`
    select count(*)::int as count, min(updated_at) as oldest from products where state = 'review'`);
  return found ?? { count: 0, oldest: null };
}

/** The names of products by their ids, whatever their state; unknown ids are left out. */
export async function productNames(
  query: Query,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const rows = await query<{ id: number; name: string }>(
    sql`select id, name from products where id = any(${sql.param([...ids])}::integer[])`,
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}
