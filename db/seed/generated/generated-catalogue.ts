import { productSlug } from '#db/product-slug.ts';
import type * as schema from '#db/schema/catalogue.ts';
import { newSince } from '#domain/catalogue/list-rules.ts';
import { rupiah } from '#domain/money.ts';
import { discountPercent } from '#domain/pricing/discount-percent.ts';
import { referenceData } from '../reference-data.ts';
import { createDice, type Dice } from './dice.ts';
import { meanRating, type ReviewRow, reviewsOf } from './generated-reviews.ts';
import { BRANDS, CITIES, CLAIMS, readVocabulary, SERIES, SHOP_KINDS, SHOP_WORDS } from './words.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Highest price (P-CAT-11). */
const HIGHEST_PRICE = 10_000_000;
/** Bounds the number of all reviews, so that a large catalogue does not consist mostly of reviews. */
const MOST_REVIEWS = 300_000;
const PRODUCTS_A_SELLER = 400;
const TAGS = { discount: 1, freeShipping: 2, bestSeller: 4, isNew: 5 } as const;

export type SellerRow = typeof schema.sellers.$inferInsert & { id: number };
type PickupRow = typeof schema.pickupAddresses.$inferInsert;

/** A product with its rows in other tables. */
export interface GeneratedProduct {
  product: Omit<
    typeof schema.products.$inferSelect,
    | 'state'
    | 'stateReason'
    | 'notReturnable'
    | 'imageTexts'
    | 'flashPrice'
    | 'priceNow'
    | 'discountNow'
    | 'optionWords'
    | 'foldedName'
    | 'soldByOrders'
    | 'isSoldOut'
    | 'hasLowStock'
  >;
  stock: number;
  reviews: ReviewRow[];
}

/**
 * Products beyond the demo catalogue, generated one by one: the same index gives the same product on every
 * run.
 */
export interface GeneratedCatalogue {
  sellers: SellerRow[];
  pickupAddresses: PickupRow[];
  /** @param index from 0; its id is `firstProductId + index` */
  productAt(index: number): GeneratedProduct;
}

/** @param now from which the ages of products and reviews count back */
export function generatedCatalogue(given: {
  products: number;
  firstProductId: number;
  firstSellerId: number;
  now: Date;
}): GeneratedCatalogue {
  const { products, firstProductId, firstSellerId, now } = given;
  const { subcategories } = referenceData();
  const vocabulary = readVocabulary();
  const generated = Array.from({ length: Math.ceil(products / PRODUCTS_A_SELLER) }, (_, index) =>
    sellerAt(index, firstSellerId + index),
  );
  const sellers = generated.map(({ seller }) => seller);
  const reviewsEach = Math.min(3, MOST_REVIEWS / products);

  return {
    sellers,
    pickupAddresses: generated.map(({ pickup }) => pickup),
    productAt(index) {
      const dice = createDice(index + 1);
      const subcategory = dice.pick(subcategories);
      const words = vocabulary[subcategory.slug];
      if (!words) throw new Error(`The vocabulary lacks ${subcategory.slug}`);
      const seller = dice.pick(sellers);
      const id = firstProductId + index;
      const thing = dice.pick(words.things);
      const brand = dice.pick(BRANDS);
      const variant = dice.pick(words.variants);
      const name = `${thing} ${brand} ${dice.pick(SERIES)} ${variant} ${dice.pick(words.measures)}`;
      const { price, originalPrice } = prices(dice, words.price);
      const discount = discountPercent(rupiah(price), rupiah(originalPrice));
      const isFreeShipping = dice.next() < 0.4;
      // A few goods sell by the ten thousand, most hardly at all (Pareto).
      const soldCount = Math.min(60_000, Math.floor(12 * (dice.next() ** -0.62 - 1)));
      const ageMs = Math.floor(dice.next() ** 2 * 900 * DAY_MS);
      const createdAt = new Date(now.getTime() - ageMs);
      const reviews = reviewsOf(dice, { id, name: thing, soldCount, ageMs, reviewsEach, now });
      const isNew = createdAt >= newSince(now);
      const imageUrl = `/images/placeholder/${subcategory.slug}.svg`;
      return {
        stock: dice.next() < 0.02 ? 0 : dice.between(1, 400),
        reviews,
        product: {
          id,
          name,
          slug: productSlug(name),
          shortDescription: `${thing} ${variant.toLowerCase()} dari ${brand}. ${dice.pick(CLAIMS)}`,
          description: `${name} dijual oleh ${seller.name} di ${seller.location}. ${dice.pick(CLAIMS)} ${dice.pick(CLAIMS)}`,
          price,
          originalPrice,
          discount,
          imageUrl,
          images: [imageUrl],
          rating: meanRating(reviews),
          reviewCount: reviews.length,
          soldCount,
          isFreeShipping,
          location: seller.location,
          categoryId: subcategory.categoryId,
          subcategoryId: subcategory.id,
          sellerId: seller.id,
          weightGrams: dice.between(...words.weight),
          tagIds: [
            ...(discount > 0 ? [TAGS.discount] : []),
            ...(isFreeShipping ? [TAGS.freeShipping] : []),
            ...(soldCount > 1000 ? [TAGS.bestSeller] : []),
            ...(isNew ? [TAGS.isNew] : []),
          ],
          collections: [],
          specifications: [{ key: 'Merek', value: brand }],
          variants: [],
          listPosition: null,
          createdAt,
          updatedAt: now,
        },
      };
    },
  };
}

function sellerAt(index: number, id: number): { seller: SellerRow; pickup: PickupRow } {
  const dice = createDice(-1 - index);
  const { name: location, postalCode } = dice.pick(CITIES);
  const name = `${dice.pick(SHOP_KINDS)} ${dice.pick(SHOP_WORDS)} ${location} ${index + 1}`;
  return {
    seller: {
      id,
      name,
      description: `${name} melayani pesanan dari seluruh Indonesia setiap hari kerja.`,
      location,
      joinedYear: dice.between(2018, 2026),
      rating: dice.between(38, 50) / 10,
      responseRate: dice.between(80, 100),
      isOfficial: dice.next() < 0.1,
    },
    pickup: {
      sellerId: id,
      contact: name,
      phone: '+62 21 5550 0123',
      postalCode,
      address: `Jalan Contoh ${index + 1}, ${location}`,
    },
  };
}

function prices(dice: Dice, [lowest, highest]: [number, number]): { price: number; originalPrice: number } {
  const price = Math.round((lowest * (highest / lowest) ** dice.next()) / 500) * 500;
  const percent = dice.next() < 0.55 ? dice.between(5, 45) : 0;
  const originalPrice = Math.min(HIGHEST_PRICE, Math.round(price / (1 - percent / 100) / 500) * 500);
  return { price, originalPrice: Math.max(price, originalPrice) };
}
