import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { act, type CommandActor } from '#server/modules/access/access.ts';
import { nameAccount } from '#server/modules/ledger/ledger.ts';
import { refundCameBack } from '#server/modules/operating/operating.ts';
import { exportRefunds, refundsSent } from '#server/modules/payments/payments.ts';
import {
  exportPayouts,
  makeDue,
  payoutsSent,
  planShops,
  setPayoutAccount,
} from '#server/modules/payouts/payouts.ts';
import { createReturnService } from '#server/modules/returns/create-return-service.ts';
import { followParcel } from '#server/modules/returns/labels.ts';
import { passDeadlineOf } from '#server/modules/returns/pass-return-deadlines.ts';
import type { ShopperStep } from '#server/modules/returns/return-service.ts';
import { returnCommands, sendReturnAgain } from '#server/modules/returns/returns.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { Transaction } from '#server/platform/database/transactions.ts';
import { aCourier, openLife } from '../support/order-life.ts';
import type { ReturnStepKind, Step } from './step.ts';

const by: CommandActor = { kind: 'terminal', user: 'sari' };
const reason = 'asked by mail';
const PHOTO = { id: '1', kind: 'picture', type: 'image/webp', smallAddress: null, address: '' } as const;
const SHOPS = [1, 2];

interface Found {
  id: string;
  n: number;
  state: string;
  number: string;
  userId: string;
  waybill: string;
  hasLabel: boolean;
  pieces: { line: number; quantity: number }[];
}

/** Returns, refunds by transfer and payouts of a street: both sides do whatever they may, and much that they may not. */
export class StreetReturns {
  readonly #query: Query;
  readonly #transaction: Transaction;
  readonly #life: ReturnType<typeof openLife>;
  readonly #others: readonly number[];

  /** @param others SKUs of the product whose goods can be exchanged for them, beside the same again */
  constructor(query: Query, transaction: Transaction, others: readonly number[]) {
    this.#query = query;
    this.#others = others;
    this.#transaction = transaction;
    this.#life = openLife({ query, transaction }, aCourier());
  }

