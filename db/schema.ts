import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

/**
 * The tables of the shop. Money is whole Rupiah in `integer`, weights are grams, instants are `timestamptz`.
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

/** The words of a product's descriptions, as `wordsOf` of the domain splits a text: each can be found by its beginning. */
export const DESCRIBED_WORDS = sql`to_tsvector('simple', regexp_replace(short_description || ' ' || description, '[^[:alnum:]]+', ' ', 'g'))`;

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
    /** Whole percent off the original price, 0 when there is no discount. */
    discount: integer('discount').notNull(),
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
    index('products_category_price').on(t.categoryId, t.price, t.id),
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
    index('products_category_discount').on(t.categoryId, t.discount.desc().nullsFirst(), t.id),
    index('products_subcategory_sold').on(
      t.subcategoryId,
      t.soldCount.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
    index('products_price').on(t.price, t.id),
    index('products_rating').on(t.rating.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('products_rating_sold').on(t.rating.desc().nullsFirst(), t.soldCount.desc().nullsFirst(), t.id),
    index('products_discount').on(t.discount.desc().nullsFirst(), t.id),
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

export const flashSessions = pgTable('flash_sessions', {
  id: text('id').primaryKey(),
  /** Hour of the day (WIB) an upcoming session starts at; null for the running one. */
  startsAtHour: integer('starts_at_hour'),
  /** Percent taken off on top, already inside the stored prices; 0 for none. */
  extraPercent: integer('extra_percent').notNull().default(0),
});

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

/** Facts about this installation, such as the moment of first seeding. */
export const shopFacts = pgTable('shop_facts', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
});

/** Raw bytes, such as an uploaded file. */
const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

const createdAt = () => timestamp('created_at', { withTimezone: true }).notNull().defaultNow();

/** Messages of the contact form; kept until somebody deletes them (privacy policy, 'formulir'). */
export const messages = pgTable(
  'messages',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** Shown to the sender: PSN- and six characters. */
    reference: text('reference').notNull().unique(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('messages_created').on(t.createdAt)],
);

/** Addresses of the newsletter. Unconfirmed ones go after their expiry, unsubscribed ones at once. */
export const newsletterSubscriptions = pgTable(
  'newsletter_subscriptions',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    reference: text('reference').notNull().unique(),
    /** In lower case, so that it is unique whatever the case it was typed in. */
    email: text('email').notNull().unique(),
    status: text('status').$type<'pending' | 'confirmed'>().notNull().default('pending'),
    createdAt: createdAt(),
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
    /** When a pending subscription is deleted. */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    check('newsletter_subscriptions_status', sql`${t.status} in ('pending', 'confirmed')`),
    check('newsletter_subscriptions_email_lower', sql`${t.email} = lower(${t.email})`),
  ],
);

/** The links of newsletter mails: only what their tokens hash to (SHA-256), so that a copy of this table opens nothing. */
export const newsletterTokens = pgTable(
  'newsletter_tokens',
  {
    hash: bytea('hash').primaryKey(),
    subscriptionId: integer('subscription_id')
      .notNull()
      .references(() => newsletterSubscriptions.id, { onDelete: 'cascade' }),
    purpose: text('purpose').$type<'confirm' | 'unsubscribe'>().notNull(),
    createdAt: createdAt(),
    /** Null for a link that stays good as long as the subscription. */
    expiresAt: timestamp('expires_at', { withTimezone: true }),
  },
  (t) => [
    check('newsletter_tokens_purpose', sql`${t.purpose} in ('confirm', 'unsubscribe')`),
    index('newsletter_tokens_subscription').on(t.subscriptionId),
  ],
);

/** Applications for a job with the PDF itself, so that several machines see the same; deleted after 180 days. */
export const jobApplications = pgTable(
  'job_applications',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    reference: text('reference').notNull().unique(),
    /** Id of the position in the careers page's content; null for a general application. */
    job: text('job'),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    coverLetter: text('cover_letter').notNull(),
    resume: bytea('resume').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    check('job_applications_resume_size', sql`octet_length(${t.resume}) <= 2097152`),
    index('job_applications_created').on(t.createdAt),
  ],
);

/** Mails to be sent. A mail that went out is deleted; one that never will is kept a while with the reason. */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    /** Also in the Message-ID, so that a mail sent twice is recognised as one. */
    id: uuid('id').primaryKey(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    plainText: text('plain_text').notNull(),
    html: text('html').notNull(),
    /** The address that one click in the mail program unsubscribes with (RFC 8058), if there is one. */
    unsubscribeUrl: text('unsubscribe_url'),
    /** Who an answer to the mail goes to; null for the shop itself. */
    replyTo: text('reply_to'),
    attempts: integer('attempts').notNull().default(0),
    /** Due from this moment; a process that takes a mail moves it ahead while it tries. */
    nextAttemptAt: timestamp('next_attempt_at', { withTimezone: true }).notNull(),
    createdAt: createdAt(),
    failedAt: timestamp('failed_at', { withTimezone: true }),
    lastError: text('last_error'),
  },
  (t) => [index('mail_outbox_due').on(t.nextAttemptAt).where(sql`${t.failedAt} is null`)],
);

