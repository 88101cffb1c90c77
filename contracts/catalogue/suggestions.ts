import * as z from 'zod/mini';
import { askedLine } from '#domain/forms/typed-text.ts';
import { price } from '../amount.ts';
import type { Endpoint } from '../endpoint.ts';
import { id } from '../ids.ts';

const suggestion = z.object({ id, name: z.string(), price, imageUrl: z.string() });

/** One suggested product. */
export type Suggestion = z.output<typeof suggestion>;

const place = z.object({
  name: z.string(),
  categorySlug: z.string(),
  subcategorySlug: z.nullable(z.string()),
});
const shop = z.object({ id, name: z.string() });

/** A category or subcategory that a term refers to. */
export type SuggestedPlace = z.output<typeof place>;

/** Results for the text in the search box; for an empty one only popular terms. */
const found = z.object({
  /** The best first. */
  products: z.array(suggestion),
  /** The understood term where it differs from the typed one; else null. */
  shown: z.nullable(z.string()),
  places: z.array(place),
  shops: z.array(shop),
  popular: z.array(z.string()),
});

export type FoundSuggestions = z.output<typeof found>;

/** Longest text that is read, in characters; the search takes less of it. */
const MOST_TYPED = 10_000;

export const suggestions = {
  method: 'GET',
  path: '/api/suggestions',
  query: z.object({ q: z._default(askedLine(MOST_TYPED), '') }),
  answer: { status: 200, body: found },
  failures: {},
} as const satisfies Endpoint;
