import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import {
  acceptOrder,
  cancelPurchase,
  deliverOrder,
  lockOrders,
  passDeadlinesOf,
} from '#server/modules/orders/orders.ts';
import { shipWithWaybill } from '#server/modules/parcels/parcels.ts';
import { confirmTransfer } from '#server/modules/payments/payments.ts';
import { expireUnpaid } from '#server/modules/payments/purchases/expire-payment.ts';
import { brokenInvariants } from '#server/modules/proof/proof.ts';
import { arrivedOrder } from './arrived-order.ts';
import type { openLife } from './order-life.ts';

type Life = ReturnType<typeof openLife>;

interface OrderIds {
  id: string;
  number: string;
  purchaseId: string;
}

/**
 * One of three pieces of A, which has arrived, is to be exchanged for a SKU of another price; the same SKU without one. X is the
 * order of the new goods, PX its purchase; of the seller's fault unless the test says otherwise.
 */
export async function exchangeLife(
  life: Life,
  given: { price?: number; reason?: 'changed_mind' | 'missing_pieces'; method?: 'cod' | 'gopay' } = {},
) {
  const { price, reason = 'defective' } = given;
  const a = await arrivedOrder(life, { ...(given.method && { method: given.method }) });
  const { p, command, send, shopper, number } = a;
  const wanted = price === undefined ? p.x : await life.sku(5, price);
  const ask = async () => {
    expect(await a.open({ reason, pieces: [{ line: 1, quantity: 1, wanted }] })).toMatchObject({ ok: true });
    expect(await shopper('ask')).toMatchObject({ ok: true });
  };
  const steps = async (...all: (() => Promise<unknown>)[]) => {
    for (const step of all) expect(await step()).toMatchObject({ ok: true });
  };
  /** The exchange of A's first return. */
  const exchange = async (returnId?: string): Promise<OrderIds> => {
    const [x] = await life.query<OrderIds>(sql`
      select o.id, o.number, o.purchase_id as "purchaseId" from orders o join returns r on r.exchange_id = o.id
      where ${returnId ? sql`r.id = ${returnId}` : sql`r.order_id = ${p.A}`}`);
    if (!x) throw new Error('There is no exchange');
    return x;
  };
  const late = new Map<string, string>();
  /** The goods of an exchange go through a return of their own. */
  const returnOf = async ({ number: own }: OrderIds, more: { wanted?: number } = {}) => {
    const form = { reason: more.wanted ? 'defective' : 'changed_mind', text: 'x', part: null } as const;
    const pieces = [{ line: 1, quantity: 1, ...more }];
    const goods = { courier: 'JNE', waybill: `JNE${own}`, postage: 0 };
    await steps(
      () => a.desk.open(a.owner, own, { ...form, pieces }),
      () => a.desk.act(a.owner, own, 1, { do: 'ask' }),
      () => command('approve', { return: `${own}-R1` }),
      () => a.desk.act(a.owner, own, 1, { do: 'send', goods }),
      () => command('arrive', { return: `${own}-R1` }),
      () => command('pass', { return: `${own}-R1`, restocks: true }),
    );
  };
  return {
    ...a,
    wanted,
    exchange,
    approve: async () => {
      await ask();
      await steps(() => command('approve'));
      return exchange();
    },
    ask,
    /** Nothing is left of the goods that the shopper wants instead. */
    sellOut: () =>
      life.query(sql`
        with moved as (insert into stock_moves (id, sku_id, kind, quantity, at) values (${`adjust:${wanted}`}, ${wanted}, 'adjust', -5, shop_now()))
        update inventory set stock = 0 where sku_id = ${wanted}`),
    /** From the shopper's wish until the goods passed. */
    async passed() {
      const x = await this.approve();
      await steps(
        () => send(0),
        () => command('arrive'),
        () => command('pass', { restocks: true }),
      );
      return x;
    },
    /** X is exchanged, too, until its goods passed. */
    async exchangeAgain(of: OrderIds, sku: number) {
      await returnOf(of, { wanted: sku });
      const [again] = await life.query<{ id: string }>(sql`select id from returns where order_id = ${of.id}`);
      return exchange(again?.id);
    },
    /** The goods of an exchange come back, for the money. */
    giveBack: (of: OrderIds) => returnOf(of),
    /** At the provider, as for an attempt of the pay page. */
    pay: ({ purchaseId }: OrderIds, amount: number) => life.pay(purchaseId, amount, `T2-${purchaseId}`),
    /** A transfer to an exchange that does not wait for it. */
    async payLate({ purchaseId, number: typed }: OrderIds, amount: number) {
      const [purchase] = await life.query<{ isOver: boolean }>(
        sql`select pay_by is not null as "isOver" from purchases where id = ${purchaseId}`,
      );
      const moment = purchase?.isOver ? { at: await nowText(life) } : {};
      await confirmTransfer(life.tx, { number: typed, amount, reference: 'late', ...moment });
      const [receipt] = await life.query<{ id: string }>(
        sql`select id from receipts where purchase_id = ${purchaseId}`,
      );
      late.set(receipt?.id ?? '', 'T2');
    },
    /** The sweep's work after the deadline of X. */
    lapse: ({ purchaseId }: OrderIds) => expireUnpaid(workOf(life), purchaseId),
    cancelExchange: async () => {
      const { id, purchaseId } = await exchange();
      return life.tx(async (tx) => {
        await lockOrders(tx, [id]);
        return { ok: await cancelPurchase(tx, { purchaseId, actor: 'shopper', reason: 'other' }) };
      });
    },
    back: () =>
      steps(
        () => send(0),
        () => command('arrive'),
      ),
    pass: () => command('pass', { restocks: true }),
    /** The new goods reach the shopper, and the order is completed. */
    async deliver({ id: orderId }: { id: string }) {
      await life.tx((tx) => acceptOrder(tx, { orderId, actor: 'seller' }));
      const waybill = `W${orderId.slice(0, 18).toUpperCase()}`;
      await life.tx((tx) => shipWithWaybill(tx, { orderId, actor: 'seller', waybill }));
      await life.tx((tx) => deliverOrder(tx, { orderId, actor: 'courier' }));
    },
    /** The clock passes by, and with it every deadline of A and its exchange. */
    async pastDeadlines(hours: number) {
      await a.later(hours);
      const others = await life.query<{ id: string; purchaseId: string }>(
        sql`select id, purchase_id as "purchaseId" from orders where exchange_of is not null`,
      );
      for (const { id, purchaseId } of others) {
        await expireUnpaid(workOf(life), purchaseId);
        await passDeadlinesOf({ query: life.query, transaction: life.tx }, id);
      }
    },
    /** What all of it left, in the names of lives: rows of the ledger but the first payment's, states, refunds and stock. */
    async end(...exchanges: OrderIds[]) {
      expect(await brokenInvariants(life.query)).toEqual({});
      const names = new Map([...late, [`T1-${p.id}`, 'T1'], [p.A, 'A'], [p.id, 'P']]);
      for (const [at, { id, purchaseId }] of exchanges.entries()) {
        const name = ['X', 'Y', 'Z'][at] ?? '';
        names
          .set(`T2-${purchaseId}`, `T${at + 2}`)
          .set(id, name)
          .set(purchaseId, `P${name}`);
      }
      const purchases = [p.id, ...exchanges.map(({ purchaseId }) => purchaseId)];
      const returns = await life.query<{ id: string; n: number; state: string; order: string }>(sql`
        select id, n, state, order_id as order from returns where order_id = any(${sql.param([...names.keys()].filter((key) => key.length === 36))}::uuid[])
        order by opened_at, id`);
      for (const [at, { id }] of returns.entries()) names.set(id, `r${at + 1}`);
      const refunds = await life.query<{
        id: string;
        kind: string;
        cause: string;
        amount: number;
        parts: string | null;
      }>(sql`
        select f.id, f.cause_kind as kind, f.cause_id as cause, f.amount::float8 as amount, (
          select string_agg(receipt_id || ' ' || amount, ', ' order by receipt_id) from refund_parts where refund_id = f.id
        ) as parts from refunds f where purchase_id = any(${sql.param(purchases)}::uuid[])`);
      const named = (text: string) => [...names].reduce((all, [id, name]) => all.replaceAll(id, name), text);
      for (const { id, kind, cause } of refunds)
        names.set(
          id,
          kind === 'return'
            ? `F-${named(cause)}`
            : kind === 'postage'
              ? `post-${named(cause)}`
              : `R-${named(cause)}`,
        );
      const rows = await life.query<{ row: string }>(sql`
        select id || ' ' || debit || ' > ' || credit || ' ' || amount as row from ledger_transfers
        where purchase_id = any(${sql.param(purchases)}::uuid[]) and debit not like ${`%${p.B}`} and credit not like ${`%${p.B}`}
          and id not like 'in:T1%' and debit <> 'seller:2' and credit <> 'seller:2'
        order by at, ledger_transfers.id`);
      const states = await life.query<{ id: string; state: string }>(sql`
        select id, state from purchases where id = any(${sql.param(purchases)}::uuid[])
        union all select id, state from orders where id = any(${sql.param([p.A, ...exchanges.map(({ id }) => id)])}::uuid[])`);
      return {
        ledger: rows.map(({ row }) => named(row)).toSorted(),
        states: [...states, ...returns].map(({ id, state }) => `${named(id)} ${state}`).toSorted(),
        refunds: refunds
          .map(({ id, amount, parts }) => {
            const receipts = named(parts ?? '-')
              .split(', ')
              .toSorted();
            return `${named(id)} ${amount} of ${receipts.join(', ')}`;
          })
          .toSorted(),
        stock: await life.stock(p.x, wanted),
      };
    },
    number,
  };
}

/** The shop's moment as an operator types it. */
async function nowText({ query }: Life): Promise<string> {
  const [row] = await query<{ text: string }>(
    sql`select to_char(shop_now() at time zone 'Asia/Jakarta', 'YYYY-MM-DD HH24:MI') as text`,
  );
  return row?.text ?? '';
}

const workOf = ({ query, tx }: Life) => ({
  query,
  transaction: tx,
  provider: null,
  payUrl: () => '',
  log: { warn: () => {} },
});
