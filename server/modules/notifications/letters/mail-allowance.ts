import { sql } from 'drizzle-orm';
import { hasProvedEmail } from '#server/modules/identity/identity.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import { mayMailStranger } from '#server/platform/mail/stranger-mails.ts';

/**
 * Whether another mail about an order may go to an address, and counts it. Whoever orders may type somebody else's
 * address, so all purchases of a day count together (P-BUY-71). The day is the shop's: in a demo whose clock runs ahead,
 * each of its days has its mails.
 */
export async function mayMail(
  tx: Tx,
  { email, userId }: { email: string; userId: string | null },
): Promise<boolean> {
  if (await hasReader(tx, { email, userId })) return true;
  return mayMailStranger(tx, 'orders', email, await tx.now());
}

/** The account of the order has proved this address, or an order of it was delivered. */
async function hasReader(
  query: Query,
  { email, userId }: { email: string; userId: string | null },
): Promise<boolean> {
  if (userId !== null && (await hasProvedEmail(query, userId, email))) return true;
  const delivered = await query(sql`
    select 1 as delivered from order_contacts c join orders o on o.purchase_id = c.purchase_id
    where lower(c.email) = lower(${email}) and o.state in ('delivered', 'completed') limit 1`);
  return delivered.length > 0;
}
