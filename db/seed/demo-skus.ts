import type * as schema from '#db/schema/catalogue.ts';
import { combinations } from '#domain/catalogue/sku.ts';
import type { SeedFlashSession, SeedProduct } from './seed-files.ts';

type Rows = {
  skus: (typeof schema.skus.$inferInsert & { id: number })[];
  inventory: (typeof schema.inventory.$inferInsert)[];
  stockMoves: (typeof schema.stockMoves.$inferInsert)[];
  flashPrices: (typeof schema.flashPrices.$inferInsert)[];
};

/** What can be bought of the demo's products, with the stock that each begins with, and what it costs in flash sales. */
export function demoSkus(
  products: readonly SeedProduct[],
  sessions: readonly SeedFlashSession[],
  at: Date,
): Rows {
  const stocked = products
    .flatMap((product) => {
      const choices = combinations(product.variants);
      return choices.map((options, index) => ({ product, options, index, many: choices.length }));
    })
    .map(({ product, options, index, many }, before) => ({
      sku: {
        id: before + 1,
        productId: product.id,
        options,
        price: product.price,
        originalPrice: product.originalPrice,
        weightGrams: product.weightGrams,
        position: index + 1,
      },
      stock: Math.floor(product.stock / many) + (index < product.stock % many ? 1 : 0),
    }));
  return {
    skus: stocked.map(({ sku }) => sku),
    inventory: stocked.map(({ sku, stock }) => ({ skuId: sku.id, productId: sku.productId, stock })),
    stockMoves: stocked.map(({ sku, stock }) => ({
      ...{ id: `open:${sku.id}`, skuId: sku.id, kind: 'open', quantity: stock, at },
    })),
    flashPrices: sessions.flatMap(({ id, items }) =>
      items.flatMap(({ productId, price }) =>
        stocked
          .filter(({ sku }) => sku.productId === productId)
          .map(({ sku }) => ({ sessionId: id, productId, skuId: sku.id, price })),
      ),
    ),
  };
}
