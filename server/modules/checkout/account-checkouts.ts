import { sql } from 'drizzle-orm';
import type { Query } from '#server/platform/database/query.ts';

/** What accounts and guests have of begun checkouts, as identity wants it. */
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
  /** They end a day after their last change, whoever had them. */
  async sweep(): Promise<void> {},
};
