import type { OperatorTab } from '#domain/operating/order-tabs.ts';
import { type OrderTerm, orderTerm } from '#domain/operating/order-term.ts';
import { sellerNames } from '#server/modules/catalogue/catalogue.ts';
import { purchasesOfMoney } from '#server/modules/ledger/ledger.ts';
import { listOperatorOrders, type OperatorOrderCard } from '#server/modules/orders/orders.ts';
import { ordersOfWaybill } from '#server/modules/parcels/parcels.ts';
import { purchaseOfAttempt } from '#server/modules/payments/payments.ts';
import type { Query } from '#server/platform/database/query.ts';

/** Which orders somebody asks for. */
export interface OrdersAsked {
  tab: OperatorTab;
  /** What was typed; empty for all orders of the tab. */
  q: string;
  /** The number of the order after which the page begins; null for the first one. */
  after: string | null;
}

/** One page of the orders of all shops, the newest first. */
export interface FoundOrders {
  orders: (OperatorOrderCard & { seller: string })[];
  /** Orders of each tab, at most one more than `MOST_COUNTED`; without the search. */
  counts: Readonly<Record<OperatorTab, number>>;
  /** The order after which the next page begins; null on the last one. */
  next: string | null;
  /** The term is too short to be looked for. */
  isTooShort: boolean;
}

/** Finds orders by the shape of what was typed (P-CONSOLE-4). */
export async function findOrders(query: Query, { tab, q, after }: OrdersAsked): Promise<FoundOrders> {
  const term = q === '' ? null : orderTerm(q);
  const known = term === null ? NOTHING : await knownOf(query, term);
  const { orders, counts, next } = await listOperatorOrders(query, { tab, term, known, after });
  const names = await sellerNames(
    query,
    orders.map(({ sellerId }) => sellerId),
  );
  return {
    orders: orders.map((order) => Object.assign(order, { seller: names.get(order.sellerId) ?? '' })),
    counts,
    next,
    isTooShort: term?.kind === 'short',
  };
}

const NOTHING = { orderIds: [], purchaseIds: [] };

/** What other modules know of a term: waybills, payments and refunds. */
async function knownOf(
  query: Query,
  term: OrderTerm,
): Promise<{ orderIds: string[]; purchaseIds: string[] }> {
  switch (term.kind) {
    case 'phone':
      // Some couriers number their parcels like telephones.
      return { orderIds: await ordersOfWaybill(query, term.phone.slice(1)), purchaseIds: [] };
    case 'code':
      return {
        orderIds: await ordersOfWaybill(query, term.code.toUpperCase()),
        purchaseIds: await purchasesOfMoney(query, { receiptId: term.code, refundId: null }),
      };
    case 'id': {
      const ofAttempt = await purchaseOfAttempt(query, term.id);
      const ofMoney = await purchasesOfMoney(query, { receiptId: term.id, refundId: term.id });
      return { orderIds: [], purchaseIds: ofAttempt === null ? ofMoney : [ofAttempt, ...ofMoney] };
    }
    case 'name':
      // A waybill may be letters alone.
      return { orderIds: await ordersOfWaybill(query, term.part.toUpperCase()), purchaseIds: [] };
    default:
      return NOTHING;
  }
}
