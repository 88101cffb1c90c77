import * as z from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';

/** Gives the browser the cookie that private pages recognise it by; the access token identifies the user. */
export const openSession = {
  method: 'POST',
  path: '/session',
  answer: { status: 204, body: null },
  failures: { user_banned: { status: 403, title: 'The account is blocked' } },
} as const satisfies Endpoint;

/** Signs the browser out and clears its cookie. */
export const endSession = {
  method: 'DELETE',
  path: '/session',
  answer: { status: 204, body: null },
  failures: {},
} as const satisfies Endpoint;

/** Returns the tokens of a sign-in without scripts to the browser's client, once; null without any. */
export const takeTokens = {
  method: 'POST',
  path: '/session/tokens',
  answer: {
    status: 200,
    body: z.object({
      tokens: z.nullable(z.object({ access_token: z.string(), refresh_token: z.string() })),
    }),
  },
  failures: {},
} as const satisfies Endpoint;
