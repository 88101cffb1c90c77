import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rupiah } from '#domain/money.ts';
import { jakartaDay } from '#domain/shipping/calendar.ts';
import { bookRemittance } from '#server/modules/ledger/ledger.ts';
import {
  acceptOrder,
  askToCancel,
  callOff,
  cancelPurchase,
  confirmReceipt,
  declineToCancel,
  deliverOrder,
  expirePurchase,
  packOrder,
  passDeadlinesOf,
  reportMissing,
  reversePurchase,
} from '#server/modules/orders/orders.ts';
import { bookParcel, shipWithWaybill } from '#server/modules/parcels/parcels.ts';
import { confirmTransfer } from '#server/modules/payments/payments.ts';
import { brokenInvariants } from '#server/modules/proof/proof.ts';
import { createTransaction, type Transaction, type Tx } from '#server/platform/database/transactions.ts';
import { endedOrBlocked } from './support/ended-or-blocked.ts';
import { migratedDatabase } from './support/migrated-database.ts';
import { openLife } from './support/order-life.ts';
import { expectTruth } from './support/order-truth.ts';
import { refundedThere, theProviderSays } from './support/paid-there.ts';

const opened = migratedDatabase();
const seller = 'seller' as const;

interface Subject {
  purchaseId: string;
  orderId: string;
  /** Of the purchase. */
  number: string;
}
type Step = (transaction: Transaction, subject: Subject) => Promise<unknown>;

/** What is one transaction. */
const one =
  (work: (tx: Tx, subject: Subject) => Promise<unknown>): Step =>
  (transaction, subject) =>
    transaction((tx) => work(tx, subject));

const STEPS = {
  accept: one((tx, { orderId }) => acceptOrder(tx, { orderId, actor: seller })),
  pack: one((tx, { orderId }) => packOrder(tx, { orderId, actor: seller })),
  ship: one((tx, { orderId }) =>
    shipWithWaybill(tx, { orderId, actor: seller, waybill: `W${orderId.slice(0, 18).toUpperCase()}` }),
  ),
  book: one((tx, { orderId }) => bookParcel(tx, orderId)),
  reject: one((tx, { orderId }) => callOff(tx, { orderId, actor: seller, reason: 'cannot_send' })),
  ask: one((tx, { orderId }) => askToCancel(tx, { orderId, reason: 'other' })),
  decline: one((tx, { orderId }) => declineToCancel(tx, orderId, seller)),
  cancelUnpaid: one((tx, { purchaseId }) =>
    cancelPurchase(tx, { purchaseId, actor: 'shopper', reason: 'other' }),
  ),
  expire: one((tx, { purchaseId }) => expirePurchase(tx, purchaseId)),
  notAccepted: one((tx, { orderId }) => deadline(tx, orderId, 'accept_by')),
  notShipped: one((tx, { orderId }) => deadline(tx, orderId, 'ship_by')),
  /** The operator finds the shopper's transfer in the bank's lines. */
  transfer: (transaction, { number, purchaseId }) =>
    confirmTransfer(transaction, { number, amount: 468_999, reference: purchaseId }),
  /** The provider takes the payment back. */
  reverse: one(async (tx, { purchaseId }) => {
    await tx(sql`select from purchases where id = ${purchaseId} for no key update`);
    await reversePurchase(tx, { purchaseId, receiptId: `T1-${purchaseId}`, amount: 'all' });
  }),
  /** Some of it is refunded on the provider's own page. */
  refundedThere: ifPaid((transaction, purchaseId) =>
    theProviderSays(transaction, purchaseId, { refunds: [refundedThere(130_000)] }),
  ),
  /** A bank takes some of it back. */
  takenBack: ifPaid((transaction, purchaseId) =>
    theProviderSays(transaction, purchaseId, { status: 'reversed', takenBack: rupiah(10_000) }),
  ),
  /** The courier hands over what it collected for this order. */
  handedOver: one((tx, { orderId, number }) => handOver(tx, number, [orderId])),
  /** The same line of the bank, without the names of its orders. */
  handedOverAll: one((tx, { number }) => handOver(tx, number, null)),
} satisfies Record<string, Step>;
type Name = keyof typeof STEPS;

function ifPaid(step: (transaction: Transaction, purchaseId: string) => Promise<void>): Step {
  return async (transaction, { purchaseId }) => {
    const isPaid = await opened().query(sql`select from receipts where id = ${`T1-${purchaseId}`}`);
    if (isPaid.length > 0) await step(transaction, purchaseId);
  };
}

