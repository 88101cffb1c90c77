import { sql } from 'drizzle-orm';
import type { HidingGround } from '#domain/reviews/hiding-grounds.ts';
import { maskName } from '#domain/reviews/mask-name.ts';
import type { CalendarDay } from '#domain/shipping/calendar.ts';
import type { Tx } from '#server/platform/database/transactions.ts';

/** A review that a shopper wrote. */
export interface NewReview {
  productId: number;
  /** The writer's name; stored masked. */
  name: string;
  /** The bought options as one text; empty for none. */
  options: string;
  /** 1 to 5. */
  rating: number;
  content: string;
  /** Addresses of its pictures. */
  images: readonly string[];
  date: CalendarDay;
}

/** The figures of the product follow within some seconds, with its sold pieces (`countSales`). */
const countAgain = (tx: Tx, productId: number) =>
  tx(sql`insert into products_to_count (product_id, is_rated) values (${productId}, true)`);

/** Stores a review. @returns its id */
export async function storeReview(tx: Tx, review: NewReview): Promise<number> {
  const { productId, name, options, rating, content, images, date } = review;
  const [stored] = await tx<{ id: number }>(sql`
    insert into reviews (product_id, username, rating, date, content, images, options)
    values (${productId}, ${maskName(name)}, ${rating}, ${date}, ${content}, ${sql.param(images)}::text[], ${options})
    returning id`);
  if (!stored) throw new Error('A review was stored without an id');
  await countAgain(tx, productId);
  return stored.id;
}

/** Changes stars, words and pictures of a review. */
export async function changeReview(
  tx: Tx,
  id: number,
  { rating, content, images }: Pick<NewReview, 'rating' | 'content' | 'images'>,
): Promise<void> {
  const [changed] = await tx<{ productId: number }>(sql`
    update reviews set rating = ${rating}, content = ${content}, images = ${sql.param(images)}::text[] where id = ${id}
    returning product_id as "productId"`);
  if (changed) await countAgain(tx, changed.productId);
}

/** A review under its lock, for a command. */
export interface LockedReview {
  id: number;
  productId: number;
  sellerId: number;
  reply: string | null;
  hiddenAt: Date | null;
}

/** Locks a review; null for an unknown one. */
export async function lockReview(tx: Tx, id: number): Promise<LockedReview | null> {
  const [review] = await tx<LockedReview>(sql`
    select r.id, r.product_id as "productId", p.seller_id as "sellerId", r.reply, r.hidden_at as "hiddenAt"
    from reviews r join products p on p.id = r.product_id where r.id = ${id} for update of r`);
  return review ?? null;
}

/** Hides a review from a moment on, or shows it again with null. */
export async function hideReview(
  tx: Tx,
  { id, productId }: LockedReview,
  hidden: { at: Date; ground: HidingGround } | null,
): Promise<void> {
  await tx(sql`
    update reviews set hidden_at = ${hidden?.at ?? null}, hidden_for = ${hidden?.ground ?? null} where id = ${id}`);
  await countAgain(tx, productId);
}

/** Stores the shop's reply to a review. */
export async function replyToReview(
  tx: Tx,
  { id }: LockedReview,
  { text, date }: { text: string; date: CalendarDay },
): Promise<void> {
  await tx(sql`update reviews set reply = ${text}, replied_on = ${date} where id = ${id}`);
}
