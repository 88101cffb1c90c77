import * as z from 'zod/mini';
import { opaque } from '#domain/forms/typed-text.ts';
import type { Endpoint } from '../endpoint.ts';

/** How many products a list would show. Cacheable for a minute. */
export const listCount = {
  method: 'GET',
  path: '/api/list-count',
  /** Path and query of the list's page, such as '/search?q=kopi&min=50000'. */
  query: z.object({ list: opaque(2000) }),
  answer: {
    status: 200,
    body: z.object({
      total: z.int().check(z.nonnegative()),
      /** Whether there are more, because counting stopped (P-LIST-16). */
      isMore: z.boolean(),
    }),
  },
  failures: { list_not_found: { status: 404, title: 'There is no such list' } },
} as const satisfies Endpoint;
