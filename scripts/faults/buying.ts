import type { Fault } from './fault.ts';

const slip = ({
  by,
  test,
  ...fault
}: Omit<Fault, 'room' | 'caughtBy'> & { by: string; test: string }): Fault => ({
  ...fault,
  room: 'buying',
  caughtBy: { file: `tests/integration/${by}`, test },
});

/** Slips that cost money or stock. */
export const BUYING_FAULTS: readonly Fault[] = [
  slip({
    id: 'expiry-without-second-look',
    slip: 'A purchase expires by its id, whatever happened since it was found',
    file: 'server/modules/orders/end-purchase.ts',
    in: 'expirePurchase',
    does: `
      const [ended] = await tx<{ at: Date }>(sql\`
        update purchases set state = 'expired', ended_at = pay_by where id = \${purchaseId} returning pay_by as at\`);
      if (ended) await endOrders(tx, { purchaseId, actor: 'clock', reason: 'expired', at: ended.at });
      return true;`,
    by: 'order-interleavings.test.ts',
    test: 'expire, and meanwhile cancelUnpaid, when it is unpaid',
  }),
  slip({
    id: 'refund-key-of-each-try',
    slip: 'Each try of a refund has a key of its own at the provider',
    file: 'server/modules/payments/refunds/send-refund.ts',
    in: 'keyOf',
    does: 'return [sound(), Date.now()].join();',
    by: 'payments-crash.test.ts',
    test: 'refunding has the same result, whatever statement it stops at',
  }),
  slip({
    id: 'release-without-condition',
    slip: 'All pieces of an order are given back, also those that were given back before',
    file: 'server/modules/stock/pieces.ts',
    in: 'freePieces',
    does: `
      const { orderId, seq } = given;
      await tx(sql\`
        with freed as (
          update order_lines set cancelled = quantity where order_id = \${orderId} returning id, sku_id, quantity
        ), given_back as (
          update inventory i set stock = stock + freed.quantity from freed where i.sku_id = freed.sku_id
        )
        insert into stock_moves (id, sku_id, order_line_id, kind, quantity, at)
        select 'free:' || id || ':' || \${seq}::integer, sku_id, id, 'free', quantity, shop_now() from freed\`);`,
    by: 'stock.test.ts',
    test: 'gives back what nobody gave back before, once',
  }),
  slip({
    id: 'late-money-takes-nothing',
    slip: 'Late money revives a purchase without taking its goods again',
    file: 'server/modules/stock/pieces.ts',
    in: 'takeAgain',
    does: `
      await tx(sql\`update order_lines set cancelled = 0 where order_id = \${orderId}\`);`,
    by: 'buying.test.ts',
    test: 'a late payment takes the goods again',
  }),
];
