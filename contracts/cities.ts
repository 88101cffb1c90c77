import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';

/**
 * The codes of all cities and regencies by their names, for estimates in the browser. Cacheable for a day.
 */
export const listCities = {
  method: 'GET',
  path: '/api/cities',
  answer: {
    status: 200,
    body: z.object({
      /** Names in lower case: 'kota bandung'. */
      cities: z.record(z.string(), z.string()),
    }),
  },
  failures: {},
} as const satisfies Endpoint;
