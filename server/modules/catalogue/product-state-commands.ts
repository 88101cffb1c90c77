import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Permission } from '#domain/access/permissions.ts';
import { type ProductState, type ProductStep, stateAfter } from '#domain/catalogue/product-state.ts';
import { text } from '#domain/forms/fields.ts';
import { MOST_TICKED } from '#domain/forms/most-ticked.ts';
import type { Result } from '#domain/result.ts';
import {
  type CommandActor,
  type Done,
  defineCommand,
  inShopOf,
  type Subject,
} from '#server/modules/access/access.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import { tellOfBlocked } from './blocked-product.ts';

/** Longest reason that a shop reads, in characters. */
const REASON_LIMIT = 300;

/** The product cannot do that in its state. */
export interface ProductStateRefusal {
  code: 'product_state';
  productId: number;
  state: ProductState;
}

interface ProductSubject extends Subject {
  productId: number;
  state: ProductState;
}

const chosenProducts = z.object({ products: z.array(z.int().positive()).min(1).max(MOST_TICKED) });

/** Locks products of the actor's shop in the order of their ids. @returns null when one is not there */
async function lockProducts(
  tx: Tx,
  { products }: z.infer<typeof chosenProducts>,
  by: CommandActor,
): Promise<ProductSubject[] | null> {
  const ids = [...new Set(products)];
  const rows = await tx<{ productId: number; state: ProductState }>(sql`
    select p.id as "productId", p.state from products p
    where p.id = any(${sql.param(ids)}::integer[]) and ${inShopOf(by, sql`p.seller_id`)}
    order by p.id for update`);
  if (rows.length !== ids.length) return null;
  return rows.map((row) => Object.assign(row, { kind: 'product', id: String(row.productId) }));
}

/** Moves a product, if it can be moved. */
async function moveProduct(
  tx: Tx,
  { productId, state }: ProductSubject,
  step: ProductStep,
  reason: string | null,
): Promise<Result<Done<null>, ProductStateRefusal>> {
  const next = stateAfter(step, state);
  if (next === null) return { ok: false, error: { code: 'product_state', productId, state } };
  await tx(sql`
    update products set state = ${next}, state_reason = ${reason}, updated_at = ${await tx.now()}::timestamptz
    where id = ${productId}`);
  return { ok: true, value: { value: null, before: { state }, after: { state: next } } };
}

const stepCommand = (step: ProductStep, permission: Permission) =>
  defineCommand({
    name: `product.${step}`,
    permission,
    input: chosenProducts,
    inputOf: (_input, id) => ({ products: [Number(id)] }),
    subjects: lockProducts,
    run: (tx, { subject }) => moveProduct(tx, subject, step, null),
  });

/** What shops and operators do with whole products (P-GOODS-2). */
export const productStateCommands = {
  hide: stepCommand('hide', 'products.write'),
  show: stepCommand('show', 'products.write'),
  archive: stepCommand('archive', 'products.write'),
  restore: stepCommand('restore', 'products.write'),
  approve: stepCommand('approve', 'operator.catalogue'),
  block: defineCommand({
    name: 'product.block',
    permission: 'operator.catalogue',
    input: chosenProducts.extend({ why: text({ max: REASON_LIMIT }) }),
    subjects: (tx, input, by) => lockProducts(tx, input, by),
    async run(tx, { subject, input }) {
      const done = await moveProduct(tx, subject, 'block', input.why);
      if (done.ok) await tx.enqueue(tellOfBlocked, [subject.productId]);
      return done;
    },
  }),
  unblock: stepCommand('unblock', 'operator.catalogue'),
};
