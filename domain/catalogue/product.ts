import type { Rupiah } from '../money.ts';
import type { CourierId } from '../shipping/couriers.ts';
import type { NotReturnable } from './not-returnable.ts';
import type { RunningOffer, Sku } from './sku.ts';

/** What a card of a product shows, in lists and suggestions (P-CAT-5). */
export interface ProductCard {
  id: number;
  name: string;
  /** Its price now (`priceNow`), with the original price and discount that belong to it. */
  price: Rupiah;
  /** Equal to the price when there is no discount. */
  originalPrice: Rupiah;
  /** Whole percent off the original price; 0 for none. */
  discount: number;
  /** Whether the price is that of the running flash session. */
  isFlashPrice: boolean;
  imageUrl: string;
  /** Mean of the stored reviews, 0 to 5; 0 when there are none. */
  rating: number;
  reviewCount: number;
  soldCount: number;
  /** Whether nothing of it is in stock. Only its own page and the cart's quotes show how much there is. */
  isSoldOut: boolean;
  isFreeShipping: boolean;
  location: string;
  sellerName: string;
  /** The couriers that its shop sends with; absent for all. */
  couriers?: readonly CourierId[];
  /** The day on which its shop opens again after a holiday, 'yyyy-mm-dd'; it may have passed. Absent without one. */
  closedUntil?: string;
  /** Whether a choice is needed, such as a size, before it can be bought. */
  hasVariants: boolean;
}

export interface Specification {
  key: string;
  value: string;
}

export interface Variant {
  name: string;
  options: string[];
  /** The CSS background of each option whose name says its colour; absent where none does (P-PROD-18). */
  looks?: (string | null)[] | undefined;
  /** What each size measures, where the description says it. */
  guide?: SizeGuide | undefined;
}

/** A table of sizes: what was measured, and each size with its measure. */
export interface SizeGuide {
  measure: string;
  rows: { size: string; text: string }[];
}

/** Everything the page of one product shows, except its reviews. */
export interface Product extends ProductCard {
  slug: string;
  description: string;
  shortDescription: string;
  images: string[];
  /** What each image shows; absent where nobody said it, '' for what the name says. */
  imageTexts?: string[];
  categoryId: number;
  subcategoryId: number;
  /** The kind of goods when they are not sent back (P-RET-20). */
  notReturnable: NotReturnable | null;
  weightGrams: number;
  tagIds: number[];
  specifications: Specification[];
  variants: Variant[];
  /** Pieces of all SKUs together. */
  stock: number;
  /** What can be bought, by position; at least one. */
  skus: Sku[];
  /** Its item in the running flash session; null when it has none. */
  flash: RunningOffer | null;
  /** The day on which its shop opens again, 'yyyy-mm-dd'; absent for one that is open. */
  reopensOn?: string;
  seller: SellerSummary;
}

export interface SellerSummary {
  id: number;
  name: string;
  rating: number;
  /** Share of chats answered, in percent; null for a shop that nobody has measured. */
  responseRate: number | null;
  isOfficial: boolean;
  location: string;
}

/** A seller in the list of shops. */
export interface SellerListing extends SellerSummary {
  productCount: number;
  totalSold: number;
}

/** A seller's own page. */
export interface Seller extends SellerListing {
  description: string;
  /** Addresses of its own pictures; '' for none. */
  logo: string;
  banner: string;
  /** When its people are there, in their words; may be empty. */
  hours: string;
  /** The day on which it opens again, 'yyyy-mm-dd'; null for one that is open. */
  reopensOn: string | null;
  /** An operator has suspended it: none of its goods are shown (P-CONSOLE-90). */
  isSuspended: boolean;
  joinedYear: number;
}

export interface Review {
  id: number;
  /** As everybody may read it: 'B***i S.' (`maskName`). */
  username: string;
  rating: number;
  /** Calendar date 'yyyy-mm-dd'. */
  date: string;
  content: string;
  images: string[];
  /** How many visitors found it helpful. */
  helpful: number;
  /** The options that its writer bought, such as 'Hitam, 256 GB'; empty where none are known. */
  options: string;
  /** What the shop answered, and on which calendar date. */
  reply: { text: string; date: string } | null;
}

export interface Subcategory {
  id: number;
  name: string;
  slug: string;
}

export interface Category {
  id: number;
  name: string;
  slug: string;
  description: string;
  icon: string;
  imageUrl: string;
  subcategories: Subcategory[];
}

export interface Banner {
  id: number;
  image: string;
  title: string;
  description: string;
  link: string;
}

/** The warranty of a product: its specification 'Garansi' (P-PROD-3); null where its shop promises none. */
export function warrantyOf(specifications: readonly Specification[]): string | null {
  return specifications.find(({ key }) => key.toLowerCase() === 'garansi')?.value ?? null;
}
