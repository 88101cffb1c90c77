import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { placePurchase } from '#server/modules/orders/orders.ts';
import { openAttempt } from '#server/modules/payments/payments.ts';
import {
  askInvariants,
  brokenInvariants,
  INVARIANT_NAMES,
  lastRuns,
  overdue,
  unconfirmedBySimulator,
} from '#server/modules/proof/proof.ts';
import { createTransaction, type Tx } from '#server/platform/database/transactions.ts';
import { migratedDatabase } from './support/migrated-database.ts';
import { type PayingShop, payingShop, skuWith } from './support/paying-shop.ts';
import { aLine, anOrder, aPlan } from './support/purchase.builder.ts';
import { startCommand } from './support/shop-command.ts';

/** Each invariant detects the planted fault, and is silent while all is well. */
const opened = migratedDatabase();
let shop: PayingShop;

/** A paid purchase, a waiting one, and one whose excess is refunded. */
async function someLife() {
  const bought = async () => {
    const skuId = await skuWith(opened(), 5);
    const plan = aPlan({ orders: [anOrder({ lines: [aLine({ skuId, quantity: 2 })] })] });
    return shop.transaction(async (tx) => {
      const made = await placePurchase(tx, plan);
      const attempt = await openAttempt(tx, { purchaseId: made.id, method: 'va_bca', amount: made.total });
      return { ...made, attempt: attempt ?? '' };
    });
  };
  const [paid, expired] = [await bought(), await bought()];
  await shop.work();
  await shop.press(paid.attempt, 'pay');
  await shop.later(24 * 60 + 11);
  await shop.sweep();
  await opened().query(
    sql`update purchases set pay_by = pay_by - interval '3 days' where id = ${expired.id}`,
  );
  await shop.press(expired.attempt, 'pay');
  await bought();
  await shop.work();
}

beforeAll(async () => {
  shop = await payingShop(opened());
  await someLife();
});
afterAll(() => shop.close());

const DEMO_STOCK = 'stock is the sum of its moves';

/** A payout of 50.000 that claims nothing, and a row of an order that it could claim. */
const A_PAYOUT = sql`
  with payout as (
    insert into payouts (seller_id, amount, state, created_at) values (1, 50000, 'created', shop_now()) returning id
  ), row as (select id, purchase_id, order_id, at from ledger_transfers where order_id is not null order by id limit 1)`;

/** A return that is done, of an order that has arrived. */
const DONE_RETURN = sql`
  insert into returns (id, order_id, n, state, reason, text, goes_back, opened_at, changed_at)
  select gen_random_uuid(), id, 1, 'done', 'changed_mind', '', true, shop_now(), shop_now() from orders`;

