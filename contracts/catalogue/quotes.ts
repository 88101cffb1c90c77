import * as z from 'zod/mini';
import { price } from '../amount.ts';
import type { Endpoint } from '../endpoint.ts';
import { id } from '../ids.ts';

/** More lines than any cart that a browser keeps. */
const MOST_IDS = 200;

const quote = z.object({
  productId: id,
  price,
  originalPrice: price,
  stock: z.int().check(z.nonnegative()),
  /** Whether one has to choose among variants. */
  hasVariants: z.boolean(),
});

/** Current price and stock of products; those that the shop does not know are left out. */
export const quotes = {
  method: 'POST',
  path: '/api/quotes',
  body: z.object({ ids: z.array(id).check(z.maxLength(MOST_IDS)) }),
  answer: { status: 200, body: z.object({ quotes: z.array(quote) }) },
  failures: {},
} as const satisfies Endpoint;
