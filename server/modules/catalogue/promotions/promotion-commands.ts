import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { PRODUCT_LIMITS } from '#domain/catalogue/product-draft.ts';
import { opaque } from '#domain/forms/typed-text.ts';
import { isUuid } from '#domain/is-uuid.ts';
import { type PromotionFault, planPromotion } from '#domain/promotions/shop-promotion.ts';
import type { Result } from '#domain/result.ts';
import {
  type CommandActor,
  type Done,
  defineCommand,
  inShopOf,
  type Subject,
} from '#server/modules/access/access.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import { endPromotion, movePromotionsJob } from './move-promotions.ts';

/** Why a promotion was not made, or not ended. Nothing was changed. */
export type PromotionRefusal =
  | { code: 'promotion_faults'; faults: PromotionFault[] }
  /** The product has one that is not over. */
  | { code: 'promotion_open' }
  /** The running flash sale has the product. */
  | { code: 'promotion_flash' }
  | { code: 'promotion_over' };

const MAX_ID = 36;
const createInput = z.object({
  product: z.int().positive(),
  percent: z.int().nullable(),
  prices: z
    .array(z.object({ sku: z.int().positive(), price: z.int().nonnegative() }))
    .max(PRODUCT_LIMITS.choices),
  /** Null for at once. */
  startsAt: z.iso.datetime().nullable(),
  endsAt: z.iso.datetime(),
  givesShipping: z.boolean(),
});

interface ProductSubject extends Subject {
  productId: number;
  sellerId: number;
  isFlash: boolean;
  hasOpen: boolean;
}

/** Locks a product of the actor's shop that can be sold. */
async function lockProduct(
  tx: Tx,
  { product }: z.infer<typeof createInput>,
  by: CommandActor,
): Promise<ProductSubject[] | null> {
  const [row] = await tx<{ sellerId: number }>(sql`
    select p.seller_id as "sellerId" from products p
    where p.id = ${product} and p.state in ('listed', 'hidden', 'review') and ${inShopOf(by, sql`p.seller_id`)} for update`);
  if (!row) return null;
  const [found] = await tx<{ isFlash: boolean; hasOpen: boolean }>(sql`
    select exists (select from running_flash_items where product_id = ${product}) as "isFlash",
      exists (select from promotions where product_id = ${product} and ended_at is null) as "hasOpen"`);
  const { isFlash = false, hasOpen = false } = found ?? {};
  return [
    {
      kind: 'product',
      id: String(product),
      productId: product,
      sellerId: row.sellerId,
      isFlash,
      hasOpen,
    },
  ];
}

/** Makes a promotion of a product (P-PROMO-11). */
const create = defineCommand({
  name: 'promotion.create',
  permission: 'products.write',
  input: createInput,
  subjects: lockProduct,
  async run(tx, { subject, input }): Promise<Result<Done<null>, PromotionRefusal>> {
    const { productId, sellerId, isFlash, hasOpen } = subject;
    if (hasOpen) return { ok: false, error: { code: 'promotion_open' } };
    if (isFlash) return { ok: false, error: { code: 'promotion_flash' } };
    const { percent, givesShipping } = input;
    const choices = await tx<{ sku: number; price: number }>(sql`
      select id as sku, price from skus where product_id = ${productId} and archived_at is null order by id`);
    const endsAt = new Date(input.endsAt);
    const wanted = {
      percent,
      prices: input.prices,
      startsAt: input.startsAt === null ? null : new Date(input.startsAt),
      endsAt,
      givesShipping,
    };
    const { prices, startsAt, faults } = planPromotion(wanted, choices, await tx.now());
    if (faults.length > 0) return { ok: false, error: { code: 'promotion_faults', faults } };
    const id = randomUUID();
    await tx(sql`
      insert into promotions (id, seller_id, product_id, gives_shipping, starts_at, ends_at)
      values (${id}, ${sellerId}, ${productId}, ${givesShipping}, ${startsAt}, ${endsAt})`);
    await tx(sql`
      insert into promotion_prices (promotion_id, sku_id, price)
      select ${id}, sku, price from jsonb_to_recordset(${JSON.stringify(prices)}::jsonb) as given(sku integer, price integer)`);
    await tx.enqueue(movePromotionsJob, [null]);
    const after = { promotion: id, startsAt, endsAt, givesShipping, prices };
    return { ok: true, value: { value: null, after } };
  },
});

const endInput = z.object({ promotion: opaque(MAX_ID) });

interface PromotionSubject extends Subject {
  isOver: boolean;
}

/** Locks a promotion of the actor's shop, after its product. */
async function lockPromotion(
  tx: Tx,
  { promotion }: z.infer<typeof endInput>,
  by: CommandActor,
): Promise<PromotionSubject[] | null> {
  if (!isUuid(promotion)) return null;
  const [product] = await tx(sql`
    select p.id from products p join promotions pr on pr.product_id = p.id
    where pr.id = ${promotion} and ${inShopOf(by, sql`pr.seller_id`)} for update of p`);
  if (!product) return null;
  const [row] = await tx<{ isOver: boolean }>(sql`
    select ended_at is not null as "isOver" from promotions where id = ${promotion} for update`);
  return row ? [{ kind: 'promotion', id: promotion, isOver: row.isOver }] : null;
}

/** Ends a promotion before its time, or calls off one that has not begun (P-PROMO-13). */
const end = defineCommand({
  name: 'promotion.end',
  permission: 'products.write',
  input: endInput,
  subjects: lockPromotion,
  async run(tx, { subject }): Promise<Result<Done<null>, PromotionRefusal>> {
    if (subject.isOver) return { ok: false, error: { code: 'promotion_over' } };
    await endPromotion(tx, subject.id);
    return { ok: true, value: { value: null } };
  },
});

/** What shops do with their promotions. */
export const promotionCommands = { create, end };
