import { type SQL, sql } from 'drizzle-orm';
import type { ProductState } from '#domain/catalogue/product-state.ts';
import {
  LOW_STOCK,
  PRODUCT_TAB_IDS,
  PRODUCT_TABS,
  type ProductSort,
  type ProductTab,
} from '#domain/catalogue/product-tabs.ts';
import { MOST_TICKED } from '#domain/forms/most-ticked.ts';
import { MOST_COUNTED } from '#domain/orders/seller-tabs.ts';
import { foldText } from '#domain/search/fold-text.ts';
import { stockOf } from '#server/modules/stock/stock.ts';
import type { Query } from '#server/platform/database/query.ts';

/** A product in its shop's list. Prices are whole Rupiah. */
export interface ShopProductCard {
  id: number;
  name: string;
  state: ProductState;
  /** Why an operator has blocked it. */
  stateReason: string | null;
  imageUrl: string;
  /** The lowest and the highest price of its choices. */
  price: number;
  highestPrice: number;
  /** How many choices it has; 1 for a product without variants. */
  choices: number;
  /** Pieces of all choices. */
  stock: number;
  /** Choices with {@link LOW_STOCK} pieces or fewer. */
  lowChoices: number;
  soldCount: number;
}

/** Which products of a shop somebody asks for. */
export interface ShopProductsQuery {
  tab: ProductTab;
  sort: ProductSort;
  /** A part of a name, or a number of a product; empty for all of the tab. A search looks through all tabs. */
  q: string;
  /** The product after which the page begins; null for the first page. */
  after: number | null;
}

/** One page of a shop's products. */
export interface ShopProductList {
  products: ShopProductCard[];
  /** Products of each tab, at most one more than `MOST_COUNTED`. */
  counts: Readonly<Record<ProductTab, number>>;
  /** Products that a search finds, at most one more than can be ticked; null without a search. */
  found: number | null;
  /** The product after which the next page begins; null on the last one. */
  next: number | null;
}

const STOCK = stockOf(sql`k.id`);

/** Products on a page of the list. */
const PAGE_PRODUCTS = 50;

const SORTED: Readonly<Record<ProductSort, { key: SQL; isAscending: boolean }>> = {
  baru: { key: sql`p.id`, isAscending: false },
  laris: { key: sql`p.sold_count`, isAscending: false },
  sepi: { key: sql`p.sold_count`, isAscending: true },
};

/** A page of a shop's products, with what its tabs count. */
export async function listShopProducts(
  query: Query,
  sellerId: number,
  { tab, sort, q, after }: ShopProductsQuery,
): Promise<ShopProductList> {
  const { key, isAscending } = SORTED[sort];
  const direction = isAscending ? sql`asc` : sql`desc`;
  const from =
    after === null
      ? sql`true`
      : sql`(${key}, p.id) ${isAscending ? sql`>` : sql`<`} (
          select ${key}, p.id from products p where p.id = ${after} and p.seller_id = ${sellerId})`;
  const found = await query<ShopProductCard>(sql`
    select p.id, p.name, p.state, p.state_reason as "stateReason", p.image_url as "imageUrl",
      c.price, c.highest as "highestPrice", c.choices, c.stock, c.low as "lowChoices", p.sold_count as "soldCount"
    from (
      select * from products p
      where p.seller_id = ${sellerId} and ${q === '' ? inTab(tab) : matching(q)} and ${from}
      order by ${key} ${direction}, p.id ${direction} limit ${PAGE_PRODUCTS + 1}) p
    cross join lateral (
      select coalesce(min(k.price), p.price) as price, coalesce(max(k.price), p.price) as highest, count(*)::int as choices,
        coalesce(sum(k.stock), 0)::float8 as stock, (count(*) filter (where k.stock <= ${LOW_STOCK}))::int as low
      from (
        select k.price, ${STOCK} as stock from skus k
        where k.product_id = p.id and k.archived_at is null) k) c
    order by ${key} ${direction}, p.id ${direction}`);
  const products = found.slice(0, PAGE_PRODUCTS);
  const next = found.length > PAGE_PRODUCTS ? (products.at(-1)?.id ?? null) : null;
  const all = q === '' ? null : await shopProductNumbers(query, sellerId, { tab, sort, q }, MOST_TICKED + 1);
  return { products, next, counts: await countShopProducts(query, sellerId), found: all?.length ?? null };
}

/** The first so many products of a tab, or of a search through all, by their numbers, as its list shows them. */
export async function shopProductNumbers(
  query: Query,
  sellerId: number,
  { tab, sort, q }: Omit<ShopProductsQuery, 'after'>,
  most: number,
): Promise<number[]> {
  const { key, isAscending } = SORTED[sort];
  const direction = isAscending ? sql`asc` : sql`desc`;
  const rows = await query<{ id: number }>(sql`
    select p.id from products p where p.seller_id = ${sellerId} and ${q === '' ? inTab(tab) : matching(q)}
    order by ${key} ${direction}, p.id ${direction} limit ${most}`);
  return rows.map(({ id }) => id);
}

/** How many products each tab of a shop has, at most one more than `MOST_COUNTED`. */
async function countShopProducts(query: Query, sellerId: number): Promise<Record<ProductTab, number>> {
  const counted = PRODUCT_TAB_IDS.map(
    (tab) => sql`(select count(*) from (
      select from products p where p.seller_id = ${sellerId} and ${inTab(tab)} limit ${MOST_COUNTED + 1}) one)::int
      as ${sql.identifier(tab)}`,
  );
  const [row] = await query<Record<ProductTab, number>>(sql`select ${sql.join(counted, sql`, `)}`);
  if (!row) throw new Error('A count has no row');
  return row;
}

/** How many products of a shop are in a tab of its list, at most one more than `MOST_COUNTED`. */
export async function productsInTab(query: Query, sellerId: number, tab: ProductTab): Promise<number> {
  const [row] = await query<{ n: number }>(sql`
    select count(*)::int as n from (
      select from products p where p.seller_id = ${sellerId} and ${inTab(tab)} limit ${MOST_COUNTED + 1}) one`);
  return row?.n ?? 0;
}

// The words of 'low' are those of the partial indexes products_low_new and products_low_sold.
const inTab = (tab: ProductTab): SQL =>
  tab === 'low' ? sql`p.state = 'listed' and p.has_low_stock` : sql`p.state = ${PRODUCT_TABS[tab]}`;

function matching(q: string): SQL {
  const isId = /^[1-9][0-9]{0,8}$/.test(q) ? sql`p.id = ${Number(q)}` : sql`false`;
  return sql`(${isId} or ${namedLike(q)})`;
}

/** Whether the product `p` has a text in its name. */
export const namedLike = (q: string): SQL =>
  sql`p.folded_name like ${`%${foldText(q).replace(/[\\%_]/g, '\\$&')}%`}`;
