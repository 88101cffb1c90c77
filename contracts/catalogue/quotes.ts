import * as z from 'zod/mini';
import { price } from '../amount.ts';
import type { Endpoint } from '../endpoint.ts';
import { id } from '../ids.ts';

/** More lines than any cart that a browser keeps. */
const MOST_IDS = 200;

const ids = z.array(id).check(z.maxLength(MOST_IDS));
const pieces = z.int().check(z.nonnegative());

const size = z.number().check(z.nonnegative());

/** How goods travel: for estimates of shipping. */
const parcel = z.object({
  /** The city that they are sent from. */
  place: z.string(),
  /** Of one piece; sizes that nobody measured are 0. */
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
  /** Whether one has to choose among variants. */
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

/** Current price and stock of products, and of SKUs; those that the shop does not sell are left out. */
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
