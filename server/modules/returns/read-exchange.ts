import { sql } from 'drizzle-orm';
import { exchangeTerms } from '#domain/returns/exchange.ts';
import { isSellersFault } from '#domain/returns/reasons.ts';
import { isOpenReturn } from '#domain/returns/transitions.ts';
import { type OrderRow, planExchange, readOrder, type WantedPieces } from '#server/modules/orders/orders.ts';
import type { Query } from '#server/platform/database/query.ts';
import { TAKES_EXCHANGE, wantedOf } from './exchange.ts';
import type { LockedReturn } from './return-rows.ts';
import { readReturnEvents } from './return-rows.ts';
import type { ExchangeView } from './return-service.ts';

/** What a return is exchanged for, as pages show it; null for who wants the money. */
export async function readExchange(
  query: Query,
  { order, found }: LockedReturn,
): Promise<ExchangeView | null> {
  const pieces = wantedOf(found);
  if (pieces.length === 0) return null;
  const taken = found.exchangeId === null ? null : await readOrder(query, sql`o.id = ${found.exchangeId}`);
  if (taken) return viewOfOrder(taken, pieces, worthOf(order, pieces));
  const isGone = await wasApproved(query, found.id);
  const planned = isGone
    ? null
    : await planExchange(query, order, { pieces, isSellersFault: isSellersFault(found.reason) });
  return {
    order: null,
    isGone,
    isThere: planned?.isThere ?? false,
    lines: (planned?.order.lines ?? []).map((line, at) => ({ ...line, line: pieces[at]?.line ?? 0 })),
    shipping: planned?.order.shipping.charged ?? 0,
    terms: isOpenReturn(found.state) ? (planned?.terms ?? null) : null,
  };
}

/** Whether the goods were to be taken from the stock: no return is approved before. */
const wasApproved = async (query: Query, returnId: string): Promise<boolean> =>
  (await readReturnEvents(query, returnId)).some(
    ({ event }) => event !== 'opened' && TAKES_EXCHANGE.includes(event),
  );

/** What was paid for the pieces: an exchange is of nothing that was given back in part. */
const worthOf = ({ lines }: OrderRow, pieces: readonly WantedPieces[]): number =>
  pieces.reduce((sum, { line, quantity }) => {
    const price = lines.find(({ position }) => position === line)?.price ?? 0;
    return sum + price * quantity;
  }, 0);

function viewOfOrder(order: OrderRow, pieces: readonly WantedPieces[], value: number): ExchangeView {
  const { number, state, purchaseNumber: purchase, payBy, goods, shipping, lines, deliveredAt } = order;
  return {
    order: { number, state, purchase, payBy: state === 'unpaid' ? payBy : null, arrivedAt: deliveredAt },
    isGone: false,
    isThere: true,
    lines: lines.map((line, at) => ({ ...line, line: pieces[at]?.line ?? 0 })),
    shipping,
    terms: exchangeTerms({ value, goods, shipping }),
  };
}
