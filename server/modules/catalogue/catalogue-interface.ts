import type { GoodsParcel } from '#domain/cart/quotes.ts';
import type {
  Banner,
  Category,
  Product,
  ProductCard,
  Review,
  Seller,
  SellerListing,
} from '#domain/catalogue/product.ts';
import type { CountsUnknown, FacetCounts } from '#domain/listing/facet-counts.ts';
import type { ProductFilter, ProductQuery } from '#domain/listing/product-filter.ts';
import type { Rupiah } from '#domain/money.ts';
import type { ShownPrice } from '#domain/pricing/price-now.ts';
import type { PromotionFigures } from '#domain/promotions/figures.ts';
import type { Result } from '#domain/result.ts';
import type { ReviewQuery } from '#domain/reviews/review-query.ts';
import type { TermMeaning } from '#domain/search/term-meaning.ts';
import type { ProductList } from './finding/product-finder.ts';
import type { ReviewFigures, ReviewPage, ReviewTarget } from './reviews/product-reviews.ts';
import type { ProductSkus, SkuForSale } from './skus.ts';

/** A product in a flash session, with what it costs while that runs. */
export interface FlashOffer extends ShownPrice {
  product: ProductCard;
  quota: number;
  sold: number;
}

export interface FlashSession {
  id: string;
  /** Hour of the day (WIB) at which an upcoming session starts; null for the running one. */
  startsAtHour: number | null;
  /** Percent taken off on top, already inside the prices; 0 for none. */
  extraPercent: number;
  offers: FlashOffer[];
}

/** The current price and stock of a product, for the lines of a cart. */
export interface Quote {
  productId: number;
  price: Rupiah;
  originalPrice: Rupiah;
  stock: number;
  hasVariants: boolean;
  /** Weight, size and origin of one piece, for estimates of shipping. */
  parcel: GoodsParcel;
}

export interface SearchResult extends ProductList {
  /** Null without a term. */
  meaning: TermMeaning | null;
  /** The best sold products as alternatives, when a term finds nothing. */
  instead: ProductCard[];
}

/**
 * Everything that pages ask of the catalogue. Lists are empty and single things are null when there is
 * nothing; a database that cannot answer throws `DatabaseUnavailable`.
 */
export interface Catalogue {
  categories(): Promise<Category[]>;
  banners(): Promise<Banner[]>;
  listProducts(query: ProductQuery): Promise<ProductList>;
  search(query: ProductQuery): Promise<SearchResult>;
  /**
   * How many products each option of the filter panel would show under the other parts of a filter. Exact or
   * unknown. The read model counts everything. PostgreSQL counts only where the filter's other parts leave at
   * most 1000 products; it answers while the read model is built, and always in a catalogue too large for it.
   * @param used the parts that the page shows: counts of ratings alone depend on nothing outside the filter's categories
   */
  facetCounts(
    filter: ProductFilter,
    used?: 'all' | 'in-category',
  ): Promise<Result<FacetCounts, CountsUnknown>>;
  /** At most `limit` products for a typed text, the best first; null for an empty one. */
  suggestions(term: string, limit: number): Promise<{ products: ProductCard[]; meaning: TermMeaning } | null>;
  /** The most popular searches as terms: the kinds of the best sold products. */
  popularTerms(limit: number): Promise<string[]>;
  featured(limit: number): Promise<ProductCard[]>;
  /** By recommendation score, evaluated at the start of the day of `now` (P-CAT-19). */
  recommended(limit: number, now: Date): Promise<ProductCard[]>;
  flashSessions(): Promise<FlashSession[]>;
  /** Highest and average discount and how many products are new, at `now` (P-PROMO-1). */
  promotionFigures(now: Date): Promise<PromotionFigures>;
  product(id: number): Promise<Product | null>;
  /** Others of the same subcategory and then of the category, the best sold first. */
  relatedProducts(
    product: { id: number; categoryId: number; subcategoryId: number },
    limit: number,
  ): Promise<ProductCard[]>;
  newestReviews(productId: number, limit: number): Promise<Review[]>;
  reviews(productId: number, asked: ReviewQuery): Promise<ReviewPage>;
  reviewFigures(productId: number): Promise<ReviewFigures>;
  /** Null for an unknown or hidden review. */
  reviewTarget(reviewId: number): Promise<ReviewTarget | null>;
  /** Counts one visitor's vote once; returns the new count, or null for an unknown review. */
  voteHelpful(reviewId: number, visitorId: string): Promise<number | null>;
  /** Sellers whose name contains the term, by id; all for an empty one. */
  sellers(wanted: {
    term: string;
    limit: number;
    offset: number;
  }): Promise<{ items: SellerListing[]; total: number }>;
  seller(id: number): Promise<Seller | null>;
  /** Quotes of some products; unknown ids are left out. */
  quotes(productIds: readonly number[]): Promise<Quote[]>;
  /**
   * Some SKUs that are still for sale, with what a checkout needs of their products; unknown ids are left
   * out.
   */
  skus(ids: readonly number[]): Promise<SkuForSale[]>;
  /** The choices of a product now; null for an unknown id. */
  productSkus(productId: number): Promise<ProductSkus | null>;
}

export type { ProductFilter, ProductQuery, SkuForSale };
