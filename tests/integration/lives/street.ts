import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { OrderState } from '#domain/orders/transitions.ts';
import {
  acceptOrder,
  askToCancel,
  callOff,
  confirmReceipt,
  DuplicateRequest,
  declineToCancel,
  deliverOrder,
  dueOrders,
  loseOrder,
  packOrder,
  passDeadlinesOf,
  placePurchase,
  TooManyUnpaid,
  takeBack,
} from '#server/modules/orders/orders.ts';
import { shipWithWaybill } from '#server/modules/parcels/parcels.ts';
import { openAttempt } from '#server/modules/payments/payments.ts';
import { cancelUnpaid, changeMethod } from '#server/modules/payments/service/change-method.ts';
import { FlashQuotaGone, OutOfStock } from '#server/modules/stock/stock.ts';
import { shopNow } from '#server/platform/database/now.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import type { MigratedDatabase } from '../support/migrated-database.ts';
import { type PayingShop, payingShop, skuWith } from '../support/paying-shop.ts';
import { aLine, anOrder, aPlan } from '../support/purchase.builder.ts';
import { type OrderStepKind, RETURN_STEPS, type ReturnStepKind, type Step } from './step.ts';
import { StreetReturns } from './street-returns.ts';

/** The program dies at a statement: everything in its memory is lost. */
class Crash extends Error {
  override readonly name = 'Crash';
}

/** Two SKUs, one with low stock, two to exchange them for, four buyers, and everything that happened, in one database. */
export class Street {
  readonly #opened: MigratedDatabase;
  readonly shop: PayingShop;
  readonly #dying: { at: number | null };
  #skus: [number, number] = [0, 0];
  readonly #buyers = Array.from({ length: 4 }, () => randomUUID());
  /** When it began. */
  readonly since: Date;
  readonly #returns: StreetReturns;

  private constructor(
    opened: MigratedDatabase,
    shop: PayingShop,
    dying: { at: number | null },
    { since, others }: { since: Date; others: readonly number[] },
  ) {
    this.#opened = opened;
    this.shop = shop;
    this.#dying = dying;
    this.since = since;
    this.#returns = new StreetReturns(opened.query, shop.transaction, others);
  }

  static async open(opened: MigratedDatabase): Promise<Street> {
    const dying: { at: number | null } = { at: null };
    const shop = await payingShop(opened, {
      onStep() {
        if (dying.at === null) return;
        dying.at -= 1;
        if (dying.at < 0) {
          dying.at = null;
          throw new Crash('The program died');
        }
      },
    });
    // A dearer one and a cheaper one, to exchange goods for.
    const others = [await skuWith(opened, 40, 40_000), await skuWith(opened, 40, 30_000)];
    const street = new Street(opened, shop, dying, { since: await shopNow(opened.query), others });
    street.#skus = [await skuWith(opened, 40), await skuWith(opened, 2, 349_000)];
    return street;
  }

  /** Takes a step. Refusals by the rules, and what a crash rolled back, are not failures. */
  async take(step: Step): Promise<void> {
    this.#dying.at = step.crash;
    try {
      await this.#do(step);
    } catch (error) {
      const isExpected =
        error instanceof Crash ||
        error instanceof OutOfStock ||
        error instanceof FlashQuotaGone ||
        error instanceof TooManyUnpaid ||
        error instanceof DuplicateRequest;
      if (!isExpected) throw error;
      if (error instanceof Crash) this.shop.forgetJobs();
    } finally {
      this.#dying.at = null;
    }
    // The invariants are asked after each step, and a crash may have kept the shop from hearing that the bank took a
    // payment back. The provider says it again two minutes later.
    if (step.kind === 'press' && step.act === 'reverse') {
      await this.shop.later(3);
      await this.shop.sweep();
    }
  }

