import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bookParcel, shipWithWaybill } from '#server/modules/fulfilment/fulfilment.ts';
import {
  acceptOrder,
  askToCancel,
  callOff,
  cancelPurchase,
  confirmReceipt,
  declineToCancel,
  expirePurchase,
  packOrder,
  passDeadlinesOf,
  reportMissing,
} from '#server/modules/orders/orders.ts';
import { createTransaction, type Transaction, type Tx } from '#server/platform/database/transactions.ts';
import { migratedDatabase } from './support/migrated-database.ts';
import { openLife } from './support/order-life.ts';
import { expectTruth } from './support/order-truth.ts';

const opened = migratedDatabase();
const seller = 'seller' as const;

interface Subject {
  purchaseId: string;
  orderId: string;
}
type Step = (tx: Tx, subject: Subject) => Promise<unknown>;

const STEPS = {
  accept: (tx, { orderId }) => acceptOrder(tx, { orderId, actor: seller }),
  pack: (tx, { orderId }) => packOrder(tx, { orderId, actor: seller }),
  ship: (tx, { orderId }) =>
    shipWithWaybill(tx, { orderId, actor: seller, waybill: `W${orderId.slice(0, 18).toUpperCase()}` }),
  book: (tx, { orderId }) => bookParcel(tx, orderId),
  reject: (tx, { orderId }) => callOff(tx, { orderId, actor: seller, reason: 'no_stock' }),
  ask: (tx, { orderId }) => askToCancel(tx, { orderId, reason: 'other' }),
  decline: (tx, { orderId }) => declineToCancel(tx, orderId, seller),
  cancelUnpaid: (tx, { purchaseId }) => cancelPurchase(tx, { purchaseId, actor: 'shopper', reason: 'other' }),
  expire: (tx, { purchaseId }) => expirePurchase(tx, purchaseId),
  notAccepted: (tx, { orderId }) => deadline(tx, orderId, 'accept_by'),
  notShipped: (tx, { orderId }) => deadline(tx, orderId, 'ship_by'),
} satisfies Record<string, Step>;
type Name = keyof typeof STEPS;

/** The sweep's work after the deadline. */
async function deadline(tx: Tx, orderId: string, name: 'accept_by' | 'ship_by') {
  const column = sql.identifier(name);
  const onlyIf = sql`${column} <= now() + interval '30 days'`;
  return callOff(tx, { orderId, actor: 'clock', reason: 'not_shipped', onlyIf });
}

/** Runs B, or lets it wait, at one statement of A, on a real second connection. */
async function interleave(
  a: Name,
  b: Name,
  at: number,
  subject: Subject,
  plain: Transaction,
): Promise<boolean> {
  let other: Promise<unknown> | null = null;
  const watched = createTransaction(opened().database.pool, {
    async onStatement({ number, when }) {
      if (other || when !== 'before' || number !== at) return;
      other = plain<unknown>((tx) => STEPS[b](tx, subject));
      // What waits for a lock of A continues when A is done.
      await Promise.race([other.catch(() => {}), sleep(25)]);
    },
  });
  await watched<unknown>((tx) => STEPS[a](tx, subject));
  await other;
  return other !== null;
}

const PAIRS: Record<'unpaid' | 'new' | 'packed', readonly Name[]> = {
  unpaid: ['cancelUnpaid', 'expire'],
  new: ['accept', 'reject', 'notAccepted'],
  packed: ['ship', 'book', 'ask', 'reject', 'notShipped'],
};
/**
 * B runs at every so many statements of A, so that the whole takes seconds; each pair starts at a different
 * one.
 */
const STRIDE = 6;

describe('two concurrent changes of one order', () => {
  it.each(
    Object.entries(PAIRS).flatMap(([state, names]) =>
      names.flatMap((a) => names.map((b) => [a, b, state as keyof typeof PAIRS] as const)),
    ),
  )('%s, and meanwhile %s, when it is %s', async (a, b, state) => {
    const life = openLife(opened());
    let at = 1 + ((a.length + b.length) % STRIDE);
    for (let isReached = true; isReached; at += STRIDE) {
      const p = await life.place();
      const subject = { purchaseId: p.id, orderId: p.A };
      if (state === 'unpaid') {
        await life.query(sql`update purchases set pay_by = now() - interval '11 minutes' where id = ${p.id}`);
      } else await life.pay(p.id);
      if (state === 'packed') {
        await life.tx((tx) => STEPS.accept(tx, subject));
        await life.tx((tx) => STEPS.pack(tx, subject));
      }
      isReached = await interleave(a, b, at, subject, life.tx);
      await expectTruth(life.query, { id: p.A, skuId: p.x });
    }
  });
});

const COURIER = ['picked', 'on_hold', 'return_in_transit', 'returned', 'delivered', 'disposed'] as const;
const anyStep = fc.oneof(
  fc.constantFrom(...(Object.keys(STEPS) as Name[])).map((step) => ({ step })),
  fc.constantFrom(...COURIER).map((news) => ({ news })),
  fc.constantFrom('receive', 'miss', 'deadlines', 'pay').map((other) => ({ other })),
);

it('in any order of events, order events, stock and money agree', async () => {
  const life = openLife(opened());
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('va_bca', 'cod'),
      fc.array(anyStep, { minLength: 4, maxLength: 14 }),
      async (method, happenings) => {
        const p = await life.place({ method });
        const subject = { purchaseId: p.id, orderId: p.A };
        for (const given of happenings) {
          if ('step' in given) await life.tx<unknown>((tx) => STEPS[given.step](tx, subject));
          else if ('news' in given) await life.news(p.A, given.news);
          else await otherThing(life, given.other, p);
          await expectTruth(life.query, { id: p.A, skuId: p.x });
        }
      },
    ),
    { numRuns: 25, endOnFailure: true },
  );
}, 120_000);

async function otherThing(
  life: ReturnType<typeof openLife>,
  what: string,
  p: Awaited<ReturnType<ReturnType<typeof openLife>['place']>>,
): Promise<void> {
  if (what === 'receive') await life.tx((tx) => confirmReceipt(tx, p.A));
  else if (what === 'miss') await life.tx((tx) => reportMissing(tx, p.A));
  else if (what === 'deadlines') await passDeadlinesOf({ ...opened() }, p.A);
  else if (p.plan.method !== 'cod' && (await life.state(p.A)) === 'unpaid') await life.pay(p.id);
}

it('expectTruth detects violations', async () => {
  const life = openLife(opened());
  const p = await life.place();
  await life.query(sql`update orders set state = 'packed' where id = ${p.A}`);
  await expect(expectTruth(life.query, { id: p.A, skuId: p.x })).rejects.toThrow();
});
