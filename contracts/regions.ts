import * as z from 'zod/mini';

/** Longest term of a search for regions, in characters. */
export const REGION_TERM_MAX = 100;

/** `GET /api/regions?q=`: districts and villages by typing part of their names and of what they lie in. */
export const regionsQuery = z.object({
  q: z._default(z.string().check(z.trim(), z.maxLength(REGION_TERM_MAX)), ''),
});

/** A district or village with all that it lies in. */
export const regionSchema = z.object({
  /** Official code with dots: of a district '32.73.02', of a village '32.73.02.1001'. */
  code: z.string(),
  kind: z.enum(['district', 'village']),
  name: z.string(),
  /** Of a district its own name. */
  district: z.string(),
  city: z.string(),
  province: z.string(),
});

/** Best first, at most twenty. */
export const regionsAnswer = z.object({ regions: z.array(regionSchema) });

export type Region = z.output<typeof regionSchema>;
