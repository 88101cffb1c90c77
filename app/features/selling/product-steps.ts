/** What the forms of a shop's products ask for, posted as `step`; also what a notice tells of. */
export const SHOP_PRODUCT_STEPS = ['show', 'hide', 'archive', 'restore'] as const;
