import { sql } from 'drizzle-orm';
import { KEPT_YEARS, keptSince } from '#domain/orders/kept-years.ts';
import { sellerNames } from '#server/modules/catalogue/catalogue.ts';
import { shopNow } from '#server/platform/database/now.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { Tx } from '#server/platform/database/transactions.ts';

/** What an account wrote to shops and was written by them (P-CHAT-11). */
export const accountChats = {
  /** Guests write nothing. */
  async merge() {},
  async exported(query: Query, userId: string) {
    const threads = await query<{ sellerId: number; begun: Date; messages: unknown }>(sql`
      select t.seller_id as "sellerId", t.created_at as begun, (
        select json_agg(json_build_object('by', m.by, 'text', m.text, 'pictures', m.pictures, 'product', m.product_id,
          'order', m.order_number, 'at', m.created_at) order by m.seq)
        from chat_messages m where m.thread_id = t.id
      ) as messages
      from chat_threads t where t.user_id = ${userId} order by t.created_at, t.id`);
    const shops = await sellerNames(
      query,
      threads.map(({ sellerId }) => sellerId),
    );
    const chats = threads.map(({ sellerId, begun, messages }) => ({
      shop: shops.get(sellerId),
      begun,
      messages,
    }));
    return { chats };
  },
  async remove(tx: Tx, userId: string) {
    await tx(sql`
      update chat_messages m set user_id = null from chat_threads t
      where t.id = m.thread_id and (t.user_id = ${userId} or m.user_id = ${userId})`);
    // What was said about an order or reported is kept as complaints are; the rest goes.
    await tx(sql`
      delete from chat_threads t where t.user_id = ${userId}
        and not exists (select from chat_messages m where m.thread_id = t.id and m.order_number is not null)
        and not exists (select from chat_reports r where r.thread_id = t.id)`);
    await tx(sql`
      update chat_threads set user_id = null, asked_seq = null, asked_at = null, tell_shop_at = null,
        tell_shopper_at = null where user_id = ${userId}`);
  },
  /** Nothing is kept longer than complaints. */
  async sweep(query: Query) {
    const since = keptSince(await shopNow(query), KEPT_YEARS.complaints);
    await query(sql`delete from chat_threads where last_at < ${since}`);
  },
};
