/** What the forms of a shop's orders ask for, posted as `intent`. */
export const SHOP_ORDER_INTENTS = [
  'accept',
  'reject',
  'pack',
  'pickup',
  'drop_off',
  'ship',
  'approve',
  'decline',
  'note',
  'packing',
] as const;
export type ShopOrderIntent = (typeof SHOP_ORDER_INTENTS)[number];

/** What a notice above the list tells of: several intents come to the same. */
export const SHOP_ORDER_NOTICES = [
  'accept',
  'reject',
  'pack',
  'book',
  'ship',
  'decline',
  'note',
  'packing',
] as const;
export type ShopOrderNotice = (typeof SHOP_ORDER_NOTICES)[number];

/** Fields of the form of what was packed that say what was there when it was shown. */
export const PACKING_SEEN = { grams: 'seen-grams', files: 'seen-file' } as const;
