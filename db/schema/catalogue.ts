import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  pgView,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { IMPORT_STATES, type ImportReport, type ImportState } from '#domain/catalogue/lists/import-report.ts';
import type { ListCell } from '#domain/catalogue/lists/list-cells.ts';
import type { ColumnMap } from '#domain/catalogue/lists/list-columns.ts';
import { NOT_RETURNABLE, type NotReturnable } from '#domain/catalogue/not-returnable.ts';
import type { ProductDraft } from '#domain/catalogue/product-draft.ts';
import { PRODUCT_STATES, type ProductState } from '#domain/catalogue/product-state.ts';
import { FLASH_ORIGINAL_PERCENT } from '#domain/pricing/price-now.ts';
import { HIDING_GROUNDS, type HidingGround } from '#domain/reviews/hiding-grounds.ts';
import type { CourierId } from '#domain/shipping/couriers.ts';
import {
  SUSPENDED_MONEY,
  SUSPENDED_ORDERS,
  type SuspendedMoney,
  type SuspendedOrders,
} from '#domain/shops/suspension.ts';
import { oneOf } from './columns.ts';

/** Goods, sellers and reviews. Index choices and the `nullsFirst` spelling were measured: docs/decisions/0002-database.md. */

export const categories = pgTable('categories', {
  id: integer('id').primaryKey(),
  name: text('name').notNull(),
  slug: text('slug').notNull().unique(),
  description: text('description').notNull(),
  icon: text('icon').notNull(),
  imageUrl: text('image_url').notNull(),
});

export const subcategories = pgTable(
  'subcategories',
  {
    id: integer('id').primaryKey(),
    categoryId: integer('category_id')
      .notNull()
      .references(() => categories.id),
    name: text('name').notNull(),
    slug: text('slug').notNull(),
    /** The kind of its goods when these are not sent back; null for goods that are (P-RET-20). */
    notReturnable: text('not_returnable').$type<NotReturnable>(),
    /** Names of specifications that the editor asks for, such as 'Nomor SNI' (P-GOODS-4). */
    asked: text('asked').array().notNull().default(sql`'{}'::text[]`),
  },
  (t) => [
    uniqueIndex('subcategories_category_slug').on(t.categoryId, t.slug),
    check('subcategories_not_returnable', sql`${t.notReturnable} in (${oneOf(NOT_RETURNABLE)})`),
  ],
);

export const tags = pgTable('tags', {
  id: integer('id').primaryKey(),
  name: text('name').notNull(),
  slug: text('slug').notNull().unique(),
});

