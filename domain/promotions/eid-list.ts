/** At most this many products are on 'Promo Lebaran' (P-PROMO-4). */
export const EID_LIST_SIZE = 18;
/** Their discount is above this many percent (P-PROMO-4). */
export const EID_ABOVE_PERCENT = 10;
/** The tag 'Flash Sale' (P-CAT-8). */
export const FLASH_SALE_TAG_ID = 3;
/** Fashion and Rumah Tangga, by their place in the list of categories (P-PROMO-4). */
export const EID_CATEGORY_IDS: readonly number[] = [1, 3];

/** What decides whether a product is on 'Promo Lebaran', and where. */
export interface EidCandidate {
  id: number;
  /** Standing discount in whole percent. */
  discount: number;
  tagIds: readonly number[];
  categoryId: number;
}

/** Whether a product can be on 'Promo Lebaran': discount above 10, and tag 3 or category 1 or 3 (P-PROMO-4). */
export function isEidProduct({ discount, tagIds, categoryId }: EidCandidate): boolean {
  return (
    discount > EID_ABOVE_PERCENT &&
    (tagIds.includes(FLASH_SALE_TAG_ID) || EID_CATEGORY_IDS.includes(categoryId))
  );
}

/** 'Promo Lebaran': tabs and filters only narrow this list (P-PROMO-4). */
export function eidList<P extends EidCandidate>(products: readonly P[]): P[] {
  return products
    .filter(isEidProduct)
    .sort((a, b) => b.discount - a.discount || a.id - b.id)
    .slice(0, EID_LIST_SIZE);
}