  /** Lets everything happen that happens by itself: jobs, deadlines, late payments. */
  async settleDown(): Promise<void> {
    this.#dying.at = null;
    for (let day = 0; day < DAYS.all && (day < DAYS.least || (await this.#isReturning())); day += 1) {
      await this.shop.later(24 * 60 + 11);
      await this.#sweep();
    }
  }

  /** Whether a return is open, or was until now: its order goes on from then. */
  async #isReturning(): Promise<boolean> {
    const [open] = await this.#opened.query(sql`
      select 1 as is_open from orders where created_at >= ${this.since}
        and (return_id is not null or (delivered_at is not null and state not in ('completed', 'cancelled')) or state = 'waiting') limit 1`);
    return open !== undefined;
  }

  async #do(step: Step): Promise<void> {
    switch (step.kind) {
      case 'place':
        return this.#place(step);
      case 'press': {
        const attempt = await this.#pick('payment_attempts', step.pick);
        if (attempt) await this.shop.press(attempt, step.act);
        return;
      }
      case 'change-method': {
        const purchase = await this.#purchase(step.pick);
        if (!purchase) return;
        const { owner, number } = purchase;
        const wanted = { method: step.method };
        const offered = new Set([step.method]);
        await this.shop.transaction((tx) => changeMethod(tx, { owner, number, wanted, offered }));
        return this.shop.work();
      }
      case 'cancel-purchase': {
        const purchase = await this.#purchase(step.pick);
        if (purchase) await this.shop.transaction((tx) => cancelUnpaid(tx, purchase.owner, purchase.number));
        return this.shop.work();
      }
      case 'repeat-notification': {
        const body = this.shop.sent.at(-1 - step.pick);
        if (body) await this.shop.notify(body);
        return this.shop.work();
      }
      case 'advance':
        return this.#advance(step.pick);
      case 'arrive':
        await this.#place({ ...step, kind: 'place' });
        for (let walked = 0; walked < UNTIL_ARRIVED; walked += 1) await this.#advance(0);
        return;
      case 'lose-jobs':
        return this.shop.forgetJobs();
      case 'sweep':
        return this.#sweep();
      case 'later':
        return this.shop.later(step.minutes);
      default:
        if (step.kind === 'advance-exchange') return this.#advanceExchange(step.pick);
        if (isReturnStep(step)) {
          await this.#returns.take(step, await this.#pickArrived(step.kind, step.pick));
          return this.shop.work();
        }
        return this.#order(step.kind, await this.#pick('orders', step.pick));
    }
  }

  async #place({ buyer, basket, method }: Step & { kind: 'place' }): Promise<void> {
    const [x, y] = this.#skus;
    const free = { courier: 'jne', service: 'jne-regular', quote: 18_000, charged: 0, by: 'seller' as const };
    const cheap = anOrder({ lines: [aLine({ skuId: x, quantity: 1 + (basket % 3) })] });
    const dear = anOrder({ sellerId: 2, lines: [aLine({ skuId: y, price: 349_000 })], shipping: free });
    const userId = this.#buyers[buyer] ?? '';
    const orders = basket < 2 ? [cheap] : basket < 4 ? [cheap, dear] : [dear];
    const plan = aPlan({ userId, buyers: [`user:${userId}`], method, orders });
    await this.shop.transaction(async (tx) => {
      const { id: purchaseId, total: amount } = await placePurchase(tx, plan);
      await openAttempt(tx, { purchaseId, method, amount });
    });
    await this.shop.work();
  }

  async #sweep(): Promise<void> {
    await this.shop.sweep();
    const { query } = this.#opened;
    const { transaction } = this.shop;
    for (const due of dueOrders) {
      const [now, moment] = [await shopNow(query), await due.nextDue(query)];
      if (moment === null || moment > now) continue;
      await transaction((tx) => due.enqueue(tx, now));
    }
    const open = await query<{ id: string }>(sql`
      select id from orders where created_at >= ${this.since} and state not in ('completed', 'cancelled')`);
    for (const { id } of open) await passDeadlinesOf({ query, transaction }, id);
    await this.#returns.sweep(this.since);
    await this.shop.work();
  }

  /** The newest exchanges that wait for somebody; an order to be paid gets its code first. */
  async #advanceExchange(nth: number): Promise<void> {
    const [order] = await this.#opened.query<{
      id: string;
      number: string;
      userId: string;
      hasCode: boolean;
    }>(sql`
      select o.id, p.number, p.user_id as "userId", o.state <> 'unpaid' or exists (
        select from payment_attempts a where a.purchase_id = p.id and a.state = 'pending') as "hasCode"
      from orders o join purchases p on p.id = o.purchase_id
      where o.created_at >= ${this.since} and o.exchange_of is not null
        and o.state in ('unpaid', 'new', 'accepted', 'packed', 'shipped')
      order by o.created_at desc, o.id offset ${nth % 2} limit 1`);
    if (!order) return;
    if (order.hasCode) return this.#advanceOrder(order.id);
    const given = {
      owner: { userId: order.userId },
      number: order.number,
      wanted: { method: 'va_bni' },
    } as const;
    await this.shop.transaction((tx) =>
      changeMethod(tx, { ...given, offered: new Set(['va_bni' as const]) }),
    );
    return this.shop.work();
  }

  async #advance(nth: number): Promise<void> {
    const orderId = await this.#pick('orders', nth);
    if (orderId) await this.#advanceOrder(orderId);
  }

  async #advanceOrder(orderId: string): Promise<void> {
    const [order] = await this.#opened.query<{ state: OrderState; attempt: string | null }>(sql`
      select state, (select id from payment_attempts a where a.purchase_id = o.purchase_id
        order by created_at desc limit 1) as attempt
      from orders o where id = ${orderId}`);
    if (!order) return;
    if (order.state === 'unpaid' && order.attempt) return this.shop.press(order.attempt, 'pay');
    const next = NEXT[order.state];
    if (next) await this.#order(next, orderId);
  }

  async #order(kind: OrderStepKind, orderId: string | null): Promise<void> {
    if (!orderId) return;
    await this.shop.transaction((tx) => ORDER_WORK[kind](tx, orderId));
    await this.shop.work();
  }

  /** One of the newest rows that this test has created. */
  async #pick(table: 'payment_attempts' | 'orders' | 'purchases', nth: number): Promise<string | null> {
    const [row] = await this.#opened.query<{ id: string }>(sql`
      select id from ${sql.identifier(table)} where created_at >= ${this.since}
      order by created_at desc, id offset ${nth} limit 1`);
    return row?.id ?? null;
  }

  /**
   * One of the newest orders that have arrived; for all but the opening one with a return, usually in a state in which the
   * step can do something.
   */
  async #pickArrived(kind: ReturnStepKind, nth: number): Promise<string | null> {
    const opens = kind === 'open-return' || kind === 'open-exchange';
    const states = nth < 3 ? (FITTING[kind] ?? []) : [];
    const [row] = await this.#opened.query<{ id: string }>(sql`
      select o.id from orders o
        left join lateral (select state from returns r where r.order_id = o.id order by r.n desc limit 1) last on true
      where o.created_at >= ${this.since} and o.delivered_at is not null
        and ${opens ? sql`o.return_id is null` : sql`last.state is not null`}
      order by coalesce(last.state, '') = any(${sql.param(states)}::text[]) desc, o.return_id is null, o.created_at desc, o.id
      offset ${nth % 2} limit 1`);
    return row?.id ?? null;
  }

  async #purchase(nth: number) {
    const id = await this.#pick('purchases', nth);
    const [row] = await this.#opened.query<{ number: string; userId: string }>(
      sql`select number, user_id as "userId" from purchases where id = ${id}`,
    );
    return row ? { number: row.number, owner: { userId: row.userId } } : null;
  }
}

/** Days until all deadlines of an order are over, and those of its returns and their exchanges. */
const DAYS = { least: 12, all: 90 } as const;
/** Steps from the placing to the arrival. */
const UNTIL_ARRIVED = 5;

/** The states of a return in which a step can do something; of the others most do. */
const FITTING: Partial<Record<ReturnStepKind, readonly string[]>> = {
  'advance-return': ['draft', 'asked', 'approved', 'sent', 'inspecting'],
  offer: ['asked'],
  'take-offer': ['offered'],
  'refuse-return': ['asked', 'inspecting'],
  inspect: ['inspecting'],
  appeal: ['refused'],
  decide: ['disputed'],
  label: ['approved'],
  'give-back': ['refused', 'disputed', 'done', 'closed'],
  withdraw: ['draft', 'asked', 'approved'],
};

const isReturnStep = (step: Step): step is Step & { kind: ReturnStepKind } =>
  RETURN_STEPS.some((kind) => kind === step.kind);

const NEXT: Partial<Record<OrderState, OrderStepKind>> = {
  new: 'accept',
  accepted: 'pack',
  packed: 'ship',
  shipped: 'deliver',
  delivered: 'receive',
};

const ORDER_WORK: Readonly<Record<OrderStepKind, (tx: Tx, orderId: string) => Promise<unknown>>> = {
  'call-off': (tx, orderId) =>
    callOff(tx, { orderId, actor: 'shopper', reason: 'changed_mind', onlyIf: sql`state = 'new'` }),
  'ask-to-cancel': (tx, orderId) => askToCancel(tx, { orderId, reason: 'changed_mind' }),
  'decline-to-cancel': (tx, orderId) => declineToCancel(tx, orderId, 'seller'),
  accept: (tx, orderId) => acceptOrder(tx, { orderId, actor: 'seller' }),
  pack: (tx, orderId) => packOrder(tx, { orderId, actor: 'seller' }),
  ship: (tx, orderId) => shipWithWaybill(tx, { orderId, actor: 'seller', waybill: randomUUID() }),
  deliver: async (tx, orderId) => deliverOrder(tx, { orderId, actor: 'courier', at: await tx.now() }),
  receive: (tx, orderId) => confirmReceipt(tx, orderId),
  'refuse-at-door': async (tx, orderId) =>
    takeBack(tx, { orderId, parcelId: await parcelOf(tx, orderId), actor: 'courier', at: await tx.now() }),
  'lose-parcel': async (tx, orderId) =>
    loseOrder(tx, { orderId, parcelId: await parcelOf(tx, orderId), actor: 'courier', at: await tx.now() }),
};

async function parcelOf(tx: Tx, orderId: string): Promise<string> {
  const [parcel] = await tx<{ id: string }>(sql`select id from parcels where order_id = ${orderId} limit 1`);
  return parcel?.id ?? randomUUID();
}
