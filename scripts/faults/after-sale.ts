import type { Fault } from './fault.ts';

const slip = ({
  by,
  test,
  ...fault
}: Omit<Fault, 'room' | 'caughtBy'> & { by: string; test: string }): Fault => ({
  ...fault,
  room: 'after the sale',
  caughtBy: { file: `tests/integration/${by}`, test },
});

/** Slips after a sale in which the wrong party bears money, or something is paid twice or too early. */
export const AFTER_SALE_FAULTS: readonly Fault[] = [
  slip({
    id: 'completed-over-return',
    slip: 'The time of completion stays while a return is open',
    file: 'server/modules/orders/order-return.ts',
    in: 'holdForReturn',
    does: `
      const isHeld = await sound();
      await tx(sql\`update orders set complete_at = window_end where id = \${orderId}\`);
      return isHeld;`,
    by: 'returns.test.ts',
    test: 'never completes an order whose return is open, and nothing is overdue',
  }),
  slip({
    id: 'completed-after-waiting',
    slip: 'Completion looks at the time before it waits for the lock, and not again',
    file: 'server/modules/orders/sent-order.ts',
    in: 'completeOrder',
    does: `
      const due = await tx(sql\`select 1 from orders where id = \${orderId} and complete_at <= \${await tx.now()}\`);
      if (due.length === 0) return false;
      await tx(sql\`update orders set complete_at = \${at} where id = \${orderId}\`);
      return sound();`,
    by: 'receipt-and-completion.test.ts',
    test: 'an order is not completed when its time was taken back while the completion waited for it',
  }),
  slip({
    id: 'refund-from-wrong-party',
    slip: "Goods are refunded out of the seller's account while the order's escrow still has their money",
    file: 'domain/ledger/refund-sources.ts',
    in: 'accountOfSeller',
    does: "return 'seller:' + sellerId;",
    by: 'returns.test.ts',
    test: 'by a change of mind gives back its price, without any shipping or postage',
  }),
  slip({
    id: 'payout-of-unremitted-cash',
    slip: 'A shop is paid for cash that its courier has not handed over',
    file: 'server/modules/ledger/shop-account.ts',
    in: 'heldOrders',
    does: "return new Map([...(await sound())].filter(([, reason]) => reason !== 'cash'));",
    by: 'payouts.test.ts',
    test: 'waits for the cash of its courier, and pays the rest',
  }),
  slip({
    id: 'restock-at-refusal',
    slip: 'Goods that the seller refuses at the inspection are on sale again, although they go back to the shopper',
    file: 'server/modules/returns/desk-steps.ts',
    in: 'refuse',
    does: `
      const refusal = await sound();
      if (refusal !== null || locked.found.arrivedAt === null) return refusal;
      await tx(sql\`
        with moved as (
          insert into stock_moves (id, sku_id, order_line_id, kind, quantity, at)
          select 'restock:' || p.return_id || ':' || l.id, l.sku_id, l.id, 'restock', p.quantity, shop_now()
          from return_lines p join order_lines l on l.order_id = \${locked.order.id} and l.position = p.position
          where p.return_id = \${locked.found.id} returning sku_id, quantity
        )
        update inventory i set stock = stock + moved.quantity from moved where i.sku_id = moved.sku_id\`);
      return null;`,
    by: 'returns.test.ts',
    test: 'whose goods were given back is over without money',
  }),
  slip({
    id: 'commission-kept-after-return',
    slip: 'The shop keeps its commission on goods that their seller paid back after completion',
    file: 'domain/ledger/refund-sources.ts',
    in: 'commissionBack',
    does: 'return [];',
    by: 'operator-refunds.test.ts',
    test: 'after completion come out of the seller’s account, who gets the commission back',
  }),
  slip({
    id: 'postage-at-buyers-fault',
    slip: 'The seller pays the postage of what comes back by a change of mind',
    file: 'server/modules/returns/pay-return.ts',
    in: 'payPostage',
    does: `
      if (found.postage > 0) return sound();
      await refundPostage(tx, await readRefundable(tx, order.id), { returnId: found.id, amount: 9000, actor });`,
    by: 'returns.test.ts',
    test: 'by a change of mind gives back its price, without any shipping or postage',
  }),
  slip({
    id: 'shipping-at-buyers-fault',
    slip: 'The seller gives back a share of the shipping of what comes back by a change of mind',
    file: 'domain/ledger/refund-sources.ts',
    in: 'givesShippingBack',
    does: 'return true;',
    by: 'returns.test.ts',
    test: 'by a change of mind gives back its price, without any shipping or postage',
  }),
  slip({
    id: 'exchange-revived',
    slip: 'A lapsed exchange is revived by late money, although its shopper got the money of the goods that came back',
    file: 'domain/payments/decide-payment.ts',
    in: 'decideMoney',
    does: 'given = { ...given, purchase: { ...given.purchase, isExchange: false } }; return sound();',
    by: 'exchange.test.ts',
    test: 'are paid back when the difference is not paid',
  }),
  slip({
    id: 'piece-compensated-twice',
    slip: 'A piece for which its shopper has taken an offer may be returned for its whole price',
    file: 'domain/orders/returnable.ts',
    in: 'piecesLeft',
    does: 'return quantity - cancelled - returned;',
    by: 'returns.test.ts',
    test: 'that is taken closes its pieces, which cannot be returned again',
  }),
  slip({
    id: 'refused-payment-stays',
    slip: 'A return whose payment is refused stays done without its money',
    file: 'server/platform/database/savepoint.ts',
    in: 'savepoint',
    does: 'return work(tx);',
    by: 'exchange.test.ts',
    test: 'leaves to the operator what the clock cannot pay, also where the other goods are gone',
  }),
];
