import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/database/transactions.ts';

/** Pieces of one SKU for one line of an order. */
export interface Pieces {
  lineId: string;
  skuId: number;
  quantity: number;
}

/** Pieces that a new line takes. */
export interface TakenPieces extends Pieces {
  /** Whether they count as sold; those of a shop's own purchase do not (P-CAT-25). */
  isSale: boolean;
}

/** Whether the pieces of a line count as sold, as an expression: what comes back counts as what was taken. @param lineId a line's id */
const isSaleOf = (lineId: SQL): SQL =>
  sql`coalesce((select bool_and(is_sale) from stock_moves where order_line_id = ${lineId}), true)`;

/** Some pieces are no longer available. Rolls the transaction back. */
export class OutOfStock extends Error {
  override readonly name = 'OutOfStock';
  readonly skuId: number;

  constructor(skuId: number) {
    super(`SKU ${skuId} has not so many pieces left`);
    this.skuId = skuId;
  }
}

/** The order in which every transaction locks SKUs, so that no deadlock occurs. */
const byIds = <Row extends { skuId: number; lineId: string }>(pieces: readonly Row[]): Row[] =>
  pieces.toSorted((a, b) => a.skuId - b.skuId || (a.lineId < b.lineId ? -1 : 1));

/**
 * Takes pieces for new lines, by one conditional update each. It is the first thing that a checkout does, so
 * a buyer who is too late leaves without a lock.
 * @param seq the number of the order's event that takes them; the move's id contains it
 * @throws OutOfStock for the first SKU that is short
 */
export async function takePieces(tx: Tx, pieces: readonly TakenPieces[], seq = 1): Promise<void> {
  const at = await tx.now();
  for (const { lineId, skuId, quantity, isSale } of byIds(pieces)) {
    const [taken] = await tx(sql`
      with taken as (
        update inventory set stock = stock - ${quantity}
        where sku_id = ${skuId} and stock >= ${quantity} returning sku_id
      )
      insert into stock_moves (id, sku_id, order_line_id, kind, quantity, is_sale, at)
      select ${`take:${lineId}:${seq}`}, sku_id, ${lineId}::uuid, 'take', ${-quantity}::integer, ${isSale}, ${at} from taken
      returning id`);
    if (!taken) throw new OutOfStock(skuId);
  }
}

/**
 * Takes the pieces of a cancelled order's lines again, under the order's lock.
 * @throws OutOfStock for the first SKU that is short by now
 */
export async function takeAgain(tx: Tx, orderId: string, seq: number): Promise<void> {
  const pieces = await tx<TakenPieces>(sql`
    select l.id as "lineId", l.sku_id as "skuId", l.cancelled as quantity, ${isSaleOf(sql`l.id`)} as "isSale"
    from order_lines l where l.order_id = ${orderId} and l.cancelled > 0`);
  await takePieces(tx, pieces, seq);
  await tx(sql`update order_lines set cancelled = 0 where order_id = ${orderId}`);
}

/**
 * Releases all pieces of an order that were not cancelled, returned or settled before, under the order's lock. The
 * line records them as cancelled first, then the stock gets them, so that nothing is released twice.
 * @param kind `lost` for pieces that will not come back: the line records that, and no stock gets them
 * @returns the SKUs of the pieces
 */
export async function freePieces(
  tx: Tx,
  given: { orderId: string; seq: number; kind?: 'free' | 'lost' },
): Promise<number[]> {
  const { orderId, seq, kind = 'free' } = given;
  const at = await tx.now();
  const lines = await tx<{ lineId: string; skuId: number; pieces: number }>(sql`
    select id as "lineId", sku_id as "skuId", quantity - cancelled - returned - settled as pieces
    from order_lines where order_id = ${orderId} and cancelled + returned + settled < quantity`);
  for (const { lineId, pieces } of byIds(lines)) {
    await tx(sql`
      with freed as (
        update order_lines set cancelled = cancelled + ${pieces}
        where id = ${lineId} and cancelled + returned + settled + ${pieces} <= quantity returning sku_id
      ), given_back as (
        update inventory i set stock = stock + ${pieces} from freed
        where i.sku_id = freed.sku_id and ${kind === 'free'}
      )
      insert into stock_moves (id, sku_id, order_line_id, kind, quantity, is_sale, at)
      select ${`${kind}:${lineId}:${seq}`}, sku_id, ${lineId}::uuid, ${kind},
        ${kind === 'free' ? pieces : 0}::integer, ${isSaleOf(sql`${lineId}::uuid`)}, ${at} from freed`);
  }
  return lines.map(({ skuId }) => skuId);
}

/**
 * Sets the stock of SKUs to 0, under the lock of an order that has them: its seller said that they are not there.
 * @param seq the number of the order's event that says so; the move's id contains it
 */
export async function emptyStock(
  tx: Tx,
  { orderId, seq, skuIds }: { orderId: string; seq: number; skuIds: readonly number[] },
): Promise<void> {
  const at = await tx.now();
  await tx(sql`
    with held as (
      select i.sku_id, i.stock from inventory i
      where i.sku_id = any(${sql.param(skuIds)}::integer[]) and i.stock > 0
      order by i.sku_id for update
    ), emptied as (
      update inventory i set stock = 0 from held where i.sku_id = held.sku_id
    )
    insert into stock_moves (id, sku_id, kind, quantity, at)
    select 'adjust:' || ${orderId}::text || ':' || ${seq}::integer || ':' || sku_id, sku_id, 'adjust', -stock, ${at}::timestamptz
    from held`);
}

/**
 * Puts pieces on sale again that came back, under the lock of their order, whose lines count them as returned.
 * @param cause why they came back; the move's id contains it, so that they are put back once
 */
export async function restockPieces(tx: Tx, cause: string, pieces: readonly Pieces[]): Promise<void> {
  const at = await tx.now();
  for (const { lineId, skuId, quantity } of byIds(pieces)) {
    await tx(sql`
      with moved as (
        insert into stock_moves (id, sku_id, order_line_id, kind, quantity, is_sale, at)
        values (${`restock:${cause}:${lineId}`}, ${skuId}, ${lineId}, 'restock', ${quantity},
          ${isSaleOf(sql`${lineId}::uuid`)}, ${at})
        on conflict (id) do nothing returning sku_id
      )
      update inventory i set stock = stock + ${quantity} from moved where i.sku_id = moved.sku_id`);
  }
}
