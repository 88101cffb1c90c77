import * as z from 'zod/mini';
import { COURIER_IDS } from '#domain/shipping/couriers.ts';
import { price } from '../amount.ts';
import type { Endpoint } from '../endpoint.ts';
import { id } from '../ids.ts';

/** More lines than any browser's cart has. */
const MOST_IDS = 200;

const ids = z.array(id).check(z.maxLength(MOST_IDS));
const pieces = z.int().check(z.nonnegative());

const size = z.number().check(z.nonnegative());

/** Origin, weight and size of goods, for estimates of shipping. */
const parcel = z.object({
  /** The city they are sent from. */
  place: z.string(),
  /** The couriers that their shop sends with; null for all. */
  couriers: z._default(z.nullable(z.readonly(z.array(z.enum(COURIER_IDS)))), null),
  /** The day on which their shop opens again; null for one that is open. */
  reopensOn: z._default(z.nullable(z.string()), null),
  /** Of one piece; unknown sizes are 0. */
  weightGrams: size,
  lengthCm: size,
  widthCm: size,
  heightCm: size,
  isFreeShipping: z.boolean(),
});

const quote = z.object({
  productId: id,
  price,
  originalPrice: price,
  stock: pieces,
  /** Whether there is a choice among variants. */
  hasVariants: z.boolean(),
  parcel,
});

const skuQuote = z.object({
  skuId: id,
  productId: id,
  /** One option of each variant, in the product's order. */
  options: z.array(z.string()),
  price,
  originalPrice: price,
  stock: pieces,
  /** The picture of the choice, else of the product. */
  imageUrl: z.string(),
  parcel,
  /** Where the price is that of the running flash session: pieces left of its quota, and what further ones cost. */
  flash: z._default(
    z.nullable(z.object({ left: pieces, standing: z.object({ price, originalPrice: price }) })),
    null,
  ),
});

/** Current price and stock of products and SKUs; those that are not sold are left out. */
export const quotes = {
  method: 'POST',
  path: '/api/quotes',
  body: z.object({ ids, skuIds: z._default(ids, []) }),
  answer: {
    status: 200,
    body: z.object({ quotes: z.array(quote), skuQuotes: z._default(z.array(skuQuote), []) }),
  },
  failures: {},
} as const satisfies Endpoint;
