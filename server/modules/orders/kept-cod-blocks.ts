import { sql } from 'drizzle-orm';
import { COD_BLOCK_KEPT_DAYS } from '#domain/payments/cod.ts';
import { isCodBlocked } from '#server/modules/identity/identity.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import { type BuyerContact, openBuyerKeys } from './buyer-keys.ts';

/** Blocks of cash on delivery that outlive their account, under the keyed hashes of its e-mail and of what it paid with (P-ACC-19). */

/** Called before an account is deleted, while its block and its purchases are there. */
export async function keepCodBlock(
  tx: Tx,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  if (!(await isCodBlocked(tx, [userId]))) return;
  const { contactKeys } = (await openBuyerKeys(tx)).cod(null, { phone: null, email });
  await tx(sql`
    insert into kept_cod_blocks (buyer, until)
    select buyer, shop_now() + make_interval(days => ${COD_BLOCK_KEPT_DAYS}) from (
      select unnest(${sql.param(contactKeys)}::text[]) as buyer
      union select unnest(p.cod_buyers) from purchases p where p.user_id = ${userId} and p.method = 'cod'
    ) b where buyer not like 'user:%'
    on conflict (buyer) do update set until = excluded.until`);
}

/** Whether the block of a deleted account is kept for one of these keys. */
export async function isBlockKept(query: Query, keys: readonly string[]): Promise<boolean> {
  const found = await query(sql`
    select from kept_cod_blocks where buyer = any(${sql.param(keys)}::text[]) and until > shop_now() limit 1`);
  return found.length > 0;
}

/** Lifts what is kept for a telephone and an e-mail. @returns false when nothing was */
export async function forgetCodBlock(tx: Tx, contact: BuyerContact): Promise<boolean> {
  const { contactKeys } = (await openBuyerKeys(tx)).cod(null, contact);
  const lifted = await tx(sql`
    delete from kept_cod_blocks where buyer = any(${sql.param(contactKeys)}::text[]) returning buyer`);
  return lifted.length > 0;
}

export const sweepCodBlocks = (query: Query): Promise<unknown> =>
  query(sql`delete from kept_cod_blocks where until <= shop_now()`);
