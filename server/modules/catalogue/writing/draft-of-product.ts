import { sql } from 'drizzle-orm';
import type { NotReturnable } from '#domain/catalogue/not-returnable.ts';
import type { Specification, Variant } from '#domain/catalogue/product.ts';
import { PRODUCT_LIMITS, type ProductDraft } from '#domain/catalogue/product-draft.ts';
import { COD_TAG_ID } from '#domain/catalogue/tags.ts';
import { stockOf } from '#server/modules/stock/stock.ts';
import type { Query } from '#server/platform/database/query.ts';
import { shipsFreeItself } from '../promotions/move-promotions.ts';

interface ProductRow {
  name: string;
  subcategoryId: number;
  description: string;
  specifications: Specification[];
  images: string[];
  imageTexts: string[];
  isFreeShipping: boolean;
  allowsCod: boolean;
  notReturnable: NotReturnable | null;
  variants: Variant[];
}

interface ChoiceRow {
  options: string[];
  price: number;
  originalPrice: number;
  stock: number;
  weightGrams: number;
  imageUrl: string | null;
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
    select name, subcategory_id as "subcategoryId", description, specifications, images, image_texts as "imageTexts",
      ${shipsFreeItself(sql`p`)} as "isFreeShipping", ${COD_TAG_ID} = any(tag_ids) as "allowsCod",
      not_returnable as "notReturnable", variants
    from products p where id = ${productId} and seller_id = ${sellerId}`);
  if (!product) return null;
  const choices = await query<ChoiceRow>(sql`
    select k.options, k.price, k.original_price as "originalPrice", ${stockOf(sql`k.id`)} as stock,
      k.weight_grams as "weightGrams", k.image_url as "imageUrl", k.length_cm as "lengthCm", k.width_cm as "widthCm", k.height_cm as "heightCm"
    from skus k where k.product_id = ${productId} and k.archived_at is null order by k.position, k.id`);
  const [first] = choices;
  const side = (cm: number | null | undefined) => (cm == null ? '' : String(cm));
  return {
    name: product.name,
    subcategory: String(product.subcategoryId),
    description: product.description,
    specifications: product.specifications,
    pictures: product.images.slice(0, PRODUCT_LIMITS.pictures).map((address, place) => ({
      address,
      media: null,
      text: product.imageTexts[place] ?? '',
    })),
    length: side(first?.lengthCm),
    width: side(first?.widthCm),
    height: side(first?.heightCm),
    isFreeShipping: product.isFreeShipping,
    allowsCod: product.allowsCod,
    notReturnable: product.notReturnable ?? '',
    variants: product.variants.map(({ name, options }) => ({ name, options })),
    choices: choices.map(({ options, price, originalPrice, stock, weightGrams, imageUrl }) => ({
      options,
      price: String(price),
      stock: String(stock),
      weight: String(weightGrams),
      picture: imageUrl ?? '',
      seen: { price, originalPrice, stock },
    })),
  };
}