export const sellers = pgTable(
  'sellers',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    location: text('location').notNull(),
    joinedYear: integer('joined_year').notNull(),
    rating: doublePrecision('rating').notNull(),
    /** Whether its buyers' reviews make the rating; else the shop began with it, or has none. */
    isRatingOwn: boolean('is_rating_own').notNull().default(false),
    /** Share of chats answered, in percent; null for a shop that nobody has measured. */
    responseRate: integer('response_rate'),
    isOfficial: boolean('is_official').notNull(),
    /** Whether it charges PPN (Pengusaha Kena Pajak); its invoices then name its tax number. */
    isPkp: boolean('is_pkp').notNull().default(false),
    npwp: text('npwp'),
    /** Completed sooner: its sales reach it 3 days after arrival instead of 7 (P-BUY-8). */
    isTrusted: boolean('is_trusted').notNull().default(false),
    /** Since when an operator has suspended it, and why, as its people read it; null for a shop that trades. */
    suspendedAt: timestamp('suspended_at', { withTimezone: true }),
    suspendedReason: text('suspended_reason'),
    /** What becomes of its orders that were not sent, and of its money, until it trades again. */
    suspendedOrders: text('suspended_orders').$type<SuspendedOrders>(),
    suspendedMoney: text('suspended_money').$type<SuspendedMoney>(),
    /** When its people are there, in their words. */
    hours: text('hours').notNull().default(''),
    /** The day on which it opens again; null for a shop that is not closed. */
    reopensOn: date('reopens_on'),
    /** The couriers that it sends with; null for all. */
    couriers: text('couriers').array().$type<CourierId[]>(),
    /** Whether what may be paid at the door may be so here, too. */
    takesCod: boolean('takes_cod').notNull().default(true),
    /** Hours of the day in Jakarta between which it accepts orders by itself; null for a shop that does not. */
    acceptFrom: integer('accept_from'),
    acceptTo: integer('accept_to'),
    /** Addresses of its own pictures; '' for none. */
    logo: text('logo').notNull().default(''),
    banner: text('banner').notNull().default(''),
    /** Counts the changes of its settings, so that nobody overwrites what they have not seen. */
    version: integer('version').notNull().default(0),
  },
  (t) => [
    check(
      'sellers_accept',
      sql`(${t.acceptFrom} is null) = (${t.acceptTo} is null) and ${t.acceptFrom} >= 0 and ${t.acceptFrom} < ${t.acceptTo} and ${t.acceptTo} <= 24`,
    ),
    check('sellers_suspended_orders', sql`${t.suspendedOrders} in (${oneOf(SUSPENDED_ORDERS)})`),
    check('sellers_suspended_money', sql`${t.suspendedMoney} in (${oneOf(SUSPENDED_MONEY)})`),
    check(
      'sellers_suspended',
      sql`num_nonnulls(${t.suspendedAt}, ${t.suspendedReason}, ${t.suspendedOrders}, ${t.suspendedMoney}) in (0, 4)`,
    ),
    index('sellers_suspended_shops').on(t.id).where(isNotNull(t.suspendedAt)),
    index('sellers_accepting').on(t.id).where(isNotNull(t.acceptFrom)),
    check('sellers_couriers', sql`cardinality(${t.couriers}) > 0`),
    check('sellers_npwp', sql`not ${t.isPkp} or ${t.npwp} is not null`),
    check('sellers_rating_range', sql`${t.rating} between 0 and 5`),
    check('sellers_response_rate_range', sql`${t.responseRate} between 0 and 100`),
  ],
);

/**
 * What the shop takes of goods from a moment on: of a shop, of a category, or of a shop's goods of a category. A rate that has
 * begun is never changed.
 */
export const commissions = pgTable(
  'commissions',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    sellerId: integer('seller_id').references(() => sellers.id),
    categoryId: integer('category_id').references(() => categories.id),
    /** Hundredths of a percent; null where what is less special counts again. */
    basisPoints: integer('basis_points'),
    fromAt: timestamp('from_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    check('commissions_target', sql`${t.sellerId} is not null or ${t.categoryId} is not null`),
    check('commissions_rate', sql`${t.basisPoints} between 0 and 5000`),
    unique('commissions_once').on(t.sellerId, t.categoryId, t.fromAt).nullsNotDistinct(),
  ],
);

/**
 * Where couriers fetch a seller's parcels. Beside the sellers, because no page shows it. A seller without one cannot
 * have a courier booked (P-SHIP-24).
 */
export const pickupAddresses = pgTable(
  'pickup_addresses',
  {
    sellerId: integer('seller_id')
      .primaryKey()
      .references(() => sellers.id),
    /** The person whom the courier asks for. */
    contact: text('contact').notNull(),
    phone: text('phone').notNull(),
    /** Street, district and city. */
    address: text('address').notNull(),
    postalCode: text('postal_code').notNull(),
  },
  (t) => [check('pickup_addresses_postal_code', sql`${t.postalCode} ~ '^[1-9][0-9]{4}$'`)],
);

/** What describes a product beside its name: both descriptions, and names and values of its specifications. */
export const DESCRIBED = sql`short_description || ' ' || description || ' ' || jsonb_path_query_array(specifications, '$[*].*')::text`;

/** The words of {@link DESCRIBED}, of letters and digits, searchable by prefix. */
export const DESCRIBED_WORDS = sql`to_tsvector('simple', regexp_replace(fold_text(${DESCRIBED}), '[^[:alnum:]]+', ' ', 'g'))`;

