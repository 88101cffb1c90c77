import { sql } from 'drizzle-orm';
import type { AccountBlock } from '#domain/accounts/account-blocks.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import { deleteOneTimeTokens } from '../auth/one-time-tokens.ts';
import { endSessions } from '../auth/sessions.ts';
import { endWebSessions } from '../cookies/end-sessions.ts';

/** What an operator has stopped for accounts (P-CONSOLE-81). */

/** Stops something for an account; a blocked one is signed out everywhere. @returns false when it was stopped before */
export async function blockAccount(
  tx: Tx,
  { userId, kind }: { userId: string; kind: AccountBlock },
): Promise<boolean> {
  const written = await tx(sql`
    insert into account_blocks (user_id, kind) values (${userId}, ${kind}) on conflict do nothing returning kind`);
  if (written.length === 0) return false;
  if (kind === 'account') {
    await endWebSessions(tx, { userId, token: null });
    await endSessions(tx, userId, { all: true });
    await deleteOneTimeTokens(tx, userId);
  }
  return true;
}

/** Lets an account do again what was stopped. @returns false when it was not stopped */
export async function liftBlock(
  tx: Tx,
  { userId, kind }: { userId: string; kind: AccountBlock },
): Promise<boolean> {
  const lifted = await tx(
    sql`delete from account_blocks where user_id = ${userId} and kind = ${kind} returning kind`,
  );
  return lifted.length > 0;
}
