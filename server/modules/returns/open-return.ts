import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { rupiah } from '#domain/money.ts';
import { piecesLeft } from '#domain/orders/returnable.ts';
import type { Result } from '#domain/result.ts';
import { returnDeadline } from '#domain/returns/deadlines.ts';
import { type GoodsRefusal, goesBack, type ReturnReason, windowOf } from '#domain/returns/reasons.ts';
import { skusForSale } from '#server/modules/catalogue/catalogue.ts';
import {
  holdForReturn,
  lockReturnable,
  type OrderLineView,
  type OrderOwner,
  type OrderRow,
} from '#server/modules/orders/orders.ts';
import { readCalendar } from '#server/modules/shipping/shipping.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import { noteReturn } from './change-return.ts';
import type { LockedReturn } from './return-rows.ts';

/** What a shopper wants to return, and why. */
export interface ReturnForm {
  reason: ReturnReason;
  text: string;
  /** `wanted`: a SKU of the same product that replaces them, of every line or of none. */
  pieces: readonly { line: number; quantity: number; wanted?: number }[];
  /** The part of the price for which the shopper would keep the goods; null for all of it. */
  part: number | null;
}

/** Why no return was opened. */
export type OpenRefusal =
  | GoodsRefusal
  | 'no_pieces'
  /** The order has no such line, or not so many pieces that were not cancelled, refunded or sent back. */
  | 'no_such_pieces'
  /** Another return of the order is open. */
  | 'open_already'
  /** It has not arrived, or is missed. */
  | 'not_arrived'
  /** The window of the reason is over. */
  | 'too_late'
  /** More than the price of the pieces, or nothing, or for goods that are to be replaced. */
  | 'wrong_part'
  /** Not one of the product's, not sold any more, or not chosen for every line. */
  | 'wrong_variant';

/** Opens a return as a draft, which stops the clocks of the order. Whoever may see the order may do that (P-RET-43). */
export async function openReturn(
  tx: Tx,
  orderId: string,
  { owner, form }: { owner: OrderOwner; form: ReturnForm },
): Promise<Result<{ n: number }, OpenRefusal>> {
  const refuse = (error: OpenRefusal) => ({ ok: false, error }) as const;
  const order = await lockReturnable(tx, orderId);
  const now = await tx.now();
  const back = await checkForm(tx, order, form);
  if (typeof back === 'string') return refuse(back);
  if (order.returnId !== null) return refuse('open_already');
  if (order.deliveredAt === null || order.missingSince !== null) return refuse('not_arrived');
  if (windowOf(form.reason, order.deliveredAt) < now) return refuse('too_late');
  const id = randomUUID();
  if (!(await holdForReturn(tx, { orderId, returnId: id, at: now }))) return refuse('too_late');
  const dueAt = returnDeadline('draft', {
    at: now,
    arrivedAt: order.deliveredAt,
    calendar: await readCalendar(tx),
  });
  const [opened] = await tx<{ n: number }>(sql`
    insert into returns (id, order_id, n, state, events, reason, text, goes_back, asked_part, opened_by, opened_at, changed_at, due_at)
    select ${id}, ${orderId}, coalesce(max(n), 0) + 1, 'draft', 1, ${form.reason}, ${form.text}, ${back}, ${form.part},
      ${owner.userId ?? owner.guestId}, ${now}, ${now}, ${dueAt}
    from returns where order_id = ${orderId} returning n`);
  if (!opened) throw new Error(`No return of order ${orderId} was opened`);
  await writePieces(tx, id, form);
  await tx(sql`
    insert into return_events (return_id, seq, event, actor, at) values (${id}, 1, 'opened', 'shopper', ${now})`);
  await noteReturn(tx, { order, event: 'opened', actor: 'shopper', at: now, dueAt, of: { id, n: opened.n } });
  return { ok: true, value: { n: opened.n } };
}

/**
 * Writes a draft anew. The clocks have stood still since it was opened, so that its windows are judged as of then, and its own
 * deadline stays (P-RET-43). What was shown stays, too.
 */
export async function reviseReturn(
  tx: Tx,
  { order, found }: LockedReturn,
  form: ReturnForm,
): Promise<Result<{ n: number }, OpenRefusal>> {
  const refuse = (error: OpenRefusal) => ({ ok: false, error }) as const;
  const back = await checkForm(tx, order, form);
  if (typeof back === 'string') return refuse(back);
  if (order.deliveredAt === null) return refuse('not_arrived');
  if (windowOf(form.reason, order.deliveredAt) < found.openedAt) return refuse('too_late');
  await tx(sql`
    update returns set reason = ${form.reason}, text = ${form.text}, goes_back = ${back}, asked_part = ${form.part}
    where id = ${found.id}`);
  await tx(sql`delete from return_lines where return_id = ${found.id}`);
  await writePieces(tx, found.id, form);
  return { ok: true, value: { n: found.n } };
}

async function writePieces(tx: Tx, id: string, { pieces }: Pick<ReturnForm, 'pieces'>): Promise<void> {
  for (const { line, quantity, wanted } of pieces)
    await tx(sql`
      insert into return_lines (return_id, position, quantity, wanted_sku)
      values (${id}, ${line}, ${quantity}, ${wanted ?? null})`);
}

/** @returns whether the goods go back, or what is wrong with the form */
async function checkForm(
  query: Query,
  order: OrderRow,
  { reason, pieces, part }: ReturnForm,
): Promise<boolean | OpenRefusal> {
  if (pieces.length === 0) return 'no_pieces';
  const { lines } = order;
  const chosen = pieces.map(({ line, quantity }) => {
    const found = lines.find(({ position }) => position === line);
    return found && quantity > 0 && quantity <= piecesLeft(found) ? { ...found, quantity } : null;
  });
  const known = chosen.filter((one) => one !== null);
  if (known.length < pieces.length) return 'no_such_pieces';
  const value = rupiah(known.reduce((sum, { price, quantity }) => sum + price * quantity, 0));
  if (part !== null && (part <= 0 || part >= value)) return 'wrong_part';
  const wish = await checkWish(query, known, pieces);
  if (wish === 'wrong_variant' || (wish === 'exchange' && part !== null))
    return wish === 'exchange' ? 'wrong_part' : wish;
  return goesBack(reason, known);
}

async function checkWish(
  query: Query,
  lines: readonly OrderLineView[],
  pieces: ReturnForm['pieces'],
): Promise<'money' | 'exchange' | 'wrong_variant'> {
  const wanted = pieces.flatMap((piece) => (piece.wanted === undefined ? [] : [piece.wanted]));
  if (wanted.length === 0) return 'money';
  const skus = await skusForSale(query, wanted);
  const isOwn = pieces.every(({ line, wanted: id }) => {
    const productId = lines.find(({ position }) => position === line)?.productId;
    return skus.some((sku) => sku.id === id && sku.productId === productId);
  });
  return isOwn ? 'exchange' : 'wrong_variant';
}
