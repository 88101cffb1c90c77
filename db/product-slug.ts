/**
 * The readable part of a product's address: the name in lower case, spaces as hyphens, other punctuation left
 * out. 'Serum 10% & Zinc, 30 ml' becomes 'serum-10-zinc-30-ml'. Not unique: the id identifies the product.
 * Source: P-CAT-4.
 */
export function productSlug(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]+/gu, '')
    .trim()
    .replace(/[\s-]+/g, '-');
}
