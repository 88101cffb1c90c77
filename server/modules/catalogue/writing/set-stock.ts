import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { PRODUCT_LIMITS } from '#domain/catalogue/product-draft.ts';
import type { Result } from '#domain/result.ts';
import {
  type CommandActor,
  type Done,
  defineCommand,
  inShopOf,
  type Subject,
} from '#server/modules/access/access.ts';
import { adjustStock } from '#server/modules/stock/stock.ts';
import type { Tx } from '#server/platform/database/transactions.ts';

/** More pieces are taken off than are left by now. */
export interface StockRefusal {
  code: 'stock_gone';
  skuId: number;
}

/** Most choices that one command changes. */
const MOST_CHOICES = 200;

const pieces = z.int().min(PRODUCT_LIMITS.stock.min).max(PRODUCT_LIMITS.stock.max);
const stockInput = z.object({
  changes: z
    .array(z.object({ sku: z.int().positive(), seen: pieces, to: pieces }))
    .min(1)
    .max(MOST_CHOICES),
});

interface SkuSubject extends Subject {
  skuId: number;
}

/** Locks choices of the actor's shop in the order of their ids. @returns null when one is not there */
async function lockSkus(
  tx: Tx,
  { changes }: z.infer<typeof stockInput>,
  by: CommandActor,
): Promise<SkuSubject[] | null> {
  const ids = [...new Set(changes.map(({ sku }) => sku))];
  const rows = await tx<{ skuId: number }>(sql`
    select k.id as "skuId" from skus k join products p on p.id = k.product_id
    where k.id = any(${sql.param(ids)}::integer[]) and k.archived_at is null and ${inShopOf(by, sql`p.seller_id`)}
    order by k.id for share of k`);
  if (rows.length !== ids.length) return null;
  return rows.map(({ skuId }) => ({ kind: 'sku', id: String(skuId), skuId }));
}

/** Sets stocks by the difference to those that were seen, so that sales meanwhile count (P-GOODS-7). */
export const setStock = defineCommand({
  name: 'stock.set',
  permission: 'stock.write',
  input: stockInput,
  subjects: lockSkus,
  async run(tx, { subject: { skuId }, input }): Promise<Result<Done<null>, StockRefusal>> {
    const by = input.changes.reduce((sum, { sku, seen, to }) => (sku === skuId ? sum + to - seen : sum), 0);
    const isDone = await adjustStock(tx, { skuId, by, cause: randomUUID() });
    if (!isDone) return { ok: false, error: { code: 'stock_gone', skuId } };
    return { ok: true, value: { value: null, after: { by } } };
  },
});