/** For each invariant a statement that violates it. */
const FAULTS: Readonly<Record<string, ReturnType<typeof sql>>> = {
  [DEMO_STOCK]: sql`update inventory set stock = stock + 1 where sku_id = 1`,
  'a line has taken what it did not give back': sql`update order_lines set cancelled = cancelled + 1 where cancelled = 0`,
  'an order holds what its state says': sql`
    insert into ledger_transfers (id, debit, credit, amount, at)
    select 'x', 'escrow:' || id, 'seller:1', 1, shop_now() from orders where state = 'new'`,
  'what arrived for a purchase that is over is used, going back, or taken back': sql`update receipts set applied = applied - 1 where applied > 0`,
  'a refund holds its amount until it is done': sql`update refunds set state = 'done'`,
  'a refund in a file waits for the bank, and one that the bank transferred is done': sql`update refunds set state = 'exported'`,
  'a receipt promises what its refunds take': sql`update refund_parts set amount = amount + 1`,
  'an order promises what its refunds take': sql`update orders set refund_reserved = refund_reserved + 1 where state = 'new'`,
  'no account of others is overdrawn': sql`
    insert into ledger_transfers (id, debit, credit, amount, at) values ('x', 'refund:x', 'bank', 1, shop_now())`,
  'an order that has arrived will be completed, unless its shopper misses it or returns something': sql`
    update orders set state = 'delivered', complete_at = null where state = 'new'`,
  'a refund is the sum of its sources': sql`update refund_sources set amount = amount + 1`,
  'a line has paid back what its refunds took from it': sql`update order_lines set refunded = 1`,
  'what couriers owe is the cash and the claims that are open': sql`
    insert into ledger_transfers (id, debit, credit, amount, at) values ('remit:x', 'bank', 'cod:jne', 1, shop_now())`,
  'cash is handed over where a line of the bank has it': sql`
    insert into receipts (id, purchase_id, order_id, place, amount, is_handed_over, at)
    select 'cod:x', purchase_id, id, 'cod', 1, true, shop_now() from orders limit 1`,
  'what is kept of an account is the sum of its movements': sql`
    insert into ledger_moves (account, day, amount) values ('bank', '2026-11-24', 1)`,
  'couriers hand over cash and pay claims in time': sql`
    insert into claims (id, courier, amount, state, at) values ('x', 'jne', 1, 'open', shop_now() - interval '2 days')`,
  "goodwill is the shop's own money": sql`update refunds set cause_kind = 'goodwill'`,
  'an order gives its shipping back once': sql`
    with one as (
      update refunds f set order_id = o.id from orders o where o.purchase_id = f.purchase_id
      returning f.id, o.shipping_charged + o.cod_fee + 1 as amount
    )
    insert into refund_sources (refund_id, n, account, kind, amount)
    select id, 99, 'seller:1', 'shipping', amount from one`,
  'the commission of a completed order is the fee of what its seller kept': sql`update orders set state = 'completed'`,
  'what a shopper misses waits for a decision': sql`
    update orders set state = 'delivered', missing_since = shop_now() where state = 'new'`,
  'no more pieces are on sale again than came back': sql`
    insert into stock_moves (id, sku_id, order_line_id, kind, quantity, at)
    select 'x', sku_id, id, 'restock', 1, shop_now() from order_lines limit 1`,
  "pieces of a shop's own purchase are no sale, and all others are": sql`update orders set is_own_purchase = true`,
  'a refund is the sum of its parts': sql`update refund_parts set amount = amount - 1`,
  'what was due is done': sql`update purchases set pay_by = shop_now() - interval '3 hours' where state = 'awaiting'`,
  'flash quota is taken by orders that live': sql`update flash_items set sold = sold + 1 where sold < quota`,
  'a flash buyer has had what their lines have': sql`
    insert into flash_buyers (session_id, product_id, buyer, taken) select session_id, product_id, 'x', 1 from flash_items limit 1`,
  'a purchase is the sum of its orders': sql`update purchases set total = total + 1`,
  'an order is the sum of its lines and fees': sql`update order_lines set price = price + 1`,
  'the events of an order or a return lead to its state': sql`update orders set state = 'delivered' where state = 'new'`,
  'an order waits for the return that is open, and for no other': sql`
    update orders set return_id = gen_random_uuid() where state = 'new'`,
  'a return that is done has its refund or its exchange, its rest one of its own, and no other has one':
    DONE_RETURN,
  'an order that lives was not paid back as a cancelled one': sql`
    update refunds set cause_kind = 'order', order_id = (select id from orders where state = 'new' limit 1)`,
  'an exchange waits as long as its return is open, and is then paid by what came back': sql`
    update orders set exchange_of = id where state = 'new'`,
  'pieces that a return has paid for are returned or settled, each once': sql`
    with made as (${DONE_RETURN} returning id)
    insert into return_lines (return_id, position, quantity) select id, 1, 1 from made`,
  "a shopper's change of mind costs its seller no shipping and no postage": sql`
    with made as (${DONE_RETURN} returning id, order_id), moved as (
      update refunds f set cause_kind = 'return', cause_id = m.id::text from made m
      join orders o on o.id = m.order_id where o.purchase_id = f.purchase_id returning f.id
    )
    insert into refund_sources (refund_id, n, account, kind, amount)
    select id, 98, 'seller:1', 'postage', 1 from moved`,
  'no money lies where it only passes': sql`
    insert into ledger_transfers (id, debit, credit, amount, at) values ('x', 'bank', 'suspense:x', 1, shop_now() - interval '2 days')`,
  'a report of the provider moved what its lines say': sql`
    insert into settlements (id, paid_out, at) values ('x', 5, shop_now())`,
  'no payment is settled beyond what is booked of it': sql`
    with report as (insert into settlements (id, paid_out, at) values ('x', 0, shop_now()) returning id)
    insert into settlement_lines (settlement_id, row, kind, reference, receipt_id, amount, fee)
    select report.id, 2, 'payment', r.id, r.id, r.amount + 1, 0 from report,
      (select * from receipts where purchase_id is not null order by id limit 1) r`,
  'a courier is paid for the parcels of its bill': sql`
    insert into freight_bills (id, courier, amount, at) values ('jne/x', 'jne', 1, shop_now())`,
  'a cost of the bank is a line of its statement, booked once': sql`
    insert into bank_lines (id, target, at) values ('bank:2026-11-24:2900:BIAYA', 'cost', shop_now())`,
  'a payout is the sum of its items': sql`${A_PAYOUT} select 1`,
  'an item of a payout is a row of its shop': sql`${A_PAYOUT}, item as (
    insert into payout_items (transfer_id, payout_id, amount)
    select (select id from ledger_transfers order by id limit 1), id, 1 from payout) select 1`,
  'a row of a shop is paid out once': sql`${A_PAYOUT}, item as (
    insert into payout_items (transfer_id, payout_id, amount)
    select t.id, payout.id, t.amount + 1 from payout, (select id, amount from ledger_transfers order by id limit 1) t) select 1`,
  'a payout holds its amount until the bank has it': sql`${A_PAYOUT} select 1`,
  'no shop is paid the cash that a courier still holds': sql`${A_PAYOUT}, receipt as (
    insert into receipts (id, purchase_id, order_id, place, amount, applied, at)
    select 'cod:x', purchase_id, order_id, 'cod', 1, 1, at from row
  ), item as (
    insert into payout_items (transfer_id, payout_id, amount) select row.id, payout.id, 1 from row, payout
  ) select 1`,
  'every notification was looked at': sql`
    insert into payment_events (id, attempt_id, body, received_at)
    values (gen_random_uuid(), gen_random_uuid(), '{}', shop_now() - interval '2 days')`,
};

