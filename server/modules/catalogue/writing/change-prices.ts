import { sql } from 'drizzle-orm';
import { z } from 'zod';
import {
  changedPrice,
  isPrice,
  MOST_BASIS_POINTS,
  PRICE_UNDO_HOURS,
} from '#domain/catalogue/price-change.ts';
import { PRODUCT_LIMITS } from '#domain/catalogue/product-draft.ts';
import { MOST_TICKED } from '#domain/forms/most-ticked.ts';
import { opaque } from '#domain/forms/typed-text.ts';
import type { Result } from '#domain/result.ts';
import {
  type CommandActor,
  type Done,
  defineCommand,
  inShopOf,
  type Subject,
} from '#server/modules/access/access.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import { type PriceNote, priceNote, signPrices } from '../shop/shop-prices.ts';

/** Why no price was changed. */
export type PriceRefusal =
  /** A price is another one than was seen. */
  | { code: 'price_changed'; productId: number }
  /** A promotion or the flash sale has begun to make its price. */
  | { code: 'price_promoted'; productId: number }
  /** A new price would be too low or too high (P-GOODS-4). */
  | { code: 'price_range'; productId: number };

const changeInput = z.object({
  /** What the change is called, to take it back. */
  id: z.uuid(),
  change: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('percent'), basisPoints: z.int().max(MOST_BASIS_POINTS) }),
    z.object({
      kind: z.literal('amount'),
      rupiah: z.int().min(-PRODUCT_LIMITS.price.max).max(PRODUCT_LIMITS.price.max),
    }),
  ]),
  products: z.array(z.int().positive()).min(1).max(MOST_TICKED),
  /** What stands for the prices that were seen, by the number of the product. */
  seen: z.record(opaque(20), opaque(100)),
});

interface PricedSubject extends Subject {
  productId: number;
  sellerId: number;
  note: PriceNote | null;
}

/** Locks products of the actor's shop that can be sold, in the order of their ids. @returns null when one is not there */
async function lockPriced(
  tx: Tx,
  { products }: z.infer<typeof changeInput>,
  by: CommandActor,
): Promise<PricedSubject[] | null> {
  const ids = [...new Set(products)];
  const locked = await tx(sql`
    select from products p
    where p.id = any(${sql.param(ids)}::integer[]) and p.state in ('listed', 'hidden', 'review')
      and ${inShopOf(by, sql`p.seller_id`)}
    order by p.id for update`);
  if (locked.length !== ids.length) return null;
  // A statement of its own: it sees what those who held the locks have written.
  const rows = await tx<Omit<PricedSubject, keyof Subject>>(sql`
    select p.id as "productId", p.seller_id as "sellerId", ${priceNote(sql`p`)} as note
    from products p where p.id = any(${sql.param(ids)}::integer[]) order by p.id`);
  return rows.map((row) => Object.assign(row, { kind: 'product', id: String(row.productId) }));
}

/** Changes all prices of products by the same percent or amount, if they are those that were seen (P-GOODS-12). */
const change = defineCommand({
  name: 'price.change',
  permission: 'products.write',
  input: changeInput,
  subjects: lockPriced,
  async run(
    tx,
    { subject: { productId, sellerId, note }, input },
  ): Promise<Result<Done<number>, PriceRefusal>> {
    const skus = await tx<{ id: number; price: number }>(sql`
      select id, price from skus where product_id = ${productId} and archived_at is null order by id for update`);
    if (signPrices(skus) !== input.seen[productId])
      return { ok: false, error: { code: 'price_changed', productId } };
    if (note === 'promotion' || note === 'flash')
      return { ok: false, error: { code: 'price_promoted', productId } };
    const prices = skus
      .map(({ id: sku, price: from }) => ({ sku, from, to: changedPrice(from, input.change) }))
      .filter(({ from, to }) => from !== to);
    if (!prices.every(({ to }) => isPrice(to)))
      return { ok: false, error: { code: 'price_range', productId } };
    const wanted = sql`jsonb_to_recordset(${JSON.stringify(prices)}::jsonb) as wanted(sku integer, "to" integer)`;
    await tx(sql`
      insert into price_changes (change_id, sku_id, product_id, seller_id, price, original_price, new_price, changed_at)
      select ${input.id}, k.id, k.product_id, ${sellerId}, k.price, k.original_price, wanted."to", ${await tx.now()}
      from skus k join ${wanted} on wanted.sku = k.id`);
    // A new price has nothing struck through (P-GOODS-5).
    await tx(sql`
      update skus k set price = wanted."to", original_price = wanted."to" from ${wanted} where k.id = wanted.sku`);
    return { ok: true, value: { value: prices.length, after: { prices } } };
  },
});

const undoInput = z.object({ change: z.uuid() });

interface ChangedSubject extends Subject {
  productId: number;
}

/** Locks the products of a change of the actor's shop. @returns null for one that cannot be taken back any more */
async function lockChanged(
  tx: Tx,
  { change: id }: z.infer<typeof undoInput>,
  by: CommandActor,
): Promise<ChangedSubject[] | null> {
  const rows = await tx<{ productId: number }>(sql`
    select p.id as "productId" from products p
    where p.id in (
      select c.product_id from price_changes c
      where c.change_id = ${id} and ${inShopOf(by, sql`c.seller_id`)}
        and c.changed_at > shop_now() - make_interval(hours => ${PRICE_UNDO_HOURS}))
    order by p.id for update`);
  if (rows.length === 0) return null;
  return rows.map(({ productId }) => ({ kind: 'product', id: String(productId), productId }));
}

/** Gives back the prices that a change replaced, where they still are those that it made (P-GOODS-12). */
const undo = defineCommand({
  name: 'price.undo',
  permission: 'products.write',
  input: undoInput,
  subjects: lockChanged,
  async run(
    tx,
    { subject: { productId }, input },
  ): Promise<Result<Done<{ undone: number; left: number }>, never>> {
    const undone = await tx<{ sku: number; to: number }>(sql`
      update skus k set price = c.price, original_price = c.original_price from price_changes c
      where c.change_id = ${input.change} and c.product_id = ${productId} and k.id = c.sku_id
        and k.price = c.new_price and k.archived_at is null
      returning k.id as sku, k.price as "to"`);
    const gone = await tx(sql`
      delete from price_changes where change_id = ${input.change} and product_id = ${productId} returning sku_id`);
    const value = { undone: undone.length, left: gone.length - undone.length };
    return { ok: true, value: { value, after: { prices: undone } } };
  },
});

/** What shops do with many prices at once. */
export const priceCommands = { change, undo };
