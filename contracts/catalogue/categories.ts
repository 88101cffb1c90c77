import * as z from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';

const entry = z.object({ name: z.string(), slug: z.string() });
const category = z.object({ ...entry.shape, subcategories: z.array(entry) });

/** A category of the menu with its subcategories, each in the shop's order. */
export type MenuCategory = z.output<typeof category>;

/** All categories for the menu in the header. Cacheable for five minutes. */
export const findCategories = {
  method: 'GET',
  path: '/api/categories',
  answer: { status: 200, body: z.object({ categories: z.array(category) }) },
  failures: {},
} as const satisfies Endpoint;