/** `discountPercent` of the domain over two columns or expressions, where the original price is the higher one. */
const percentOff = (price: string, originalPrice: string) =>
  `((${originalPrice} - ${price}) * 200::bigint + ${originalPrice}) / (${originalPrice} * 2::bigint)`;

/** `priceNow` of the domain without a buyer: the price, and the discount that belongs to it. */
const PRICE_NOW = 'coalesce(flash_price, price)';
const FLASH_ORIGINAL_PRICE = `((flash_price * ${FLASH_ORIGINAL_PERCENT}::bigint + 50) / 100)`;
const DISCOUNT_NOW = `(case
    when original_price > ${PRICE_NOW} then ${percentOff(PRICE_NOW, 'original_price')}
    when flash_price is not null then ${percentOff('flash_price', FLASH_ORIGINAL_PRICE)}
    else 0 end)::integer`;

/** The products under 'Stok Menipis' of their shops. */
const LISTED_AND_LOW = sql`state = 'listed' and has_low_stock`;

export const products = pgTable(
  'products',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** Pages read listed ones alone, by the view {@link listedProducts}. */
    state: text('state').$type<ProductState>().notNull().default('listed'),
    /** Why an operator has blocked it, for its shop. */
    stateReason: text('state_reason'),
    name: text('name').notNull(),
    slug: text('slug').notNull(),
    shortDescription: text('short_description').notNull(),
    description: text('description').notNull(),
    price: integer('price').notNull(),
    originalPrice: integer('original_price').notNull(),
    /** Standing discount: whole percent off the original price, 0 when there is none. */
    discount: integer('discount').notNull(),
    /**
     * Price in the running flash session while pieces are left, else null; maintained by triggers
     * (0011_price_now.sql).
     */
    flashPrice: integer('flash_price'),
    priceNow: integer('price_now').notNull().generatedAlwaysAs(sql.raw(PRICE_NOW)),
    discountNow: integer('discount_now').notNull().generatedAlwaysAs(sql.raw(DISCOUNT_NOW)),
    imageUrl: text('image_url').notNull(),
    images: text('images').array().notNull(),
    rating: doublePrecision('rating').notNull().default(0),
    reviewCount: integer('review_count').notNull().default(0),
    soldCount: integer('sold_count').notNull().default(0),
    /** Sold pieces that orders of this shop took, as of the last count (every 10 s). */
    soldByOrders: integer('sold_by_orders').notNull().default(0),
    /** Whether no SKU is in stock; maintained by triggers, so that a list needs no sum of stock. */
    isSoldOut: boolean('is_sold_out').notNull().default(true),
    /**
     * Whether a SKU that is for sale has `LOW_STOCK` pieces or fewer; maintained by triggers (keep_products), so that its
     * shop's list need not ask every product.
     */
    hasLowStock: boolean('has_low_stock').notNull().default(false),
    isFreeShipping: boolean('is_free_shipping').notNull().default(false),
    location: text('location').notNull().default('Jakarta'),
    categoryId: integer('category_id')
      .notNull()
      .references(() => categories.id),
    subcategoryId: integer('subcategory_id')
      .notNull()
      .references(() => subcategories.id),
    sellerId: integer('seller_id')
      .notNull()
      .references(() => sellers.id),
    weightGrams: integer('weight_grams').notNull(),
    tagIds: integer('tag_ids').array().notNull().default(sql`'{}'::integer[]`),
    /** Hand-picked groups other than categories, such as 'gift'. */
    collections: text('collections').array().notNull().default(sql`'{}'::text[]`),
    specifications: jsonb('specifications').$type<{ key: string; value: string }[]>().notNull(),
    variants: jsonb('variants').$type<{ name: string; options: string[] }[]>().notNull(),
    /**
     * What the options of the variants say, as `option_words` (SQL) reads it: `warna:biru` for each word of an option,
     * `ukuran=m` for the whole of it. Colours and sizes are found by it (domain/catalogue/colors.ts).
     */
    optionWords: text('option_words').array().notNull().generatedAlwaysAs(sql`option_words(variants)`),
    /** The name as terms are compared with it; stored, because to fold it anew for each row takes as long as a search. */
    foldedName: text('folded_name').notNull().generatedAlwaysAs(sql`fold_text(name)`),
    /** Place in the 'relevance' order of the search screen; products without one follow by id. */
    listPosition: integer('list_position'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
    /** Why its shop does not take it back; null for what holds in its subcategory (P-RET-20). */
    notReturnable: text('not_returnable').$type<NotReturnable>(),
    /** What each of the `images` shows, in their order; '' or none where nobody said it. */
    imageTexts: text('image_texts').array().notNull().default(sql`'{}'::text[]`),
  },
  (t) => [
    check('products_not_returnable', sql`${t.notReturnable} in (${oneOf(NOT_RETURNABLE)})`),
    check('products_state', sql`${t.state} in (${oneOf(PRODUCT_STATES)})`),
    check('products_state_reason', sql`(${t.state} = 'blocked') = (${t.stateReason} is not null)`),
    check('products_price_positive', sql`${t.price} > 0`),
    check('products_original_price', sql`${t.originalPrice} >= ${t.price}`),
    check('products_discount_range', sql`${t.discount} between 0 and 100`),
    check('products_weight_positive', sql`${t.weightGrams} > 0`),
    index('products_category_sold').on(
      t.categoryId,
      t.soldCount.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
    index('products_category_price_now').on(t.categoryId, t.priceNow, t.id),
    index('products_category_created').on(
      t.categoryId,
      t.createdAt.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
    index('products_category_rating').on(
      t.categoryId,
      t.rating.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
    index('products_category_discount_now').on(t.categoryId, t.discountNow.desc().nullsFirst(), t.id),
    index('products_subcategory_sold').on(
      t.subcategoryId,
      t.soldCount.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
    index('products_price_now').on(t.priceNow, t.id),
    index('products_rating').on(t.rating.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('products_rating_sold').on(t.rating.desc().nullsFirst(), t.soldCount.desc().nullsFirst(), t.id),
    index('products_discount').on(t.discount.desc().nullsFirst(), t.id),
    index('products_discount_now').on(t.discountNow.desc().nullsFirst(), t.id),
    index('products_option_words').using('gin', t.optionWords),
    index('products_flash').on(t.id).where(sql`flash_price is not null`),
    index('products_list_position').on(t.listPosition, t.id),
    index('products_sold').on(t.soldCount.desc().nullsFirst(), t.id.desc().nullsFirst()),
    // What waits for an operator, or was blocked by one.
    index('products_looked_at').on(t.state, t.updatedAt, t.id).where(sql`state in ('review', 'blocked')`),
    index('products_created').on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    // The lists of a shop: each of its states, newest first and most sold first, read backwards for least sold first.
    index('products_seller_new').on(t.sellerId, t.state, t.id.desc().nullsFirst()),
    index('products_seller_sold').on(
      t.sellerId,
      t.state,
      t.soldCount.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
    index('products_low_new').on(t.sellerId, t.id.desc().nullsFirst()).where(LISTED_AND_LOW),
    index('products_low_sold')
      .on(t.sellerId, t.soldCount.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(LISTED_AND_LOW),
    index('products_folded_name').using('gin', sql`folded_name gin_trgm_ops`),
    index('products_text_words').using('gin', DESCRIBED_WORDS),
  ],
);

/** The products that everybody may see: listed ones of shops that trade. Whatever a shopper reads, reads this. */
export const listedProducts = pgView('listed_products').as((qb) =>
  qb
    .select()
    .from(products)
    .where(
      and(
        eq(products.state, 'listed'),
        sql`not exists (select from sellers s where s.id = ${products.sellerId} and s.suspended_at is not null)`,
      ),
    ),
);

/** Products as their shops write them, before they are published; one for each product that is being changed. */
export const productDrafts = pgTable(
  'product_drafts',
  {
    id: uuid('id').primaryKey(),
    sellerId: integer('seller_id')
      .notNull()
      .references(() => sellers.id),
    /** Null for a new product. */
    productId: integer('product_id').references(() => products.id, { onDelete: 'cascade' }),
    body: jsonb('body').$type<ProductDraft>().notNull(),
    /** How often it was saved; who saves names the one that they saw. */
    version: integer('version').notNull().default(0),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    uniqueIndex('product_drafts_product').on(t.productId).where(isNotNull(t.productId)),
    index('product_drafts_seller').on(t.sellerId, t.changedAt),
  ],
);

/** Lists of products that shops send as files (P-GOODS-20). */
export const productImports = pgTable(
  'product_imports',
  {
    id: uuid('id').primaryKey(),
    sellerId: integer('seller_id')
      .notNull()
      .references(() => sellers.id),
    fileName: text('file_name').notNull(),
    heading: text('heading').array().notNull(),
    /** Where its columns stand; null until somebody has said it. */
    columns: jsonb('columns').$type<ColumnMap>(),
    /** The subcategory of goods that name none of ours. */
    subcategoryId: integer('subcategory_id').references(() => subcategories.id),
    state: text('state').$type<ImportState>().notNull().default('read'),
    report: jsonb('report').$type<ImportReport>(),
    /** How often a job has begun to publish it. */
    tries: integer('tries').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    check('product_imports_state', sql`${t.state} in (${oneOf(IMPORT_STATES)})`),
    index('product_imports_seller').on(t.sellerId, t.createdAt.desc()),
    index('product_imports_publishing').on(t.id).where(sql`state = 'publishing'`),
  ],
);

/** The rows of lists below their headings, until they are published or swept. */
export const importRows = pgTable(
  'import_rows',
  {
    importId: uuid('import_id')
      .notNull()
      .references(() => productImports.id, { onDelete: 'cascade' }),
    /** As a spreadsheet counts. */
    number: integer('number').notNull(),
    cells: jsonb('cells').$type<ListCell[]>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.importId, t.number] })],
);

/**
 * What can be bought: one SKU for each combination of a product's variants, exactly one for a product
 * without. Archived, never deleted while its product exists. The product's price is that of its cheapest SKU
 * in stock, else of its cheapest; triggers maintain it.
 */
export const skus = pgTable(
  'skus',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** One option of each variant, in the order of the product's `variants`; empty for a product without. */
    options: text('options').array().notNull().default(sql`'{}'::text[]`),
    price: integer('price').notNull(),
    originalPrice: integer('original_price').notNull(),
    weightGrams: integer('weight_grams').notNull(),
    /**
     * Size of the packed goods in centimetres; null where nobody measured it: then only the weight counts.
     */
    lengthCm: integer('length_cm'),
    widthCm: integer('width_cm'),
    heightCm: integer('height_cm'),
    /** Its own picture, if it has one. */
    imageUrl: text('image_url'),
    position: integer('position').notNull(),
    archivedAt: timestamp('archived_at', { withTimezone: true }),
  },
  (t) => [
    check('skus_price_positive', sql`${t.price} > 0`),
    check('skus_original_price', sql`${t.originalPrice} >= ${t.price}`),
    check('skus_weight_positive', sql`${t.weightGrams} > 0`),
    check('skus_size_positive', sql`${t.lengthCm} > 0 and ${t.widthCm} > 0 and ${t.heightCm} > 0`),
    uniqueIndex('skus_product_options').on(t.productId, t.options).where(isNull(t.archivedAt)),
  ],
);

/** What a SKU cost before its price changed; a trigger writes it. The first of them holds from the SKU's beginning on. */
export const priceHistory = pgTable(
  'price_history',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    skuId: integer('sku_id')
      .notNull()
      .references(() => skus.id, { onDelete: 'cascade' }),
    /** Whole Rupiah. */
    price: integer('price').notNull(),
    /** Whether a promotion of the shop made it. */
    isPromotion: boolean('is_promotion').notNull(),
    until: timestamp('until', { withTimezone: true }).notNull(),
  },
  (t) => [index('price_history_sku').on(t.skuId, t.until), index('price_history_until').on(t.until)],
);

/** What a shop changed many prices from and to, for the day on which it may take that back (P-GOODS-12). */
export const priceChanges = pgTable(
  'price_changes',
  {
    changeId: uuid('change_id').notNull(),
    skuId: integer('sku_id')
      .notNull()
      .references(() => skus.id, { onDelete: 'cascade' }),
    productId: integer('product_id').notNull(),
    sellerId: integer('seller_id')
      .notNull()
      .references(() => sellers.id),
    /** What it cost, and had struck through, and what it costs since. Whole Rupiah. */
    price: integer('price').notNull(),
    originalPrice: integer('original_price').notNull(),
    newPrice: integer('new_price').notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.changeId, t.skuId] }),
    index('price_changes_seller').on(t.sellerId, t.changedAt),
    index('price_changes_sku').on(t.skuId),
  ],
);

