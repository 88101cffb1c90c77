import { sql } from 'drizzle-orm';
import type { Query } from '#server/platform/database/query.ts';

/** The started checkouts of accounts and guests, in the interface of identity. */
export const accountCheckouts = {
  async merge(query: Query, { guestId, userId }: { guestId: string; userId: string }): Promise<void> {
    await query(sql`update checkouts set guest_id = null, user_id = ${userId} where guest_id = ${guestId}`);
  },
  async exported(query: Query, userId: string): Promise<Record<string, unknown>> {
    const checkouts = await query(sql`
      select created_at, lines, address, email, choices, method, dropship_name, gift_note from checkouts
      where user_id = ${userId} order by created_at`);
    return { checkouts };
  },
  async remove(query: Query, userId: string): Promise<void> {
    await query(sql`delete from checkouts where user_id = ${userId}`);
  },
  /** Drafts end a day after their last change in any case. */
  async sweep(): Promise<void> {},
};
