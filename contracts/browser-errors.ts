import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';

/** An error that nothing caught in a shopper's browser, for the shop's log. */
export const browserErrors = {
  method: 'POST',
  path: '/api/browser-errors',
  body: z.object({
    message: z.string().check(z.maxLength(500)),
    stack: z.optional(z.string().check(z.maxLength(4000))),
    /** Path of the page, without its query. */
    path: z.string().check(z.maxLength(500)),
  }),
  answer: { status: 204, body: null },
  failures: {},
} as const satisfies Endpoint;
