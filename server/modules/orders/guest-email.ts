import { sql } from 'drizzle-orm';
import type { Query } from '#server/platform/database/query.ts';

/** The e-mail of a guest's last purchase, which the next checkout of the same browser need not ask for; empty without one. */
export async function lastEmailOf(query: Query, guestId: string): Promise<string> {
  const [row] = await query<{ email: string }>(sql`
    select c.email from purchases p join order_contacts c on c.purchase_id = p.id
    where p.guest_id = ${guestId} order by p.created_at desc limit 1`);
  return row?.email ?? '';
}
