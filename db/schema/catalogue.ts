import { eq, isNull, sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  pgView,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { FLASH_ORIGINAL_PERCENT } from '#domain/pricing/price-now.ts';

/**
 * Goods and who sells them. Money is whole Rupiah in `integer`, weights are grams, instants are `timestamptz`.
 * Index choices and the `nullsFirst` spelling come from measurements: see docs/decisions/0002-database.md.
 */

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
  },
  (t) => [uniqueIndex('subcategories_category_slug').on(t.categoryId, t.slug)],
);

export const tags = pgTable('tags', {
  id: integer('id').primaryKey(),
  name: text('name').notNull(),
  slug: text('slug').notNull().unique(),
});

export const sellers = pgTable(
  'sellers',
  {
    id: integer('id').primaryKey(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    location: text('location').notNull(),
    joinedYear: integer('joined_year').notNull(),
    rating: doublePrecision('rating').notNull(),
    /** Share of chats answered, in percent. */
    responseRate: integer('response_rate').notNull(),
    isOfficial: boolean('is_official').notNull(),
  },
  (t) => [
    check('sellers_rating_range', sql`${t.rating} between 0 and 5`),
    check('sellers_response_rate_range', sql`${t.responseRate} between 0 and 100`),
  ],
);

/** The words of a product's descriptions, letters and digits: each can be found by its beginning. */
export const DESCRIBED_WORDS = sql`to_tsvector('simple', regexp_replace(short_description || ' ' || description, '[^[:alnum:]]+', ' ', 'g'))`;

/** `discountPercent` of the domain over two columns or expressions, where the original price is the higher one. */
const percentOff = (price: string, originalPrice: string) =>
  `((${originalPrice} - ${price}) * 200::bigint + ${originalPrice}) / (${originalPrice} * 2::bigint)`;

/** `priceNow` of the domain for nobody in particular: the price, and the discount that belongs to it. */
const PRICE_NOW = 'coalesce(flash_price, price)';
const FLASH_ORIGINAL_PRICE = `((flash_price * ${FLASH_ORIGINAL_PERCENT}::bigint + 50) / 100)`;
const DISCOUNT_NOW = `(case
    when original_price > ${PRICE_NOW} then ${percentOff(PRICE_NOW, 'original_price')}
    when flash_price is not null then ${percentOff('flash_price', FLASH_ORIGINAL_PRICE)}
    else 0 end)::integer`;

export const products = pgTable(
  'products',
  {
    id: integer('id').primaryKey(),
    name: text('name').notNull(),
    slug: text('slug').notNull(),
    shortDescription: text('short_description').notNull(),
    description: text('description').notNull(),
    price: integer('price').notNull(),
    originalPrice: integer('original_price').notNull(),
    /** Standing discount: whole percent off the original price, 0 when there is none. */
    discount: integer('discount').notNull(),
    /** Price in the running flash session while pieces are left, else null; kept by triggers (0011_price_now.sql). */
    flashPrice: integer('flash_price'),
    priceNow: integer('price_now').notNull().generatedAlwaysAs(sql.raw(PRICE_NOW)),
    discountNow: integer('discount_now').notNull().generatedAlwaysAs(sql.raw(DISCOUNT_NOW)),
    imageUrl: text('image_url').notNull(),
    images: text('images').array().notNull(),
    rating: doublePrecision('rating').notNull().default(0),
    reviewCount: integer('review_count').notNull().default(0),
    soldCount: integer('sold_count').notNull().default(0),
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
    /** Hand-picked groups that are no category, such as 'gift'. */
    collections: text('collections').array().notNull().default(sql`'{}'::text[]`),
    specifications: jsonb('specifications').$type<{ key: string; value: string }[]>().notNull(),
    variants: jsonb('variants').$type<{ name: string; options: string[] }[]>().notNull(),
    /** Place in the 'relevance' order of the search screen; products without one follow by id. */
    listPosition: integer('list_position'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (t) => [
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
    index('products_flash').on(t.id).where(sql`flash_price is not null`),
    index('products_list_position').on(t.listPosition, t.id),
    index('products_sold').on(t.soldCount.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('products_created').on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('products_seller_sold').on(t.sellerId, t.soldCount.desc().nullsFirst()),
    index('products_name_trigrams').using('gin', sql`name gin_trgm_ops`),
    index('products_described_words').using('gin', DESCRIBED_WORDS),
  ],
);

/** Stock has a narrow table of its own, taken by one conditional update (docs/decisions/0002-database.md). */
export const inventory = pgTable(
  'inventory',
  {
    productId: integer('product_id')
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    stock: integer('stock').notNull(),
  },
  (t) => [check('inventory_stock_not_negative', sql`${t.stock} >= 0`)],
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
  },
  (t) => [
    check('reviews_rating_range', sql`${t.rating} between 1 and 5`),
    index('reviews_product_date').on(t.productId, t.date.desc().nullsFirst(), t.id.desc().nullsFirst()),
  ],
);

/** One 'helpful' vote a visitor and review; the visitor's id is a random one that lives in the browser. */
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
  },
  (t) => [
    primaryKey({ columns: [t.sessionId, t.productId] }),
    check('flash_items_price_positive', sql`${t.price} > 0`),
    check('flash_items_sold_range', sql`${t.sold} between 0 and ${t.quota}`),
  ],
);

/** The items of the session that runs (`runningSession` of the domain), at most one a product. */
export const runningFlashItems = pgView('running_flash_items').as((qb) =>
  qb
    .select({
      productId: flashItems.productId,
      price: flashItems.price,
      quota: flashItems.quota,
      sold: flashItems.sold,
    })
    .from(flashItems)
    .innerJoin(flashSessions, eq(flashSessions.id, flashItems.sessionId))
    .where(isNull(flashSessions.startsAtHour)),
);
