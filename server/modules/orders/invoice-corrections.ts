import { sql } from 'drizzle-orm';
import { correctionNumber } from '#domain/orders/correction-number.ts';
import { type PriceCorrection, priceCorrections } from '#server/modules/ledger/ledger.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { OrderRow } from './order-row.ts';
import type { InvoiceCorrection } from './order-view.ts';

/** A refund of a whole order is one amount: says what of it is shipping. */
const wholeOf =
  ({ goods: price, total }: OrderRow) =>
  (correction: PriceCorrection): PriceCorrection => {
    const [whole] = correction.goods;
    if (whole?.lineId !== null || whole.amount !== total) return correction;
    return { at: correction.at, goods: [{ lineId: null, amount: price }], shipping: total - price };
  };

/** The corrections of an order's invoice (P-BUY-87), the oldest first; none while it has no invoice. */
export async function readCorrections(query: Query, order: OrderRow): Promise<InvoiceCorrection[]> {
  return (await correctionsOf(query, [order])).get(order.id) ?? [];
}

/** The corrections of the invoices of several orders, by the orders' ids. */
export async function correctionsOf(
  query: Query,
  orders: readonly OrderRow[],
): Promise<ReadonlyMap<string, InvoiceCorrection[]>> {
  const ids = orders.flatMap(({ id, invoiceNumber }) => (invoiceNumber === null ? [] : [id]));
  const corrections = await priceCorrections(query, ids);
  if (corrections.size === 0) return new Map();
  const lines = await query<{ id: string; position: number; name: string; options: string }>(sql`
    select id, position, name, options from order_lines
    where order_id = any(${sql.param([...corrections.keys()])}::uuid[])`);
  const lineOf = new Map(lines.map((line) => [line.id, line]));
  const goodsOf = ({ lineId, amount }: { lineId: string | null; amount: number }) => {
    const { position = null, name = null, options = '' } = lineOf.get(lineId ?? '') ?? {};
    return { position, name, options, amount };
  };
  const byOrder = new Map<string, InvoiceCorrection[]>();
  for (const order of orders) {
    const own = corrections.get(order.id) ?? [];
    const invoice = order.invoiceNumber ?? '';
    byOrder.set(
      order.id,
      own.map(wholeOf(order)).map(({ at, goods, shipping }, index) => ({
        n: index + 1,
        number: correctionNumber(invoice, index + 1),
        at,
        goods: goods.map(goodsOf),
        shipping,
        total: goods.reduce((sum, { amount }) => sum + amount, shipping),
      })),
    );
  }
  return byOrder;
}