/**
 * Prices of a product for a time, and free shipping. While one runs its prices are the standing ones, so that whatever reads
 * a price needs to know nothing of it.
 */
export const promotions = pgTable(
  'promotions',
  {
    id: uuid('id').primaryKey(),
    sellerId: integer('seller_id')
      .notNull()
      .references(() => sellers.id),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    givesShipping: boolean('gives_shipping').notNull(),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
    /** When its prices began, and when they were over. One that never began ended without them. */
    beganAt: timestamp('began_at', { withTimezone: true }),
    endedAt: timestamp('ended_at', { withTimezone: true }),
    /** Whether the product has free shipping without it; noted when it begins. */
    shipsFree: boolean('ships_free').notNull().default(false),
  },
  (t) => [
    check('promotions_time', sql`${t.endsAt} > ${t.startsAt}`),
    uniqueIndex('promotions_open').on(t.productId).where(isNull(t.endedAt)),
    index('promotions_starts').on(t.startsAt).where(sql`began_at is null and ended_at is null`),
    index('promotions_ends').on(t.endsAt).where(isNull(t.endedAt)),
    index('promotions_seller').on(t.sellerId, t.startsAt, t.id),
  ],
);

export const promotionPrices = pgTable(
  'promotion_prices',
  {
    promotionId: uuid('promotion_id')
      .notNull()
      .references(() => promotions.id, { onDelete: 'cascade' }),
    skuId: integer('sku_id')
      .notNull()
      .references(() => skus.id, { onDelete: 'cascade' }),
    /** Whole Rupiah. */
    price: integer('price').notNull(),
    /** What the SKU cost before, and had struck through; null until it has this price. */
    standingPrice: integer('standing_price'),
    standingOriginal: integer('standing_original'),
  },
  (t) => [
    primaryKey({ columns: [t.promotionId, t.skuId] }),
    check('promotion_prices_positive', sql`${t.price} > 0`),
    index('promotion_prices_sku').on(t.skuId),
  ],
);