/** They read too much to be asked in the day. */
const OF_THE_NIGHT = [
  'a payout is the sum of its items',
  'an item of a payout is a row of its shop',
  'a row of a shop is paid out once',
  'a payout holds its amount until the bank has it',
  'no shop is paid the cash that a courier still holds',
  'what is kept of an account is the sum of its movements',
  'flash quota is taken by orders that live',
  'a flash buyer has had what their lines have',
  'a report of the provider moved what its lines say',
  'a courier is paid for the parcels of its bill',
  'a cost of the bank is a line of its statement, booked once',
];

class Undone extends Error {}

/** What is heard of a fault, which is then rolled back. */
async function heardOf<Heard>(
  fault: ReturnType<typeof sql>,
  ask: (tx: Tx) => Promise<Heard>,
): Promise<Heard> {
  let heard: Heard | undefined;
  await createTransaction(opened().database.pool)(async (tx) => {
    await tx(fault);
    heard = await ask(tx);
    throw new Undone();
  }).catch((error: unknown) => {
    if (!(error instanceof Undone)) throw error;
  });
  if (heard === undefined) throw new Error('Nothing was asked');
  return heard;
}

/** The violations with a fault. @param since as for `brokenInvariants` */
const withFault = (fault: ReturnType<typeof sql>, since: Date | null = null): Promise<readonly string[]> =>
  heardOf(fault, async (tx) =>
    Object.keys({ ...(await brokenInvariants(tx, since)), ...(await overdue(tx)) }),
  );

