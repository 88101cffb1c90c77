/** A category tab of a promotion page: everything, one category, or a hand-picked collection. */
export interface PromotionTab {
  /** Its value of `?tab=`. */
  id: string;
  /** Slug of the category that it narrows the page to. */
  category?: string;
  collection?: string;
}

const ELECTRONICS: PromotionTab = { id: 'elektronik', category: 'electronics' };
const FASHION: PromotionTab = { id: 'fashion', category: 'fashion' };
const HOME: PromotionTab = { id: 'rumah-tangga', category: 'home-living' };
const GADGETS: PromotionTab = { id: 'gadget', category: 'gadgets' };

/** All, Elektronik, Fashion, Rumah Tangga, Gadget (P-PROMO-6). */
export const NEW_ARRIVALS_TABS: readonly PromotionTab[] = [
  { id: 'all' },
  ELECTRONICS,
  FASHION,
  HOME,
  GADGETS,
];

/** All, electronics (2), fashion (1), home (3), gadgets (6) (P-PROMO-3). */
export const SPECIAL_OFFER_TABS: readonly PromotionTab[] = [
  { id: 'semua' },
  ELECTRONICS,
  FASHION,
  HOME,
  GADGETS,
];

/** All, fashion (1), home (3), food (4), gift (5): here 4 is `food` and 5 the 'gift' collection (P-PROMO-5). */
export const EID_TABS: readonly PromotionTab[] = [
  { id: 'semua' },
  FASHION,
  HOME,
  { id: 'makanan', category: 'food' },
  { id: 'hadiah', collection: 'gift' },
];

/** The tab that an address means; an unknown id means the first, which shows everything. */
export function promotionTab(tabs: readonly PromotionTab[], id: string): PromotionTab {
  return tabs.find((tab) => tab.id === id) ?? tabs[0] ?? { id: '' };
}

/**
 * The filter of a tab. The tab of a category that the catalogue lacks is empty, so that a tab never shows
 * other goods.
 */
export function tabFilter(
  { category, collection }: PromotionTab,
  categories: readonly { id: number; slug: string }[],
): { categoryIds?: readonly number[]; collection?: string } {
  return {
    ...(category !== undefined && {
      categoryIds: categories.filter(({ slug }) => slug === category).map(({ id }) => id),
    }),
    ...(collection !== undefined && { collection }),
  };
}
