import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { rupiah } from '#domain/money.ts';
import type { PaymentMethod } from '#domain/payments/methods.ts';
import { addDays, jakartaDay } from '#domain/shipping/calendar.ts';
import { bookReceipt } from '#server/modules/ledger/ledger.ts';
import { passDeadlinesOf, placePurchase, settlePurchase } from '#server/modules/orders/orders.ts';
import { workOnParcel } from '#server/modules/parcels/move-parcel.ts';
import { followParcel } from '#server/modules/returns/labels.ts';
import type { BookingRequest, CourierProvider, ParcelEvent } from '#server/modules/shipping/shipping.ts';
import { moveClock } from '#server/platform/clock/shop-clock.ts';
import { shopNow } from '#server/platform/database/now.ts';
import type { Transaction } from '#server/platform/database/transactions.ts';
import type { MigratedDatabase } from './migrated-database.ts';
import { aCodPlan, aLine, anOrder, aPlan } from './purchase.builder.ts';

const HOUR_MS = 60 * 60 * 1000;

/** A courier whose parcels do what the test says. */
export function aCourier() {
  const events = new Map<string, ParcelEvent[]>();
  /** Of waybills that were typed; `away`: nobody answers. */
  const typed = new Map<string, ParcelEvent[] | 'away'>();
  const asked: string[] = [];
  const booked: BookingRequest[] = [];
  /** What it charges for a parcel, by its id. */
  const prices = new Map<string, number>();
  const provider: CourierProvider = {
    rates: async () => ({ ok: true, value: [] }),
    async book(request) {
      const { reference } = request;
      booked.push(request);
      asked.push(`book ${reference}`);
      if (!events.has(reference)) events.set(reference, []);
      const waybill = `W${reference.slice(0, 8)}`;
      const price = rupiah(prices.get(reference) ?? 20_000);
      return { ok: true, value: { id: reference, waybill, price, status: 'confirmed' } };
    },
    async track(bookingId) {
      asked.push(`track ${bookingId}`);
      const known = events.get(bookingId) ?? [];
      const status = known.at(-1)?.status ?? 'confirmed';
      return { ok: true, value: { status, waybill: null, events: known, nextAt: null } };
    },
    async trackWaybill(_courier, waybill) {
      asked.push(`track ${waybill}`);
      const known = typed.get(waybill);
      if (known === 'away') return { ok: false, error: { code: 'unavailable', reason: 'away' } };
      if (!known) return { ok: false, error: { code: 'unknown', reason: 'no such waybill' } };
      const status = known.at(-1)?.status ?? 'confirmed';
      return { ok: true, value: { status, waybill, events: known, nextAt: null } };
    },
    async cancel(bookingId) {
      asked.push(`cancel ${bookingId}`);
      return { ok: true, value: null };
    },
    parseNotification: () => ({ ok: false, error: 'unreadable' }),
  };
  return { provider, events, typed, asked, booked, prices };
}

