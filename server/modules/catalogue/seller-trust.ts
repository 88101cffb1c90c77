import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Result } from '#domain/result.ts';
import { type Done, defineCommand, type Subject } from '#server/modules/access/access.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { Tx } from '#server/platform/database/transactions.ts';

interface SellerSubject extends Subject {
  sellerId: number;
  isTrusted: boolean;
  isOfficial: boolean;
}

async function lockSeller(tx: Tx, { sellerId }: { sellerId: number }): Promise<SellerSubject[] | null> {
  const [seller] = await tx<{ isTrusted: boolean; isOfficial: boolean }>(sql`
    select is_trusted as "isTrusted", is_official as "isOfficial" from sellers where id = ${sellerId} for update`);
  const parties = [{ buyerId: null, sellerId }];
  return seller ? [Object.assign(seller, { kind: 'seller', id: String(sellerId), sellerId, parties })] : null;
}

/** Whether the operator has marked a shop as trusted. */
export async function isTrustedSeller(query: Query, sellerId: number): Promise<boolean> {
  const [seller] = await query(sql`select 1 as trusted from sellers where id = ${sellerId} and is_trusted`);
  return seller !== undefined;
}

/** The shop is marked so already. */
export interface TrustRefusal {
  code: 'trust_unchanged' | 'badge_unchanged';
}

/** Of trusted shops the sales are completed sooner (P-BUY-8). What has arrived before keeps its day. */
const trustCommand = (name: string, isTrusted: boolean) =>
  defineCommand({
    name,
    permission: 'operator.money.write',
    needsFreshFactor: true,
    needsReason: true,
    decides: true,
    input: z.object({ sellerId: z.int().positive() }),
    subjects: lockSeller,
    async run(tx, { subject }): Promise<Result<Done<null>, TrustRefusal>> {
      if (subject.isTrusted === isTrusted) return { ok: false, error: { code: 'trust_unchanged' } };
      await tx(sql`update sellers set is_trusted = ${isTrusted} where id = ${subject.sellerId}`);
      return { ok: true, value: { value: null, before: { isTrusted: !isTrusted }, after: { isTrusted } } };
    },
  });

export const trustSeller = trustCommand('seller.trust', true);
export const distrustSeller = trustCommand('seller.distrust', false);

/** The badge 'Resmi' of a brand's own shop, which lists and filters tell (P-CONSOLE-43). */
const badgeCommand = (name: string, isOfficial: boolean) =>
  defineCommand({
    name,
    permission: 'operator.sellers',
    needsFreshFactor: true,
    needsReason: true,
    decides: true,
    input: z.object({ sellerId: z.int().positive() }),
    subjects: lockSeller,
    async run(tx, { subject }): Promise<Result<Done<null>, TrustRefusal>> {
      if (subject.isOfficial === isOfficial) return { ok: false, error: { code: 'badge_unchanged' } };
      await tx(sql`update sellers set is_official = ${isOfficial} where id = ${subject.sellerId}`);
      return { ok: true, value: { value: null, before: { isOfficial: !isOfficial }, after: { isOfficial } } };
    },
  });

export const markOfficial = badgeCommand('seller.mark_official', true);
export const unmarkOfficial = badgeCommand('seller.unmark_official', false);
