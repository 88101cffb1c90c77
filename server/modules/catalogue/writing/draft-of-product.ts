import { sql } from 'drizzle-orm';
import type { Specification, Variant } from '#domain/catalogue/product.ts';
import { PRODUCT_LIMITS, type ProductDraft } from '#domain/catalogue/product-draft.ts';
import { stockOf } from '#server/modules/stock/stock.ts';
import type { Query } from '#server/platform/database/query.ts';
import { shipsFreeItself } from '../promotions/move-promotions.ts';

interface ProductRow {
  name: string;
  subcategoryId: number;
  description: string;
  specifications: Specification[];
  images: string[];
  isFreeShipping: boolean;
  variants: Variant[];
}

interface ChoiceRow {
  options: string[];
  price: number;
  originalPrice: number;
  stock: number;
  weightGrams: number;
  lengthCm: number | null;
  widthCm: number | null;
  heightCm: number | null;
}

/** A product of a shop as a draft of itself; null when the shop has none of that number. */
export async function draftOfProduct(
  query: Query,
  sellerId: number,
  productId: number,
): Promise<ProductDraft | null> {
  const [product] = await query<ProductRow>(sql`
    select name, subcategory_id as "subcategoryId", description, specifications, images,
      ${shipsFreeItself(sql`p`)} as "isFreeShipping", variants
    from products p where id = ${productId} and seller_id = ${sellerId}`);
  if (!product) return null;
  const choices = await query<ChoiceRow>(sql`
    select k.options, k.price, k.original_price as "originalPrice", ${stockOf(sql`k.id`)} as stock,
      k.weight_grams as "weightGrams", k.length_cm as "lengthCm", k.width_cm as "widthCm", k.height_cm as "heightCm"
    from skus k where k.product_id = ${productId} and k.archived_at is null order by k.position, k.id`);
  const [first] = choices;
  const side = (cm: number | null | undefined) => (cm == null ? '' : String(cm));
  return {
    name: product.name,
    subcategory: String(product.subcategoryId),
    description: product.description,
    specifications: product.specifications,
    pictures: product.images.slice(0, PRODUCT_LIMITS.pictures).map((address) => ({ address, media: null })),
    length: side(first?.lengthCm),
    width: side(first?.widthCm),
    height: side(first?.heightCm),
    isFreeShipping: product.isFreeShipping,
    variants: product.variants.map(({ name, options }) => ({ name, options })),
    choices: choices.map(({ options, price, originalPrice, stock, weightGrams }) => ({
      options,
      price: String(price),
      stock: String(stock),
      weight: String(weightGrams),
      seen: { price, originalPrice, stock },
    })),
  };
}
