import { sql } from 'drizzle-orm';
import { settleClaim } from '#domain/ledger/postings.ts';
import { type Rupiah, rupiah } from '#domain/money.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import { post } from './post.ts';

/** What a courier owes. */
export interface Claim {
  /** The order of a lost parcel, or `short-` and the remittance that was too little. */
  id: string;
  courier: string;
  amount: Rupiah;
  at: Date;
}

/** Notes what a courier owes; its posting is the caller's. */
export async function insertClaim(tx: Tx, { id, courier, amount, at }: Claim): Promise<void> {
  if (amount === 0) return;
  await tx(sql`
    insert into claims (id, courier, amount, state, at) values (${id}, ${courier}, ${amount}, 'open', ${at})
    on conflict (id) do nothing`);
}

/** Why a claim was not settled. */
export type UnsettledClaim = { kind: 'unknown' | 'settled' } | { kind: 'too_much'; owed: number };

/** The courier paid what it owed, or a part, and the rest is lost. A claim is settled once. */
export async function payClaim(
  tx: Tx,
  { id, paid }: { id: string; paid: Rupiah },
): Promise<{ kind: 'paid'; courier: string; loss: number } | UnsettledClaim> {
  const [claim] = await tx<{ courier: string; amount: number; state: string }>(
    sql`select courier, amount, state from claims where id = ${id} for update`,
  );
  if (!claim) return { kind: 'unknown' };
  if (claim.state === 'settled') return { kind: 'settled' };
  if (paid > claim.amount) return { kind: 'too_much', owed: claim.amount };
  const { courier } = claim;
  await tx(sql`update claims set state = 'settled' where id = ${id}`);
  await post(tx, settleClaim({ id, courier, amount: rupiah(claim.amount), paid }), { at: await tx.now() });
  return { kind: 'paid', courier, loss: claim.amount - paid };
}
