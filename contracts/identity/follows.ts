import * as z from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';
import { id, idText } from '../ids.ts';

const sellerParams = z.object({ sellerId: idText });

/** The sellers that the signed-in user follows, the newest first. */
export const listFollows = {
  method: 'GET',
  path: '/api/follows',
  answer: { status: 200, body: z.object({ sellerIds: z.array(id) }) },
  failures: {},
} as const satisfies Endpoint;

/** Follows a seller; idempotent. */
export const followSeller = {
  method: 'PUT',
  path: '/api/follows/:sellerId',
  params: sellerParams,
  answer: { status: 204, body: null },
  failures: { seller_not_found: { status: 404, title: 'There is no such seller' } },
} as const satisfies Endpoint;

/** Stops following a seller; idempotent, also for an unknown seller. */
export const unfollowSeller = {
  method: 'DELETE',
  path: '/api/follows/:sellerId',
  params: sellerParams,
  answer: { status: 204, body: null },
  failures: {},
} as const satisfies Endpoint;
