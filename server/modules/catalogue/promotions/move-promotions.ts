import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { STRUCK_FOR_MS, struckPrice } from '#domain/promotions/shop-promotion.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { Transaction, Tx } from '#server/platform/database/transactions.ts';
import { defineJob } from '#server/platform/jobs/define-job.ts';
import type { DueWork } from '#server/platform/jobs/due-work.ts';

/** Begins and ends the promotions of shops whose moment has come. */
export const movePromotionsJob = defineJob({ name: 'catalogue.move-promotions', payload: z.null() });

/** Beginnings and ends of promotions, by the shop's clock. */
export const duePromotions: DueWork = {
  name: 'catalogue: promotions of shops',
  clock: 'shop',
  async nextDue(query) {
    const [row] = await query<{ due: Date | null }>(sql`
      select least(
        (select min(starts_at) from promotions where began_at is null and ended_at is null),
        (select min(ends_at) from promotions where ended_at is null)) as due`);
    return row?.due ?? null;
  },
  enqueue: (tx) => tx.enqueue(movePromotionsJob, [null]),
};

/** Each promotion is moved by a transaction of its own; idempotent. Ends go first: a product may have the next one. */
export async function movePromotions({
  query,
  transaction,
}: {
  query: Query;
  transaction: Transaction;
}): Promise<void> {
  const due = await query<{ id: string }>(sql`
    select id from promotions
    where ended_at is null and (ends_at <= shop_now() or (began_at is null and starts_at <= shop_now()))
    order by ends_at, id`);
  for (const { id } of due) await transaction((tx) => movePromotion(tx, id));
}

/** A promotion that is locked, with its product. */
interface Locked {
  productId: number;
  isBegun: boolean;
  isOver: boolean;
  isDue: boolean;
}

async function movePromotion(tx: Tx, id: string): Promise<void> {
  await lockProductOf(tx, id);
  const now = await tx.now();
  const [found] = await tx<Locked>(sql`
    select product_id as "productId", began_at is not null as "isBegun", ends_at <= ${now} as "isOver", starts_at <= ${now} as "isDue"
    from promotions where id = ${id} and ended_at is null for update`);
  if (!found) return;
  if (found.isOver) await endPromotion(tx, id);
  else if (found.isDue && !found.isBegun) await beginPromotion(tx, id);
}

/** The product goes before its SKUs and its promotions, as wherever products are written. */
const lockProductOf = (tx: Tx, id: string) =>
  tx(sql`select from products where id = (select product_id from promotions where id = ${id}) for update`);

interface PriceRow {
  sku: number;
  price: number;
  lowest: number;
}

/** Lowers the prices. A choice that costs no more than its promotion by now stays as it is. */
export async function beginPromotion(tx: Tx, id: string): Promise<void> {
  const now = await tx.now();
  const rows = await tx<PriceRow>(sql`
    select k.id as sku, pp.price, ${lowestCharged(sql`k`, now)} as lowest
    from promotion_prices pp join skus k on k.id = pp.sku_id
    where pp.promotion_id = ${id} and pp.price < k.price order by k.id`);
  for (const { sku, price, lowest } of rows) {
    await tx(sql`
      update promotion_prices pp set standing_price = k.price, standing_original = k.original_price
      from skus k where k.id = ${sku} and pp.sku_id = k.id and pp.promotion_id = ${id}`);
    await tx(sql`
      update skus set price = ${price}, original_price = ${struckPrice(price, lowest)} where id = ${sku}`);
  }
  await tx(sql`
    update promotions pr set began_at = ${now}, ships_free = p.is_free_shipping
    from products p where pr.id = ${id} and p.id = pr.product_id`);
  await keepPromotedShipping(tx, sql`(select product_id from promotions where id = ${id})`);
}

/**
 * The lowest price of a SKU that was charged without a promotion within the last 30 days, or is charged now. `k` names the SKU's
 * row.
 */
export const lowestCharged = (k: SQL, now: Date): SQL => sql`(
  select min(charged.price) from (
    select h.price from price_history h
    where h.sku_id = ${k}.id and not h.is_promotion and h.until > ${new Date(now.getTime() - STRUCK_FOR_MS)}::timestamptz
    union all
    select ${k}.price) charged)`;

/** Gives the old prices back. A price that the shop has changed meanwhile stays (P-PROMO-13). */
export async function endPromotion(tx: Tx, id: string): Promise<void> {
  await tx(sql`
    update skus k set price = pp.standing_price, original_price = pp.standing_original
    from promotion_prices pp
    where pp.promotion_id = ${id} and pp.standing_price is not null and k.id = pp.sku_id and k.price = pp.price`);
  await tx(sql`
    update products p set is_free_shipping = pr.ships_free
    from promotions pr
    where pr.id = ${id} and pr.product_id = p.id and pr.gives_shipping and pr.began_at is not null
      and p.is_free_shipping <> pr.ships_free`);
  await tx(sql`update promotions set ended_at = ${await tx.now()} where id = ${id}`);
}

/**
 * Keeps free shipping that a promotion gives, whatever its shop has just published; what the shop published holds afterwards.
 * @param productId a number, or an expression that is one
 */
export async function keepPromotedShipping(tx: Tx, productId: SQL | number): Promise<void> {
  const [running] = await tx(sql`
    update promotions pr set ships_free = p.is_free_shipping from products p
    where p.id = ${productId} and pr.product_id = p.id and ${GIVES_SHIPPING} returning pr.id`);
  if (running)
    await tx(
      sql`update products set is_free_shipping = true where id = ${productId} and not is_free_shipping`,
    );
}

const GIVES_SHIPPING = sql`pr.gives_shipping and pr.began_at is not null and pr.ended_at is null`;

/** Whether a product has free shipping without a promotion. `p` names its row. */
export const shipsFreeItself = (p: SQL): SQL => sql`coalesce((
  select pr.ships_free from promotions pr where pr.product_id = ${p}.id and ${GIVES_SHIPPING}), ${p}.is_free_shipping)`;