/** Runs lives of purchases on a database, by the same functions that jobs, pages and commands call. */
export function openLife(
  { query, transaction }: Pick<MigratedDatabase, 'query' | 'transaction'>,
  courier = aCourier(),
) {
  const tx: Transaction = (work) => transaction(work);
  const work = {
    query,
    transaction,
    couriers: courier.provider,
    phone: '+622155500123',
    log: { info: () => {}, warn: () => {} },
  };
  const parcelOf = async (orderId: string) => {
    const [row] = await query<{ id: string }>(
      sql`select id from parcels where order_id = ${orderId} order by created_at desc limit 1`,
    );
    return row?.id ?? '';
  };
  return {
    tx,
    query,
    courier,
    parcelOf,
    /** A SKU of its own, of the demo's product 1. */
    async sku(stock: number, price = 33_333): Promise<number> {
      const [row] = await query<{ id: number }>(sql`
        with sku as (
          insert into skus (product_id, options, price, original_price, weight_grams, position)
          values (1, array[gen_random_uuid()::text], ${price}, ${price}, 500, 99) returning id
        ), kept as (insert into inventory (sku_id, product_id, stock) select id, 1, ${stock} from sku),
        moved as (
          insert into stock_moves (id, sku_id, kind, quantity, at)
          select 'open:' || id, id, 'open', ${stock}, now() from sku
        )
        select id from sku`);
      return row?.id ?? 0;
    },
    /** A of seller 1: 3 x 33.333 and 20.000 for shipping. B of seller 2: 349.000, whose shipping of 18.000 the seller pays. */
    async place({
      method = 'va_bca',
      isNewcomer = false,
      isGuest = false,
    }: {
      method?: PaymentMethod;
      isNewcomer?: boolean;
      isGuest?: boolean;
    } = {}) {
      const [x, y] = [await this.sku(5), await this.sku(5, 349_000)];
      const free = {
        courier: 'jne',
        service: 'jne-regular',
        quote: 18_000,
        charged: 0,
        by: 'seller' as const,
      };
      const today = jakartaDay(await shopNow(query));
      const arrival = {
        first: addDays(today, 3),
        last: addDays(today, 5),
        transit: { min: 2, max: 3 },
        isGuess: false,
      };
      const plan = aPlan({
        method,
        ...(isGuest && { userId: null, guestId: randomUUID() }),
        ...(isNewcomer && { cod: { ...aCodPlan(randomUUID()), isNewcomer } }),
        orders: [
          anOrder({ arrival, lines: [aLine({ skuId: x, quantity: 3 })] }),
          anOrder({ arrival, sellerId: 2, lines: [aLine({ skuId: y, price: 349_000 })], shipping: free }),
        ],
      });
      const placed = await tx((inside) => placePurchase(inside, plan));
      const [A, B] = placed.orders;
      if (!A || !B) throw new Error('Two orders were placed');
      return { id: placed.id, number: placed.number, A: A.id, B: B.id, numbers: placed.orders, x, y, plan };
    },
    async pay(purchaseId: string, amount = 468_999, id = `T1-${purchaseId}`) {
      await tx(async (inside) => {
        await inside(sql`select from purchases where id = ${purchaseId} for update`);
        await bookReceipt(inside, { id, purchaseId, attemptId: null, place: 'provider', amount });
        await settlePurchase(inside, purchaseId, 'provider');
      });
    },
    /** The courier reports statuses of an order's parcel now, and the shop polls. */
    async news(orderId: string, ...statuses: ParcelEvent['status'][]) {
      const id = await parcelOf(orderId);
      if (id === '') return;
      const at = await shopNow(query);
      const known = courier.events.get(id) ?? [];
      courier.events.set(id, [...known, ...statuses.map((status) => ({ status, at, note: status }))]);
      await query(sql`update parcels set next_try_at = shop_now() - interval '1 second' where id = ${id}`);
      await workOnParcel(work, id);
    },
    /** Books the courier of the last label of a return, who charges a price. @returns the parcel's id */
    async moveLabel(returnId: string, price: number): Promise<string> {
      const [row] = await query<{ id: string }>(
        sql`select id from parcels where return_id = ${returnId} order by created_at desc limit 1`,
      );
      const id = row?.id ?? '';
      courier.prices.set(id, price);
      await workOnParcel(work, id);
      return id;
    },
    /** The courier of a label reports statuses now, and the return hears of them. */
    async labelNews(id: string, ...statuses: ParcelEvent['status'][]) {
      const at = await shopNow(query);
      const known = courier.events.get(id) ?? [];
      courier.events.set(id, [...known, ...statuses.map((status) => ({ status, at, note: status }))]);
      await query(
        sql`update parcels set next_try_at = shop_now() - interval '1 second' where id = ${id} and next_try_at is not null`,
      );
      await workOnParcel(work, id);
      await followParcel(tx, id);
    },
    /** Books a courier, who charges the quote or what the test says. */
    async moveParcel(orderId: string, price?: number) {
      const id = await parcelOf(orderId);
      const [row] = await query<{ quote: number }>(
        sql`select shipping_quote::float8 as quote from orders where id = ${orderId}`,
      );
      courier.prices.set(id, price ?? row?.quote ?? 0);
      await workOnParcel(work, id);
    },
    /** Moves the shop's clock ahead and lets an order's deadlines pass. */
    async later(hours: number, ...orderIds: string[]) {
      await moveClock(transaction, new Date((await shopNow(query)).getTime() + hours * HOUR_MS));
      for (const orderId of orderIds) await passDeadlinesOf({ query, transaction }, orderId);
    },
    async state(orderId: string) {
      const [row] = await query<{ state: string }>(sql`select state from orders where id = ${orderId}`);
      return row?.state;
    },
    /** Everything that a purchase moved in the ledger, with the ids of `lives`: P, A, B, T1, R-A. */
    async moved(purchase: { id: string; A: string; B: string }): Promise<string[]> {
      const refunds = await query<{ id: string; order_id: string | null }>(
        sql`select id, order_id from refunds where purchase_id = ${purchase.id}`,
      );
      const rows = await query<{ row: string }>(sql`
        select id || ' ' || debit || ' > ' || credit || ' ' || amount as row from ledger_transfers
        where purchase_id = ${purchase.id} order by at, id`);
      const names = new Map([
        [`T1-${purchase.id}`, 'T1'],
        [purchase.id, 'P'],
        [purchase.A, 'A'],
        [purchase.B, 'B'],
        ...refunds.map(({ id, order_id }) => [id, order_id === purchase.A ? 'R-A' : 'R-B'] as const),
      ]);
      return rows
        .map(({ row }) => [...names].reduce((text, [id, name]) => text.replaceAll(id, name), row))
        .toSorted();
    },
    async stock(...skuIds: number[]): Promise<string> {
      const rows = await query<{ moves: string }>(sql`
        select string_agg(kind || ' ' || sum, ', ' order by kind) as moves from (
          select sku_id, kind, sum(quantity) as sum from stock_moves
          where sku_id = any(${sql.param(skuIds)}::int[]) and kind <> 'open' group by sku_id, kind
        ) m group by sku_id order by sku_id`);
      return rows.map(({ moves }) => moves).join(' | ');
    },
  };
}
