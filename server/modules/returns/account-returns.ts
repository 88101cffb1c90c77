import { sql } from 'drizzle-orm';
import { returnNumber } from '#domain/returns/number.ts';
import { readOrders } from '#server/modules/orders/orders.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import { readReturns } from './return-rows.ts';

/** Returns of an account, in the interface of identity. They stay when it is deleted, as complaints and contracts do. */
export const accountReturns = {
  async merge(query: Query, { guestId, userId }: { guestId: string; userId: string }) {
    await query(sql`update returns set opened_by = ${userId} where opened_by = ${guestId}`);
  },
  async exported(query: Query, userId: string) {
    const found = await readReturns(query, sql`r.opened_by = ${userId}`);
    const ids = found.map(({ orderId }) => orderId);
    const orders = await readOrders(query, sql`o.id = any(${sql.param(ids)}::uuid[])`);
    const returns = found.map(({ orderId, n, state, reason, text, refusal, openedAt, courier, waybill }) => {
      const number = returnNumber(orders.find(({ id }) => id === orderId)?.number ?? '', n);
      return { number, state, reason, text, refusal, openedAt, courier, waybill };
    });
    return { returns };
  },
  async remove(tx: Tx, userId: string) {
    await tx(sql`update returns set opened_by = null where opened_by = ${userId}`);
  },
  async sweep() {},
};