/** Accounts of the built-in sign-in. A shop on a hosted Supabase project has none here. */
export const authUsers = pgTable(
  'auth_users',
  {
    id: uuid('id').primaryKey(),
    /** In lower case, so that it is unique whatever the case it was typed in. */
    email: text('email').notNull().unique(),
    /** argon2id in PHC form. */
    passwordHash: text('password_hash').notNull(),
    /** What clients store with the user; it travels in every access token, so it is kept small. */
    metadata: jsonb('metadata').$type<Record<string, unknown>>().notNull().default({}),
    identityId: uuid('identity_id').notNull(),
    createdAt: createdAt(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
    lastSignInAt: timestamp('last_sign_in_at', { withTimezone: true }),
  },
  (t) => [check('auth_users_email_lower', sql`${t.email} = lower(${t.email})`)],
);

/**
 * Signed-in browsers. A refresh token is derived from the signing key, `salt` and `counter`, so that no row here
 * holds one and the current one can be answered again to a browser that missed it.
 */
export const authSessions = pgTable(
  'auth_sessions',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => authUsers.id, { onDelete: 'cascade' }),
    salt: bytea('salt').notNull(),
    /** How often the refresh token was renewed. */
    counter: integer('counter').notNull().default(0),
    method: text('method').$type<'password' | 'otp'>().notNull(),
    /** Keyed hash of the address it was opened from: an account knows its addresses without keeping them. */
    addressHash: bytea('address_hash').notNull(),
    createdAt: createdAt(),
    refreshedAt: timestamp('refreshed_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    check('auth_sessions_method', sql`${t.method} in ('password', 'otp')`),
    index('auth_sessions_user').on(t.userId, t.createdAt),
    index('auth_sessions_refreshed').on(t.refreshedAt),
  ],
);

/** The links of recovery mails: only what their tokens hash to (SHA-256). */
export const authOneTimeTokens = pgTable(
  'auth_one_time_tokens',
  {
    hash: bytea('hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => authUsers.id, { onDelete: 'cascade' }),
    purpose: text('purpose').$type<'recovery'>().notNull(),
    createdAt: createdAt(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    check('auth_one_time_tokens_purpose', sql`${t.purpose} = 'recovery'`),
    index('auth_one_time_tokens_user').on(t.userId),
  ],
);

/** Rate limits: one row for each account or address that was counted lately, see server/auth/rate-limit.ts. */
export const authRateCounters = pgTable(
  'auth_rate_counters',
  {
    /** SHA-256 of what is counted. */
    key: bytea('key').primaryKey(),
    /** When the counter is empty again. */
    emptyAt: timestamp('empty_at', { withTimezone: true }).notNull(),
  },
  (t) => [index('auth_rate_counters_empty').on(t.emptyAt)],
);

/** What happened to accounts, without any secret; forgotten after 90 days and with the account. */
export const authAudit = pgTable(
  'auth_audit',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
    event: text('event').notNull(),
    /** Null when the event belongs to no account, such as a log-in with an unknown e-mail. */
    userId: uuid('user_id').references(() => authUsers.id, { onDelete: 'cascade' }),
    address: text('address').notNull(),
  },
  (t) => [index('auth_audit_user').on(t.userId, t.at), index('auth_audit_at').on(t.at)],
);

/** The signing key of a shop whose database is shared; the built-in database keeps it in a file beside it. */
export const authKeys = pgTable('auth_keys', {
  name: text('name').primaryKey(),
  jwk: jsonb('jwk').$type<Record<string, unknown>>().notNull(),
  createdAt: createdAt(),
});

/** Every stored file, noted before it is written: one that no object has is left over and deleted after an hour. */
export const storageBlobs = pgTable(
  'storage_blobs',
  {
    id: uuid('id').primaryKey(),
    createdAt: createdAt(),
  },
  (t) => [index('storage_blobs_created').on(t.createdAt)],
);

/** Pictures of the bucket 'avatars'; their bytes are in the file store under the blob's id. */
export const storageObjects = pgTable(
  'storage_objects',
  {
    id: uuid('id').primaryKey(),
    /** Path inside the bucket: {userId}/{timestamp}.{ext}. */
    name: text('name').notNull().unique(),
    owner: uuid('owner')
      .notNull()
      .references(() => authUsers.id, { onDelete: 'cascade' }),
    blobId: uuid('blob_id')
      .notNull()
      .unique()
      .references(() => storageBlobs.id),
    mimeType: text('mime_type').notNull(),
    /** Bytes. */
    size: integer('size').notNull(),
    etag: text('etag').notNull(),
    cacheControl: text('cache_control').notNull(),
    createdAt: createdAt(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [index('storage_objects_owner').on(t.owner, t.createdAt)],
);

/** What shoppers tell about themselves. The user may be of a hosted project, so nothing refers to `auth_users`. */
export const profiles = pgTable('profiles', {
  userId: uuid('user_id').primaryKey(),
  username: text('username').notNull(),
  fullName: text('full_name').notNull(),
  phone: text('phone').notNull(),
  address: text('address').notNull(),
  /** Address of the picture in the bucket 'avatars', without the origin when the bucket is our own. */
  avatarUrl: text('avatar_url'),
  createdAt: createdAt(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
});

/** Sellers that signed-in shoppers follow (ruling 41). */
export const follows = pgTable(
  'follows',
  {
    userId: uuid('user_id').notNull(),
    sellerId: integer('seller_id')
      .notNull()
      .references(() => sellers.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.sellerId] }), index('follows_seller').on(t.sellerId)],
);
