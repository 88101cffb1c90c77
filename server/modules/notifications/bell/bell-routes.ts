import { type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Sent } from '#contracts/endpoint.ts';
import {
  listGuestNotifications,
  listNotifications,
  readNotifications,
  removeNotifications,
} from '#contracts/notifications.ts';
import { orderPath, reviewPath } from '#domain/paths.ts';
import { REFUND_PURPOSES, type RefundCauseKind } from '#domain/payments/refund-causes.ts';
import { unreadChats } from '#server/modules/chat/chat.ts';
import { type OrderOwner, purchasesOf, refundCauseOf } from '#server/modules/orders/orders.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import { answer } from '#server/platform/http/endpoint.ts';
import { NOTICE_WORDS, type NotifiedKind } from './notice-words.id.ts';

/** Identifies the sender of a request, or rejects it. */
export type WhoAsks = (request: FastifyRequest) => { userId: string };

const MOST_LISTED = 50;

/** What leads to the reviews of the order. */
const OF_REVIEWS: readonly NotifiedKind[] = ['review_hidden', 'review_shown'];

interface NoticeRow {
  id: string;
  kind: NotifiedKind;
  at: Date;
  is_read: boolean;
  number: string;
  seller: string;
  /** What the money is for that it tells of; null for anything else. */
  refund_cause: RefundCauseKind | null;
}

async function list(
  query: Query,
  condition: SQL,
): Promise<Omit<Sent<typeof listNotifications>, 'unread_chats'>> {
  const rows = await query<NoticeRow>(sql`
    select n.id, n.kind, n.at, n.read_at is not null as is_read, o.number, s.name as seller,
      ${refundCauseOf(sql`n.order_id`, sql`n.seq`)} as refund_cause
    from notifications n join orders o on o.id = n.order_id join sellers s on s.id = o.seller_id
    where ${condition} order by n.at desc, n.id limit ${MOST_LISTED}`);
  const notifications = rows.map(({ id, kind, at, is_read, number, seller, refund_cause }) => {
    const { type, title, message } = NOTICE_WORDS[kind];
    const path = OF_REVIEWS.includes(kind) ? reviewPath(number) : orderPath(number);
    return {
      id,
      type,
      title,
      message: message({ number, seller, purpose: refund_cause && REFUND_PURPOSES[refund_cause] }),
      is_read,
      created_at: at.toISOString(),
      path,
    };
  });
  return { notifications };
}

/** The notifications of a signed-in user; the browser merges them with its own (P-NOTE-6). */
function registerNotifications(app: FastifyInstance, query: Query, whoAsks: WhoAsks): void {
  const mark = async (column: 'read_at' | 'removed_at', userId: string, ids: readonly string[]) => {
    const name = sql.identifier(column);
    await query(sql`
      update notifications set ${name} = coalesce(${name}, shop_now())
      where user_id = ${userId} and id = any(${sql.param(ids)}::uuid[])`);
    return null;
  };
  answer(app, listNotifications, async (_asked, request) => {
    const { userId } = whoAsks(request);
    const listed = await list(query, sql`n.user_id = ${userId} and n.removed_at is null`);
    return { ...listed, unread_chats: await unreadChats(query, userId) };
  });
  answer(app, readNotifications, ({ body }, request) => mark('read_at', whoAsks(request).userId, body.ids));
  answer(app, removeNotifications, ({ body }, request) =>
    mark('removed_at', whoAsks(request).userId, body.ids),
  );
}

/** The notifications of accounts, in the interface of identity. Those of a guest belong to the order. */
export const accountNotifications = {
  merge: async () => {},
  exported: async () => ({}),
  remove: async (tx: Tx, userId: string) => {
    await tx(sql`delete from notifications where user_id = ${userId}`);
  },
  sweep: async () => {},
  register: registerNotifications,
};

/** The notifications of a browser that bought without an account, by its cookie (P-NOTE-7). */
export function registerGuestNotifications(
  app: FastifyInstance,
  query: Query,
  ownerOfRequest: (request: FastifyRequest) => Promise<OrderOwner | null>,
): void {
  answer(app, listGuestNotifications, async (_asked, request, reply) => {
    reply.header('Cache-Control', 'private, no-store');
    const owner = await ownerOfRequest(request);
    if (!owner) return { notifications: [] };
    return list(query, sql`n.user_id is null and o.purchase_id in ${purchasesOf(owner)}`);
  });
}
