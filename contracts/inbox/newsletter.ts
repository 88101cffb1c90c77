import * as z from 'zod/mini';
import { newsletterForm } from '#domain/forms/newsletter.ts';
import { opaque } from '#domain/forms/typed-text.ts';
import type { Endpoint } from '../endpoint.ts';
import { INVALID } from '../invalid.ts';
import { FOREIGN_ORIGIN, stored } from './stored.ts';

/** The newsletter box of the blog. The answer does not reveal whether an address is already subscribed. */
export const newsletter = {
  method: 'POST',
  path: '/api/newsletter',
  body: newsletterForm,
  answer: stored,
  failures: { invalid: INVALID, foreign_origin: FOREIGN_ORIGIN },
} as const satisfies Endpoint;

/** The token of a link in a mail; a missing one counts as unknown. */
const withToken = z.object({ token: z._default(opaque(1000), '') });
const UNKNOWN_TOKEN = { status: 404, title: 'The link belongs to no subscription any more' } as const;

const step = {
  method: 'POST',
  /** The token is in the address when a mail program posts by itself (RFC 8058). */
  query: withToken,
  body: withToken,
  answer: { status: 200, body: z.object({ ok: z.literal(true) }) },
  failures: { unknown_token: UNKNOWN_TOKEN, foreign_origin: FOREIGN_ORIGIN },
} as const;

/** A mail program that opens the address instead of posting to it gets the page with the button. */
const page = { method: 'GET', query: withToken, answer: { status: 303, body: null }, failures: {} } as const;

/** Confirms a subscription. */
export const confirmNewsletter = { ...step, path: '/api/newsletter/confirm' } as const satisfies Endpoint;
export const confirmNewsletterPage = { ...page, path: '/api/newsletter/confirm' } as const satisfies Endpoint;

/** Ends a subscription; also for the one click of mail programs. */
export const leaveNewsletter = { ...step, path: '/api/newsletter/unsubscribe' } as const satisfies Endpoint;
export const leaveNewsletterPage = {
  ...page,
  path: '/api/newsletter/unsubscribe',
} as const satisfies Endpoint;
