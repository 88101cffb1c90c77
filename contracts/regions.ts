import * as z from 'zod/mini';
import { askedLine } from '#domain/forms/typed-text.ts';
import type { Endpoint } from './endpoint.ts';

/** Longest term of a search for regions, in characters. */
export const REGION_TERM_MAX = 100;

/** A district or village with its city and province. */
export const regionSchema = z.object({
  /** Official code with dots: of a district '32.73.02', of a village '32.73.02.1001'. */
  code: z.string(),
  kind: z.enum(['district', 'village']),
  name: z.string(),
  /** For a district its own name. */
  district: z.string(),
  city: z.string(),
  province: z.string(),
});

export type Region = z.output<typeof regionSchema>;

/** The postal code that others typed for a district or village; null where there is no clear answer (P-BUY-81). */
export const postalCodeOfRegion = {
  method: 'GET',
  path: '/api/regions/postal-code',
  query: z.object({ code: z._default(askedLine(REGION_TERM_MAX), '') }),
  answer: { status: 200, body: z.object({ postalCode: z.nullable(z.string()) }) },
  failures: {},
} as const satisfies Endpoint;

/**
 * Districts and villages for a part of their names and of the regions around them, best first: at most twenty, or all
 * districts of a named city. Cacheable for a day.
 */
export const findRegions = {
  method: 'GET',
  path: '/api/regions',
  query: z.object({ q: z._default(askedLine(REGION_TERM_MAX), '') }),
  answer: { status: 200, body: z.object({ regions: z.array(regionSchema) }) },
  failures: {},
} as const satisfies Endpoint;
