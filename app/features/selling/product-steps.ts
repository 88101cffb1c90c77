/** What the forms of a shop's products ask for, posted as `step`; also what a notice tells of. */
export const SHOP_PRODUCT_STEPS = ['show', 'hide', 'archive', 'restore'] as const;

/** The press that leads to the prices of the ticked products, posted like a step. */
export const TO_PRICES = 'prices';
