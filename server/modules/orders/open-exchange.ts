import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { orderNumber } from '#domain/orders/number.ts';
import type { PaymentMethod } from '#domain/payments/methods.ts';
import { OutOfStock, takePieces } from '#server/modules/stock/stock.ts';
import { savepoint } from '#server/platform/database/savepoint.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import { insertLines, insertOrder } from './insert-order.ts';
import { tellShopper } from './jobs.ts';
import type { OrderRow } from './order-row.ts';
import { type PlannedExchange, planExchange, type WantedPieces } from './plan-exchange.ts';

/** What an exchange is paid by when the first goods were paid at the door; its shopper may change it. */
const INSTEAD_OF_CASH: PaymentMethod = 'transfer';

/** Pieces that are to be replaced. */
export interface ReplacedPieces {
  /** The return, whose exchange is opened once. */
  returnId: string;
  pieces: readonly WantedPieces[];
  isSellersFault: boolean;
}

/**
 * Takes the goods that replace others, for an order that waits until those have been looked at, with a purchase of its own
 * that is not asked for before. Under the lock of the order whose goods come back.
 * @returns the order; null when the goods are not there: the shopper gets the money instead
 */
export async function openExchange(tx: Tx, order: OrderRow, asked: ReplacedPieces): Promise<string | null> {
  const planned = await planExchange(tx, order, asked);
  if (!planned) return null;
  try {
    return await savepoint(tx, (part) => write(part, order, { planned, requestKey: asked.returnId }));
  } catch (error) {
    if (error instanceof OutOfStock) return null;
    throw error;
  }
}

async function write(
  tx: Tx,
  order: OrderRow,
  { planned, requestKey }: { planned: PlannedExchange; requestKey: string },
): Promise<string> {
  const lines = planned.order.lines.map((line) => ({ ...line, id: randomUUID() }));
  const isSale = !planned.order.isOwnPurchase;
  await takePieces(
    tx,
    lines.map(({ id: lineId, skuId, quantity }) => ({ lineId, skuId, quantity, isSale })),
  );
  const now = await tx.now();
  const { credit, toPay } = planned.terms;
  const purchaseId = await insertPurchase(tx, order, { toPay, requestKey, now });
  const id = randomUUID();
  const exchange = { of: order.id, credit };
  await insertOrder(tx, { id, purchaseId, order: planned.order, state: 'waiting', now, exchange });
  await insertLines(tx, id, lines);
  await tx.enqueue(tellShopper, [id]);
  return id;
}

/** A purchase of the same buyer and recipient. */
async function insertPurchase(
  tx: Tx,
  order: OrderRow,
  { toPay, requestKey, now }: { toPay: number; requestKey: string; now: Date },
): Promise<string> {
  const id = randomUUID();
  const method = order.method === 'cod' ? INSTEAD_OF_CASH : order.method;
  await tx(sql`
    insert into purchases (id, number, user_id, guest_id, joined_at, buyers, state, method, is_exchange, total, request_key,
      request_hash, address_hash, created_at)
    select ${id}, ${orderNumber(now, randomBytes(6))}, user_id, guest_id, joined_at, buyers, 'awaiting', ${method}, true, ${toPay},
      ${requestKey}, request_hash, address_hash, ${now}
    from purchases where id = ${order.purchaseId}`);
  await tx(sql`
    insert into order_contacts (purchase_id, recipient, phone, email, region_code, region, postal_code, street, landmark,
      courier_note, dropship_name)
    select ${id}, recipient, phone, email, region_code, region, postal_code, street, landmark, courier_note, dropship_name
    from order_contacts where purchase_id = ${order.purchaseId}`);
  return id;
}
