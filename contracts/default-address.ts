import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';

/** The place of the signed-in shopper's default address, as far as estimates need it; null without addresses (P-SHIP-20). */
export const readDefaultAddress = {
  method: 'GET',
  path: '/api/default-address',
  answer: {
    status: 200,
    body: z.object({
      /** `code` is that of a district or village. */
      place: z.nullable(z.object({ code: z.string(), district: z.string(), city: z.string() })),
    }),
  },
  failures: {},
} as const satisfies Endpoint;
