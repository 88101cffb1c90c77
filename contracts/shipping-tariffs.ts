import * as z from 'zod/mini';
import { opaque } from '#domain/forms/typed-text.ts';
import type { Endpoint } from './endpoint.ts';

/**
 * The header with the shop's time (ISO 8601) that every answer but one cached for ever has: estimates count from it.
 * A header, because an answer from the cache that was validated has new headers and an old body.
 */
export const SHOP_TIME_HEADER = 'Shop-Time';

/**
 * The couriers' tariffs and the days off, for estimates in the browser. Under the current version the answer is cacheable for
 * ever; `domain/shipping/tariffs.ts` defines the order of a service's numbers.
 */
export const shippingTariffs = {
  method: 'GET',
  path: '/api/shipping-tariffs',
  /** The browser's version; the answer has the current tariffs in any case. */
  query: z.object({ v: z.optional(opaque(100)) }),
  answer: {
    status: 200,
    body: z.object({
      /** Changes with the tariffs and the days off. */
      version: z.string(),
      /** By the id of the service. */
      tariffs: z.record(z.string(), z.array(z.int().check(z.nonnegative()))),
      /** The days off of sellers: `domain/shipping/holidays.ts`. */
      calendar: z.object({ daysOff: z.array(z.string()), decreed: z.array(z.int()) }),
    }),
  },
  failures: {},
} as const satisfies Endpoint;

export type ShippingTariffs = z.output<typeof shippingTariffs.answer.body>;
