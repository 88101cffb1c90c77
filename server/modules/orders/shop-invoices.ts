import { type SQL, sql } from 'drizzle-orm';
import { MOST_TICKED } from '#domain/forms/most-ticked.ts';
import type { Query } from '#server/platform/database/query.ts';
import { correctionsOf } from './invoice-corrections.ts';
import { partsOf, shippingOf, shopOnInvoice } from './order-page.ts';
import { readOrders } from './order-row.ts';
import type { InvoiceView } from './order-view.ts';
import { type MaskedBuyer, maskedBuyers, seenByShop } from './shop-orders.ts';

/** An invoice as its shop sees it: of the buyer a letter and the district. Amounts are whole Rupiah. */
export interface ShopInvoice extends InvoiceView {
  /** Null after the personal data was deleted. */
  buyer: MaskedBuyer | null;
  /** What it comes to after its corrections; goods that were exchanged for it count like money. */
  remains: number;
}

/** A page of a shop's invoices. */
export interface ShopInvoiceList {
  invoices: ShopInvoice[];
  /** Invoices of the month, at most one more than can be ticked. */
  count: number;
  /** The order after whose invoice the next page begins; null on the last one. */
  next: string | null;
}

/** Invoices on a page of the list: what is printed at once. */
const PAGE_INVOICES = 50;

/** The invoices of the orders that were placed in a month in Jakarta, 'yyyy-mm', the newest first. */
export async function shopInvoices(
  query: Query,
  sellerId: number,
  { month, after }: { month: string; after: string | null },
): Promise<ShopInvoiceList> {
  const from =
    after === null
      ? sql`true`
      : sql`(o.created_at, o.id) < (
          select a.created_at, a.id from orders a where a.number = ${after} and a.seller_id = ${sellerId})`;
  const found = await query<{ id: string; number: string }>(sql`
    select o.id, o.number from orders o where ${ofMonth(sellerId, month)} and ${from}
    order by o.created_at desc, o.id desc limit ${PAGE_INVOICES + 1}`);
  const shown = found.slice(0, PAGE_INVOICES);
  const ids = shown.map(({ id }) => id);
  const invoices = await readInvoices(query, sql`o.id = any(${sql.param(ids)}::uuid[])`);
  return {
    invoices: invoices.toReversed(),
    count: (await shopInvoiceOrders(query, sellerId, month, MOST_TICKED + 1)).length,
    next: found.length > PAGE_INVOICES ? (shown.at(-1)?.number ?? null) : null,
  };
}

/** The orders of the newest so many invoices of a month, by their numbers. */
export async function shopInvoiceOrders(
  query: Query,
  sellerId: number,
  month: string,
  most: number,
): Promise<string[]> {
  const rows = await query<{ number: string }>(sql`
    select o.number from orders o where ${ofMonth(sellerId, month)}
    order by o.created_at desc, o.id desc limit ${most}`);
  return rows.map(({ number }) => number);
}

function ofMonth(sellerId: number, month: string): SQL {
  const first = sql`${`${month}-01`}::date`;
  return sql`o.seller_id = ${sellerId} and o.invoice_number is not null
    and o.created_at >= ${first}::timestamp at time zone 'Asia/Jakarta'
    and o.created_at < (${first} + interval '1 month')::timestamp at time zone 'Asia/Jakarta'`;
}

/** The invoices of some orders of a shop, the oldest first; null when one of them has none, or is not the shop's to see. */
export async function shopInvoicesOf(
  query: Query,
  sellerId: number,
  numbers: readonly string[],
): Promise<ShopInvoice[] | null> {
  const named = [...new Set(numbers)];
  const invoices = await readInvoices(
    query,
    sql`o.number = any(${sql.param(named)}::text[]) and o.invoice_number is not null and ${seenByShop(sellerId)}`,
  );
  return invoices.length === named.length ? invoices : null;
}

/** In a few queries, however many they are. */
async function readInvoices(query: Query, condition: SQL): Promise<ShopInvoice[]> {
  const orders = await readOrders(query, condition);
  const corrections = await correctionsOf(query, orders);
  const buyers = await maskedBuyers(
    query,
    orders.map(({ id }) => id),
  );
  return orders
    .map((order) => {
      const parts = partsOf(order);
      const own = corrections.get(order.id) ?? [];
      return {
        number: order.number,
        state: order.state,
        placedAt: order.placedAt,
        shop: shopOnInvoice(order),
        lines: order.lines,
        parts,
        shipping: shippingOf(order),
        purchase: { method: order.method },
        invoiceNumber: order.invoiceNumber,
        corrections: own,
        buyer: buyers.get(order.id) ?? null,
        remains: own.reduce((rest, { total }) => rest - total, parts.total),
      };
    })
    .toSorted((a, b) => a.placedAt.getTime() - b.placedAt.getTime());
}
