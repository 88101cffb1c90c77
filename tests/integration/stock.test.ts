import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { freePieces } from '#server/modules/stock/stock.ts';
import { migratedDatabase } from './support/migrated-database.ts';
import { openLife } from './support/order-life.ts';

const opened = migratedDatabase();

/** Stock of a SKU, what its moves come to, and what its line says. */
async function stockOf(skuId: number) {
  const [row] = await opened().query(sql`
    select stock, (select sum(quantity)::integer from stock_moves where sku_id = i.sku_id) as moves,
      (select cancelled from order_lines where sku_id = i.sku_id) as cancelled
    from inventory i where sku_id = ${skuId}`);
  return row;
}

it('gives back what nobody gave back before, once', async () => {
  const life = openLife(opened());
  // Three of five pieces are taken.
  const { A: orderId, x } = await life.place();
  await opened().query(sql`
    with line as (update order_lines set cancelled = 1 where order_id = ${orderId} returning id),
    freed as (update inventory set stock = stock + 1 where sku_id = ${x})
    insert into stock_moves (id, sku_id, order_line_id, kind, quantity, at)
    select 'free:' || id || ':2', ${x}, id, 'free', 1, shop_now() from line`);
  await life.tx((tx) => freePieces(tx, { orderId, seq: 3 }));
  expect(await stockOf(x)).toEqual({ stock: 5, moves: 5, cancelled: 3 });
  await life.tx((tx) => freePieces(tx, { orderId, seq: 4 }));
  expect(await stockOf(x)).toEqual({ stock: 5, moves: 5, cancelled: 3 });
});
