import { sql } from 'drizzle-orm';
import type { Query } from '#server/platform/database/query.ts';

/** How much an account chats: no words of it, which are read in reported threads alone. */
export interface PersonChats {
  threads: number;
  /** Messages that it wrote, as a shopper or for a shop. */
  messages: number;
  /** Reports of shops about it, also those that somebody has decided about. */
  reports: number;
}

export async function chatsOfPerson(query: Query, userId: string): Promise<PersonChats> {
  const [row] = await query<PersonChats>(sql`
    select (select count(*)::int from chat_threads where user_id = ${userId}) as threads,
      (select count(*)::int from chat_messages where user_id = ${userId}) as messages,
      (select count(*)::int from chat_reports r join chat_threads t on t.id = r.thread_id
        where t.user_id = ${userId} and r.by = 'shop') as reports`);
  return row ?? { threads: 0, messages: 0, reports: 0 };
}
