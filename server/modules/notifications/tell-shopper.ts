import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { newsOf, type OrderNews } from '#domain/orders/news.ts';
import { isConfirmed } from '#domain/orders/shown-state.ts';
import type { Actor } from '#domain/orders/transitions.ts';
import {
  giveInvoiceNumbers,
  markTold,
  noteMailHeld,
  type OrderRow,
  readOrders,
  tellShopper,
} from '#server/modules/orders/orders.ts';
import type { Transaction, Tx } from '#server/platform/database/transactions.ts';
import type { DueWork } from '#server/platform/jobs/due-work.ts';
import { letterAsMail } from '#server/platform/mail/letter.ts';
import { queueMails } from '#server/platform/mail/mail-queue.ts';
import { isLetterKind, LETTERS } from './letters/letters.id.ts';
import { mayMail } from './letters/mail-allowance.ts';
import { type LetterShop, makeLinks, readLetterFacts } from './letters/read-letter-data.ts';

/**
 * Orders with events that their shoppers or shops have not been told of: their job was lost, or a command left it to
 * the sweep.
 */
export const dueNews: DueWork = {
  name: 'orders: news',
  clock: 'real',
  async nextDue(query) {
    const [row] = await query<{ due: Date }>(
      sql`select now() as due from orders where least(told, told_shop) < events limit 1`,
    );
    return row?.due ?? null;
  },
  async enqueue(tx) {
    const rows = await tx<{ id: string }>(sql`
      select id from orders where least(told, told_shop) < events limit 500`);
    await tx.enqueue(
      tellShopper,
      rows.map(({ id }) => id),
    );
  },
};

/** Events that may require an invoice number; with cash on delivery the first one does. */
const CONFIRMING = ['placed', 'paid', 'confirmed', 'inspected', 'revived'];

interface UntoldEvent {
  seq: number;
  event: string;
  actor: Actor;
  reason: string | null;
  /** Of a step of a return. */
  returnId: string | null;
  returnN: number | null;
  until: Date | null;
  at: Date;
  was_paid: boolean;
  /** Somebody read the contact's mails for it: typed the code from there, or pressed 'Bukan saya' there. */
  was_read: boolean;
}

/**
 * Tells the shopper what happened to an order, event by event. Mails, notifications and the record of told
 * events are written together, so each event is told once.
 */
export async function tellAbout(
  { transaction, ...shop }: { transaction: Transaction } & LetterShop,
  orderId: string,
): Promise<void> {
  // Events during the previous pass have enqueued no job of their own.
  while (await transaction((tx) => tellSome(tx, orderId, shop)));
}

async function tellSome(tx: Tx, orderId: string, shop: LetterShop): Promise<boolean> {
  const [order] = await tx<{ purchaseId: string; told: number }>(sql`
    select purchase_id as "purchaseId", told from orders where id = ${orderId} and told < events for update`);
  if (!order) return false;
  const events = await tx<UntoldEvent>(sql`
    select e.seq, e.event, e.actor, e.details ->> 'reason' as reason, e.at,
      e.details ->> 'return_id' as "returnId", (e.details ->> 'return')::integer as "returnN",
      (e.details ->> 'until')::timestamptz as until,
      coalesce(e.details ->> 'proof' = 'code', false) or e.event = 'disowned' as was_read, exists (
      select 1 from order_events b where b.order_id = e.order_id and b.seq < e.seq
        and (b.event in ('paid', 'confirmed', 'inspected', 'revived') or b.details ->> 'state' = 'new')
    ) as was_paid
    from order_events e where e.order_id = ${orderId} and e.seq > ${order.told} order by e.seq`);
  if (events.some(({ event }) => CONFIRMING.includes(event))) await tx.enqueue(giveInvoiceNumbers, [null]);
  const orders = await readOrders(tx, sql`p.id = ${order.purchaseId}`);
  for (const event of events) await tellOne(tx, { event, orders, orderId, shop });
  const told = events.at(-1)?.seq ?? order.told;
  await markTold(tx, orderId, told);
  return true;
}

async function tellOne(
  tx: Tx,
  given: { event: UntoldEvent; orders: OrderRow[]; orderId: string; shop: LetterShop },
): Promise<void> {
  const { event, orders, orderId, shop } = given;
  const { reason } = event;
  const order = orders.find(({ id }) => id === orderId);
  const news = newsOf(event.event, { reason, actor: event.actor, wasPaid: event.was_paid });
  // News about the whole purchase is sent with its first order.
  if (!order || !news || (news.isOfPurchase && orders[0] !== order)) return;
  // Whoever has it already need not look for it.
  if (news.kind === 'delivered' && isConfirmed(order)) return;
  await notify(tx, order, event, news);
  if (!news.isMailed || !isLetterKind(news.kind)) return;
  const { returnId, returnN, until } = event;
  const step = returnId !== null && returnN !== null ? { id: returnId, n: returnN, until } : null;
  // Only somebody without an account has to do something before it is sent.
  if (news.kind === 'return_opened' && order.userId !== null) return;
  const letter = await readLetterFacts(tx, { orders, order, bankAccount: shop.bankAccount, reason, step });
  if (!letter) return;
  const { to, facts } = letter;
  // The method was changed meanwhile to one without anything to type.
  if (news.kind === 'payment_ready' && facts.payment === null) return;
  // The account has been named meanwhile.
  if (news.kind === 'account_needed' && facts.awaitingAccount === 0) return;
  if (!event.was_read && !(await mayMail(tx, { email: to, userId: order.userId })))
    return noteMailHeld(tx, order.purchaseId);
  const links = await makeLinks(tx, { order, kind: news.kind, publicUrl: shop.publicUrl, step });
  const mail = letterAsMail(LETTERS[news.kind]({ ...facts, ...links }), { to });
  await queueMails(tx, [mail]);
}

async function notify(
  tx: Tx,
  { id, userId }: OrderRow,
  { seq, at }: UntoldEvent,
  { kind, isNotified }: OrderNews,
): Promise<void> {
  if (!isNotified) return;
  await tx(sql`
    insert into notifications (id, user_id, order_id, seq, kind, at)
    values (${randomUUID()}, ${userId}, ${id}, ${seq}, ${kind}, ${at}) on conflict do nothing`);
}
