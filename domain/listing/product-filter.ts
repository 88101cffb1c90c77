import type { Rupiah } from '../money.ts';
import type { Beside } from './list-extent.ts';
import type { ListState } from './list-state.ts';
import type { ListScreen, ProductOrder, SellerType } from './screens.ts';

/** Which products a list holds; an absent member does not narrow it. OR inside a member, AND between them. */
export interface ProductFilter {
  /** What is searched for. */
  term?: string;
  /** The term is taken by the letter: names that contain it, case-insensitive. */
  isLiteral?: true;
  categoryIds?: readonly number[];
  subcategoryId?: number;
  sellerId?: number;
  sellerTypes?: readonly SellerType[];
  /** Bounds of the price of now, both included. */
  minPrice?: Rupiah;
  maxPrice?: Rupiah;
  minRating?: number;
  /** Discount of now in whole percent. */
  minDiscount?: number;
  /** Only products at the price of the running flash session. */
  onFlashSale?: true;
  /** A hand-picked group, such as 'gift'. */
  collection?: string;
  /** Only the products that stand on 'Promo Lebaran', cut at 18 before anything else here narrows them. */
  onEidList?: true;
}

export interface ProductQuery {
  filter: ProductFilter;
  order: ProductOrder;
  limit: number;
  offset: number;
  /** Instead of an offset: the products that follow a product in the order, or stand before it. */
  beside?: Beside;
}

/** A seller counts as top-rated from this rating (P-LIST-7). */
export const TOP_RATED_FROM = 4.8;
/** A seller counts as preferred from this response rate in percent and this rating (P-LIST-7). */
export const PREFERRED_FROM_RESPONSE_RATE = 95;
export const PREFERRED_FROM_RATING = 4.5;

/** Whether a seller is of a type of the filter panel (P-LIST-7). */
export function isSellerOfType(
  seller: { isOfficial: boolean; rating: number; responseRate: number },
  type: SellerType,
): boolean {
  switch (type) {
    case 'official-store':
      return seller.isOfficial;
    case 'top-rated':
      return seller.rating >= TOP_RATED_FROM;
    case 'preferred-seller':
      return seller.responseRate >= PREFERRED_FROM_RESPONSE_RATE && seller.rating >= PREFERRED_FROM_RATING;
  }
}

/**
 * Turns what a shopper asked of a list into what the catalogue is asked: the lowest chosen rating counts (P-LIST-6),
 * an upper price at the ceiling is no limit (P-LIST-3).
 * @param ids what the chosen slugs mean in the catalogue; unknown slugs are already gone.
 * @param page what the page itself holds, whatever the shopper asks; its categories stand before the chosen ones.
 */
export function productQuery(
  screen: ListScreen,
  state: ListState,
  ids: { categoryIds?: readonly number[]; subcategoryId?: number } = {},
  page: ProductFilter = {},
): ProductQuery {
  const filter: ProductFilter = {};
  if (state.term !== '') filter.term = state.term;
  if (state.isLiteral) filter.isLiteral = true;
  if (ids.categoryIds && ids.categoryIds.length > 0) filter.categoryIds = ids.categoryIds;
  if (ids.subcategoryId !== undefined) filter.subcategoryId = ids.subcategoryId;
  if (state.sellerTypes.length > 0) filter.sellerTypes = state.sellerTypes;
  if (state.minPrice > 0) filter.minPrice = state.minPrice;
  if (state.maxPrice < screen.priceCeiling) filter.maxPrice = state.maxPrice;
  if (state.ratings.length > 0) filter.minRating = Math.min(...state.ratings);
  return {
    filter: { ...filter, ...page },
    order: screen.sorts[state.sort] ?? 'sold',
    limit: screen.pageSize,
    offset: (state.page - 1) * screen.pageSize,
    ...(state.beside && { beside: state.beside }),
  };
}
