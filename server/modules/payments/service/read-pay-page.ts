import { sql } from 'drizzle-orm';
import { rupiah } from '#domain/money.ts';
import { isOpen, PAYMENT_METHODS, type PaymentMethod } from '#domain/payments/methods.ts';
import { PROMISED_BY, receivedFor, WAITS_FOR_ACCOUNT } from '#server/modules/ledger/ledger.ts';
import { type OrderOwner, type OrderRow, purchasesOf, readOrders } from '#server/modules/orders/orders.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { AttemptView, OfferedMethod, PaidOrder, PayPage } from './payment-service.ts';

/** The part of the page that is in the database. */
export type StoredPayPage = Omit<PayPage, 'methods' | 'bankAccount' | 'cards' | 'simulatorPath'> & {
  id: string;
};

interface PurchaseRow {
  id: string;
  number: string;
  state: PayPage['state'];
  method: PaymentMethod;
  total: number;
  payBy: Date | null;
  isMailHeld: boolean;
}

/** An owner's purchase for its pay page; null for an unknown one. */
export async function readPayPage(
  query: Query,
  owner: OrderOwner,
  number: string,
): Promise<StoredPayPage | null> {
  const [purchase] = await query<PurchaseRow>(sql`
    select p.id, p.number, p.state, p.method, p.total, p.pay_by as "payBy",
      p.mail_held_at is not null as "isMailHeld"
    from purchases p where p.number = ${number} and p.id in ${purchasesOf(owner)}`);
  if (!purchase) return null;
  const orders = await readOrders(query, sql`p.id = ${purchase.id}`);
  const refunds = await query<Omit<PayPage['refunds'][number], 'number'> & { orderId: string | null }>(sql`
    select id, cause_kind as cause, order_id as "orderId", amount, state, ${WAITS_FOR_ACCOUNT} as "needsAccount",
      ${PROMISED_BY} as "promisedBy", done_at as "doneAt" from refunds
    where purchase_id = ${purchase.id} order by created_at, id`);
  return {
    ...purchase,
    orders: orders.map(paidOrder).sort((a, b) => a.number.localeCompare(b.number)),
    skuIds: [...new Set(orders.flatMap(({ lines }) => lines.map(({ skuId }) => skuId)))],
    received: await receivedFor(query, purchase.id),
    attempt: await shownAttempt(query, purchase),
    refunds: refunds.map(({ orderId, ...refund }) => ({
      ...refund,
      number: orders.find(({ id }) => id === orderId)?.number ?? null,
    })),
  };
}

const paidOrder = ({
  number,
  state,
  seller,
  total,
  credit,
  arrivesFrom,
  arrivesTo,
  isGuess,
  exchangeOf,
  lines,
}: OrderRow): PaidOrder => ({
  number,
  state,
  seller,
  total: total - credit,
  arrivesFrom,
  arrivesTo,
  isGuess,
  exchangeOf,
  lines: lines.map(({ position, name, options, quantity }) => ({ position, name, options, quantity })),
});

/** While something is to be paid the newest attempt, then the one that paid. */
async function shownAttempt(
  query: Query,
  { id: purchaseId, state }: Pick<PurchaseRow, 'id' | 'state'>,
): Promise<AttemptView | null> {
  const [attempt] = await query<AttemptView>(sql`
    select a.id, a.method, a.state, a.amount, a.unique_code as "uniqueCode", a.ends_at as "endsAt",
      a.instructions, p.attempt_id is not null as "hasProof"
    from payment_attempts a left join payment_proofs p on p.attempt_id = a.id
    where a.purchase_id = ${purchaseId} order by ${state !== 'awaiting'} and a.state = 'paid' desc, a.created_at desc, a.id limit 1`);
  return attempt ?? null;
}

/**
 * The methods to which an unpaid purchase can change. Cash on delivery can be chosen at the checkout only.
 */
export function methodsFor(due: number, offered: ReadonlySet<PaymentMethod>): OfferedMethod[] {
  const situation = { offered, cod: { isArea: false, isForAll: false, closed: null } };
  return PAYMENT_METHODS.flatMap((method) => {
    if (method === 'cod' || !offered.has(method)) return [];
    const open = isOpen(method, { ...situation, total: rupiah(due) });
    return [{ method, closed: open.ok ? null : open.error }];
  });
}
