import type { Goods } from '#domain/checkout/goods.ts';
import type { Catalogue, SkuForSale } from '#server/modules/catalogue/catalogue.ts';
import type { Shipping } from '#server/modules/shipping/shipping.ts';
import type { Query } from '#server/platform/database/query.ts';
import { boughtInFlash } from './bought-in-flash.ts';

/** Dependencies of reading goods. */
export interface GoodsSources {
  query: Query;
  catalogue: Pick<Catalogue, 'skus'>;
  shipping: Pick<Shipping, 'cityOf'>;
}

/** The SKUs of a checkout that are for sale now, with this buyer's prices. */
export async function readGoods(
  { query, catalogue, shipping }: GoodsSources,
  skuIds: readonly number[],
  buyers: readonly string[],
): Promise<ReadonlyMap<number, Goods>> {
  const skus = skuIds.length === 0 ? [] : await catalogue.skus(skuIds);
  const inFlash = skus.flatMap(({ flash, productId }) => (flash ? [productId] : []));
  const bought = await boughtInFlash(query, buyers, inFlash);
  const goods = skus.map(async (sku): Promise<[number, Goods]> => {
    const origin = await shipping.cityOf(sku.location);
    return [sku.id, toGoods(sku, { origin, bought: bought.get(sku.productId) ?? 0 })];
  });
  return new Map(await Promise.all(goods));
}

function toGoods(sku: SkuForSale, given: Pick<Goods, 'origin' | 'bought'>): Goods {
  const { productId, sellerId, sellerName, stock, standing, flash, weightGrams, couriers, reopensOn } = sku;
  return {
    ...given,
    skuId: sku.id,
    productId,
    sellerId,
    sellerName,
    stock,
    standing,
    flash,
    weightGrams,
    couriers,
    reopensOn,
    name: sku.productName,
    options: sku.options.join(', '),
    imageUrl: sku.shownImageUrl,
    lengthCm: sku.lengthCm ?? 0,
    widthCm: sku.widthCm ?? 0,
    heightCm: sku.heightCm ?? 0,
    isFreeShipping: sku.isFreeShipping,
    allowsCod: sku.allowsCod,
    notReturnable: sku.notReturnable,
  };
}
