import * as z from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';
import { idText } from '../ids.ts';

/** Counts a visitor's vote for a review once, and returns the count. */
export const helpfulVotes = {
  method: 'POST',
  path: '/api/reviews/:id/helpful',
  params: z.object({ id: idText }),
  /** A random id that the browser stores; it does not identify the visitor. */
  body: z.object({ visitorId: z.uuid() }),
  answer: { status: 200, body: z.object({ helpful: z.int().check(z.nonnegative()) }) },
  failures: { review_not_found: { status: 404, title: 'There is no such review' } },
} as const satisfies Endpoint;
