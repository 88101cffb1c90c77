/**
 * Kinds of goods that are not sent back (P-RET-20): data of a subcategory, or of a product. Damaged, wrong or missing ones are refunded on
 * evidence.
 */
export const NOT_RETURNABLE = ['food', 'drinks', 'consumables', 'final_sale'] as const;

export type NotReturnable = (typeof NOT_RETURNABLE)[number];
