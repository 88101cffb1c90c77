import { sql } from 'drizzle-orm';
import type { NotReturnable } from '#domain/catalogue/not-returnable.ts';
import { rupiah } from '#domain/money.ts';
import { COMPLETED_AFTER_DAYS } from '#domain/orders/deadlines.ts';
import type { PaymentMethod } from '#domain/payments/methods.ts';
import type { ReturnReason } from '#domain/returns/reasons.ts';
import { jakartaDay } from '#domain/shipping/calendar.ts';
import { act, type CommandActor } from '#server/modules/access/access.ts';
import { distrustSeller, trustSeller } from '#server/modules/catalogue/catalogue.ts';
import { bookReceipt, bookRemittance, nameAccount, payClaim } from '#server/modules/ledger/ledger.ts';
import { giveGoodwill } from '#server/modules/operating/operating.ts';
import {
  acceptOrder,
  type PlannedOrder,
  placePurchase,
  reversePurchase,
  settlePurchase,
} from '#server/modules/orders/orders.ts';
import { bookParcel } from '#server/modules/parcels/parcels.ts';
import { refundTransferred } from '#server/modules/payments/payments.ts';
import {
  cancelPayouts,
  exportPayouts,
  makeDue,
  payoutReturned,
  payoutsSent,
  planShops,
  releasePayouts,
  setPayoutAccount,
  writeOffShop,
} from '#server/modules/payouts/payouts.ts';
import { createReturnService } from '#server/modules/returns/create-return-service.ts';
import { passDeadlineOf } from '#server/modules/returns/pass-return-deadlines.ts';
import { type ReturnService, returnCommands } from '#server/modules/returns/returns.ts';
import { shopNow } from '#server/platform/database/now.ts';
import type { MigratedDatabase } from './migrated-database.ts';
import { openLife } from './order-life.ts';
import { aLine, anOrder, aPlan } from './purchase.builder.ts';

const terminal: CommandActor = { kind: 'terminal', user: 'sari' };
const given = { by: terminal, reason: 'asked by mail' };
const PHOTO = {
  id: '1',
  kind: 'picture' as const,
  type: 'image/webp',
  smallAddress: null,
  address: '',
  width: 1,
  height: 1,
  bytes: 1,
};

/** How a purchase of A alone comes about: 3 x 33.333 and 20.000 for shipping, paid to a virtual account. */
export interface Bought {
  method?: PaymentMethod;
  sellerId?: number;
  /** Rupiah of a unique code, which the shop bears. */
  code?: number;
  order?: Partial<PlannedOrder>;
  /** Why the goods are not sent back; by default they are. */
  notReturnable?: NotReturnable;
}

