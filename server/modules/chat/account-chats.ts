import { type SQL, sql } from 'drizzle-orm';
import { KEPT_YEARS, keptSince } from '#domain/orders/kept-years.ts';
import { sellerNames } from '#server/modules/catalogue/catalogue.ts';
import type { Media } from '#server/modules/media/media.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { Transaction, Tx } from '#server/platform/database/transactions.ts';
import { photosOf } from './chat-photos.ts';
import { messagesWithPhotos } from './chat-rows.ts';
import { CHAT_PHOTOS } from './write-message.ts';

/** What an account wrote to shops and was written by them (P-CHAT-11). */
export const accountChats = ({
  transaction,
  media,
}: {
  transaction: Transaction;
  media: Pick<Media, 'remove'>;
}) => ({
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
    // What was said about an order or reported is kept as complaints are; the rest goes.
    await deleteThreads(
      tx,
      media,
      sql`t.user_id = ${userId}
        and not exists (select from chat_messages m where m.thread_id = t.id and m.order_number is not null)
        and not exists (select from chat_reports r where r.thread_id = t.id)`,
    );
    await tx(sql`
      update chat_messages set user_id = null where thread_id in (select id from chat_threads where user_id = ${userId})`);
    await tx(sql`update chat_messages set user_id = null where user_id = ${userId}`);
    await tx(sql`
      update chat_threads set user_id = null, asked_seq = null, asked_at = null, tell_shop_at = null,
        tell_shopper_at = null where user_id = ${userId}`);
    await tx(sql`delete from chat_bans where user_id = ${userId}`);
  },
  /** Nothing is kept longer than complaints. */
  sweep: () =>
    transaction(async (tx) => {
      const since = keptSince(await tx.now(), KEPT_YEARS.complaints);
      const old = sql`select id from chat_threads where last_at < ${since} order by last_at limit ${MOST_AT_ONCE}`;
      await deleteThreads(tx, media, sql`t.id in (${old})`);
    }),
});

/** Most threads that are deleted at a time; the next hour follows. */
const MOST_AT_ONCE = 200;

/** Deletes threads `t` with their messages and pictures. */
async function deleteThreads(tx: Tx, media: Pick<Media, 'remove'>, which: SQL): Promise<void> {
  const threads = await tx<{ id: string }>(sql`select t.id from chat_threads t where ${which} for update`);
  const ids = threads.map(({ id }) => id);
  for (const message of await messagesWithPhotos(tx, ids))
    await media.remove(tx, { purpose: CHAT_PHOTOS, subject: photosOf(message.sellerId, message) });
  await tx(sql`delete from chat_threads where id = any(${sql.param(ids)}::uuid[])`);
}
