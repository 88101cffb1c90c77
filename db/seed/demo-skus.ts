import type * as schema from '#db/schema/catalogue.ts';
import { combinations } from '#domain/catalogue/combinations.ts';
import { shareOut } from '#domain/catalogue/share-out.ts';
import { createDice, type Dice } from './generated/dice.ts';
import type { SeedFlashSession, SeedPictures, SeedProduct } from './seed-files.ts';
import { FAVOURITES, PACKED_FORMS, SURCHARGE_PERCENT, USUAL_FORM } from './sku-rules.ts';

type SkuRow = typeof schema.skus.$inferInsert & { id: number };

interface Rows {
  skus: SkuRow[];
  inventory: (typeof schema.inventory.$inferInsert)[];
  stockMoves: (typeof schema.stockMoves.$inferInsert)[];
  flashPrices: (typeof schema.flashPrices.$inferInsert)[];
}

/** Products with fewer choices have all in stock. */
const FEWEST_WITH_GAPS = 4;
/** One in so many choices is sold out. */
const GAP_EVERY = 6;
/** Surcharges are rounded to this many Rupiah, those of expensive products to ten times as many. */
const ROUNDED_TO = 500;
const DEAR = 1_000_000;

/** The SKUs of the demo's products, their opening stock, and their prices in flash sales. */
export function demoSkus(
  products: readonly SeedProduct[],
  sessions: readonly SeedFlashSession[],
  colours: SeedPictures['colours'],
  at: Date,
): Rows {
  const rows: Rows = { skus: [], inventory: [], stockMoves: [], flashPrices: [] };
  for (const product of products) {
    const choices = choicesOf(product);
    for (const [index, { options, percent, stock }] of choices.entries()) {
      const id = rows.skus.length + 1;
      const imageUrl = options.flatMap((option) => colours[product.id]?.[option] ?? [])[0] ?? null;
      rows.skus.push(skuRow(product, { id, options, percent, imageUrl, position: index + 1 }));
      rows.inventory.push({ skuId: id, productId: product.id, stock });
      rows.stockMoves.push({ id: `open:${id}`, skuId: id, kind: 'open', quantity: stock, at });
      for (const { id: sessionId, items } of sessions) {
        const item = items.find(({ productId }) => productId === product.id);
        if (!item) continue;
        const price = withSurcharge(item.price, percent);
        rows.flashPrices.push({ sessionId, productId: product.id, skuId: id, price });
      }
    }
  }
  return rows;
}

function skuRow(
  product: SeedProduct,
  {
    percent,
    ...sku
  }: { id: number; options: string[]; percent: number; imageUrl: string | null; position: number },
): SkuRow {
  return {
    ...sku,
    productId: product.id,
    price: withSurcharge(product.price, percent),
    originalPrice: withSurcharge(product.originalPrice, percent),
    weightGrams: product.weightGrams,
    ...packedSize(product),
  };
}

interface Choice {
  options: string[];
  /** Its surcharge on the product's price. */
  percent: number;
  stock: number;
}

/** The choices of a product: some are sold out, never the first; their stocks add up to the product's. */
function choicesOf(product: SeedProduct): Choice[] {
  const dice = createDice(product.id);
  const all = combinations(product.variants);
  const shares = all.map((options, index) =>
    index > 0 && isGone(dice, all.length) ? 0 : demand(options, dice),
  );
  const stocks = shareOut(product.stock, shares);
  return all.map((options, index) => ({
    options,
    percent: surchargePercent(product, options),
    stock: stocks[index] ?? 0,
  }));
}

const isGone = (dice: Dice, choices: number) =>
  choices >= FEWEST_WITH_GAPS && dice.between(1, GAP_EVERY) === 1;

const demand = (options: readonly string[], dice: Dice) =>
  dice.between(1, 3) * 2 ** options.filter((option) => FAVOURITES.includes(option)).length;

function surchargePercent({ variants }: SeedProduct, options: readonly string[]): number {
  return variants.reduce((sum, { name }, index) => {
    const option = options[index];
    return sum + ((option !== undefined && SURCHARGE_PERCENT[name]?.[option]) || 0);
  }, 0);
}

function withSurcharge(price: number, percent: number): number {
  const unit = price < DEAR ? ROUNDED_TO : 10 * ROUNDED_TO;
  return price + Math.round((price * percent) / 100 / unit) * unit;
}

/** The size of a packed product in whole centimetres, from the typical volume for its kind and weight. */
function packedSize({ subcategory, weightGrams }: SeedProduct) {
  const { bulk, shape } = PACKED_FORMS[subcategory] ?? USUAL_FORM;
  const scale = Math.cbrt((weightGrams * bulk) / (shape[0] * shape[1] * shape[2]));
  const [lengthCm, widthCm, heightCm] = shape.map((side) => Math.max(1, Math.round(side * scale)));
  return { lengthCm, widthCm, heightCm };
}