async function handOver(tx: Tx, number: string, orderIds: string[] | null): Promise<void> {
  const line = { day: jakartaDay(await tx.now()), amount: rupiah(119_999), reference: number };
  await bookRemittance(tx, { courier: 'jne', line, fee: rupiah(0), orderIds, isAgain: false });
}

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
      other = STEPS[b](plain, subject);
      // What waits for a lock of A goes on when A is done.
      await endedOrBlocked(other, opened().query);
    },
  });
  await STEPS[a](watched, subject);
  await other;
  return other !== null;
}

const PAIRS: Record<'unpaid' | 'new' | 'paid there' | 'packed' | 'collected', readonly Name[]> = {
  unpaid: ['cancelUnpaid', 'expire', 'transfer'],
  new: ['accept', 'reject', 'notAccepted', 'reverse'],
  'paid there': ['refundedThere', 'takenBack', 'accept', 'reject'],
  packed: ['ship', 'book', 'ask', 'reject', 'notShipped'],
  collected: ['handedOver', 'handedOverAll'],
};
/** Brings a placed order to a state. */
async function bring(life: ReturnType<typeof openLife>, state: keyof typeof PAIRS, subject: Subject) {
  const { purchaseId: id, orderId } = subject;
  if (state === 'unpaid')
    await life.query(sql`update purchases set pay_by = now() - interval '11 minutes' where id = ${id}`);
  else if (state === 'paid there') await theProviderSays(life.tx, id);
  else if (state !== 'collected') await life.pay(id);
  if (state !== 'packed' && state !== 'collected') return;
  await STEPS.accept(life.tx, subject);
  await STEPS.pack(life.tx, subject);
  if (state === 'packed') return;
  await STEPS.ship(life.tx, subject);
  await life.tx((tx) => deliverOrder(tx, { orderId, actor: 'courier' }));
}

/**
 * B comes at every so many statements of A, so that the whole takes seconds; the pairs begin at different ones.
 * `npm run prove` takes every statement, and more orders of happenings.
 */
const STRIDE = Number(process.env['PROVE_STRIDE'] ?? 6);
const RUNS = Number(process.env['PROVE_RUNS'] ?? 25);
const SEED = process.env['PROVE_SEED'];

describe('two concurrent changes of one order', () => {
  it.each(
    Object.entries(PAIRS).flatMap(([state, names]) =>
      names.flatMap((a) => names.map((b) => [a, b, state as keyof typeof PAIRS] as const)),
    ),
  )('%s, and meanwhile %s, when it is %s', async (a, b, state) => {
    const life = openLife(opened());
    let at = 1 + ((a.length + b.length) % STRIDE);
    for (let isReached = true; isReached; at += STRIDE) {
      const p = await life.place(state === 'collected' ? { method: 'cod' } : {});
      const subject = { purchaseId: p.id, orderId: p.A, number: p.number };
      await bring(life, state, subject);
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
        const subject = { purchaseId: p.id, orderId: p.A, number: p.number };
        for (const given of happenings) {
          if ('step' in given) await STEPS[given.step](life.tx, subject);
          else if ('news' in given) await life.news(p.A, given.news);
          else await otherThing(life, given.other, p);
          await expectTruth(life.query, { id: p.A, skuId: p.x });
        }
      },
    ),
    { numRuns: RUNS, endOnFailure: true, ...(SEED !== undefined && { seed: Number(SEED) }) },
  );
}, 600_000);

async function otherThing(
  life: ReturnType<typeof openLife>,
  what: string,
  p: Awaited<ReturnType<ReturnType<typeof openLife>['place']>>,
): Promise<void> {
  if (what === 'receive') await life.tx((tx) => confirmReceipt(tx, p.A));
  else if (what === 'miss') await life.tx((tx) => reportMissing(tx, p.A));
  else if (what === 'deadlines') await passDeadlinesOf({ ...opened() }, p.A);
  else if (p.plan.method !== 'cod' && (await life.state(p.A)) === 'unpaid')
    await theProviderSays(life.tx, p.id);
}

it('whatever came in between, all accounts agree', async () => {
  expect(await brokenInvariants(opened().query)).toEqual({});
});

it('expectTruth detects violations', async () => {
  const life = openLife(opened());
  const p = await life.place();
  await life.query(sql`update orders set state = 'packed' where id = ${p.A}`);
  await expect(expectTruth(life.query, { id: p.A, skuId: p.x })).rejects.toThrow();
});
