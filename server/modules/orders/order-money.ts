import { sql } from 'drizzle-orm';
import type { Freight } from '#domain/ledger/freight.ts';
import { type Rupiah, rupiah, sumRupiah } from '#domain/money.ts';
import type { Tx } from '#server/platform/database/transactions.ts';

/** The input for an order's postings. */
export interface OrderMoney {
  id: string;
  purchaseId: string;
  sellerId: number;
  isCod: boolean;
  /** The price to pay: its total without the credit of an exchange. */
  due: Rupiah;
  codFee: Rupiah;
  freight: Freight;
  /** The parcel, and what its courier charges for it; null before there is one. */
  parcel: { id: string; price: Rupiah } | null;
  /** What the escrow still holds for the goods of each line. */
  lines: { id: string; goods: Rupiah; commissionBasisPoints: number }[];
  goods: Rupiah;
}

interface MoneyRow {
  purchase_id: string;
  seller_id: number;
  method: string;
  due: number;
  cod_fee: number;
  quote: number;
  charged: number;
  shipping_by: Freight['by'];
  courier: string;
  is_booked: boolean;
  parcel_id: string | null;
  price: number | null;
}

interface LineRow {
  position: number;
  kept: number;
  rate: number;
}

/** Joins the parcel `b` that carries the order `o`, if it has one. */
export const FIRST_PARCEL = sql`left join lateral (
  select id, courier, booking_id, freight from parcels where order_id = o.id and state <> 'cancelled'
  order by created_at, id limit 1
) b on true`;

/** What the escrow still holds for the goods of the line `l`. */
export const GOODS_IN_ESCROW = sql`l.price::bigint * (l.quantity - l.cancelled) - l.from_escrow`;

/** Reads the input for an order's postings, under its lock. */
export async function moneyOf(tx: Tx, id: string): Promise<OrderMoney> {
  const [row] = await tx<MoneyRow>(sql`
    select o.purchase_id, o.seller_id, p.method, o.total - o.credit as due, o.cod_fee,
      o.shipping_quote as quote, o.shipping_charged as charged, o.shipping_by,
      coalesce(b.courier, o.courier) as courier, coalesce(b.booking_id is not null, false) as is_booked,
      b.id as parcel_id, b.freight as price
    from orders o join purchases p on p.id = o.purchase_id ${FIRST_PARCEL}
    where o.id = ${id}`);
  if (!row) throw new Error(`There is no order ${id}`);
  const rows = await tx<LineRow>(sql`
    select l.position, ${GOODS_IN_ESCROW} as kept, l.commission_basis_points as rate
    from order_lines l where l.order_id = ${id} order by l.position`);
  const lines = rows.map(({ position, kept, rate }) => ({
    id: `${id}${position}`,
    goods: rupiah(kept),
    commissionBasisPoints: rate,
  }));
  return {
    id,
    purchaseId: row.purchase_id,
    sellerId: row.seller_id,
    isCod: row.method === 'cod',
    lines,
    due: rupiah(row.due),
    codFee: rupiah(row.cod_fee),
    goods: sumRupiah(lines.map(({ goods }) => goods)),
    parcel: row.parcel_id === null ? null : { id: row.parcel_id, price: rupiah(row.price ?? 0) },
    freight: {
      orderId: id,
      sellerId: row.seller_id,
      courier: row.courier,
      isBooked: row.is_booked,
      quote: rupiah(row.quote),
      charged: rupiah(row.charged),
      by: row.shipping_by,
    },
  };
}
