import { sql } from 'drizzle-orm';
import { exchangeTerms } from '#domain/returns/exchange.ts';
import { isSellersFault } from '#domain/returns/reasons.ts';
import type { ReturnState } from '#domain/returns/transitions.ts';
import { type OrderRow, planExchange, readOrder, type WantedPieces } from '#server/modules/orders/orders.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { LockedReturn } from './change-return.ts';
import { wantedOf } from './exchange.ts';
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
  const isSettled = !BEFORE_APPROVAL.includes(found.state);
  const planned = isSettled
    ? null
    : await planExchange(query, order, { pieces, isSellersFault: isSellersFault(found.reason) });
  return {
    order: null,
    isGone: isSettled,
    lines: (planned?.order.lines ?? []).map((line, at) => ({ ...line, line: pieces[at]?.line ?? 0 })),
    shipping: planned?.order.shipping.charged ?? 0,
    terms: planned?.terms ?? null,
  };
}

/** States in which the goods were not taken yet. */
const BEFORE_APPROVAL: readonly ReturnState[] = ['draft', 'asked', 'offered', 'refused', 'disputed'];

/** What was paid for the pieces: an exchange is of nothing that was given back in part. */
const worthOf = ({ lines }: OrderRow, pieces: readonly WantedPieces[]): number =>
  pieces.reduce((sum, { line, quantity }) => {
    const price = lines.find(({ position }) => position === line)?.price ?? 0;
    return sum + price * quantity;
  }, 0);

function viewOfOrder(order: OrderRow, pieces: readonly WantedPieces[], value: number): ExchangeView {
  const { number, state, purchaseNumber: purchase, payBy, goods, shipping, lines } = order;
  return {
    order: { number, state, purchase, payBy: state === 'unpaid' ? payBy : null },
    isGone: false,
    lines: lines.map((line, at) => ({ ...line, line: pieces[at]?.line ?? 0 })),
    shipping,
    terms: exchangeTerms({ value, goods, shipping }),
  };
}