/**
 * The stock for sale. A narrow table, updated by one conditional statement (docs/decisions/0002-database.md).
 */
export const inventory = pgTable(
  'inventory',
  {
    skuId: integer('sku_id')
      .primaryKey()
      .references(() => skus.id, { onDelete: 'cascade' }),
    /** The product of the SKU, so that a product's stock is one index away. */
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    stock: integer('stock').notNull(),
  },
  (t) => [
    check('inventory_stock_not_negative', sql`${t.stock} >= 0`),
    index('inventory_product').on(t.productId),
  ],
);

/** A product's stock: the sum over its SKUs that are for sale. */
export const productStock = pgView('product_stock').as((qb) =>
  qb
    .select({
      productId: inventory.productId,
      stock: sql<number>`least(sum(${inventory.stock}), 2147483647)::integer`.as('stock'),
    })
    .from(inventory)
    .innerJoin(skus, eq(skus.id, inventory.skuId))
    .where(isNull(skus.archivedAt))
    .groupBy(inventory.productId),
);

/**
 * Every change of a stock, written with it; their sum is the stock. Ids are derived from the cause, so that
 * nothing is counted twice. Rows are never changed or deleted; a trigger prevents it.
 */
export const stockMoves = pgTable(
  'stock_moves',
  {
    id: text('id').primaryKey(),
    /** No reference: moves outlive a product that is deleted because nobody ever bought it. */
    skuId: integer('sku_id').notNull(),
    /** The order line that takes or returns pieces; null for changes by the shop. */
    orderLineId: uuid('order_line_id'),
    kind: text('kind')
      .$type<'open' | 'receive' | 'adjust' | 'take' | 'free' | 'restock' | 'lost'>()
      .notNull(),
    /** Pieces, with the sign of the change; 0 for pieces lost in transit. */
    quantity: integer('quantity').notNull(),
    /** Whether they count in the numbers of sold pieces; those of a shop's own purchase do not. */
    isSale: boolean('is_sale').notNull().default(true),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (t) => [
    check(
      'stock_moves_kind',
      sql`${t.kind} in ('open', 'receive', 'adjust', 'take', 'free', 'restock', 'lost')`,
    ),
    index('stock_moves_sku').on(t.skuId),
    index('stock_moves_at').using('brin', t.at),
    index('stock_moves_line').on(t.orderLineId).where(isNotNull(t.orderLineId)),
  ],
);

export const reviews = pgTable(
  'reviews',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    username: text('username').notNull(),
    rating: integer('rating').notNull(),
    date: date('date').notNull(),
    content: text('content').notNull(),
    images: text('images').array().notNull().default(sql`'{}'::text[]`),
    helpful: integer('helpful').notNull().default(0),
    /** The options that its writer bought, as one text such as 'Hitam, 256 GB'; empty for a sample. */
    options: text('options').notNull().default(''),
    /** The shop's one reply. */
    reply: text('reply'),
    repliedOn: date('replied_on'),
    /** Since when the operator hides it; it counts in no figure then. */
    hiddenAt: timestamp('hidden_at', { withTimezone: true }),
    /** Why; null while it is shown, and where it was hidden before grounds were kept. */
    hiddenFor: text('hidden_for').$type<HidingGround>(),
  },
  (t) => [
    check('reviews_reply', sql`(${t.reply} is null) = (${t.repliedOn} is null)`),
    check('reviews_rating_range', sql`${t.rating} between 1 and 5`),
    check(
      'reviews_hidden_for',
      sql`${t.hiddenFor} is null or (${t.hiddenAt} is not null and ${t.hiddenFor} in (${oneOf(HIDING_GROUNDS)}))`,
    ),
    index('reviews_product_date').on(t.productId, t.date.desc().nullsFirst(), t.id.desc().nullsFirst()),
  ],
);

