import { sql } from 'drizzle-orm';
import type { NotReturnable } from '#domain/catalogue/not-returnable.ts';
import type { Specification, Variant } from '#domain/catalogue/product.ts';
import { PRODUCT_LIMITS, type ProductDraft } from '#domain/catalogue/product-draft.ts';
import { COD_TAG_ID } from '#domain/catalogue/tags.ts';
import { stockOf } from '#server/modules/stock/stock.ts';
import type { Query } from '#server/platform/database/query.ts';
import { shipsFreeItself } from '../promotions/move-promotions.ts';

interface ProductRow {
  id: number;
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
  productId: number;
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
export const draftOfProduct = async (
  query: Query,
  sellerId: number,
  productId: number,
): Promise<ProductDraft | null> =>
  (await draftsOfProducts(query, sellerId, [productId])).get(productId) ?? null;

/** Products of a shop as drafts of themselves; those that it does not have are left out. */
export async function draftsOfProducts(
  query: Query,
  sellerId: number,
  ids: readonly number[],
): Promise<Map<number, ProductDraft>> {
  const products = await query<ProductRow>(sql`
    select p.id, name, subcategory_id as "subcategoryId", description, specifications, images, image_texts as "imageTexts",
      ${shipsFreeItself(sql`p`)} as "isFreeShipping", ${COD_TAG_ID} = any(tag_ids) as "allowsCod",
      not_returnable as "notReturnable", variants
    from products p where p.id = any(${sql.param([...ids])}::integer[]) and seller_id = ${sellerId} order by p.id`);
  const choices = await query<ChoiceRow>(sql`
    select k.product_id as "productId", k.options, k.price, k.original_price as "originalPrice", ${stockOf(sql`k.id`)} as stock,
      k.weight_grams as "weightGrams", k.image_url as "imageUrl", k.length_cm as "lengthCm", k.width_cm as "widthCm", k.height_cm as "heightCm"
    from skus k where k.product_id = any(${sql.param(products.map(({ id }) => id))}::integer[]) and k.archived_at is null
    order by k.position, k.id`);
  const byProduct = Map.groupBy(choices, ({ productId }) => productId);
  return new Map(products.map((product) => [product.id, draftOf(product, byProduct.get(product.id) ?? [])]));
}

function draftOf(product: ProductRow, choices: readonly ChoiceRow[]): ProductDraft {
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
