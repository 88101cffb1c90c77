import { sql } from 'drizzle-orm';
import type { Transfer } from '#domain/ledger/accounts.ts';
import { carryFreight, type Freight } from '#domain/ledger/freight.ts';
import { complete } from '#domain/ledger/postings.ts';
import { rupiah } from '#domain/money.ts';
import type { OrderState } from '#domain/orders/transitions.ts';
import type { Query } from '#server/platform/database/query.ts';
import { FIRST_PARCEL, GOODS_IN_ESCROW } from './order-money.ts';

interface OpenOrder {
  id: string;
  state: OrderState;
  isCod: boolean;
  quote: number;
  charged: number;
  by: Freight['by'];
  courier: string;
  isBooked: boolean;
  lines: { position: number; kept: number; rate: number }[];
}

/**
 * What the orders of a shop that are not completed will still give it, as the same postings book it later (P-CENTRE-9): the goods
 * less the commission, and the freight that it bears, unless that was taken from its account when the parcel went. Whole Rupiah;
 * of orders without a parcel it takes that the shop's courier is booked.
 */
export async function moneyToCome(query: Query, sellerId: number): Promise<number> {
  const orders = await query<OpenOrder>(sql`
    select o.id, o.state, p.method = 'cod' as "isCod", o.shipping_quote::float8 as quote, o.shipping_charged::float8 as charged,
      o.shipping_by as by, o.courier, b.booking_id is not null as "isBooked", (
        select json_agg(json_build_object('position', l.position, 'kept', ${GOODS_IN_ESCROW}, 'rate', l.commission_basis_points))
        from order_lines l where l.order_id = o.id) as lines
    from orders o join purchases p on p.id = o.purchase_id ${FIRST_PARCEL}
    where o.seller_id = ${sellerId} and o.state in ('new', 'accepted', 'packed', 'shipped', 'delivered')`);
  return orders.reduce((sum, order) => sum + toComeOf(sellerId, order), 0);
}

function toComeOf(sellerId: number, { id, lines, quote, charged, by, courier, ...order }: OpenOrder): number {
  const isSent = order.state === 'shipped' || order.state === 'delivered';
  const isBooked = !isSent || order.isBooked;
  // As `shipOrder`, `deliverOrder` and `completeOrder` book it.
  const isCarried = isSent && isBooked && (!order.isCod || order.state === 'delivered');
  const freight = carryFreight({
    orderId: id,
    sellerId,
    courier,
    isBooked,
    quote: rupiah(quote),
    charged: rupiah(charged),
    by,
  });
  const completed = complete({
    id,
    sellerId: String(sellerId),
    lines: lines.map(({ position, kept, rate }) => ({
      id: `${id}${position}`,
      goods: rupiah(kept),
      commissionBasisPoints: rate,
    })),
    codFee: rupiah(0),
  });
  return given(`seller:${sellerId}`, isCarried ? completed : [...completed, ...freight]);
}

/** What transfers give an account, less what they take from it. */
const given = (account: string, transfers: readonly Transfer[]): number =>
  transfers.reduce(
    (sum, { credit, debit, amount }) =>
      sum + (credit === account ? amount : 0) - (debit === account ? amount : 0),
    0,
  );
