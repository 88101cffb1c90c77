import type { FastifyInstance } from 'fastify';
import { quotes } from '#contracts/catalogue/quotes.ts';
import { piecesLeftFor } from '#domain/flash-sale/flash-item.ts';
import { answer } from '#server/platform/http/endpoint.ts';
import type { Catalogue } from './catalogue-interface.ts';
import type { SkuForSale } from './skus.ts';

/** Current price and stock of products and SKUs; unknown ids are left out (P-CART-13). */
export function registerQuotes(app: FastifyInstance, catalogue: Catalogue): void {
  answer(app, quotes, async ({ body: { ids, skuIds } }, _request, reply) => {
    reply.header('Cache-Control', 'no-store');
    const [products, skus] = await Promise.all([
      ids.length === 0 ? [] : catalogue.quotes([...new Set(ids)]),
      skuIds.length === 0 ? [] : catalogue.skus([...new Set(skuIds)]),
    ]);
    return { quotes: products, skuQuotes: skus.map(skuQuote) };
  });
}

function skuQuote(sku: SkuForSale) {
  const { id, productId, options, price, originalPrice, stock, shownImageUrl } = sku;
  const { standing, flash, isFlashPrice } = sku;
  return {
    skuId: id,
    productId,
    options,
    price,
    originalPrice,
    stock,
    imageUrl: shownImageUrl,
    flash: isFlashPrice && flash ? { left: piecesLeftFor(flash), standing } : null,
    parcel: {
      place: sku.location,
      couriers: sku.couriers,
      reopensOn: sku.reopensOn,
      isFreeShipping: sku.isFreeShipping,
      weightGrams: sku.weightGrams,
      lengthCm: sku.lengthCm ?? 0,
      widthCm: sku.widthCm ?? 0,
      heightCm: sku.heightCm ?? 0,
    },
  };
}
