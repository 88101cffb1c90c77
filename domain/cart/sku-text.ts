/** The variant text of a line for a SKU ('Hitam Arang, 128 GB'); undefined for a product without variants (P-CART-1). */
export const skuText = (options: readonly string[]): string | undefined => options.join(', ') || undefined;
