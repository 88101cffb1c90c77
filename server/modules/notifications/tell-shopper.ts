import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { newsOf, type OrderNews } from '#domain/orders/news.ts';
import { isConfirmed } from '#domain/orders/shown-state.ts';
import { OPENING_EVENTS } from '#domain/orders/transitions.ts';
import {
  giveInvoiceNumbers,
  lockUntold,
  markTold,
  noteMailHeld,
  type OrderRow,
  readOrders,
  tellShopper,
  type UntoldEvent,
  untoldEvents,
  untoldOrders,
  untoldSince,
} from '#server/modules/orders/orders.ts';
import type { Transaction, Tx } from '#server/platform/database/transactions.ts';
import type { DueWork } from '#server/platform/jobs/due-work.ts';
import { letterAsMail } from '#server/platform/mail/letter.ts';
import { queueMails } from '#server/platform/mail/mail-queue.ts';
import { goodsOf } from './letters/letter-data.ts';
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
  nextDue: untoldSince,
  async enqueue(tx) {
    await tx.enqueue(tellShopper, await untoldOrders(tx));
  },
};

/** Events that may require an invoice number; with cash on delivery the first one does. */
const CONFIRMING = ['placed', ...OPENING_EVENTS];

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
  const order = await lockUntold(tx, 'shopper', orderId);
  if (!order) return false;
  const events = await untoldEvents(tx, orderId, order.told);
  if (events.some(({ event }) => CONFIRMING.includes(event))) await tx.enqueue(giveInvoiceNumbers, [null]);
  const orders = await readOrders(tx, sql`p.id = ${order.purchaseId}`);
  for (const event of events) await tellOne(tx, { event, orders, orderId, shop });
  const told = events.at(-1)?.seq ?? order.told;
  await markTold(tx, 'shopper', orderId, told);
  return true;
}

async function tellOne(
  tx: Tx,
  given: { event: UntoldEvent; orders: OrderRow[]; orderId: string; shop: LetterShop },
): Promise<void> {
  const { event, orders, orderId, shop } = given;
  const { reason } = event;
  const order = orders.find(({ id }) => id === orderId);
  const news = newsOf(event.event, { reason, actor: event.actor, wasPaid: event.wasSeen });
  // News about the whole purchase is sent with its first order.
  if (!order || !news || (news.isOfPurchase && orders[0] !== order)) return;
  // Whoever has it already need not look for it.
  if (news.kind === 'delivered' && isConfirmed(order)) return;
  // Its cancellation says more.
  if (news.kind === 'undelivered' && order.state === 'cancelled') return;
  await notify(tx, order, event, news);
  if (!news.isMailed || !isLetterKind(news.kind)) return;
  const { refundId, returnId, returnN, until } = event;
  const goods = goodsOf(reason);
  const step = returnId !== null && returnN !== null ? { id: returnId, n: returnN, until, goods } : null;
  // Only somebody without an account has to do something before it is sent.
  if (news.kind === 'return_opened' && order.userId !== null) return;
  const { bankAccount } = shop;
  const about = { orders, order, kind: news.kind, reason, refundId, step };
  const letter = await readLetterFacts(tx, { ...about, bankAccount });
  if (!letter) return;
  const { to, facts } = letter;
  // The method was changed meanwhile to one without anything to type.
  if (news.kind === 'payment_ready' && facts.payment === null) return;
  // The account has been named meanwhile.
  if (['account_needed', 'refund_bounced'].includes(news.kind) && facts.awaitingAccount === 0) return;
  if (!event.wasRead && !(await mayMail(tx, { email: to, userId: order.userId })))
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
