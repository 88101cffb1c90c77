import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';

/** Most notifications in one change. */
const MOST = 100;
const ids = z.object({ ids: z.array(z.uuid()).check(z.maxLength(MOST)) });

/** The signed-in shopper's notifications about orders, the newest first. */
export const listNotifications = {
  method: 'GET',
  path: '/api/notifications',
  answer: {
    status: 200,
    body: z.object({
      notifications: z.array(
        z.object({
          id: z.string(),
          type: z.enum(['order', 'payment']),
          title: z.string(),
          message: z.string(),
          is_read: z.boolean(),
          created_at: z.string(),
          /** Path of the page that it is about. */
          path: z.string(),
        }),
      ),
    }),
  },
  failures: {},
} as const satisfies Endpoint;

/** Marks some as read; idempotent, and ignores those of others. */
export const readNotifications = {
  method: 'POST',
  path: '/api/notifications/read',
  body: ids,
  answer: { status: 204, body: null },
  failures: {},
} as const satisfies Endpoint;

/** Deletes some; idempotent, and ignores those of others. */
export const removeNotifications = {
  method: 'POST',
  path: '/api/notifications/remove',
  body: ids,
  answer: { status: 204, body: null },
  failures: {},
} as const satisfies Endpoint;