/** Runs lives of an order and its returns, by the functions that pages, commands and the clock call. */
export async function openReturnLife(opened: MigratedDatabase, bought: Bought = {}) {
  const { method = 'va_bca', sellerId = 1, code = 0, order = {}, notReturnable = null } = bought;
  const life = openLife(opened);
  const { query, tx } = life;
  const known = new Set(await idsOf(opened));
  const x = await life.sku(5);
  const lines = [aLine({ skuId: x, notReturnable, quantity: 3 })];
  const plan = aPlan({ method, orders: [anOrder({ sellerId, lines, ...order })] });
  const placed = await tx((inside) => placePurchase(inside, plan));
  const [{ id: A = '', number = '' } = {}] = placed.orders;
  const { id: P, total } = placed;
  const owner = { userId: plan.userId ?? '' };
  const media = {
    attach: async () => ({ ok: true, value: null }) as const,
    waiting: async () => [],
    attached: async (_query: unknown, _purpose: unknown, ids: readonly string[]) =>
      new Map(ids.map((id) => [id, [PHOTO]])),
  };
  const desk = createReturnService({ query, transaction: tx, media, hasCouriers: true });
  const context = {
    query,
    transaction: tx,
    clock: () => new Date(),
    log: { info: () => {}, warn: () => {} },
  };
  /** Which of the order's returns is meant, from 1. */
  let n = 0;
  let files = 0;
  const must = async (done: Promise<{ ok: boolean }>): Promise<void> => {
    const result = await done;
    if (!result.ok) throw new Error(`Refused: ${JSON.stringify(result)}`);
  };
  const command = (name: keyof typeof returnCommands, more: Record<string, unknown> = {}) =>
    act(context, returnCommands[name] as typeof returnCommands.approve, {
      ...given,
      input: { return: `${number}-R${n}`, ...more },
    });
  const shopper = (step: Parameters<ReturnService['act']>[3]) => desk.act(owner, number, n, step);
  const self = {
    life,
    A,
    P,
    x,
    number,
    desk,
    owner,
    command,
    shopper,
    async arrive() {
      if (method !== 'cod') await pay();
      await tx((inside) => acceptOrder(inside, { orderId: A, actor: 'seller' }));
      await tx((inside) => bookParcel(inside, A));
      await life.moveParcel(A);
      await life.news(A, 'picked', 'delivered');
    },
    /** The operator lets a completed order be returned, as the orders of a trusted shop can be. */
    async reopenWindow() {
      await query(sql`update orders set window_end = shop_now() + interval '1 day',
        delivered_at = shop_now() - interval '1 day' where id = ${A}`);
    },
    /** Opens a return as a draft. */
    async open(reason: ReturnReason, quantity = 1) {
      const form = { reason, text: 'Pecah', pieces: [{ line: 1, quantity }], part: null };
      const opened = await desk.open(owner, number, form);
      if (opened.ok) n = opened.value.n;
      return opened;
    },
    async ask(reason: ReturnReason, quantity = 1) {
      await must(self.open(reason, quantity));
      await must(shopper({ do: 'ask' }));
    },
    approve: () => must(command('approve')),
    send: (postage = 15_000) =>
      must(shopper({ do: 'send', goods: { courier: 'JNE', waybill: `JNE${n}`, postage } })),
    arriveBack: () => must(command('arrive')),
    pass: (restocks: boolean) => must(command('pass', { restocks })),
    /** From the wish to the money, with the goods at the seller. */
    async comeBack(reason: ReturnReason, quantity: number, restocks: boolean) {
      await self.ask(reason, quantity);
      await self.approve();
      await self.send();
      await self.arriveBack();
      await self.pass(restocks);
    },
    offer: (amount: number) => must(command('offer', { amount })),
    refuse: () => must(command('refuse', { text: 'Tidak rusak' })),
    decide: (more: Record<string, unknown>) =>
      must(command('decide', { outcome: 'refund', part: null, bearer: 'seller', goods: 'kept', ...more })),
    goodwill: (amount: number) =>
      must(
        act(context, giveGoodwill, { ...given, input: { order: number, reference: `${amount}`, amount } }),
      ),
    trust: () => must(act(context, trustSeller, { ...given, input: { sellerId } })),
    distrust: () => must(act(context, distrustSeller, { ...given, input: { sellerId } })),
    /** The clock passes by, and with it the deadlines of the order and its returns. */
    async later(hours: number) {
      await life.later(hours, A);
      const due = await query<{ id: string }>(sql`select id from returns where order_id = ${A}`);
      for (const { id } of due) await passDeadlineOf(tx, id);
      await life.later(0, A);
    },
    complete: () => self.later(24 * COMPLETED_AFTER_DAYS.usual + 1),
    /** Transfers all refunds to the account that their shopper names. */
    async payOut() {
      const account = { bank: 'BCA', number: '1234567890', holder: 'Sari' };
      const rows = await query<{ id: string }>(sql`
        select id from refunds where order_id = ${A} and state in ('needs_account', 'manual')`);
      for (const { id } of rows) {
        await tx((inside) => nameAccount(inside, id, account));
        await tx((inside) => refundTransferred(inside, id));
      }
    },
    /** The courier hands over the cash, less its fee. */
    async remit(amount: number, fee: number) {
      const line = { day: jakartaDay(await shopNow(query)), amount, reference: number };
      const remittance = { courier: 'jne', line, fee: rupiah(fee), orderIds: [A], isAgain: false };
      return tx((inside) => bookRemittance(inside, remittance));
    },
    /** Makes the payout of the shop on its next day. */
    async payout() {
      const input = { sellerId, bank: 'BCA', number: '1234567890', again: '1234567890', holder: 'CV Ayu' };
      await must(act(context, setPayoutAccount, { ...given, input }));
      await tx(planShops);
      await life.later(8 * 24, A);
      return tx((inside) => makeDue(inside, sellerId));
    },
    export: () => {
      files += 1;
      return act(context, exportPayouts, { ...given, input: { batch: `${A}-${files}` } });
    },
    async toBank() {
      await must(self.export());
      await must(act(context, payoutsSent, { ...given, input: { batch: `${A}-${files}`, payouts: null } }));
    },
    /** The courier pays what it owes for short cash, or a part. */
    async claimPaid(paid: number) {
      const [row] = await query<{ id: string }>(sql`
        select 'short-' || m.remittance_id as id from remittance_orders m join receipts r on r.id = m.receipt_id
        where r.order_id = ${A}`);
      return tx((inside) => payClaim(inside, { id: row?.id ?? '', paid: rupiah(paid) }));
    },
    release: () => must(act(context, releasePayouts, { ...given, input: { sellerId } })),
    writeOff: () => must(act(context, writeOffShop, { ...given, input: { sellerId } })),
    payoutReturned: async () =>
      must(
        act(context, payoutReturned, { ...given, input: { payout: await lastPayout(), reason: 'closed' } }),
      ),
    async takenBack(amount: number | 'all') {
      await tx(async (inside) => {
        await inside(sql`select from purchases where id = ${P} for no key update`);
        await reversePurchase(inside, { purchaseId: P, receiptId: `T1-${P}`, amount });
      });
    },
    payoutCancelled: async () =>
      must(act(context, cancelPayouts, { ...given, input: { payout: await lastPayout(), reason: 'wrong' } })),
    end: () => endOf(opened, { P, A, x, sellerId }, known),
  };
  return self;

  async function lastPayout(): Promise<number> {
    const [row] = await query<{ id: number }>(sql`
      select id::float8 as id from payouts where seller_id = ${sellerId} order by id desc limit 1`);
    return row?.id ?? 0;
  }

  async function pay(): Promise<void> {
    await tx(async (inside) => {
      await inside(sql`select from purchases where id = ${P} for update`);
      const id = `T1-${P}`;
      const receipt = { purchaseId: P, attemptId: null };
      const place = code > 0 ? 'bank' : 'provider';
      await bookReceipt(inside, { ...receipt, id, place, amount: total - code });
      if (code > 0) await bookReceipt(inside, { ...receipt, id: `${id}-code`, place: 'shop', amount: code });
      await settlePurchase(inside, P, 'provider');
    });
  }
}

