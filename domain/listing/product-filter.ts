import type { Rupiah } from '../money.ts';
import type { Beside } from './list-extent.ts';
import type { ListState } from './list-state.ts';
import type { ListScreen, ProductOrder, SellerType, Service } from './screens.ts';

/** Which products a list contains; an absent member does not filter. OR inside a member, AND between them. */
export interface ProductFilter {
  /** The search term. */
  term?: string;
  /** The term is taken literally: names that contain it, case-insensitive. */
  isLiteral?: true;
  /** The order that the term wishes is ignored. */
  isByRelevance?: true;
  categoryIds?: readonly number[];
  subcategoryId?: number;
  sellerId?: number;
  sellerTypes?: readonly SellerType[];
  /** Slugs of colours, and sizes in lower case, of which a product has one in its variants (P-LIST-21). */
  colors?: readonly string[];
  sizes?: readonly string[];
  /** Where goods are sent from. */
  locations?: readonly string[];
  /** All of them, unlike the other members. */
  services?: readonly Service[];
  /** Bounds of the price of now, both included. */
  minPrice?: Rupiah;
  maxPrice?: Rupiah;
  minRating?: number;
  /** Standing discount in whole percent: a flash session does not change it. */
  minStandingDiscount?: number;
  /** Only products at the price of the running flash session. */
  onFlashSale?: true;
  /** A hand-picked group, such as 'gift'. */
  collection?: string;
  /** Only the products of 'Promo Lebaran', limited to 18 before any other filter applies. */
  onEidList?: true;
}

export interface ProductQuery {
  filter: ProductFilter;
  order: ProductOrder;
  limit: number;
  offset: number;
  /** Instead of an offset: the products that follow or precede a product in the order. */
  beside?: Beside;
}

/** A seller counts as top-rated from this rating (P-LIST-7). */
export const TOP_RATED_FROM = 4.8;
/** A seller counts as preferred from this response rate in percent and this rating (P-LIST-7). */
export const PREFERRED_FROM_RESPONSE_RATE = 95;
export const PREFERRED_FROM_RATING = 4.5;

/** Whether a seller is of a type of the filter panel (P-LIST-7). */
export function isSellerOfType(
  seller: { isOfficial: boolean; rating: number; responseRate: number | null },
  type: SellerType,
): boolean {
  switch (type) {
    case 'official-store':
      return seller.isOfficial;
    case 'top-rated':
      return seller.rating >= TOP_RATED_FROM;
    case 'preferred-seller':
      return (
        (seller.responseRate ?? 0) >= PREFERRED_FROM_RESPONSE_RATE && seller.rating >= PREFERRED_FROM_RATING
      );
  }
}

/**
 * Turns the state of a list into a query for the catalogue. The lowest chosen rating applies (P-LIST-6); an
 * upper price at the ceiling is no limit (P-LIST-3).
 * @param ids the catalogue's ids for the chosen slugs, without unknown ones.
 * @param page what the page itself contains, whatever the shopper asks; its categories come before the chosen
 * ones.
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
  if (state.isByRelevance) filter.isByRelevance = true;
  if (ids.categoryIds && ids.categoryIds.length > 0) filter.categoryIds = ids.categoryIds;
  if (ids.subcategoryId !== undefined) filter.subcategoryId = ids.subcategoryId;
  if (state.sellerTypes.length > 0) filter.sellerTypes = state.sellerTypes;
  for (const part of ['colors', 'sizes', 'locations'] as const) {
    if (state[part].length > 0) filter[part] = state[part];
  }
  if (state.services.length > 0) filter.services = state.services;
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
