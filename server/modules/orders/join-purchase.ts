import { sql } from 'drizzle-orm';
import type { Result } from '#domain/result.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import { type CodeDemand, proveBuyer, type TypedCode } from './buyer-code.ts';
import { noteOnPurchase } from './change-order.ts';
import { purchasesOf } from './owned.ts';

/** Why an order was not saved to an account. */
export type JoinRefusal = { code: 'unknown' } | CodeDemand;

/**
 * Takes a purchase without an account into the account of somebody who may see it, and is its buyer (P-BUY-13). The
 * browser of its checkout keeps seeing it.
 */
export async function joinPurchase(
  tx: Tx,
  given: { userId: string; number: string; typed: TypedCode },
): Promise<Result<null, JoinRefusal>> {
  const { userId, number, typed } = given;
  const owner = { userId };
  const [free] = await tx<{ purchaseId: string }>(sql`
    select p.id as "purchaseId" from purchases p join orders o on o.purchase_id = p.id
    where o.number = ${number} and p.user_id is null and p.id in ${purchasesOf(owner)} for update of p`);
  if (!free) return { ok: false, error: { code: 'unknown' } };
  const { purchaseId } = free;
  const proof = await proveBuyer(tx, { owner, purchaseId, purpose: 'join', typed });
  if (!proof.ok) return proof;
  await tx(sql`
    update purchases set user_id = ${userId}, joined_at = ${await tx.now()} where id = ${purchaseId}`);
  await noteOnPurchase(tx, {
    purchaseId,
    event: 'joined',
    actor: 'shopper',
    details: { proof: proof.value },
  });
  return { ok: true, value: null };
}
