import { productSlug } from '#db/product-slug.ts';
import type * as schema from '#db/schema/catalogue.ts';
import { FLASH_QUOTA } from '#domain/flash-sale/flash-item.ts';
import { sessionEnd } from '#domain/flash-sale/session-end.ts';
import { rupiah } from '#domain/money.ts';
import { discountPercent } from '#domain/pricing/discount-percent.ts';
import { demoSkus } from './demo-skus.ts';
import { type ReferenceData, referenceData } from './reference-data.ts';
import {
  readBanners,
  readFlashSessions,
  readPictures,
  readProducts,
  readSellers,
  type SeedPictures,
  type SeedProduct,
  type SeedReview,
} from './seed-files.ts';

/** The search screen's own twelve products come first in 'relevance' order (P-CAT-11). */
const firstListed = { from: 8, to: 19 };

const dayInMs = 24 * 60 * 60 * 1000;
const jakartaDate = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Jakarta' });

/** The rows of the demo catalogue, reference data apart; review ids are left to the database. */
export interface DemoCatalogue {
  sellers: (typeof schema.sellers.$inferInsert & { id: number })[];
  pickupAddresses: (typeof schema.pickupAddresses.$inferInsert)[];
  products: (typeof schema.products.$inferInsert & { id: number })[];
  skus: (typeof schema.skus.$inferInsert)[];
  inventory: (typeof schema.inventory.$inferInsert)[];
  stockMoves: (typeof schema.stockMoves.$inferInsert)[];
  reviews: (typeof schema.reviews.$inferInsert)[];
  banners: (typeof schema.banners.$inferInsert)[];
  flashSessions: (typeof schema.flashSessions.$inferInsert)[];
  flashItems: (typeof schema.flashItems.$inferInsert)[];
  flashPrices: (typeof schema.flashPrices.$inferInsert)[];
}

/**
 * Turns the seed files into rows.
 *
 * @param seededAt the moment from which all ages in the files count back (P-CAT-12)
 * @throws Error when a file names a subcategory or tag that does not exist
 */
export function demoCatalogue(seededAt: Date): DemoCatalogue {
  const seeds = readProducts();
  const reference = referenceData();
  const sessions = readFlashSessions();
  const pictures = readPictures();
  const sellers = readSellers();
  return {
    sellers: sellers.map(({ pickup: _, ...seller }) => seller),
    pickupAddresses: sellers.map(({ id, pickup }) => ({ sellerId: id, ...pickup })),
    products: seeds.map((seed) => productRow(seed, seededAt, reference, pictures)),
    ...demoSkus(seeds, sessions, pictures.colours, seededAt),
    reviews: seeds.flatMap((seed) => reviewRows(seed, pictures.reviews[seed.id], seededAt)),
    banners: readBanners().map((banner) => ({
      ...banner,
      image: pictures.banners[banner.link] ?? banner.image,
    })),
    flashSessions: sessions.map(({ items: _, ...session }) => ({
      ...session,
      endsAt: session.startsAtHour === null ? sessionEnd(seededAt) : null,
    })),
    flashItems: sessions.flatMap(({ id, items }) =>
      items.map((item, index) => ({
        ...item,
        sessionId: id,
        position: index + 1,
        quota: FLASH_QUOTA,
        openingSold: item.sold,
      })),
    ),
  };
}

function productRow(
  seed: SeedProduct,
  seededAt: Date,
  reference: ReferenceData,
  pictures: SeedPictures,
): DemoCatalogue['products'][number] {
  const { subcategory: slug, stock: _stock, tags, ageDays, reviews, ...fields } = seed;
  const subcategory = findBySlug(reference.subcategories, slug, seed);
  // A product without a photograph shows the drawing of its kind.
  const images = pictures.products[seed.id] ?? [`/images/placeholder/${slug}.svg`];
  const isListedFirst = seed.id >= firstListed.from && seed.id <= firstListed.to;
  return {
    ...fields,
    slug: productSlug(seed.name),
    discount: discountPercent(rupiah(seed.price), rupiah(seed.originalPrice)),
    imageUrl: images[0] ?? '',
    images,
    rating: meanRating(reviews),
    reviewCount: reviews.length,
    categoryId: subcategory.categoryId,
    subcategoryId: subcategory.id,
    tagIds: tags.map((tag) => findBySlug(reference.tags, tag, seed).id),
    listPosition: isListedFirst ? seed.id - firstListed.from + 1 : null,
    createdAt: new Date(seededAt.getTime() - ageDays * dayInMs),
    updatedAt: seededAt,
  };
}

function reviewRows(
  { id: productId, reviews }: SeedProduct,
  photograph: string | undefined,
  seededAt: Date,
): DemoCatalogue['reviews'] {
  const photographer = fullestPraise(reviews);
  return reviews.map((review) => {
    const { daysAgo, ...fields } = review;
    return {
      ...fields,
      productId,
      date: jakartaDate.format(seededAt.getTime() - daysAgo * dayInMs),
      images: photograph && review === photographer ? [photograph] : [],
    };
  });
}

/** Who liked it and wrote most about it: the one to have taken a photograph. */
const fullestPraise = (reviews: readonly SeedReview[]) =>
  reviews.filter(({ rating }) => rating >= 4).toSorted((a, b) => b.content.length - a.content.length)[0];

/** Mean of the ratings, rounded to two decimals; 0 without reviews. */
function meanRating(reviews: readonly { rating: number }[]): number {
  if (reviews.length === 0) return 0;
  const sum = reviews.reduce((total, { rating }) => total + rating, 0);
  return Math.round((sum / reviews.length) * 100) / 100;
}

function findBySlug<Row extends { slug: string }>(
  rows: readonly Row[],
  slug: string,
  seed: SeedProduct,
): Row {
  const row = rows.find((candidate) => candidate.slug === slug);
  if (!row) throw new Error(`Demo product ${seed.id} names '${slug}', which does not exist`);
  return row;
}