/** One 'helpful' vote per visitor and review; the visitor's id is a random one that the browser stores. */
export const reviewVotes = pgTable(
  'review_votes',
  {
    reviewId: integer('review_id')
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    visitorId: uuid('visitor_id').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.reviewId, t.visitorId] })],
);

export const banners = pgTable('banners', {
  id: integer('id').primaryKey(),
  image: text('image').notNull(),
  title: text('title').notNull(),
  description: text('description').notNull(),
  link: text('link').notNull(),
});

export const flashSessions = pgTable(
  'flash_sessions',
  {
    id: text('id').primaryKey(),
    /** Hour of the day (WIB) an upcoming session starts at; null for the running one. */
    startsAtHour: integer('starts_at_hour'),
    /** Percent taken off on top, already inside the stored prices; 0 for none. */
    extraPercent: integer('extra_percent').notNull().default(0),
    /** When the running session ends, by the shop's clock; null for one without an end. */
    endsAt: timestamp('ends_at', { withTimezone: true }),
  },
  (t) => [uniqueIndex('flash_sessions_running').on(sql`(true)`).where(isNull(t.startsAtHour))],
);

export const flashItems = pgTable(
  'flash_items',
  {
    sessionId: text('session_id')
      .notNull()
      .references(() => flashSessions.id, { onDelete: 'cascade' }),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    price: integer('price').notNull(),
    /** Pieces on offer at the flash price, and how many of them are gone. */
    quota: integer('quota').notNull(),
    sold: integer('sold').notNull(),
    /** The number sold when the session started, and to a demo's robots since; orders sold the rest. */
    openingSold: integer('opening_sold').notNull().default(0),
    /** Pieces that one buyer may have at the flash price; null without a limit. */
    perBuyer: integer('per_buyer'),
  },
  (t) => [
    primaryKey({ columns: [t.sessionId, t.productId] }),
    check('flash_items_price_positive', sql`${t.price} > 0`),
    check('flash_items_sold_range', sql`${t.sold} between ${t.openingSold} and ${t.quota}`),
    check('flash_items_opening_sold', sql`${t.openingSold} >= 0`),
    check('flash_items_per_buyer', sql`${t.perBuyer} > 0`),
  ],
);

