import * as z from 'zod/mini';

/**
 * `GET /api/shipping-tariffs?v={version}`: what couriers charge, for estimates in the browser. Asked for by the current
 * version it may be kept for ever; `domain/shipping/tariffs.ts` says how the numbers of a service are ordered.
 */
export const shippingTariffsAnswer = z.object({
  /** Changes with the tariffs. */
  version: z.string(),
  /** By the id of the service. */
  tariffs: z.record(z.string(), z.array(z.int().check(z.nonnegative()))),
});

export type ShippingTariffs = z.output<typeof shippingTariffsAnswer>;
