/**
 * Kinds of goods that are not sent back (P-RET-20): data of a subcategory. Damaged, wrong or missing ones are refunded on
 * evidence.
 */
export const NOT_RETURNABLE = ['food', 'drinks', 'consumables'] as const;

export type NotReturnable = (typeof NOT_RETURNABLE)[number];