describe('the invariants', () => {
  it('report nothing while all is well', async () => {
    expect(await brokenInvariants(opened().query)).toEqual({});
    expect(await overdue(opened().query)).toEqual({});
  });

  it('leave what the simulator confirms to a check of its own', async () => {
    expect(await unconfirmedBySimulator(opened().query)).toEqual([]);
    const denied = sql`update simulated_payments set status = 'deny' where status = 'settlement'`;
    expect(await heardOf(denied, unconfirmedBySimulator)).toContainEqual(
      expect.objectContaining({ found: 'the provider says deny' }),
    );
  });

  it('have a fault each', () => {
    expect(Object.keys(FAULTS).toSorted()).toEqual([...INVARIANT_NAMES].toSorted());
  });

  it.each(['scan_by', 'ask_arrival_at', 'answer_arrival_by'])(
    'know that %s of a sent order has passed',
    async (column) => {
      const late = sql`update orders set state = 'shipped', ${sql.identifier(column)} = shop_now() - interval '3 hours'
      where state = 'new'`;
      expect(await withFault(late)).toContain('what was due is done');
    },
  );

  it.each(INVARIANT_NAMES)('detect: %s', async (name) => {
    const fault = FAULTS[name];
    expect(fault && (await withFault(fault))).toContain(name);
  });

  it.each(INVARIANT_NAMES)('detect in what has changed, or leave to the night: %s', async (name) => {
    const fault = FAULTS[name];
    const heard = fault && (await withFault(fault, new Date(0)));
    if (OF_THE_NIGHT.includes(name)) expect(heard).not.toContain(name);
    else expect(heard).toContain(name);
  });
});

describe('the program', () => {
  const query = (statement: ReturnType<typeof sql>) => opened().query(statement);
  const ask = (scope: 'changed' | 'whole') => askInvariants(opened().transaction, scope);
  const promised = 'an order promises what its refunds take';
  const casesOpen = () =>
    query(sql`select subject from cases where kind = 'broken_invariant' and closed_at is null`);

  it('asks of what changed since the last time, at night of everything, stores it, and opens a case', async () => {
    expect([await ask('changed'), await lastRuns(opened().query), await casesOpen()]).toEqual([
      {},
      [expect.objectContaining({ scope: 'whole', broken: [] })],
      [],
    ]);
    // Hours later nothing has happened to the order whose row is wrong.
    await shop.later(4 * 60);
    await ask('changed');
    await query(
      sql`update orders set refund_reserved = 1 where id = (select id from orders where state = 'new' limit 1)`,
    );
    expect([Object.keys(await ask('changed')).includes(promised), await casesOpen()]).toEqual([false, []]);
    // Then it is touched.
    await query(sql`
      insert into ledger_transfers (id, debit, credit, amount, purchase_id, at)
      select 'touch:1', 'bank', 'provider', 1, purchase_id, shop_now() from orders where refund_reserved = 1 limit 1`);
    expect(Object.keys(await ask('changed'))).toContain(promised);
    expect(await casesOpen()).toEqual([{ subject: promised }]);
    const runs = await lastRuns(opened().query);
    expect(runs.map(({ scope, broken }) => [scope, broken])).toEqual([
      ['changed', expect.arrayContaining([expect.objectContaining({ name: promised })])],
      ['whole', []],
    ]);
  });

  it('asks of everything when the last time is more than a day and a half ago', async () => {
    await shop.later(37 * 60);
    expect(Object.keys(await ask('changed'))).toContain(promised);
    expect((await lastRuns(opened().query)).map(({ scope, broken }) => [scope, broken])).toContainEqual([
      'whole',
      expect.arrayContaining([expect.objectContaining({ name: promised })]),
    ]);
  });

  it('shows its last answers by npm run ledger', async () => {
    const { code, messages } = await startCommand('scripts/ledger.ts', { DATA_DIR: opened().dataDir }).ended;
    const told = messages.split('\n').filter((line) => line.startsWith('Asked by the program'));
    expect([code, told]).toEqual([
      1,
      [
        expect.stringMatching(/of what changed, .+ WIB, in \d+ ms: .*an order promises/),
        expect.stringMatching(/of everything, .+: not true were .*an order promises/),
      ],
    ]);
  });

  it('shows the rows of an account, and says when there is no such one', async () => {
    const run = (...args: string[]) =>
      startCommand('scripts/ledger.ts', { DATA_DIR: opened().dataDir }, args).ended;
    const { code, messages } = await run('provider', '--rows', '2');
    expect(code).toBe(0);
    expect(messages.match(/ {2}holds -?Rp/g)).toHaveLength(2);
    expect(await run('escrow:nobody')).toMatchObject({
      code: 1,
      messages: expect.stringContaining('Nothing has moved on an account escrow:nobody'),
    });
  });
});