/**
 * The price of each SKU of a flash item; triggers keep the item's own price at the lowest of those in stock.
 */
export const flashPrices = pgTable(
  'flash_prices',
  {
    sessionId: text('session_id').notNull(),
    productId: integer('product_id').notNull(),
    skuId: integer('sku_id')
      .notNull()
      .references(() => skus.id, { onDelete: 'cascade' }),
    price: integer('price').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.sessionId, t.skuId] }),
    foreignKey({
      columns: [t.sessionId, t.productId],
      foreignColumns: [flashItems.sessionId, flashItems.productId],
    }).onDelete('cascade'),
    check('flash_prices_price_positive', sql`${t.price} > 0`),
  ],
);

/**
 * Pieces of a flash item that each buyer has had. A buyer is an account, or else a phone or an e-mail,
 * hashed.
 */
export const flashBuyers = pgTable(
  'flash_buyers',
  {
    sessionId: text('session_id').notNull(),
    productId: integer('product_id').notNull(),
    buyer: text('buyer').notNull(),
    taken: integer('taken').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.sessionId, t.productId, t.buyer] }),
    check('flash_buyers_taken', sql`${t.taken} >= 0`),
  ],
);

/** The items of the running session (`runningSession` of the domain), at most one per product. */
export const runningFlashItems = pgView('running_flash_items').as((qb) =>
  qb
    .select({
      productId: flashItems.productId,
      price: flashItems.price,
      quota: flashItems.quota,
      sold: flashItems.sold,
      perBuyer: flashItems.perBuyer,
      sessionId: flashItems.sessionId,
      endsAt: flashSessions.endsAt,
    })
    .from(flashItems)
    .innerJoin(flashSessions, eq(flashSessions.id, flashItems.sessionId))
    .where(isNull(flashSessions.startsAtHour)),
);

/** The words that shoppers use and what they mean (`WordsEntry` of the domain), in their order. */
export const searchWords = pgTable(
  'search_words',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    set: text('set').notNull(),
    kind: text('kind').notNull(),
    words: text('words').array().notNull(),
    isEach: boolean('is_each').notNull().default(false),
    narrower: text('narrower').array().notNull().default([]),
    near: text('near').array().notNull().default([]),
    places: text('places').array().notNull().default([]),
    ownPlaces: text('own_places').array().notNull().default([]),
    goods: text('goods'),
  },
  (t) => [
    check('search_words_set', sql`${t.set} in ('general', 'demo', 'own')`),
    check(
      'search_words_kind',
      sql`${t.kind} in ('thing', 'gift', 'maker', 'plain', 'noun', 'person', 'occasion')`,
    ),
  ],
);