  get #desk() {
    const media = {
      attach: async () => ({ ok: true, value: null }) as const,
      waiting: async () => [],
      attached: async (_query: unknown, _purpose: unknown, ids: readonly string[]) =>
        new Map(ids.map((id) => [id, [{ ...PHOTO, width: 1, height: 1, bytes: 1 }]])),
    };
    return createReturnService({
      query: this.#query,
      transaction: this.#transaction,
      media,
      hasCouriers: true,
    });
  }

  get #context() {
    return {
      query: this.#query,
      transaction: this.#transaction,
      clock: () => new Date(),
      log: { info: () => {}, warn: () => {} },
    };
  }

  /** Takes a step with the newest return of an order, or of the shops. What is refused changes nothing. */
  async take(step: Step & { kind: ReturnStepKind }, orderId: string | null): Promise<void> {
    if (step.kind === 'pay-out') return this.#payOut();
    if (step.kind === 'transfer-refunds') return this.#transferRefunds();
    if (step.kind === 'bounce-refund') return this.#bounce(step.pick);
    if (orderId === null) return;
    if (step.kind === 'open-return' || step.kind === 'open-exchange') return this.#open(step, orderId);
    const found = await this.#find(orderId);
    if (found) await this.#go(found, step);
  }

  /** What happens by itself to the returns of orders since a moment. */
  async sweep(since: Date): Promise<void> {
    const open = await this.#query<{ id: string }>(sql`
      select r.id from returns r join orders o on o.id = r.order_id
      where o.created_at >= ${since} and r.state not in ('done', 'closed')`);
    for (const { id } of open) await passDeadlineOf(this.#transaction, id);
    // The operator is not passed over; in the end it decides for the shopper. Whose bank took the whole payment back has
    // the money already, and gets the goods.
    const disputed = await this.#query<{ id: string; orderId: string }>(sql`
      select r.id, r.order_id as "orderId" from returns r join orders o on o.id = r.order_id
      where o.created_at >= ${since} and r.state = 'disputed' and r.due_at <= shop_now()`);
    for (const { orderId } of disputed) {
      const found = await this.#find(orderId);
      if (!found || (await this.#command('decide', found, DECIDED))) continue;
      await this.#command('decide', found, { ...DECIDED, outcome: 'reject' });
      await this.#command('giveBack', found, { courier: 'JNE', waybill: randomUUID().slice(0, 20) });
    }
  }

  async #find(orderId: string): Promise<Found | null> {
    const [row] = await this.#query<Found>(sql`
      select r.id, r.n, r.state, o.number, p.user_id as "userId", r.waybill,
        exists (select from parcels b where b.return_id = r.id and b.state not in ('cancelled', 'lost')) as "hasLabel",
        (select json_agg(json_build_object('line', l.position, 'quantity', l.quantity)) from return_lines l where l.return_id = r.id) as pieces
      from returns r join orders o on o.id = r.order_id join purchases p on p.id = o.purchase_id
      where o.id = ${orderId} order by r.n desc limit 1`);
    return row ?? null;
  }

  async #open({ kind, pick, amount }: Step & { kind: ReturnStepKind }, orderId: string): Promise<void> {
    const [order] = await this.#query<{ number: string; userId: string; sku: number }>(sql`
      select o.number, p.user_id as "userId", (select sku_id from order_lines l where l.order_id = o.id limit 1) as sku
      from orders o join purchases p on p.id = o.purchase_id where o.id = ${orderId}`);
    if (!order) return;
    const pieces = [
      {
        line: 1,
        quantity: 1 + (amount % 3),
        ...(kind === 'open-exchange' && { wanted: this.#others[amount] ?? order.sku }),
      },
    ];
    const why = (['damaged', 'changed_mind', 'missing_pieces', 'wrong_goods'] as const)[pick] ?? 'damaged';
    const opened = await this.#desk.open({ userId: order.userId }, order.number, {
      reason: why,
      text: 'x',
      pieces,
      part: null,
    });
    if (opened.ok)
      await this.#desk.act({ userId: order.userId }, order.number, opened.value.n, { do: 'ask' });
  }

  async #go(found: Found, { kind, amount }: Step & { kind: ReturnStepKind }): Promise<void> {
    switch (kind) {
      case 'advance-return':
        return this.#advance(found);
      case 'offer':
        await this.#command('offer', found, { amount: 1000 * (1 + amount) });
        return;
      case 'take-offer':
        return this.#shopper(found, { do: 'take_offer' });
      case 'refuse-return':
        await this.#command('refuse', found, { text: 'x' });
        return;
      case 'inspect': {
        const lines = found.pieces.map(({ line, quantity }) => ({
          line,
          passes: Math.min(quantity, amount),
          restocks: Math.min(quantity, amount, 1),
        }));
        await this.#command('inspect', found, { lines, text: 'x' });
        return;
      }
      case 'appeal':
        return this.#shopper(found, { do: 'appeal', text: 'x' });
      case 'decide':
        await this.#command('decide', found, DECISIONS[amount] ?? DECIDED);
        return;
      case 'label':
        await this.#shopper(found, { do: 'label', collection: 'pickup' });
        await this.#move(found, []);
        return;
      case 'give-back':
        if (amount > 2) {
          await this.#command('giveBack', found, { courier: 'JNE', waybill: randomUUID().slice(0, 20) });
          return;
        }
        await act(this.#context, sendReturnAgain(true), {
          by,
          input: { return: `${found.number}-R${found.n}`, collection: 'pickup' },
        });
        await this.#move(found, []);
        await this.#move(found, ['picked', amount === 0 ? 'disposed' : 'delivered']);
        return;
      case 'withdraw':
        return this.#shopper(found, { do: 'withdraw' });
      default:
        return;
    }
  }

  async #advance(found: Found): Promise<void> {
    switch (found.state) {
      case 'draft':
        return this.#shopper(found, { do: 'ask' });
      case 'asked':
        await this.#command('approve', found);
        return;
      case 'approved': {
        // Half of the shoppers take the shop's label, which is scanned at the next step; the others go to a counter.
        if (luckOf(found) % 2 === 0 && !found.hasLabel) {
          await this.#shopper(found, { do: 'label', collection: 'pickup' });
          if (await this.#move(found, [])) return;
        }
        await this.#move(found, ['picked']);
        const goods = { courier: 'JNE', waybill: randomUUID().slice(0, 20), postage: 9000 };
        return this.#shopper(found, { do: 'send', goods });
      }
      case 'sent':
        await this.#move(found, [luckOf(found) < 4 ? 'disposed' : 'delivered']);
        await this.#command('arrive', found);
        return;
      case 'inspecting':
        await this.#command('pass', found, { restocks: true });
        return;
      default:
        return;
    }
  }

  /** The courier of the last label says something, and is booked first where it was not. @returns whether there is a label */
  async #move({ id }: Found, news: ('picked' | 'delivered' | 'disposed')[]): Promise<boolean> {
    const [parcel] = await this.#query<{ id: string }>(sql`
      select id from parcels where return_id = ${id} and state not in ('cancelled', 'delivered', 'lost')
      order by created_at desc limit 1`);
    if (!parcel) return false;
    await this.#life.moveLabel(id, 12_000);
    if (news.length > 0) await this.#life.labelNews(parcel.id, ...news);
    else await followParcel(this.#transaction, parcel.id);
    return true;
  }

  async #shopper({ userId, number, n }: Found, step: ShopperStep): Promise<void> {
    await this.#desk.act({ userId }, number, n, step);
  }

  /** @returns whether it was done */
  async #command(
    name: keyof typeof returnCommands,
    { number, n }: Found,
    more: Record<string, unknown> = {},
  ): Promise<boolean> {
    const command = returnCommands[name] as typeof returnCommands.approve;
    const done = await act(this.#context, command, {
      by,
      reason,
      input: { return: `${number}-R${n}`, ...more },
    });
    return done.ok;
  }

  async #payOut(): Promise<void> {
    for (const sellerId of SHOPS) {
      const input = { sellerId, bank: 'BCA', number: '1234567890', again: '1234567890', holder: 'CV Ayu' };
      await act(this.#context, setPayoutAccount, { by, reason, input });
    }
    await this.#transaction(planShops);
    for (const sellerId of SHOPS) await this.#transaction((tx) => makeDue(tx, sellerId));
    const batch = randomUUID();
    await act(this.#context, exportPayouts, { by, input: { batch } });
    await act(this.#context, payoutsSent, { by, input: { batch, payouts: null } });
  }

  async #transferRefunds(): Promise<void> {
    const waiting = await this.#query<{ id: string }>(sql`
      select id from refunds where state in ('needs_account', 'bounced')`);
    const account = { bank: 'BCA', number: '1234567890', holder: 'Sari' };
    for (const { id } of waiting) await this.#transaction((tx) => nameAccount(tx, id, account));
    const batch = randomUUID();
    await act(this.#context, exportRefunds, { by, input: { batch } });
    await act(this.#context, refundsSent, { by, input: { batch, transfers: null, line: batch } });
  }

  async #bounce(nth: number): Promise<void> {
    const [refund] = await this.#query<{ id: string }>(sql`
      select id from refunds where state = 'done' and way = 'transfer' order by done_at desc, id offset ${nth} limit 1`);
    if (refund) await act(this.#context, refundCameBack, { by, input: { refund: refund.id } });
  }
}

/** 0 to 15, the same for all steps of a return. */
const luckOf = ({ id }: Found): number => Number.parseInt(id[0] ?? '', 16);

const DECIDED = { outcome: 'refund', part: null, bearer: 'seller', goods: 'returned' };
const DECISIONS: readonly Record<string, unknown>[] = [
  DECIDED,
  { ...DECIDED, part: 5000, goods: 'kept' },
  { ...DECIDED, bearer: 'shop', goods: 'restocked' },
  { ...DECIDED, outcome: 'send' },
  { ...DECIDED, outcome: 'reject' },
];