const idsOf = async ({ query }: MigratedDatabase): Promise<string[]> =>
  (await query<{ id: string }>(sql`select id from ledger_transfers`)).map(({ id }) => id);

interface Moved {
  id: string;
  debit: string;
  credit: string;
  amount: number;
}

/** All that a life leaves: rows with the names of lives (P, A, T1, F-r1 ...), balances, stock, and states. */
async function endOf(
  { query }: MigratedDatabase,
  { P, A, x, sellerId }: { P: string; A: string; x: number; sellerId: number },
  known: ReadonlySet<string>,
) {
  const moved = (
    await query<Moved>(sql`select id, debit, credit, amount::float8 as amount from ledger_transfers`)
  ).filter(({ id }) => !known.has(id));
  const names = await namesOf(query, { P, A, sellerId });
  const write = (text: string) => names.reduce((done, [id, name]) => done.replaceAll(id, name), text);
  const balances = new Map<string, number>();
  for (const { debit, credit, amount } of moved) {
    balances.set(debit, (balances.get(debit) ?? 0) + amount);
    balances.set(credit, (balances.get(credit) ?? 0) - amount);
  }
  const [states] = await query<{
    purchase: string;
    order: string;
    returns: string;
    refunds: string;
    stock: string;
  }>(sql`
    select p.state as purchase, o.state as "order",
      (select string_agg(state, ' ' order by n) from returns where order_id = o.id) as returns,
      (select string_agg(kind || ' ' || sum, ', ' order by kind) from (
        select kind, sum(quantity) as sum from stock_moves where sku_id = ${x} and kind <> 'open' group by kind) m) as stock,
      (select string_agg(state || ' ' || amount, ', ' order by created_at, amount desc) from refunds where order_id = o.id) as refunds
    from orders o join purchases p on p.id = o.purchase_id where o.id = ${A}`);
  return {
    rows: moved
      .map(({ id, debit, credit, amount }) => write(`${id} ${debit} > ${credit} ${amount}`))
      .toSorted(),
    balances: [...balances]
      .filter(([, amount]) => amount !== 0)
      .map(([account, amount]) => write(`${account} ${amount}`))
      .toSorted()
      .join('  '),
    ...states,
  };
}

async function namesOf(
  query: MigratedDatabase['query'],
  { P, A, sellerId }: { P: string; A: string; sellerId: number },
): Promise<[string, string][]> {
  const refunds = await query<{ id: string; name: string }>(sql`
    select f.id, case f.cause_kind when 'return' then 'F-r' || r.n when 'postage' then 'P-r' || r.n
      when 'goodwill' then 'G1' else 'R-A' end as name
    from refunds f left join returns r on r.id::text = f.cause_id where f.purchase_id = ${P}`);
  const payouts = await query<{ id: string }>(
    sql`select id::text as id from payouts where seller_id = ${sellerId} order by id`,
  );
  const remittances = await query<{ id: string }>(sql`
    select m.remittance_id as id from remittance_orders m join receipts r on r.id = m.receipt_id where r.order_id = ${A}`);
  const ofPayouts = payouts.flatMap(({ id }, at): [string, string][] =>
    ['pay', 'sent', 'ret', 'unpay', 'payout'].map((kind) => [`${kind}:${id} `, `${kind}:${at + 1} `]),
  );
  return [
    [`T1-${P}`, 'T1'],
    [P, 'P'],
    [A, 'A'],
    ...refunds.map(({ id, name }): [string, string] => [id, name]),
    ...remittances.map(({ id }): [string, string] => [id, '1']),
    ...ofPayouts,
    [`seller:${sellerId} `, 'seller:1 '],
  ];
}
