import * as z from 'zod/mini';
import { askedLine, askedText } from '#domain/forms/typed-text.ts';
import type { Endpoint } from './endpoint.ts';

/** An error that nothing caught in a shopper's browser, for the shop's log. */
export const browserErrors = {
  method: 'POST',
  path: '/api/browser-errors',
  body: z.object({
    message: askedText(500),
    stack: z.optional(askedText(4000)),
    /** Path of the page, without its query. */
    path: askedLine(500),
  }),
  answer: { status: 204, body: null },
  failures: {},
} as const satisfies Endpoint;
