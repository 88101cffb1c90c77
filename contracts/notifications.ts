import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';

/** Most notifications in one change. */
const MOST = 100;
const ids = z.object({ ids: z.array(z.uuid()).check(z.maxLength(MOST)) });

const notice = {
  id: z.string(),
  type: z.enum(['order', 'payment']),
  title: z.string(),
  message: z.string(),
  created_at: z.string(),
  /** Path of the page that it is about. */
  path: z.string(),
};

/** The signed-in shopper's notifications about orders, the newest first, and how many chats have something new. */
export const listNotifications = {
  method: 'GET',
  path: '/api/notifications',
  answer: {
    status: 200,
    body: z.object({
      notifications: z.array(z.object({ ...notice, is_read: z.boolean() })),
      unread_chats: z.int(),
    }),
  },
  failures: {},
} as const satisfies Endpoint;

/**
 * Notifications about the purchases without an account that this browser may see, the newest first. Its cookie says who
 * asks; an unknown browser has none.
 */
export const listGuestNotifications = {
  method: 'GET',
  path: '/api/guest-notifications',
  answer: { status: 200, body: z.object({ notifications: z.array(z.object(notice)) }) },
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
