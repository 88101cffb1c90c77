/** Bounds of a shop's name, in characters. */
export const SHOP_NAME_LENGTH = { min: 3, max: 60 } as const;

/** Words that would let a shop pass for the marketplace or a brand's own shop. */
const RESERVED = /(?<![\p{L}\p{N}])(?:lokapasar|admin|cs|resmi)(?![\p{L}\p{N}])/iu;

/** Whether a name has a word that no shop may have (P-CENTRE-40). */
export const isReservedShopName = (name: string): boolean => RESERVED.test(name);
