import * as z from 'zod/mini';
import { price } from '../amount.ts';
import type { Endpoint } from '../endpoint.ts';
import { id, idText } from '../ids.ts';

const pieces = z.int().check(z.nonnegative());
const centimetres = z.nullable(z.int().check(z.positive()));

const sku = z.object({
  id,
  /** One option of each variant, in the order of `variants`. */
  options: z.array(z.string()),
  price,
  originalPrice: price,
  /** Whole percent off the original price. */
  discount: z.int().check(z.gte(0), z.lte(100)),
  isFlashPrice: z.boolean(),
  stock: pieces,
  imageUrl: z.nullable(z.string()),
  weightGrams: z.int().check(z.positive()),
  lengthCm: centimetres,
  widthCm: centimetres,
  heightCm: centimetres,
});

const variant = z.object({
  name: z.string(),
  options: z.array(z.string()),
  /** The CSS background of each option whose name says its colour. */
  looks: z.optional(z.array(z.nullable(z.string()))),
  /** What each size measures. */
  guide: z.optional(
    z.object({ measure: z.string(), rows: z.array(z.object({ size: z.string(), text: z.string() })) }),
  ),
});

const flash = z.object({
  sessionId: z.string(),
  /** The lowest price of the SKUs in stock. */
  price,
  /** Pieces left at the flash price; 0 when all cost the standing price again. */
  left: pieces,
  /** Pieces that one buyer may have at the flash price; null without a limit. */
  perBuyer: z.nullable(pieces),
  endsAt: z.nullable(z.iso.datetime()),
});

/** The choices of one product, with price and stock of each. */
export const productSkus = {
  method: 'GET',
  path: '/api/products/:id/skus',
  params: z.object({ id: idText }),
  answer: {
    status: 200,
    body: z.object({
      productId: id,
      name: z.string(),
      sellerName: z.string(),
      imageUrl: z.string(),
      variants: z.array(variant),
      skus: z.array(sku),
      /** The product's item in the running flash session; its quota is shared by all SKUs. */
      flash: z.nullable(flash),
    }),
  },
  failures: { product_not_found: { status: 404, title: 'There is no such product' } },
} as const satisfies Endpoint;
