import { type Rupiah, rupiah } from '../money.ts';
import { EID_TABS, NEW_ARRIVALS_TABS, type PromotionTab, SPECIAL_OFFER_TABS } from '../promotions/tabs.ts';

/**
 * The sort orders of a product list. Ties go to the higher id first, for prices and discounts to the lower.
 * Price and discount are those of now (`priceNow`), except for 'standing-discount', which a flash session
 * does not change.
 */
export const PRODUCT_ORDERS = [
  'list-position',
  'sold',
  'created',
  'id',
  'price-ascending',
  'price-descending',
  'rating',
  'discount',
  'standing-discount',
] as const;
export type ProductOrder = (typeof PRODUCT_ORDERS)[number];

/** The seller types of the filter panel (P-LIST-7). */
export const SELLER_TYPES = ['official-store', 'preferred-seller', 'top-rated'] as const;
export type SellerType = (typeof SELLER_TYPES)[number];

/** What a shopper may want of the way goods come: paid at the door, or without postage. */
export const SERVICES = ['cod', 'free-shipping'] as const;
export type Service = (typeof SERVICES)[number];

export const VIEWS = ['grid', 'list'] as const;
export type View = (typeof VIEWS)[number];

/** What one screen with a list of products allows in its address (P-LIST-1 to P-LIST-4). */
export interface ListScreen {
  /** Names of the sorts in the address, the default first, and the order of each. */
  sorts: Readonly<Record<string, ProductOrder>>;
  pageSize: number;
  /** Ids of the screen's category tabs in the address, the default first. */
  tabs?: readonly string[];
  /** The maximum of the price slider; as an upper bound it means 'no limit' (P-LIST-3). */
  priceCeiling: Rupiah;
  priceStep: Rupiah;
  /**
   * Which parameters the screen reads besides sort, view and page. 'goods': colour, size, location and services, which
   * only some goods have (P-LIST-21).
   */
  filters: readonly ('q' | 'category' | 'sub' | 'rating' | 'seller' | 'goods' | 'price')[];
}

/** Ceiling of the search screen; an empty or unreadable upper price means this (P-LIST-5). */
export const SEARCH_PRICE_CEILING = rupiah(10_000_000);

const PANEL_SORTS = {
  popularity: 'sold',
  newest: 'created',
  'price-low': 'price-ascending',
  'price-high': 'price-descending',
  rating: 'rating',
} as const;

/** `/search`: relevance first, 12 a page (P-LIST-2). 'newest' there means id descending. */
export const SEARCH_SCREEN: ListScreen = {
  sorts: { relevance: 'list-position', ...PANEL_SORTS, newest: 'id' },
  pageSize: 12,
  priceCeiling: SEARCH_PRICE_CEILING,
  priceStep: rupiah(100_000),
  filters: ['q', 'category', 'rating', 'seller', 'goods', 'price'],
};

/** `/category/{slug}`: popularity first, 8 a page (P-LIST-3). */
export const CATEGORY_SCREEN: ListScreen = {
  sorts: PANEL_SORTS,
  pageSize: 8,
  priceCeiling: rupiah(2_000_000),
  priceStep: rupiah(50_000),
  filters: ['sub', 'rating', 'goods', 'price'],
};

/** `/product`, 'Semua Produk': popular first, 24 a page (P-LIST-4). */
export const ALL_PRODUCTS_SCREEN: ListScreen = {
  sorts: {
    popular: 'sold',
    'price-asc': 'price-ascending',
    'price-desc': 'price-descending',
    newest: 'created',
    rating: 'rating',
  },
  pageSize: 24,
  priceCeiling: SEARCH_PRICE_CEILING,
  priceStep: rupiah(100_000),
  filters: ['q'],
};

/** The products of a seller, the best sold first, 24 a page. */
export const SELLER_SCREEN: ListScreen = {
  sorts: { popularity: 'sold' },
  pageSize: 24,
  priceCeiling: SEARCH_PRICE_CEILING,
  priceStep: rupiah(100_000),
  filters: [],
};

/** The list of sellers, 60 a page; it has neither sorts nor prices. */
export const SELLERS_SCREEN: ListScreen = {
  sorts: {},
  pageSize: 60,
  priceCeiling: SEARCH_PRICE_CEILING,
  priceStep: rupiah(100_000),
  filters: ['q'],
};

/** A promotion page: filters and sorts of search over that page's products, 24 a page (P-LIST-14). */
function promotionScreen(tabs: readonly PromotionTab[], sorts: ListScreen['sorts']): ListScreen {
  return {
    tabs: tabs.map(({ id }) => id),
    sorts,
    pageSize: 24,
    priceCeiling: SEARCH_PRICE_CEILING,
    priceStep: rupiah(100_000),
    filters: ['category', 'rating', 'seller', 'goods', 'price'],
  };
}

const { newest, ...OTHER_SORTS } = PANEL_SORTS;

/** `/new-arrivals`: the newest first (P-PROMO-6). */
export const NEW_ARRIVALS_SCREEN = promotionScreen(NEW_ARRIVALS_TABS, { newest, ...OTHER_SORTS });

/** `/special-offer`: the highest discount first. */
export const SPECIAL_OFFER_SCREEN = promotionScreen(SPECIAL_OFFER_TABS, {
  discount: 'discount',
  ...PANEL_SORTS,
});

/** `/promotions/eid`: the highest discount of now first; which products are on it, standing discounts decide (P-PROMO-4). */
export const EID_SCREEN = promotionScreen(EID_TABS, { discount: 'discount', ...PANEL_SORTS });
