import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';

/**
 * What couriers charge, for estimates in the browser. Asked for by the current version the answer may be kept for ever;
 * `domain/shipping/tariffs.ts` says how the numbers of a service are ordered.
 */
export const shippingTariffs = {
  method: 'GET',
  path: '/api/shipping-tariffs',
  /** The version that the browser has; another one, or none, gets the current tariffs all the same. */
  query: z.object({ v: z.optional(z.string()) }),
  answer: {
    status: 200,
    body: z.object({
      /** Changes with the tariffs. */
      version: z.string(),
      /** By the id of the service. */
      tariffs: z.record(z.string(), z.array(z.int().check(z.nonnegative()))),
    }),
  },
  failures: {},
} as const satisfies Endpoint;

export type ShippingTariffs = z.output<typeof shippingTariffs.answer.body>;
