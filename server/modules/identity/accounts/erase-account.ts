import { sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/database/transactions.ts';
import { forgetMailsTo } from '#server/platform/mail/mail-queue.ts';
import type { AvatarBucket } from '../avatars/avatar-bucket.ts';
import { type Belongings, mustStay } from '../belongings/belongings.ts';
import { endWebSessions } from '../cookies/end-sessions.ts';

/** What else goes with an account of the built-in sign-in. */
export interface EraseSources {
  bucket: AvatarBucket;
  belongings: readonly Belongings[];
}

/**
 * Deletes an account of the built-in sign-in with all that belongs to it.
 * @param given.webToken of the browser that asks: it goes on as a guest's; null for none
 * @returns the blobs of its pictures, to be discarded after the commit; null when it must stay for now (P-ACC-18)
 */
export async function eraseAccount(
  tx: Tx,
  { bucket, belongings }: EraseSources,
  { userId, email, webToken }: { userId: string; email: string; webToken: string | null },
) {
  // A concurrent write for the account either comes first or finds it gone.
  await tx(sql`select 1 from auth_users where id = ${userId} for update`);
  if (await mustStay(tx, belongings, userId)) return null;
  for (const { keepBlocks } of belongings) await keepBlocks?.(tx, { userId, email });
  const removed = await bucket.removeAllRows(tx, userId);
  await forgetMailsTo(tx, email);
  const guestId = await endWebSessions(tx, { userId, token: webToken });
  // Sessions, mailed links, requests and events go with the account.
  await tx(sql`delete from auth_users where id = ${userId}`);
  await tx(sql`delete from account_blocks where user_id = ${userId}`);
  await tx(sql`delete from profiles where user_id = ${userId}`);
  await tx(sql`delete from follows where user_id = ${userId}`);
  for (const { remove } of belongings) await remove(tx, userId, guestId);
  return removed;
}
