import { sql } from 'drizzle-orm';
import type { Query } from '#server/platform/database/query.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import type { Blobs } from './blobs.ts';
import { deleteMedia } from './media-rows.ts';

/** The files of accounts and guests, in the interface of identity. */
export const accountMedia = (blobs: Pick<Blobs, 'discard'>) => ({
  merge: async (query: Query, { guestId, userId }: { guestId: string; userId: string }) => {
    await query(sql`update media set user_id = ${userId}, guest_id = null where guest_id = ${guestId}`);
  },
  exported: async (query: Query, userId: string) => ({
    media: await query(sql`
      select purpose, kind, type, bytes, width, height, created_at, '/media/' || id as address from media
      where user_id = ${userId} and state = 'ready' order by created_at, id`),
  }),
  /** What is attached stays with its thing, without a name. */
  remove: async (tx: Tx, userId: string) => {
    await deleteMedia(tx, blobs, sql`m.user_id = ${userId} and m.attached_at is null`);
    await tx(sql`update media set user_id = null where user_id = ${userId}`);
  },
  /** Files that wait die by their own age. */
  sweep: async () => {},
});
