import { sql } from 'drizzle-orm';
import type { NotReturnable } from '#domain/catalogue/not-returnable.ts';
import { planProduct } from '#domain/catalogue/plan-product.ts';
import type { Product, SellerSummary } from '#domain/catalogue/product.ts';
import type { ProductDraft } from '#domain/catalogue/product-draft.ts';
import { shownVariants } from '#domain/catalogue/shown-variants.ts';
import { cheapest, type Sku } from '#domain/catalogue/sku.ts';
import { rupiah } from '#domain/money.ts';
import { priceNow } from '#domain/pricing/price-now.ts';
import type { Query } from '#server/platform/database/query.ts';

/** A draft as its product's page would show it. */
export interface DraftPreview {
  product: Product;
  /** How many faults keep it from being published. A number that nobody can read stands as the lowest that is allowed. */
  faults: number;
}

/** What the page of a product would show of a draft: without sales, reviews and the flash sale (P-GOODS-13). */
export async function previewDraft(
  query: Query,
  { sellerId, productId, body }: { sellerId: number; productId: number | null; body: ProductDraft },
): Promise<DraftPreview> {
  const { product: wanted, faults } = planProduct(body);
  const [place] = await query<{ categoryId: number; notReturnable: NotReturnable | null }>(sql`
    select category_id as "categoryId", not_returnable as "notReturnable" from subcategories
    where id = ${wanted.subcategoryId}`);
  const [seller] = await query<SellerSummary>(sql`
    select id, name, rating, response_rate as "responseRate", is_official as "isOfficial", location
    from sellers where id = ${sellerId}`);
  if (!seller) throw new Error(`A draft of the unknown seller ${sellerId}`);
  const skus = wanted.choices.map(
    ({ options, price, originalPrice, stock, weightGrams, picture }, index): Sku =>
      Object.assign(
        { id: index, options, stock, imageUrl: picture, weightGrams },
        sidesOf(wanted.size),
        priceNow({ price: rupiah(price), originalPrice: rupiah(originalPrice) }, null),
      ),
  );
  const shown = cheapest(skus);
  const price = shown ?? priceNow({ price: rupiah(0), originalPrice: rupiah(0) }, null);
  const stock = skus.reduce((sum, sku) => sum + sku.stock, 0);
  const product: Product = {
    id: productId ?? 0,
    name: wanted.name,
    price: price.price,
    originalPrice: price.originalPrice,
    discount: price.discount,
    isFlashPrice: false,
    imageUrl: wanted.images[0] ?? '',
    rating: 0,
    reviewCount: 0,
    soldCount: 0,
    isSoldOut: stock === 0,
    isFreeShipping: wanted.isFreeShipping,
    location: seller.location,
    sellerName: seller.name,
    hasVariants: wanted.variants.length > 0,
    slug: '',
    description: wanted.description,
    shortDescription: wanted.shortDescription,
    images: wanted.images,
    imageTexts: wanted.imageTexts,
    categoryId: place?.categoryId ?? 0,
    subcategoryId: wanted.subcategoryId,
    notReturnable: wanted.notReturnable ?? place?.notReturnable ?? null,
    weightGrams: shown?.weightGrams ?? 0,
    tagIds: [],
    specifications: wanted.specifications,
    variants: shownVariants(wanted.variants, wanted.description),
    stock,
    skus,
    flash: null,
    seller,
  };
  return { product, faults: faults.length };
}

const sidesOf = (size: ReturnType<typeof planProduct>['product']['size']) => ({
  lengthCm: size?.lengthCm ?? null,
  widthCm: size?.widthCm ?? null,
  heightCm: size?.heightCm ?? null,
});
