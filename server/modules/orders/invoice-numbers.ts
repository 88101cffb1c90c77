import { sql } from 'drizzle-orm';
import { jakartaDay } from '#domain/shipping/calendar.ts';
import type { Transaction, Tx } from '#server/platform/database/transactions.ts';
import type { DueWork } from '#server/platform/jobs/due-work.ts';
import { giveInvoiceNumbers } from './jobs.ts';

/** Paid orders, and those with cash on delivery, without an invoice number. */
const WAITING = sql`
  orders o join purchases p on p.id = o.purchase_id
  where o.invoice_number is null and o.state not in ('unpaid', 'unconfirmed', 'cancelled') and p.state = 'confirmed'`;

export const dueInvoices: DueWork = {
  name: 'orders: invoice numbers',
  clock: 'shop',
  async nextDue(query) {
    const [row] = await query<{ due: Date | null }>(sql`select min(p.confirmed_at) as due from ${WAITING}`);
    return row?.due ?? null;
  },
  enqueue: (tx) => tx.enqueue(giveInvoiceNumbers, [null]),
};

const AT_ONCE = 100;

/**
 * Gives each confirmed order the next number of its year, without gaps. One job at a time does it, so no
 * checkout waits for the number of another.
 */
export async function numberInvoices(transaction: Transaction): Promise<void> {
  while ((await transaction(numberSome)) === AT_ONCE);
}

async function numberSome(tx: Tx): Promise<number> {
  await tx(sql`select pg_advisory_xact_lock(hashtextextended('invoice numbers', 0))`);
  const orders = await tx<{ id: string; confirmed: Date }>(sql`
    select o.id, p.confirmed_at as confirmed from ${WAITING} order by p.confirmed_at, o.id limit ${AT_ONCE}
    for update of o`);
  for (const { id, confirmed } of orders) {
    const year = Number(jakartaDay(confirmed).slice(0, 4));
    const [counter] = await tx<{ last: number }>(sql`
      insert into invoice_counters as c (year, last) values (${year}, 1)
      on conflict (year) do update set last = c.last + 1 returning last`);
    const number = `INV/${year}/${String(counter?.last ?? 0).padStart(7, '0')}`;
    await tx(sql`update orders set invoice_number = ${number} where id = ${id}`);
  }
  return orders.length;
}
