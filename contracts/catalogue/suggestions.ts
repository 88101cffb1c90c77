import * as z from 'zod/mini';
import { price } from '../amount.ts';
import type { Endpoint } from '../endpoint.ts';
import { id } from '../ids.ts';

const suggestion = z.object({ id, name: z.string(), price, imageUrl: z.string() });

/** One suggested product. */
export type Suggestion = z.output<typeof suggestion>;

/** Products for what is typed into the search box: matches by name apart from others. */
export const suggestions = {
  method: 'GET',
  path: '/api/suggestions',
  query: z.object({ q: z._default(z.string(), '') }),
  answer: {
    status: 200,
    body: z.object({ matches: z.array(suggestion), related: z.array(suggestion) }),
  },
  failures: {},
} as const satisfies Endpoint;
